"""WebSocket sessions: admission, requests and their handlers, idempotency."""
