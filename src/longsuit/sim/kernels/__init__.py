"""Whole games on rows of integers, one kernel for each game, and the log a kernel can write."""
