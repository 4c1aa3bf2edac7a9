"""Rollouts: sampled worlds played to their end by rollout policies, to compare actions.

A rollout (playout) takes a determinization, that is a sampled world that agrees with what a seat
has seen, applies a candidate action and lets a rollout policy play on for every seat (Levy 1989;
Ginsberg 2001, GIB; Browne et al. 2012, A Survey of Monte Carlo Tree Search Methods). `rollout`
holds what the trick games share, `rollout_<game>` the rollouts of each game; `simple_policies`,
`trick_policy` and `pesten_policy` are the policies, `call_value` and the two `*_bid_policy` modules
what they call and bid, `network` is an integer multilayer perceptron that can play or evaluate
instead of them.
"""
