"""Faults in the protocol, as patches of the server. The simulated world must find each of them."""
