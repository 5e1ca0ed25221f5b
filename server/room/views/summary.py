"""A short summary of a table for a person's list of games («my games»): the game, the opponents, and whose turn it is.

It contains only public facts of the table: seats, the engine's status, the result.
"""

from typing import Literal, NotRequired, TypedDict

from engines.registry import engine_of
from protocol.bodies import BotLevel
from server.room.values.roles import name_of
from server.room.values.state import Room
from server.room.views.status import plain_result
from server.room.views.view_types import ResultView


class SummarySeat(TypedDict):
    name: str
    """The player's name; empty for bots and empty seats."""
    kind: Literal["person", "bot", "empty"]
    level: NotRequired[BotLevel]
    """Level of the computer in this seat; absent for the plain bot."""


class GameSummary(TypedDict):
    """The summary of a table for a person who has a seat there."""

    code: str
    game: str
    session: str | None
    """Code of the class that the board belongs to."""
    state: Literal["waiting", "playing", "over"]
    seat: int
    """Seat of the person who asks."""
    seats: list[SummarySeat]
    your_turn: bool
    at_ms: int
    """Server time of the last event at the table."""
    due_at_ms: int | None
    """Server time when the running turn ends."""
    days: int
    """Number of days per move; 0 for an ordinary table."""
    result: ResultView | None
    home_until_ms: int | None
    """Server time until which pupils may finish a home game of a class."""


def summary_of(room: Room, person: str, seat: int) -> GameSummary | None:
    """Returns the summary of a table for a person who has had that seat; None if the person has lost it."""
    if room.state == "erased" or seat >= len(room.seats) or person in room.expelled:
        return None
    holder = room.seats[seat].person
    if holder != person and (holder is not None or room.state != "over" or room.session is not None):
        return None
    running = room.game if room.state == "playing" else None
    status = engine_of(room.slug).status(running.state) if running is not None else None
    result = room.game.result if room.game is not None else None
    return {
        "code": room.code,
        "game": room.slug,
        "session": room.session,
        "state": room.state,
        "seat": seat,
        "seats": [_seat(room, number) for number in range(len(room.seats))],
        "your_turn": status is not None and not room.is_held and seat in status.awaited,
        "at_ms": room.at_ms,
        "due_at_ms": None if status is None or room.is_held else room.home.move_by_ms if room.home else status.due_at_ms,
        "days": room.settings.move_days,
        "result": None if result is None else plain_result(result),
        "home_until_ms": room.home.until_ms if running and room.home is not None else None,
    }


def _seat(room: Room, number: int) -> SummarySeat:
    seat = room.seats[number]
    summary: SummarySeat = {"name": name_of(room, number), "kind": seat.kind}
    if seat.level:
        summary["level"] = seat.level
    return summary
