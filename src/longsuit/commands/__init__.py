"""One module for each command of `longsuit`; `cli` lists them and loads them when used."""
