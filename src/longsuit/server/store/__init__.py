"""The database: schema and migrations, one writer with group commit, queries, backup."""
