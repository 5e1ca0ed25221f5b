"""What a session's view says of what tutors put before the class: words, a moment, a position, a question. As plain data."""

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
    """The places that are pointed at, by their names."""


class PositionView(TypedDict):
    """A position that a tutor has set for all, as spectators would see it."""

    number: int
    """Of those that were set, from 1."""
    game: str
    seats: int
    view: GameView
    status: StatusView
    by: str
    """The tutor's name."""
    marks: list[str]


class PlayedView(TypedDict):
    """How a position that is set came about: any tutor plays on from it, or goes back."""

    given: dict[str, Plain]
    """What it was set up from, empty for the game's beginning."""
    acts: list[str | dict[str, Plain]]
    """What was played from there."""


class AnnouncementView(TypedDict):
    """What a tutor says to all."""

    number: int
    """Of everything that was said in tutors' own words."""
    words: str
    by: str
    """The tutor's name; empty at the door."""
    at_ms: int


class PrivateView(TypedDict):
    """What was said last to one pupil alone, as tutors see it."""

    person: str
    words: str
    by: str
    at_ms: int
    read: bool


class BarView(TypedDict):
    """How often a choice was taken."""

    choice: str
    count: int


class SolutionView(TypedDict):
    """What is told of a question once it is closed."""

    answer: str
    """The right choice."""
    found: list[Explanation]
    """The faults that there are."""
    bars: list[BarView]
    """One for each choice, in their order."""


class QuestionView(TypedDict):
    """What the class is asked. The same for all, and nothing in it depends on an answer, until it is closed."""

    number: int
    """Of the class's questions, from 1."""
    at_ms: int
    is_of_board: bool
    """The moment is one of a board of the class, seen as its spectators saw it; else a seat's view of a made game."""
    asked: AskedExercise
    solution: NotRequired[SolutionView]
    """Once it is closed."""
