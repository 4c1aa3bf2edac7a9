"""Fitted weights and the one loader that reads them."""
