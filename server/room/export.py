"""A finished game as a file in its field's standard form, for those who look at games with other programs."""

from typing import NamedTuple

from engines.registry import engine_of
from server.room.state import Room, name_of


class Exported(NamedTuple):
    """`kind` is the ending of the file's name."""

    kind: str
    text: str


def exported(room: Room) -> Exported | None:
    """The room's last game, if it is over and its field has such a form."""
    engine = engine_of(room.slug)
    if engine.export is None or room.state != "over" or room.game is None:
        return None
    names = tuple(name_of(room, seat) for seat in range(len(room.seats)))
    return Exported(engine.export_kind, engine.export(room.game.state, names))
