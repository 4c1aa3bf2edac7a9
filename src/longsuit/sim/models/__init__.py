"""The fitted models of the simulator: weights and tables, each with a header that says where they
come from.

`loader` reads every fitted file of the package, also those of `belief` and `insight`.  A model of a
few hundred numbers is a JSON file with a header and tables.  The weights of a network are
`<game>.net`, 16-bit integers with the lowest byte first; their header is `<game>.net.json` beside
it.  The commands in `benchmarks/training` fit the models and write both.
"""
