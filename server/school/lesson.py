"""The first lesson of a game. The learner makes actions on a real board, and the engine accepts, refuses or rules on each.

The lesson is in `engines/<game>/lesson.json`. It has parts, each with a position; a part has steps, each with a sentence that
the client shows; and a step requests actions in order. The server stores no progress: the client sends the number of finished
actions, and the server plays the part again from its position.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from engines.contract import CLOCK, Engine, GameEvent, Refusal, Tick
from engines.kit.chance import ChanceReader, ChanceState, rolls_of
from engines.registry import code_of, engine_of
from server.room.views.status import plain_status
from server.room.views.view_types import EventView
from server.school.playout import plain
from server.school.view_types import LessonAnswer, LessonMoment

BEGUN_MS: Final = 1_000_000
STEP_MS: Final = 1_000
SEED: Final = bytes(32)


class LessonAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action that the lesson requests. `free`: the fields that may have any value without a fault. `follows`: the touch for
    the previous action sends this action too. `then`: the actions of other seats that follow.

    `touch`: the elements to touch for the action, in order: `@28` a cell of the board, `#place` a button by its call (`~place`
    on a small screen), `=1=57` the panel's second field and its text, `?rule` a rule to challenge, `!1` the target of the
    challenge.
    """

    do: dict[str, Any]
    touch: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    follows: bool = False
    then: tuple[dict[str, Any], ...] = ()


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the lesson and the actions that it requests. `look`: the places on the board that the sentence is about.

    `picture`: the game's rules page also shows the board of this step, with the step's sentence below the board.
    """

    id: str
    acts: tuple[LessonAct, ...]
    look: tuple[str, ...] = ()
    picture: bool = False


class LessonPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, written as in the worked cases of the rulebook, and the steps from there. `before`: actions of other seats
    before the first step."""

    given: dict[str, Any]
    steps: tuple[LessonStep, ...]
    seat: int = 0
    before: tuple[dict[str, Any], ...] = ()


class Place(NamedTuple):
    """One requested action and its place in the lesson."""

    part: int
    """The index of the lesson's part that requests the action, from 0."""
    step: int
    """The index of the step that requests the action, from 0, in the whole lesson."""
    in_part: int
    """Number of requested actions before this action in the same part."""
    act: LessonAct
    """The requested action."""


class _Table:
    """The position of a part while its actions are played."""

    def __init__(self, engine: Engine[Any, Any, Any], part: LessonPart) -> None:
        self.engine = engine
        self.seat = part.seat
        self.now_ms = BEGUN_MS
        self.state = engine.position(part.given, self.now_ms)
        self.chance = ChanceReader(ChanceState(SEED, script=rolls_of(part.given.get("chance", ()))))
        self.events: list[GameEvent] = []
        for action in part.before:
            self.play(action)

    def play(self, action: Mapping[str, Any]) -> None:
        """Plays an action that is written as in the worked cases. Raises `Refusal`."""
        raw = {key: value for key, value in action.items() if key != "seat"}
        actor = action.get("seat", self.seat)
        if actor == CLOCK:
            due_at_ms = self.engine.status(self.state).due_at_ms
            assert due_at_ms is not None
            self.now_ms = max(self.now_ms, due_at_ms)
            self.apply(CLOCK, Tick())
        else:
            self.now_ms += STEP_MS
            self.apply(actor, self.engine.parse(raw))

    def apply(self, actor: Any, action: Any) -> None:
        step = self.engine.apply(self.state, actor, action, self.now_ms, self.chance, None)
        self.state = step.state
        self.events += [event for event in step.happenings if event.to is None or self.seat in event.to]

    def do(self, act: LessonAct) -> None:
        """Plays the requested action and the actions of other seats that follow it."""
        self.events = []
        self.play(act.do)
        for action in act.then:
            self.play(action)


@cache
def lesson_of(game: str) -> tuple[LessonPart, ...]:
    """Returns the parts of a game's lesson; empty if the game has no lesson."""
    file = code_of(game).joinpath("lesson.json")
    if not file.is_file():
        return ()
    return msgspec.json.decode(file.read_bytes(), type=tuple[LessonPart, ...])


@cache
def places(game: str) -> tuple[Place, ...]:
    """Returns all actions of a lesson in order, with their places."""
    found: list[Place] = []
    number = 0
    for part, each in enumerate(lesson_of(game)):
        in_part = 0
        for step in each.steps:
            for act in step.acts:
                found.append(Place(part, number, in_part, act))
                in_part += 1
            number += 1
    return tuple(found)


def moment(game: str, number: int) -> LessonMoment | None:
    """Returns the moment of the lesson just before the action with that number; None if there is no such action."""
    every = places(game)
    if number >= len(every):
        return None
    return _shown(game, _at(game, every[number]), number)


def pictures(game: str) -> list[int]:
    """Returns the numbers of the actions before which the rules page shows a picture of the board: the first action of each
    step with a picture."""
    steps = [step for part in lesson_of(game) for step in part.steps]
    first = {place.step: number for number, place in reversed(tuple(enumerate(places(game))))}
    return [first[number] for number, step in enumerate(steps) if step.picture]


def attempt(game: str, number: int, raw: Mapping[str, Any]) -> LessonAnswer | None:
    """Tries an action where the lesson requests the action with that number.

    The answer has `refused` if the engine refuses the action. It has `other`, with the events that the action would cause, if
    the engine accepts the action but the lesson requests another action. It has `moment`, the next board, if the action is the
    requested one. None if the lesson has no such number.
    """
    every = places(game)
    if number >= len(every):
        return None
    here = every[number]
    table = _at(game, here)
    table.events = []
    try:
        _try(table, raw)
    except Refusal as refusal:
        rule = refusal.params.get("rule")
        params = {key: value for key, value in refusal.params.items() if key != "rule"}
        return {"refused": {"code": refusal.code, "rule": rule, "params": plain(params)}, "other": None, "moment": None}
    if not _is_asked(table.engine, here.act, raw):
        return {"refused": None, "other": _plain(table.events), "moment": None}
    table = _at(game, here)
    table.do(here.act)
    return {"refused": None, "other": None, "moment": _shown(game, table, number + 1, part=here.part)}


def _try(table: _Table, raw: Mapping[str, Any]) -> None:
    table.now_ms += STEP_MS
    table.apply(table.seat, table.engine.parse(dict(raw)))


def _at(game: str, here: Place) -> _Table:
    part = lesson_of(game)[here.part]
    table = _Table(engine_of(game), part)
    for act in [act for step in part.steps for act in step.acts][: here.in_part]:
        table.do(act)
    return table


def _is_asked(engine: Engine[Any, Any, Any], act: LessonAct, raw: Mapping[str, Any]) -> bool:
    asked, given = plain(engine.parse(act.do)), plain(engine.parse(dict(raw)))
    return bool({**asked, **{field: given.get(field) for field in act.free}} == given)


def _shown(game: str, table: _Table, number: int, *, part: int | None = None) -> LessonMoment:
    """Returns the board before the action with that number. `part`: show it as the last board of that part, although the action
    belongs to the next part."""
    every = places(game)
    here = every[number] if number < len(every) and part in (None, every[number].part) else None
    step = None if here is None else [step for each in lesson_of(game) for step in each.steps][here.step]
    status = table.engine.status(table.state)
    return {
        "game": game,
        "number": number,
        "acts": len(every),
        "step": None if step is None else step.id,
        "step_number": every[min(number, len(every)) - 1].step + 1 if here is None else here.step,
        "steps": every[-1].step + 1,
        "pictures": pictures(game),
        "look": [] if step is None else list(step.look),
        "touch": [] if here is None else list(here.act.touch),
        "seats": len(status.may),
        "seat": table.seat,
        "view": table.engine.view(table.state, table.seat, table.now_ms),
        "status": plain_status(status, None),
        "happenings": _plain(table.events),
    }


def _plain(events: Sequence[GameEvent]) -> list[EventView]:
    return [{"kind": event.kind, "seat": event.seat, "params": plain(event.params)} for event in events]
