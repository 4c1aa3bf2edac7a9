"""What clients and the server say to each other, and nothing of how either works."""

VERSION = 1  # of the protocol; a client and a server of different versions do not talk
