"""The operator's page: what each node and Redis do now, on a port of its own, for the holder of the token."""
