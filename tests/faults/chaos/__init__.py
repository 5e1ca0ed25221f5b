"""Play under injected faults (`make chaos`): the faults kill, stop, disconnect and slow down real processes, and then
checks read the whole history."""
