"""The roles at a table: a person's seat, role and view."""

from typing import Any

from engines.contract import Engine
from protocol.messages import RefereeRole
from server.room.values.state import Game, Person, Room


def person_of(room: Room, person: str) -> Person | None:
    for known in room.people:
        if known.id == person:
            return known
    return None


def seat_of(room: Room, person: str | None) -> int | None:
    """Returns the seat of a person; None if the person has none."""
    if person:
        for number, seat in enumerate(room.seats):
            if seat.person == person:
                return number
    return None


def name_of(room: Room, seat: int) -> str:
    """Returns the name of the person in a seat; empty for a bot. For an empty seat, returns the name on the seat's score card
    if a game is over, else an empty text."""
    person = room.seats[seat].person
    known = person_of(room, person) if person else None
    if known is None and room.seats[seat].kind == "empty" and room.sheets:
        return room.sheets[seat].name  # a player removed from a finished game stays on its record
    return known.name if known else ""


def has_referee(room: Room) -> bool:
    return any(person.role != "player" for person in room.people)


def referee_role(room: Room, person: str) -> RefereeRole | None:
    known = person_of(room, person)
    return None if known is None or known.role == "player" else known.role


def yet_to_agree(room: Room) -> tuple[int, ...]:
    """Returns the seats whose players must still agree to the referee of a playing host."""
    agreed = room.invitation.agreed if room.invitation is not None else ()
    return tuple(
        number
        for number, seat in enumerate(room.seats)
        if seat.kind == "person" and seat.person != room.host and seat.person not in agreed
    )


def lacks_consent(room: Room) -> bool:
    """Tells whether the referee of a playing host is present although not every player has agreed."""
    return any(person.invited for person in room.people) and bool(yet_to_agree(room))


def is_tournament(room: Room, game: Game[Any], engine: Engine[Any, Any, Any]) -> bool:
    """Tells whether the game is in tournament mode, by the room's options or by the options in the game's state. The two can
    differ, because a referee may have set up a position with other options."""
    options = getattr(game.state, "options", None)
    return bool(getattr(options, "mode", None) == "tournament") or engine.is_tournament(room.options)


def viewer_of(room: Room, person: str) -> str:
    """Returns the name of a person's view: the number of the person's seat as text, `referee`, `invited` (a referee whom a
    playing host invited), or `spectator`."""
    seat = seat_of(room, person)
    if seat is not None:
        return str(seat)
    known = person_of(room, person)
    if known is None or known.role == "player":
        return "spectator"
    return "invited" if known.invited else "referee"
