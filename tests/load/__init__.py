"""Load tests: the server's costs next to floors from the same run (`make bench`)."""
