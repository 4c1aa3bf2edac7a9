"""A card table for five games."""

__version__ = "0.1.0"
