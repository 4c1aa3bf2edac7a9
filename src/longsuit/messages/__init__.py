"""What people read: the catalogue of messages in every language, and its rendering."""
