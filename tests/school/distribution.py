"""Counts the exercises of a game: those with a fault and the look-alikes (exercises without a fault that resemble one),
per kind of fault. Also measures how often superficial features of the picture reveal the answer."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engines.registry import engine_of
from server.room.views.status import plain_status
from server.school.moment import QUESTIONS, Moment, Question
from server.school.question import NO_FAULT
from tests.school.searches import moment_of

ALIKE = NO_FAULT
FREQUENT = 4
"""A guess uses a value of a feature only if at least this number of exercises have that value."""


class Distribution(NamedTuple):
    """Numbers of exercises per kind, with a fault (`faults`) and without a fault (`alike`).

    `late`: number of exercises whose right answer is the ruling IA, because a challenge would come at the wrong time.
    `missing`: number of seeds that give no exercise.
    """

    faults: Counter[str]
    alike: Counter[str]
    late: int
    missing: int


def moments(game: str, question: Question, count: int) -> list[Moment | None]:
    return [moment_of(game, question, seed) for seed in range(count)]


def distribution(game: str, count: int) -> Distribution:
    """Returns the numbers of the exercises that the seeds below `count` give for each question."""
    found = [moment for question in QUESTIONS for moment in moments(game, question, count)]
    asked = [moment for moment in found if moment is not None]
    faults = Counter(moment.kind for moment in asked if moment.answer not in (*ALIKE, "IA"))
    alike = Counter(moment.kind for moment in asked if moment.answer in ALIKE)
    return Distribution(faults, alike, sum(moment.answer == "IA" for moment in asked), len(found) - len(asked))


def share_alike(game: str, count: int) -> float:
    """Returns the share of exercises without a fault among those that ask whether there is a fault."""
    asked = [moment.answer for moment in moments(game, "fault", count) if moment is not None]
    return asked.count("none") / max(1, len(asked))


class Guessed(NamedTuple):
    """Success of guesses that use one superficial feature. `share`: share of right guesses; `guesses`: their number;
    `feature`: the feature that guessed best."""

    share: float
    guesses: int
    feature: str

    @property
    def spread(self) -> float:
        """The standard deviation of the share, if all guesses are blind."""
        return 0.5 / math.sqrt(max(1, self.guesses))


Case = tuple[Mapping[str, Any], bool]
"""The superficial features of an exercise, and whether it has a fault."""


def guessed(game: str, counts: Mapping[Question, int], kind: str = "") -> Guessed:
    """Returns how often a guess is right that uses only the most telling superficial feature. Each half of the exercises shows
    which feature that is and what it suggests; the other half tests the guesses.

    `counts`: number of seeds per question. `kind`: the kind of fault that the exercises are about; empty for all kinds except
    those of the skill `procedure`. In exercises of that skill, a person must find out whether an event is missing or too early,
    so the list of events may reveal the answer.
    """
    procedure = {one.id for one in engine_of(game).practice.kinds if one.skill == "procedure"}
    asked = [moment for question, count in counts.items() for moment in moments(game, question, count) if moment is not None]
    found = [
        (dict(_surface(moment)), any(one.mark == "C" for one in moment.every.values()))
        for moment in asked
        if moment.answer != "IA" and (moment.kind == kind if kind else moment.kind not in procedure)
    ]
    # As many with a fault as without one: two questions in three about the broken rule have a fault.
    both = [[case for case in found if case[1] == is_fault] for is_fault in (True, False)]
    pairs = [*zip(*both, strict=False)]
    halves = [case for pair in pairs[::2] for case in pair], [case for pair in pairs[1::2] for case in pair]
    guesses = 2 * len(pairs)
    right, features = 0, []
    for learned, tried in (halves, halves[::-1]):
        rules = {name: _rule(learned, name) for name in sorted({name for seen, _is_fault in learned for name in seen})}
        best = max(rules, key=lambda name: _right(rules[name], learned, name), default="")
        right += _right(rules.get(best, {}), tried, best)
        features.append(best)
    return Guessed(right / max(1, guesses), guesses, " ".join(dict.fromkeys(features)))


def _rule(cases: Sequence[Case], name: str) -> dict[Any, bool]:
    """Returns the rule for guessing from the feature `name`: for each frequent value of the feature, the most frequent answer.
    For all other values the rule guesses the most frequent answer of all."""
    answers: dict[Any, Counter[bool]] = defaultdict(Counter)
    for features, is_fault in cases:
        answers[features.get(name)][is_fault] += 1
    every = sum(answers.values(), Counter())
    return {
        value: (counted if counted.total() >= FREQUENT else every).most_common(1)[0][0] for value, counted in answers.items()
    }


def _right(rule: Mapping[Any, bool], cases: Sequence[Case], name: str) -> int:
    return sum(rule.get(features.get(name), True) == is_fault for features, is_fault in cases)


def _surface(moment: Moment) -> Iterator[tuple[str, Any]]:
    """Yields the features that are visible without understanding the position: phase, possible actions, kinds of
    events and who acted, present fields, lengths."""
    status = plain_status(moment.engine.status(moment.state), None)
    yield "phase", status["phase"]
    yield "may", tuple(status["may"][moment.seat])
    yield "events", tuple(event.kind for event in moment.events)
    yield "actors", tuple((event.kind, event.seat == moment.seat, event.seat == moment.accused) for event in moment.events)
    yield "earlier#", len(moment.earlier)
    view = moment.engine.view(moment.state, moment.seat, moment.now_ms)
    # The view's `text` for logs and screen readers contains names of places, and some names are longer than others.
    yield from _shape("", {name: value for name, value in view.items() if name != "text"}, 2)


def _shape(path: str, value: Any, depth: int) -> Iterator[tuple[str, Any]]:
    match value:
        case dict() if depth:
            for key, inner in value.items():
                yield from _shape(f"{path}.{key}", inner, depth - 1)
        case list() | tuple() | str():
            yield f"{path}#", len(value)
        case _:
            yield path, value is None
