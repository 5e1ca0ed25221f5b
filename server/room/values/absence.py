"""Finds the tables where a player may claim that an opponent is absent, and the time from which the player may do so.
`endings/claim_absence.py` carries out the claims."""

from engines.registry import engine_of
from server.room.values.roles import has_referee, person_of
from server.room.values.state import Room


def is_offered(room: Room) -> bool:
    """Tells whether players at this table may claim that another player is absent."""
    if room.session is not None or room.settings.move_days or not room.settings.absence_ms or has_referee(room):
        return False
    return not engine_of(room.slug).is_tournament(room.options)


def absent_from_ms(room: Room, seat: int) -> int | None:
    """Returns the earliest server time when others may claim that seat's absence; None if the player of the seat is
    present, or if the seat is not a person's."""
    person = room.seats[seat].person
    known = person_of(room, person) if person else None
    if known is None or known.away_since_ms is None:
        return None
    began_ms = room.game.started_at_ms if room.game is not None else 0
    return max(known.away_since_ms, began_ms) + room.settings.absence_ms
