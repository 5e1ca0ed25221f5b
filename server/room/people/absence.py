"""Who is absent: at which tables it may be claimed, and from when on. What a claim gives is in `endings/claim_absence.py`."""

from engines.registry import engine_of
from server.room.values.roles import has_referee, person_of
from server.room.values.state import Room


def is_offered(room: Room) -> bool:
    """Whether absence may be claimed at this table."""
    if room.session is not None or room.settings.move_days or not room.settings.absence_ms or has_referee(room):
        return False
    return not engine_of(room.slug).is_tournament(room.options)


def absent_from_ms(room: Room, seat: int) -> int | None:
    """From when on that seat's absence may be claimed; None where somebody, or the computer, is there."""
    person = room.seats[seat].person
    known = person_of(room, person) if person else None
    if known is None or known.away_since_ms is None:
        return None
    began_ms = room.game.started_at_ms if room.game is not None else 0
    return max(known.away_since_ms, began_ms) + room.settings.absence_ms
