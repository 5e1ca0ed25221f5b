"""An exercise as clients get it; their types are made from these."""

from typing import Literal, TypedDict

from engines.contract import Plain
from server.room.views.view_types import EventView, Explanation, GameView, StatusView


class Remedy(TypedDict):
    """The consequence of the challenge."""

    view: GameView
    status: StatusView
    happenings: list[EventView]
    flag: str
    """The seat that holds it then, `over` where the game is, empty where nobody holds it."""


class AskedExercise(TypedDict):
    """A moment of a game and a question about it, without the answer."""

    game: str
    """The game's slug."""
    question: Literal["fault", "rule", "mark"]
    """Is there a fault, which rule is broken, how is a challenge ruled on."""
    seats: int
    """Number of players."""
    seat: int
    """The seat that may challenge; for a seat's view, also the viewer."""
    view: GameView
    """The view of the game."""
    status: StatusView
    """The status of the game."""
    happenings: list[EventView]
    """The events since that seat's own last action."""
    choices: list[str]
    """The possible answers: `fault` or `none`, rules, or marks."""
    rule: str | None
    """The rule of the challenge in question; None without a challenge."""
    about: dict[str, Plain]
    """The other fields of that challenge."""


class Exercise(AskedExercise):
    """A moment of a game, a question about it, and the engine's own answer."""

    number: int
    """The number always names the same exercise, with the same engine."""
    answer: str
    """The right one of the choices, by the engine."""
    found: list[Explanation]
    """Every fault that a challenge would find now."""
    remedy: Remedy | None
    """The consequence of the challenge in question; None without a challenge."""


class LessonMoment(TypedDict):
    """The board of a lesson, and the requested action."""

    game: str
    """The game's slug."""
    number: int
    """Number of finished actions of the lesson."""
    acts: int
    """Number of actions in the lesson."""
    step: str | None
    """The id by which the client finds the sentence; null if a part is over, and with it this board."""
    step_number: int
    """The number of the sentence from 0; `steps` once the lesson is over."""
    steps: int
    """Number of sentences in the lesson."""
    pictures: list[int]
    """The acts whose boards stand in the rules of the game."""
    look: list[str]
    """The places of the board in the sentence."""
    touch: list[str]
    """The things to touch for the action, in order: `@28` a cell, `#place` a button, `=0=4+6` a field's text …"""
    seats: int
    """Number of players."""
    seat: int
    """The learner's seat, whose view it is."""
    view: GameView
    """The seat's view of the game."""
    status: StatusView
    """The status of the game."""
    happenings: list[EventView]
    """The events of the last action, and the others' actions after it."""


class LessonRefusal(TypedDict):
    """The engine's reason for a refusal."""

    code: str
    rule: str | None
    params: dict[str, Plain]


class LessonAnswer(TypedDict):
    """The result of an action; one of the three."""

    refused: LessonRefusal | None
    other: list[EventView] | None
    """The action is allowed, but the lesson requests another one; the events that it would cause."""
    moment: LessonMoment | None
    """The action is the requested one."""


class OwnExercise(TypedDict):
    """An exercise from a game that the player has played."""

    kind: Literal["missed", "unhit", "failed"]
    """The player's behaviour then (`Remark` of a review): no challenge, a challenge of another fault, a failed challenge."""
    seq: int
    """The room's number of the moment, for the replay."""
    exercise: Exercise
