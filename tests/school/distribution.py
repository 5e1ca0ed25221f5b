"""Counts the exercises of a game: those with a fault and the look-alikes (exercises without a fault that resemble one),
per kind of fault. Also measures how often superficial features of the picture reveal the answer."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from server.room.views.status import plain_status
from server.school.moment import QUESTIONS, Moment, Question
from server.school.question import NO_FAULT
from tests.school.searches import moment_of

ALIKE = NO_FAULT


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


def guessed(game: str, count: int) -> float:
    """Returns the share of right guesses, if a guess uses only the most telling superficial feature. One half of the
    exercises shows which feature that is and what it suggests; the other half tests the guesses."""
    asked = [moment for moment in moments(game, "fault", count) if moment is not None]
    cases = [(dict(_surface(moment)), moment.answer) for moment in asked]
    learned, tried = cases[::2], cases[1::2]
    names = sorted({name for features, _answer in learned for name in features})
    best = max(names, key=lambda name: _success(_rule(learned, name), learned, name))
    return _success(_rule(learned, best), tried, best)


def _rule(cases: Sequence[tuple[dict[str, Any], str]], name: str) -> dict[Any, str]:
    """Returns the rule for guessing from the feature `name`: for each value of the feature, the most frequent answer."""
    answers: dict[Any, Counter[str]] = defaultdict(Counter)
    for features, answer in cases:
        answers[features.get(name)][answer] += 1
    return {value: counted.most_common(1)[0][0] for value, counted in answers.items()}


def _success(rule: dict[Any, str], cases: Sequence[tuple[dict[str, Any], str]], name: str) -> float:
    return sum(rule.get(features.get(name), "fault") == answer for features, answer in cases) / max(1, len(cases))


def _surface(moment: Moment) -> Iterator[tuple[str, Any]]:
    """Yields the features that are visible without understanding the position: phase, possible actions, kinds of
    events, present fields, lengths."""
    status = plain_status(moment.engine.status(moment.state), None)
    yield "phase", status["phase"]
    yield "may", tuple(status["may"][moment.seat])
    yield "events", tuple(event.kind for event in moment.events)
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
