"""Generators of files in the repository, run by `make docs`; nothing imports them."""
