"""Rollout policies, call values, network inference, and rollouts of every candidate action."""
