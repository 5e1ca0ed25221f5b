"""The limits of the mix of exercises. Each function returns texts about what is over a limit; an empty list means that
nothing is. `make school` checks the limits with many exercises, and `test_distribution.py` with a few."""

from collections import Counter
from collections.abc import Mapping

from engines.registry import engine_of
from server.school.moment import Question
from server.school.question import NO_RULE
from tests.school.distribution import distribution, guessed, moments, share_alike

MOST = {2: 0.8, 3: 0.7, 4: 0.7}
"""Maximum share of one kind among the faults of a game, by the number of kinds that the game has."""
MOST_OF_MANY = 0.5
MOST_OF_A_RULE = 0.62
"""Maximum share of one right answer among the questions about the broken rule. Does not apply to a game where all faults
break the same rule, because its questions have only two answers."""
GUESSED = 0.6
"""Maximum share of right guesses from superficial features of the picture."""


def kinds_over(game: str, count: int) -> list[str]:
    """Returns what is wrong with the kinds of fault: an exercise is missing, one kind takes most of the faults, or the
    look-alikes have one kind only."""
    found, kinds = distribution(game, count), engine_of(game).practice.kinds
    most = MOST.get(len(kinds), MOST_OF_MANY) * found.faults.total()
    over = [f"{kind} is {number} of {found.faults.total()} faults" for kind, number in found.faults.items() if number > most]
    over += [f"{found.missing} numbers without an exercise"] if found.missing else []
    return over + (["look-alikes of one kind only"] if len(found.alike) < min(2, len(kinds)) else [])


def rulings_over(game: str, count: int) -> list[str]:
    """Returns the rulings that are the answer of less than a quarter of the questions."""
    marks = Counter(moment.answer for moment in moments(game, "mark", count) if moment is not None)
    return [f"the ruling {mark} is {marks[mark]} of {count}" for mark in ("C", "I", "IA") if marks[mark] < count / 4]


def rules_over(game: str, count: int) -> list[str]:
    """Returns what is wrong with the questions about the broken rule: one answer is too frequent, or the
    answer "no rule" is too frequent or too rare."""
    answers = Counter(moment.answer for moment in moments(game, "rule", count) if moment is not None)
    is_limited = len({kind.rule for kind in engine_of(game).practice.kinds}) > 1
    most = MOST_OF_A_RULE * answers.total()
    over = [
        f"{rule} is {number} of {answers.total()} answers" for rule, number in answers.items() if is_limited and number > most
    ]
    share = answers[NO_RULE] / max(1, answers.total())
    return over if 0.25 <= share <= 0.45 else [*over, f"no rule is broken in {share:.0%}"]


def alike_over(game: str, count: int, least: float = 0.4) -> list[str]:
    share = share_alike(game, count)
    return [] if least <= share <= 1 - least else [f"{share:.0%} of the exercises have no fault"]


def guesses_over(game: str, counts: Mapping[Question, int]) -> list[str]:
    """Returns the superficial feature that gives too many answers away. Blind guesses may exceed the limit by chance, so one
    standard deviation more is allowed."""
    found = guessed(game, counts)
    if found.share <= GUESSED + found.spread:
        return []
    return [f"{found.share:.0%} of {found.guesses} guesses from {found.feature} are right"]
