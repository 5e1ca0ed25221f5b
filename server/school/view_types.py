"""The data types of exercises and lessons. `make types` makes the client's types from them."""

from typing import Literal, NotRequired, TypedDict

from engines.contract import Plain
from engines.kit.declaration.practice import Skill
from server.room.views.view_types import EventView, Explanation, GameView, StatusView


class Remedy(TypedDict):
    """The consequence of a challenge."""

    view: GameView
    status: StatusView
    happenings: list[EventView]
    flag: str
    """The seat that holds the flag after the remedy; `over` if the game is then over, empty if no seat holds it or if
    the flag gives that seat nothing to do."""


class AskedExercise(TypedDict):
    """A moment of a game and a question about it, without the answer."""

    game: str
    """The game's slug."""
    question: Literal["fault", "rule", "mark"]
    """The question: is there a fault (`fault`), which rule is broken (`rule`), which ruling follows (`mark`)?"""
    seats: int
    """Number of players."""
    seat: int
    """The seat that may challenge. If `view` is a seat's view, it is this seat's view."""
    view: GameView
    """The view of the game."""
    status: StatusView
    """The status of the game."""
    happenings: list[EventView]
    """The events since the last action of the seat `seat`."""
    earlier: NotRequired[list[EventView]]
    """The events before `happenings`, from the last round or further back. A rule may depend on them."""
    before: NotRequired[GameView]
    """The view of the game before the first of `happenings`, for the points and places at that time."""
    accused: NotRequired[int]
    """The seat whose play the question is about; -1 if it is about none."""
    choices: list[str]
    """The possible answers: `fault` or `none`, or rules and `no_rule`, or marks."""
    rule: str | None
    """The rule of the challenge that the question is about; null if it is about none."""
    about: dict[str, Plain]
    """The fields, other than the rule, of the challenge that the question is about."""


class Exercise(AskedExercise):
    """A moment of a game, a question about it, and the answer."""

    number: int
    """The number of the exercise. With the same engine, a number always means the same exercise."""
    answer: str
    """The correct choice."""
    found: list[Explanation]
    """All faults that a challenge would find at this moment."""
    remedy: Remedy | None
    """The consequence of the challenge that the question is about; null if it is about none."""
    skill: Skill | None
    """The skill that the question practises; null if the game has no kind of fault for the rule that the question is about."""
    kind: str
    """The id of the kind of fault that the question is about; empty if it is about none."""
    difficulty: int
    """The difficulty of the question, from 1 (seen at once) to 3 (needs a calculation)."""
    time: NotRequired[Literal["early", "late", "passed"] | None]
    """The reason why the challenge comes at the wrong moment: before or after the time for it; null if it is neither."""


class LessonMoment(TypedDict):
    """The board of a lesson at one moment, and the action that the lesson requests."""

    game: str
    """The game's slug."""
    number: int
    """Number of actions of the lesson that are finished."""
    acts: int
    """Number of actions in the lesson."""
    step: str | None
    """The id of the step, which lets the client find the step's sentence; null if this is the last board of a part."""
    step_number: int
    """The index of the step from 0; equal to `steps` once the lesson is over."""
    steps: int
    """Number of steps in the lesson."""
    pictures: list[int]
    """The numbers of the actions before which the game's rules page shows a picture of the board."""
    look: list[str]
    """The places on the board that the sentence is about."""
    touch: list[str]
    """The elements to touch for the action, in order: `@28` a cell, `#place` a button, `=0=4+6` a field's text …"""
    seats: int
    """Number of players."""
    seat: int
    """The learner's seat. The lesson shows the view of this seat."""
    view: GameView
    """The seat's view of the game."""
    status: StatusView
    """The status of the game."""
    happenings: list[EventView]
    """The events of the learner's last action, and of the actions of other seats after that action."""


class LessonRefusal(TypedDict):
    """The reason why the engine refuses an action."""

    code: str
    rule: str | None
    params: dict[str, Plain]


class LessonAnswer(TypedDict):
    """The result of an action in a lesson. Only one of its three fields is present."""

    refused: LessonRefusal | None
    other: list[EventView] | None
    """Present if the engine accepts the action but the lesson requests another: the events that the action would cause."""
    moment: LessonMoment | None
    """Present if the action is the requested action: the lesson after this action."""


class OwnExercise(TypedDict):
    """An exercise from a game that the player has played."""

    kind: Literal["missed", "unhit", "failed"]
    """The player's mistake: no challenge (`missed`), a challenge of another fault (`unhit`), or a failed challenge
    (`failed`)."""
    seq: int
    """The sequence number of the moment, for the replay of the room."""
    exercise: Exercise
