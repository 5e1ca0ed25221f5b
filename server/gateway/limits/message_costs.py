"""The cost of a request in messages: it depends on the work for the answer, not on the length of the request."""

from typing import Final

ROOM: Final = 10
"""Cost of a new room."""
TABLES: Final = 2
"""Cost of a page of the list of tables, which a node reads once per second for all requests."""
LOG: Final = 4
"""Cost of opening a log to read through it, for a page of a recording or a review."""
EXERCISE: Final = 10
"""Cost of a question to a class from a game that the server makes."""
ENTRIES_PER_MESSAGE: Final = 4
"""Number of log entries, read and sent, that cost as much as one message."""

ENTRIES_READ_PER_MESSAGE: Final = 10
"""Number of log entries, read for one answer, that cost as much as one message."""
ENTRIES_PLAYED_PER_MESSAGE: Final = 8
"""Number of log entries, replayed to find a moment of the game, that cost as much as one message."""


def of_reading(entries: int) -> int:
    return max(0, entries) // ENTRIES_READ_PER_MESSAGE


def of_entries(entries: int) -> int:
    return max(0, entries) // ENTRIES_PER_MESSAGE


def of_playing_again(entries: int) -> int:
    return max(0, entries) // ENTRIES_PLAYED_PER_MESSAGE
