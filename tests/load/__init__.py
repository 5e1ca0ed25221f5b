"""Load tests (`make bench`). They compare the costs of the server with floors (the least possible costs) from the same
run."""
