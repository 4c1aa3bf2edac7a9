"""The HTTP API and the static page: one route table, handlers by subject, middleware."""
