"""A finished game as a file in its field's standard form, for those who look at games with other programs."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.registry import engine_of
from server.room.log import Record
from server.room.room import step, views_of
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
    names = tuple(_in_header(name_of(room, seat)) for seat in range(len(room.seats)))
    return Exported(engine.export_kind, engine.export(room.game.state, names))


def _in_header(name: str) -> str:
    """The name as a header of any of these forms may have it: on one line, and nothing in it ends the header."""
    line = "".join(letter if letter.isprintable() else " " for letter in name)
    return line.replace('"', "'").replace("\\", "/")


def exported_games(first: Room, records: Iterable[Record]) -> Iterator[Exported]:
    """Every game of the room that was finished, oldest first: the log is played again. Raises `Refusal` where it cannot be."""
    if engine_of(first.slug).export is None:
        return
    room, views = first, views_of(first)
    for record in records:
        done = step(room, record.command, record.at_ms, views)
        if done.room.dealt != room.dealt and (before := exported(room)) is not None:
            yield before
        room, views = done.room, done.views
    last = exported(room)
    if last is not None:
        yield last
