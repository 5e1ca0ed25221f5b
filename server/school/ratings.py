"""The rating of each kind of exercise: how hard it is, on the scale of chess ratings.

A kind starts at a rating from its declared difficulty. Each answer moves the rating by the Elo formula: up after a wrong
answer, down after a right one. The devices themselves report their answers, so a rating only helps a device to choose
exercises, and never moves far from its start.
"""

from typing import Any, Final

from engines.kit.declaration.practice import FaultKind
from server.school.moment import QUESTIONS, Question

EASIEST: Final = 900
"""The rating of a question that a person answers at once."""
PER_DIFFICULTY: Final = 250
PER_QUESTION: Final[dict[Question, int]] = {"fault": 0, "rule": 100, "mark": 150}
STEP: Final = 8.0
"""The largest change after one answer."""
FARTHEST: Final = 400.0
"""The largest distance between a rating and its start."""


def first_rating(kind: FaultKind, question: Question) -> int:
    return EASIEST + PER_DIFFICULTY * (kind.difficulty - 1) + PER_QUESTION[question]


def rating(kind: FaultKind, question: Question, moved: float) -> int:
    """Returns the present rating. `moved`: the sum of all changes."""
    return round(first_rating(kind, question) + max(-FARTHEST, min(FARTHEST, moved)))


def change(exercise: int, learner: int, *, is_right: bool) -> float:
    """Returns the change of the rating `exercise` after an answer of a learner with the rating `learner`."""
    expected = 1 / (1 + 10 ** ((exercise - learner) / 400))
    return STEP * (expected - is_right)


def field_of(kind: str, question: Question) -> str:
    """Returns the name under which the store keeps the changes of one kind of exercise."""
    return f"{question} {kind}"


def rated(kind: FaultKind, moved: dict[str, float]) -> dict[str, Any]:
    """Returns a kind as a device gets it: {id, rule, skill, ratings}. `moved`: the sum of all changes for each key that
    `field_of` returns."""
    ratings = {question: rating(kind, question, moved.get(field_of(kind.id, question), 0.0)) for question in QUESTIONS}
    return {"id": kind.id, "rule": kind.rule, "skill": kind.skill, "ratings": ratings}
