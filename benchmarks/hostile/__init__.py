"""A campaign of attacks on a server: one module for each kind, and the bystanders beside them."""
