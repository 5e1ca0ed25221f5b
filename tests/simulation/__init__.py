"""The whole server in a simulated world (`make simulate`): one process with virtual time, a simulated network and
store, and faults. The seed decides everything in the world."""
