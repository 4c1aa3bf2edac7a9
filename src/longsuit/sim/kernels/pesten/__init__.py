"""The kernel of Pesten: the layout of its row, its turns, its choices, and whole matches."""
