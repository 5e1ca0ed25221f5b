"""The data types for what tutors show to the class: words, a moment of a game, a position, a question."""

from typing import NotRequired, TypedDict

from protocol.bodies import Plain
from protocol.session_commands import DrawingColour, DrawingShape
from server.room.views.view_types import Explanation, GameView, StatusView
from server.school.view_types import AskedExercise


class ShownView(TypedDict):
    """The moment of a game that the tutor `by` shows to the class: the game's room and a sequence number `at` in its log."""

    room: str
    at: int
    by: str
    marks: list[str]
    """The names of the highlighted places on the board."""


class PositionView(TypedDict):
    """A position that a tutor shows to the class, as spectators would see it."""

    number: int
    """The number of this position, from 1."""
    game: str
    seats: int
    view: GameView
    status: StatusView
    by: str
    """The name of the tutor who shows the position."""
    marks: list[str]
    tried: NotRequired[int]
    """Number of actions, at the end of the line of moves, that the class only tries; absent for none."""


class DrawingView(TypedDict):
    """A drawing over the shown board: over the moment if a tutor shows one, otherwise over the position. `to`: the place where
    an arrow ends, empty for other shapes. `by`: the id of the person who drew."""

    shape: DrawingShape
    colour: DrawingColour
    place: str
    to: str
    by: str


class PenView(TypedDict):
    """The people who may draw besides tutors: all `pupils`, or the pupil `person`, to whom a tutor has handed the board
    over."""

    pupils: bool
    person: str


class PlayedView(TypedDict):
    """The origin of a position: a setup and the actions played from there. With the origin a tutor can play on or go back."""

    given: dict[str, Plain]
    """The setup; empty for the usual beginning of the game."""
    acts: list[str | dict[str, Plain]]
    """The actions played from the setup."""


class AnnouncementView(TypedDict):
    """A tutor's words to the whole class."""

    number: int
    """The number of this announcement, among all announcements and private words."""
    words: str
    by: str
    """The tutor's name; empty for people who wait for admission."""
    at_ms: int


class PrivateView(TypedDict):
    """The latest private words to a pupil, as tutors see them."""

    person: str
    words: str
    by: str
    at_ms: int
    read: bool


class BarView(TypedDict):
    """The number of pupils who took a choice."""

    choice: str
    count: int


class SolutionView(TypedDict):
    """The solution of a closed question."""

    answer: str
    """The correct choice."""
    found: list[Explanation]
    """The faults that a challenge would find at the moment of the question."""
    bars: list[BarView]
    """The count of each choice, in the order of the choices."""


class QuestionView(TypedDict):
    """The question to the class. All viewers see the same fields. While the question is open, no field depends on an answer."""

    number: int
    """The number of this question, from 1."""
    at_ms: int
    is_of_board: bool
    """True if the question is about a moment of a board of the class, as its spectators saw it; False if the server made the
    game, and the moment is as one seat saw it."""
    asked: AskedExercise
    solution: NotRequired[SolutionView]
    """Present once the question is closed."""
