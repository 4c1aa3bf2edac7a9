"""The terminal client: a game in lines of text, against computer players."""
