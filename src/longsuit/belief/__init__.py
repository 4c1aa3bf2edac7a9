"""The knowledge that a seat can have of hidden cards, from its view and the events as it saw them:
hard evidence (`tricks`, `pesten`), soft evidence (`likelihood`) and sampled worlds (`worlds`)."""
