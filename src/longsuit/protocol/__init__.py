"""The messages between clients and the server, and their JSON."""

VERSION = 1  # of the protocol; a client and a server of different versions do not talk
