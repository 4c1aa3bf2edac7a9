"""Changes of the schema, applied when the server starts."""
