"""The handlers of HTTP requests, one module for each subject."""
