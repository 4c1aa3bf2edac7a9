"""What is kept: the database, its one writer, and the questions asked of it."""
