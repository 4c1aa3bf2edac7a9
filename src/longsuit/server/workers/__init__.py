"""Worker processes for what takes long: bots that search, odds, advice and reviews."""
