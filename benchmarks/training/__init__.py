"""The fits and the self-play that make the models of the package; `model_file` writes them with a
header."""
