"""The table server: sockets and HTTP, tables and games, a database."""
