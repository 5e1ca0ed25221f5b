"""The costs of requests, in messages. A cost depends on the work that the server has, not on the length of the request."""

from typing import Final

ROOM: Final = 10
"""Cost of opening a room."""
TABLES: Final = 2
"""Cost of a page of the public list of tables. A node reads the list once per second for all requests."""
WEEKEND: Final = 2
"""Cost of a request about the weekend hour. It is lower than `ROOM`, because a client cannot open tables at will: the server
opens a table only for a pair."""
FRIENDS: Final = 2
"""Cost of the list of friends."""
LOG: Final = 4
"""Cost of reading a whole log, for a page of a recording or a review."""
EXERCISE: Final = 10
"""Cost of asking a class a question for which the server must make a game."""
ENTRIES_PER_MESSAGE: Final = 4
"""Number of log entries that cost as much as one message, if the server reads and sends them."""

ENTRIES_READ_PER_MESSAGE: Final = 10
"""Number of log entries that cost as much as one message, if the server only reads them for an answer."""
ENTRIES_PLAYED_PER_MESSAGE: Final = 8
"""Number of log entries that cost as much as one message, if the server replays them to reach a moment of the game."""


def of_reading(entries: int) -> int:
    return max(0, entries // ENTRIES_READ_PER_MESSAGE)


def of_entries(entries: int) -> int:
    return max(0, entries // ENTRIES_PER_MESSAGE)


def of_playing_again(entries: int) -> int:
    return max(0, entries // ENTRIES_PLAYED_PER_MESSAGE)
