"""An exercise as clients get it; their types are made from these."""

from typing import Literal, TypedDict

from engines.contract import Plain
from server.room.views.view_types import Explanation, GameView, StatusView


class EventView(TypedDict):
    """Something that was seen to happen (`engines.contract.GameEvent`)."""

    kind: str
    seat: int | None
    params: dict[str, Plain]


class Remedy(TypedDict):
    """What comes of the challenge."""

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
    """So many play."""
    seat: int
    """Who may challenge, and whose view it is where it is a seat's."""
    view: GameView
    """What is seen of the game."""
    status: StatusView
    """Where the game stands."""
    happenings: list[EventView]
    """What was heard since that seat did something itself."""
    choices: list[str]
    """What may be answered: `fault` or `none`, rules, or marks."""
    rule: str | None
    """Of the challenge that is asked about; None where none is."""
    about: dict[str, Plain]
    """What that challenge bears beside the rule."""


class Exercise(AskedExercise):
    """A moment of a game, a question about it, and the engine's own answer."""

    number: int
    """The same exercise for ever, with the same engine."""
    answer: str
    """The right one of the choices, by the engine."""
    found: list[Explanation]
    """Every fault that a challenge would find now."""
    remedy: Remedy | None
    """What comes of the challenge that is asked about; None where none is."""


class LessonMoment(TypedDict):
    """The board of a lesson, and what is asked for there."""

    game: str
    """The game's slug."""
    number: int
    """How many acts of the lesson are done."""
    acts: int
    """How many there are."""
    step: str | None
    """By which the client finds the sentence; null where a part is over, and with it this board."""
    step_number: int
    """From 0; `steps` where the lesson is over."""
    steps: int
    """How many sentences the lesson has."""
    pictures: list[int]
    """The acts whose boards stand in the rules of the game."""
    look: list[str]
    """Places of the board that the sentence speaks of."""
    touch: list[str]
    """What to touch for the act, in order: `@28` a cell, `#place` a button, `=0=4+6` a field's text …"""
    seats: int
    """So many play."""
    seat: int
    """Who learns, and whose view it is."""
    view: GameView
    """What the seat sees of the game."""
    status: StatusView
    """Where the game stands."""
    happenings: list[EventView]
    """What the last act brought, and what others did then."""


class LessonRefusal(TypedDict):
    """Why the engine takes an action not."""

    code: str
    rule: str | None
    params: dict[str, Plain]


class LessonAnswer(TypedDict):
    """What comes of an action; one of the three."""

    refused: LessonRefusal | None
    other: list[EventView] | None
    """It is allowed, but another one is asked for; what would be heard of it."""
    moment: LessonMoment | None
    """It is the one that is asked for."""


class OwnExercise(TypedDict):
    """An exercise from a game that one has played."""

    kind: Literal["missed", "unhit", "failed"]
    """What one did then (`Remark` of a review): nothing, a challenge of something else, a challenge that failed."""
    seq: int
    """The room's number of the moment, for the replay."""
    exercise: Exercise
