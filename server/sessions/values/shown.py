"""What tutors show and say to the class."""

from typing import Literal, TypeAlias

import msgspec

from protocol.bodies import Plain
from protocol.session_commands import DrawingColour, DrawingShape

OnWall: TypeAlias = Literal["question", "position", "moment", "round"]
"""The kinds of thing that a tutor can put on the class's screen (the wall). The screen shows one thing at a time: the newest
that still exists."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """The moment of a game that the tutor `by` shows to the class: the game's room and a sequence number `at` in its log."""

    room: str
    at: int
    by: str = ""
    marks: tuple[str, ...] = ()
    """The names of the highlighted places on the board."""


class SetPosition(msgspec.Struct, frozen=True, array_like=True):
    """A position that the tutor `by` shows to the class, as spectators would see it. It need not come from a board of the
    class."""

    number: int
    game: str
    seats: int
    view: dict[str, Plain]
    """The view of a spectator (`Engine.view`), with stopped clocks."""
    status: dict[str, Plain]
    """The status of the game (`server.room.views.view_types.StatusView`)."""
    by: str
    marks: tuple[str, ...] = ()
    """The names of the highlighted places on the board."""
    given: dict[str, Plain] = {}
    acts: tuple[str | dict[str, Plain], ...] = ()
    """The actions that were played from the setup (`protocol.session_commands.ShowPosition`)."""
    tried: int = 0
    """Number of actions at the end of `acts` that the class only tries."""


class Drawing(msgspec.Struct, frozen=True, array_like=True):
    """A drawing over the shown board, by the person `by`. `to`: the place where an arrow ends, empty for other shapes."""

    shape: DrawingShape
    colour: DrawingColour
    place: str
    to: str
    by: str


class Pen(msgspec.Struct, frozen=True, array_like=True):
    """The people who may draw besides tutors: all `pupils`, or the pupil `person`, to whom a tutor has handed the board
    over."""

    pupils: bool = False
    person: str = ""


class Announcement(msgspec.Struct, frozen=True, array_like=True):
    """The words of the tutor `by` to the whole class. `number` counts announcements and private words together."""

    number: int
    words: str
    by: str
    at_ms: int


class PrivateWords(msgspec.Struct, frozen=True, array_like=True):
    """The latest words of the tutor `by` to the pupil `person`."""

    number: int
    person: str
    words: str
    by: str
    at_ms: int
    is_read: bool = False


class GivenAnswer(msgspec.Struct, frozen=True, array_like=True):
    """A pupil's answer to the open question."""

    person: str
    choice: str


class Question(msgspec.Struct, frozen=True, array_like=True):
    """The question of the tutor `by` to the class. An open question has `answers`; a closed question has only `counts`."""

    number: int
    by: str
    at_ms: int
    is_of_board: bool
    """True if the question is about a moment of a board of the class, as everybody at the board saw it; False if the server
    made the game for the question."""
    asked: dict[str, Plain]
    """The part of the question that everybody sees from the start (`server.school.view_types.AskedExercise`)."""
    answer: str
    """The correct choice."""
    found: list[dict[str, Plain]]
    """The faults that a challenge would find at the moment of the question (`server.room.views.view_types.Explanation`)."""
    answers: tuple[GivenAnswer, ...] = ()
    """The latest answer of each pupil; empty once the question is closed."""
    counts: tuple[int, ...] | None = None
    """The number of pupils who took each choice; None until the question is closed."""
