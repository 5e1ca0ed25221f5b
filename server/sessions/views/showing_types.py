"""Tutors' presentations in a session's view, as plain data: words, a moment, a position, a question."""

from typing import NotRequired, TypedDict

from protocol.bodies import Plain
from server.room.views.view_types import Explanation, GameView, StatusView
from server.school.view_types import AskedExercise


class ShownView(TypedDict):
    """The moment of a game that the tutor `by` shows the class."""

    room: str
    at: int
    by: str
    marks: list[str]
    """The highlighted places, by their names."""


class PositionView(TypedDict):
    """A position that a tutor shows to the class, as spectators would see it."""

    number: int
    """Counts the class's positions, from 1."""
    game: str
    seats: int
    view: GameView
    status: StatusView
    by: str
    """The tutor's name."""
    marks: list[str]


class PlayedView(TypedDict):
    """The origin of a position, from which any tutor can play on or go back."""

    given: dict[str, Plain]
    """The setup, empty for the game's beginning."""
    acts: list[str | dict[str, Plain]]
    """The actions played from there."""


class AnnouncementView(TypedDict):
    """A tutor's words to all."""

    number: int
    """Counts all texts that tutors have written."""
    words: str
    by: str
    """The tutor's name; empty for people outside the class."""
    at_ms: int


class PrivateView(TypedDict):
    """The last words to one pupil, as tutors see them."""

    person: str
    words: str
    by: str
    at_ms: int
    read: bool


class BarView(TypedDict):
    """The count of a choice."""

    choice: str
    count: int


class SolutionView(TypedDict):
    """The solution of a closed question."""

    answer: str
    """The right choice."""
    found: list[Explanation]
    """The existing faults."""
    bars: list[BarView]
    """A bar for each choice, in the order of the choices."""


class QuestionView(TypedDict):
    """The question to the class: the same for all, and independent of any answer until it is closed."""

    number: int
    """Counts the class's questions, from 1."""
    at_ms: int
    is_of_board: bool
    """True if the moment is from a board of the class, as its spectators saw it; False for a seat's view of a game that the
    server made."""
    asked: AskedExercise
    solution: NotRequired[SolutionView]
    """Present once the question is closed."""
