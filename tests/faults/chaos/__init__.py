"""A load under injected faults (`make chaos`): it kills, stops, cuts off and slows real processes, then checks the whole
history.
"""
