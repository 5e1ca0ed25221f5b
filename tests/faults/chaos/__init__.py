"""A load under faults whose whole history is checked (`make chaos`): real processes are killed, stopped, cut off and slowed."""
