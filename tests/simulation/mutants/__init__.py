"""Faults of the protocol, as patches of the server, that the simulated world must find."""
