"""The whole server in a simulated world (`make simulate`): one process, virtual time, a simulated network and store,
and faults. One seed decides everything in the world.
"""
