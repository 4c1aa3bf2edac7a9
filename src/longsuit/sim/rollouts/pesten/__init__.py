"""Rollouts of Pesten: the features of an action, the policy, and the value of hands."""
