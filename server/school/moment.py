"""A moment of a game with a question about it, and the exercise made from it."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from engines.contract import Engine, GameEvent, Status, Viewer
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.declaration.practice import Skill
from server.room.views.status import plain_status
from server.room.views.view_types import EventView, Explanation
from server.school.marks import Judged, judged
from server.school.playout import SEED_BYTES, plain
from server.school.view_types import AskedExercise, Exercise, Remedy

Question: TypeAlias = Literal["fault", "rule", "mark"]
Time: TypeAlias = Literal["early", "late", "passed"]
"""`early`: the seat may challenge the rule after this moment; `late`: the seat could challenge it until its own last action;
`passed`: the seat could challenge it until another seat's last action."""
QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)
RESAMPLED: Final = 4
OVER: Final = "over"


class Moment(NamedTuple):
    """A state of a game and a question to a seat."""

    engine: Engine[Any, Any, Any]
    """The game's engine."""
    state: Any
    """The engine's state of the game."""
    now_ms: int
    """The time of the moment in ms."""
    seats: int
    """Number of players."""
    seat: int
    """The seat that answers."""
    events: Sequence[GameEvent]
    """The events that the seat has seen since its own last action."""
    question: Question
    """What the exercise asks."""
    every: Mapping[str, Judged]
    """The ruling on a challenge of each rule."""
    choices: Sequence[str]
    """The possible answers."""
    answer: str
    """The right answer."""
    about: Judged | None = None
    """The challenge that the question is about; None if it is about none."""
    kind: str = ""
    """The kind of fault that the search looked for; empty if there was no search."""
    earlier: Sequence[GameEvent] = ()
    """The events before `events`, from the last round or further back (`seen_of`)."""
    before: Any = None
    """The state of the game before the first of `events`; None if it is unknown."""
    accused: int = -1
    """The seat whose play the question is about; -1 if it is about none."""
    time: Time | None = None
    """The reason why the moment is wrong for the challenge, if the search chose it."""


def shown(moment: Moment, number: int) -> Exercise:
    """Returns the exercise as plain data."""
    about = moment.about
    skill, difficulty = practised(moment)
    return {
        **asked(moment, moment.seat),
        "number": number,
        "answer": moment.answer,
        "found": explained(moment),
        "remedy": _remedy(moment.engine, about, moment.seat, moment.now_ms) if about is not None else None,
        "skill": skill,
        "kind": moment.kind,
        "difficulty": difficulty,
        "time": moment.time,
    }


def asked(moment: Moment, viewer: Viewer) -> AskedExercise:
    """Returns the moment and its question as that viewer sees the game, without the answer."""
    engine, about = moment.engine, moment.about
    exercise: AskedExercise = {
        "game": engine.about.slug,
        "question": moment.question,
        "seats": moment.seats,
        "seat": moment.seat,
        "view": engine.view(moment.state, viewer, moment.now_ms),
        "status": plain_status(engine.status(moment.state), None),
        "happenings": _plain(moment.events),
        "earlier": _plain(moment.earlier),
        "accused": _accused(moment),
        "choices": list(moment.choices),
        "rule": about.rule if about is not None else None,
        "about": dict(about.about) if about is not None else {},
    }
    if moment.before is not None:
        exercise["before"] = engine.view(moment.before, viewer, moment.now_ms)
    return exercise


def _accused(moment: Moment) -> int:
    """Returns the seat that the challenge names; if it names none, the accused seat of the moment."""
    target = moment.about.about.get("target") if moment.about is not None else None
    named = target.get("seat") if isinstance(target, Mapping) else None
    return named if isinstance(named, int) else moment.accused


def found(every: Mapping[str, Judged]) -> list[Explanation]:
    """Returns the faults that a challenge would find."""
    return [
        {"rule": one.rule, "detail": one.ruling.detail, "facts": dict(one.ruling.facts)}
        for one in every.values()
        if one.mark == "C"
    ]


def explained(moment: Moment) -> list[Explanation]:
    """Returns the faults that explain the answer. If possible, leaves out faults against rules that people do not really
    break."""
    every, lures = found(moment.every), moment.engine.practice.lures
    return [each for each in every if each["rule"] not in lures] or every


def is_certain(moment: Moment, lot: random.Random) -> bool:
    """Tells whether the seat can know the answer: the answer stays the same with other hidden data."""
    return is_certain_for(moment, moment.seat, lot)


def is_certain_for(moment: Moment, viewer: Viewer, lot: random.Random) -> bool:
    """Tells whether the viewer can know the answer, because it does not depend on data that are hidden from the viewer: the
    answer stays the same when these data are drawn again, and with every ruling that they allow (`Engine.every_ruling`)."""
    engine, state, now_ms = moment.engine, moment.state, moment.now_ms
    own, view = outcome(moment.every), engine.view(state, viewer, now_ms)
    for _ in range(RESAMPLED):
        other = engine.resample_hidden(state, viewer, ChanceReader(ChanceState(lot.randbytes(SEED_BYTES))))
        if other is state:
            break
        if engine.view(other, viewer, now_ms) != view or outcome(judged(engine, other, moment.seat, now_ms)) != own:
            return False
    return all(outcome(judged(engine, other, moment.seat, now_ms)) == own for other in engine.every_ruling(state, viewer))


def outcome(every: Mapping[str, Judged]) -> tuple[object, ...]:
    """Returns the rulings on all challenges and the descriptions of the faults, to compare two moments."""
    return {rule: one.mark for rule, one in every.items()}, found(every)


def practised(moment: Moment) -> tuple[Skill | None, int]:
    """Returns the skill and the difficulty of the question. The skill is None if the game has no kind of fault for the rule
    that the question is about."""
    kinds = moment.engine.practice.kinds
    named = moment.about.rule if moment.about is not None else moment.answer
    kind = next((kind for kind in kinds if kind.id == moment.kind), None) or next((k for k in kinds if k.rule == named), None)
    difficulty = 1 if kind is None else kind.difficulty
    if moment.question == "mark":
        return ("timing" if moment.answer == "IA" else "remedy"), difficulty
    return (None if kind is None else kind.skill), difficulty


def _remedy(engine: Engine[Any, Any, Any], one: Judged, seat: int, now_ms: int) -> Remedy:
    status = engine.status(one.state)
    return {
        "view": engine.view(one.state, seat, now_ms),
        "status": plain_status(status, None),
        "happenings": _plain([event for event in one.happenings if event.to is None or seat in event.to]),
        "flag": OVER if status.result is not None else _flag(status),
    }


def _flag(status: Status) -> str:
    """Returns the seat that holds the flag. Empty if no seat holds it, or if its holder may do only what other seats may do
    too: then nothing in the picture shows the holder, so a question about the flag would have no answer."""
    flag = status.flag
    if flag is None:
        return ""
    others = {type_ for seat, may in enumerate(status.may) if seat != flag for type_ in may}
    return str(flag) if set(status.may[flag]) - others else ""


def _plain(events: Sequence[GameEvent]) -> list[EventView]:
    return [{"kind": event.kind, "seat": event.seat, "params": plain(event.params)} for event in events]
