"""An exercise in the form of the wire. `make types` makes the client's types from these declarations."""

from typing import Literal, TypedDict

from engines.contract import Plain
from engines.kit.declaration.practice import Skill
from server.room.views.view_types import EventView, Explanation, GameView, StatusView


class Remedy(TypedDict):
    """The consequence of the challenge."""

    view: GameView
    status: StatusView
    happenings: list[EventView]
    flag: str
    """The seat with the flag after the remedy; `over` if the game is over, empty if no seat has it."""


class AskedExercise(TypedDict):
    """A moment of a game and a question about it, without the answer."""

    game: str
    """The game's slug."""
    question: Literal["fault", "rule", "mark"]
    """The question: is there a fault (`fault`), which rule is broken (`rule`), which ruling follows (`mark`)?"""
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
    """The possible answers: `fault` or `none`, or rules, or marks."""
    rule: str | None
    """The rule of the challenge in question; None without a challenge."""
    about: dict[str, Plain]
    """The other fields of that challenge."""


class Exercise(AskedExercise):
    """A moment of a game, a question about it, and the engine's own answer."""

    number: int
    """The number of the exercise; with the same engine it always gives the same exercise."""
    answer: str
    """The right choice, by the engine."""
    found: list[Explanation]
    """Every fault that a challenge would find now."""
    remedy: Remedy | None
    """The consequence of the challenge in question; None without a challenge."""
    skill: Skill | None
    """The ability that the question needs; None if no kind of fault of the game is about it."""
    difficulty: int
    """1 (seen at once) to 3 (needs a calculation)."""


class LessonMoment(TypedDict):
    """The board of a lesson, and the requested action."""

    game: str
    """The game's slug."""
    number: int
    """Number of finished actions of the lesson."""
    acts: int
    """Number of actions in the lesson."""
    step: str | None
    """The id by which the client finds the sentence. Null if a part is over and this is its last board."""
    step_number: int
    """The number of the sentence from 0; `steps` once the lesson is over."""
    steps: int
    """Number of sentences in the lesson."""
    pictures: list[int]
    """The actions whose boards the game's rules page shows."""
    look: list[str]
    """The places of the board in the sentence."""
    touch: list[str]
    """The elements to touch for the action, in order: `@28` a cell, `#place` a button, `=0=4+6` a field's text …"""
    seats: int
    """Number of players."""
    seat: int
    """The learner's seat, which is also the viewer."""
    view: GameView
    """The seat's view of the game."""
    status: StatusView
    """The status of the game."""
    happenings: list[EventView]
    """The events of the last action, and of the other seats' actions after it."""


class LessonRefusal(TypedDict):
    """The engine's reason for a refusal."""

    code: str
    rule: str | None
    params: dict[str, Plain]


class LessonAnswer(TypedDict):
    """The result of an action: one of the three fields."""

    refused: LessonRefusal | None
    other: list[EventView] | None
    """Present if the action is allowed but the lesson requests another one: the events that it would cause."""
    moment: LessonMoment | None
    """Present if the action is the requested one: the lesson after it."""


class OwnExercise(TypedDict):
    """An exercise from a game that the player has played."""

    kind: Literal["missed", "unhit", "failed"]
    """The player's behaviour (`Remark` of a review): no challenge, a challenge of another fault, a failed challenge."""
    seq: int
    """The room's sequence number of the moment, for the replay."""
    exercise: Exercise
