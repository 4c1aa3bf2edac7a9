"""Search players: perfect-information Monte Carlo search.

Every candidate action is tried in many sampled worlds (determinizations that agree with what the
seat knows), each played on by a rollout policy or a network, and the action with the best mean is
chosen.  The method is that of Levy, "The Million Pound Bridge Program" (1989), and Ginsberg's GIB
(2001); `racing` divides the budget among the candidates.
"""
