"""The question about a moment: its choices, and the answer that the engine's rulings give."""

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from server.school.choices import CHOICES, LEAST_CHOICES, among, in_question, practised_rules
from server.school.marks import judged
from server.school.moment import Moment, Question

NO_RULE: Final = "no_rule"
"""The choice that no rule has been broken."""
NO_FAULT: Final = ("none", NO_RULE, "I")
"""The right answers if the play has no fault: one for each kind of question."""
WANTED: Final[Mapping[Question, Sequence[str]]] = {
    "fault": ("fault", "none"),
    "rule": (NO_RULE, "", ""),
    "mark": ("C", "I", "IA"),
}
"""For each question, the answers that consecutive seeds look for in turn. An empty answer means any rule."""


def asked_of(moment: Moment, wanted: str, lot: random.Random) -> Moment | None:
    """Returns the moment with its question, if the answer is `wanted`; otherwise None. An empty `wanted` accepts any rule."""
    every = judged(moment.engine, moment.state, moment.seat, moment.now_ms)
    return posed(moment._replace(every=every), wanted, lot)


def posed(
    moment: Moment,
    wanted: str,
    lot: random.Random,
    rule: str = "",
    fit: Collection[str] | None = None,
    *,
    is_strict: bool = False,
) -> Moment | None:
    """Returns the moment with its question; None if the answer is not `wanted`. The moment must already have its rulings
    (`every`).

    `rule`: the rule that the question asks about or offers, if possible; empty for any. `fit`: the rules that something in the
    picture could have broken; None if all could. With `is_strict`, the question needs enough of these rules.
    """
    every = moment.every
    right = [rule for rule, one in every.items() if one.mark == "C"]
    others = [rule for rule, one in every.items() if one.mark == "I"]
    about = None
    match moment.question:
        case "fault":
            if not (right or others) or bool(right) != (wanted == "fault"):
                return None
            choices, answer = ["fault", "none"], wanted
        case "rule":
            if not others or (right != [] if wanted == NO_RULE else len(right) != 1):
                return None
            answer = NO_RULE if wanted == NO_RULE else right[0]
            named = answer if answer != NO_RULE else rule if rule in others else ""
            alike = in_question(moment.engine, moment.state, moment.seat, others)
            near = [each for each in alike if (fit is None or each in fit) and each != named]
            missing = LEAST_CHOICES - 1 - len(near) - (named != "")
            if missing > 0:
                if is_strict:
                    return None
                far = [each for each in alike if each not in near and each != named]
                near += lot.sample(far, min(missing, len(far)))
            choices = [*among(moment.engine, named or answer, near, lot, CHOICES - 1), NO_RULE]
            if answer not in choices or len(choices) < LEAST_CHOICES:
                return None
        case "mark":
            asked = [one for one in every.values() if one.mark == wanted]
            if not asked:
                return None
            asked = [one for one in asked if one.rule in practised_rules(moment.engine)] or asked
            choices, answer = ["C", "I", "IA"], wanted
            about = next((one for one in asked if one.rule == rule), None) or lot.choice(asked)
    return moment._replace(choices=choices, answer=answer, about=about)
