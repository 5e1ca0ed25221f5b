"""What a question costs in messages: as much as its answer takes, not one because it is short."""

from typing import Final

ROOM: Final = 10
"""A new room."""
LOG: Final = 4
"""Opening a log to read through it: a recording's page, a review."""
ENTRIES_PER_MESSAGE: Final = 10
"""So many entries of a log, read and sent, cost one."""


def of_entries(entries: int) -> int:
    return max(0, entries) // ENTRIES_PER_MESSAGE
