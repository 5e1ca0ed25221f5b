"""A finished game as a file in a standard format, for other programs."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engines.registry import engine_of
from server.room.export.day import day_of
from server.room.room import step, views_of
from server.room.stored.log import Record
from server.room.values.roles import name_of
from server.room.values.state import Room
from server.words.catalogue import words_of

SITE: Final = "Banderilla"


class Exported(NamedTuple):
    """An exported game. `kind`: the extension of its file name."""

    kind: str
    text: str


class Heading(NamedTuple):
    """The class and the round of a game, for the header of its file. `event`: the title of the class; `round`: the number of
    the round. Both are empty outside a class."""

    event: str = ""
    round: str = ""
    lang: str = "es"


NO_CLASS: Final = Heading()


def exported(room: Room, heading: Heading = NO_CLASS) -> Exported | None:
    """Returns the room's last game as a file. None if the game is not over, or if it has no standard format."""
    engine = engine_of(room.slug)
    if engine.export is None or room.state != "over":
        return None
    assert room.game is not None
    names = tuple(_in_header(_name(room, seat, heading.lang)) for seat in range(len(room.seats)))
    return Exported(engine.export_kind, engine.export(room.game.state, names, _tags(room, heading)))


def _name(room: Room, seat: int, lang: str) -> str:
    return words_of(lang).computer if room.seats[seat].kind == "bot" else name_of(room, seat)


def _tags(room: Room, heading: Heading) -> dict[str, str]:
    """Returns the tags for the header. The date is the server's, in UTC. In a match, the number of the game follows that of the
    round: `2.1`, `2.2`."""
    tags = {
        "Event": _in_header(heading.event) or f"{SITE} {room.code}",
        "Site": SITE,
        "Date": "{:04}.{:02}.{:02}".format(*day_of(room.created_at_ms)),
    }
    if heading.round:
        tags["Round"] = f"{heading.round}.{room.dealt}" if room.settings.games > 1 else heading.round
    elif room.settings.games > 1:
        tags["Round"] = str(room.dealt)
    return tags


def _in_header(name: str) -> str:
    """Returns the name in a form that every file header allows: on one line, without a sign that would end the header."""
    line = "".join(letter if letter.isprintable() else " " for letter in name)
    return line.replace('"', "'").replace("\\", "/")


def exported_games(first: Room, records: Iterable[Record], heading: Heading = NO_CLASS) -> Iterator[Exported]:
    """Returns every finished game of the room, the oldest first, by replaying the log. Raises `Refusal` if the replay fails."""
    if engine_of(first.slug).export is None:
        return
    room, views = first, views_of(first)
    for record in records:
        done = step(room, record.command, record.at_ms, views)
        if done.room.dealt != room.dealt and (before := exported(room, heading)) is not None:
            yield before
        room, views = done.room, done.views
    last = exported(room, heading)
    if last is not None:
        yield last
