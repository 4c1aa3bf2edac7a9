"""The computer players of the original programs, ported as they were."""
