"""The tables of a weekend hour: the new room of a pairing, and the result that the room reports."""

from engines.contract import Plain
from server.room.lifecycle.creation import NewRoom, create
from server.room.values.state import Person, Room
from server.weekend.schedule import WeekendGame
from server.weekend.standings import Pairing, Standings, entrant_of, points_for

SETTINGS: dict[str, Plain] = {"chat": False, "start_when_full": True, "games": 1}
"""Settings of every table of the hour. The game starts as soon as both people are there."""


def room_for(game: WeekendGame, standings: Standings, pairing: Pairing, secret: bytes, now_ms: int) -> Room:
    """Returns the new room of a pairing. Its people have their nicknames, and nobody is its host. Raises `Refusal`."""
    new = NewRoom(
        pairing.code,
        game.slug,
        len(pairing.seats),
        "",
        "",
        secret,
        options=game.options,
        settings=SETTINGS,
        placed=tuple(_placed(standings, person) for person in pairing.seats),
        strangers=True,
    )
    return create(new, now_ms)


def _placed(standings: Standings, person: str) -> Person:
    known = entrant_of(standings, person)
    return Person(person, known.name if known is not None else "", "player", present=False)


def is_decided(room: Room) -> bool:
    """Tells whether the first game of the table is over."""
    return room.state == "over" and room.game is not None and room.game.result is not None


def points_of(room: Room) -> tuple[int, int] | None:
    """Returns the points of a decided table per seat; None if its result is void."""
    result = room.game.result if room.game is not None else None
    if result is None or result.result == "void":
        return None
    return points_for(result.winners, is_draw=result.result == "draw")
