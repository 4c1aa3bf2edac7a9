"""What at least two games share: tricks, calls and auctions, each a value, and sizes of rounds."""
