"""What a seat can know of hidden cards, from its view and the public events."""
