"""One exercise for a referee: a moment of a game, a question, and the answer of the engine.

    fault   is there a broken rule that this seat may challenge now?          fault | none
    rule    which rule has been broken?                                       a rule | no_rule
    mark    this seat challenges that rule now: how is it ruled?              C | I | IA
            and who holds the flag after the remedy?                          a seat | over

The moment comes from a game of random actions with faults. The engine rules on every possible challenge of that moment, so
there is exactly one answer. The seat must be able to know the answer: this module draws the hidden data again, and the answer
must stay the same.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from engines.contract import Engine
from engines.kit.declaration.practice import FaultKind
from engines.kit.stakes import open_stakes
from engines.registry import engine_of
from server.school.marks import Judged, judged
from server.school.moment import Moment, Question, is_certain, shown
from server.school.occasion import Actions, occasions, type_of
from server.school.playout import Playout, Work
from server.school.view_types import Exercise

NO_RULE: Final = "no_rule"
"""The choice that no rule has been broken."""
NO_FAULT: Final = ("none", NO_RULE, "I")
"""The answers to a play without the fault."""
STEPS_OF_A_GAME: Final = 150
STEPS_OF_A_KIND: Final = 80
"""Number of steps after which the search draws another kind of fault to look for."""
FOR_A_DEED: Final = 120
"""Number of steps for which a search for a challenge at the wrong moment wants an action that the rule is about."""
FOR_AN_ANSWER: Final = 800
"""Number of steps for which the search keeps the answer that it drew first. Later it draws a new answer with each kind of
fault."""
WANTED: Final[Mapping[Question, Sequence[str]]] = {
    "fault": ("fault", "none"),
    "rule": (NO_RULE, "", ""),
    "mark": ("C", "I", "IA"),
}
"""Per question, the answers that the seeds take turns to look for. Empty: any rule."""
MAX_STEPS: Final = 2_000
"""Maximum number of steps in all games of a search. The search is limited by steps and not by time, because the same number
must give the same exercise on every machine."""
SKIPPED: Final = range(4, 22)
"""The search skips a random number of first turns from this range, so that the moment is in the middle of a game."""
ENDING: Final = 20
"""Maximum number of steps from a fault to the moment when another seat may challenge it."""
AT_ONCE: Final = 0.4
"""Probability that a question about timing uses a moment when no challenge is allowed, instead of going on to the next step."""
CHOICES: Final = 4
LEAST_CHOICES: Final = 3
"""Minimum number of choices of a question about the broken rule."""


def exercise(game: str, question: Question, seed: int, kind: str = "") -> Exercise | None:
    """Returns the exercise with that seed, always the same with the same engine. None if the game has no such question.

    `kind`: the id of the kind of fault that the exercise is about; empty for any.
    """
    moment = find(game, question, seed, kind=kind)
    if moment is None:
        return None
    return shown(moment, seed)


def find(game: str, question: Question, seed: int, *, skill: str = "", kind: str = "") -> Moment | None:
    """Returns the moment of the exercise with that seed; None if the search fails or the game has no such kind of fault.

    `skill`: the skill that the exercise practises; `kind`: the id of its kind of fault. Either is empty for any.
    """
    engine = engine_of(game)
    kinds = [one for one in engine.practice.kinds if kind in ("", one.id) and skill in ("", one.skill)]
    if not kinds:
        return None
    lot = random.Random(" ".join(filter(None, (game, question, str(seed), kind))))
    return _Search(engine, question, lot, kinds, _drawn_answer(game, question, seed)).found()


def _drawn_answer(game: str, question: Question, seed: int) -> str:
    """Returns the answer that the search looks for first. Seeds in a row take turns, so that each answer is equally frequent;
    each round of seeds has its own order."""
    answers = WANTED[question]
    block, place = divmod(seed, len(answers))
    return random.Random(f"{game} {question} answers {block}").sample(answers, len(answers))[place]


class _Search:
    """Draws one of `kinds` of fault and looks in games of bots for a moment where the fault can occur."""

    def __init__(
        self,
        engine: Engine[Any, Any, Any],
        question: Question,
        lot: random.Random,
        kinds: Sequence[FaultKind],
        wanted: str,
    ) -> None:
        self.engine = engine
        self._kinds = kinds
        self.question = question
        self._lot = lot
        self._work = Work()
        self._want(wanted)

    def _want(self, answer: str) -> None:
        self.wanted = answer
        self._is_wrong = self._lot.random() < 0.5 if answer == "IA" else answer not in NO_FAULT

    def found(self) -> Moment | None:
        """Returns the moment; None after too many steps."""
        kind, until = self._drawn(), STEPS_OF_A_KIND
        while self._work.steps < MAX_STEPS:
            playout = Playout(self.engine, self._lot.choice(self.engine.about.seats[:2]), self._lot, self._work)
            skipped = self._lot.choice(SKIPPED)
            for _ in range(STEPS_OF_A_GAME):
                if playout.turns >= skipped and (moment := self._here(playout, kind)) is not None:
                    return moment
                if self._work.steps >= until:
                    if until > FOR_AN_ANSWER:
                        self._want(self._lot.choice(WANTED[self.question]))
                    kind, until = self._drawn(), self._work.steps + STEPS_OF_A_KIND
                if self._work.steps >= MAX_STEPS or not playout.step():
                    break
        return None

    @property
    def _takes_any_moment(self) -> bool:
        """Tells whether a challenge at the wrong moment may follow no deed. The search finds nothing else in a game where the
        rules of all kinds may be challenged at any time."""
        return self.wanted == "IA" and self._work.steps > FOR_A_DEED

    def _drawn(self) -> FaultKind:
        return self._lot.choices(self._kinds, [kind.weight for kind in self._kinds])[0]

    def _here(self, playout: Playout, kind: FaultKind) -> Moment | None:
        """Continues this position with or without the fault. Returns the moment for the question; None if there is none."""
        if self._takes_any_moment:
            return self._any(playout, kind, -1)
        for seat, may in enumerate(playout.status.may):
            if may:
                for actions in occasions(self.engine, playout.state, seat, kind, self._lot, wrong=self._is_wrong):
                    branch = playout.branch()
                    if branch.play(seat, actions) and (moment := self._after(branch, seat, kind, actions)) is not None:
                        return moment
        return None

    def _after(self, branch: Playout, accused: int, kind: FaultKind, actions: Actions) -> Moment | None:
        """Plays on until another seat may challenge, and returns that moment. The accused seat does not correct its fault until
        then."""
        said = {type_of(action) for action in actions}
        early: Moment | None = None
        for _ in range(ENDING):
            if (moment := self._any(branch, kind, accused)) is not None:
                if self.wanted != "IA" or self._lot.random() < AT_ONCE:
                    return moment
                early = moment
            if branch.status.is_over or not (branch.go_on(accused, said) or branch.step()):
                break
        return early

    def _any(self, playout: Playout, kind: FaultKind, accused: int) -> Moment | None:
        """Returns the moment of a seat that may challenge now and can know the answer; None if there is none."""
        for seat in self._challengers(playout, accused):
            moment = self._moment(playout, seat, kind, accused)
            if moment is not None and is_certain(moment, self._lot):
                return moment
        return None

    def _challengers(self, playout: Playout, accused: int) -> list[int]:
        """Returns the seats that may challenge now and have seen another seat do more than look since their own last action."""
        may = playout.status.may
        others = [seat for seat in range(playout.seats) if "challenge" in may[seat] and seat != accused]
        return [seat for seat in others if playout.seen_by(seat) is not None]

    def _moment(self, playout: Playout, seat: int, kind: FaultKind, accused: int) -> Moment | None:
        playout = playout.branch()
        seen = playout.seen_by(seat)
        if seen is None:
            return None
        playout.look(seat)
        bare = Moment(
            self.engine,
            playout.state,
            playout.now_ms,
            playout.seats,
            seat,
            seen.events,
            self.question,
            {},
            (),
            "",
            kind=kind.id,
            earlier=seen.earlier,
            before=seen.before,
            accused=accused,
        )
        every = judged(self.engine, playout.state, seat, playout.now_ms)
        if not self._takes_any_moment and not _is_about(kind, every, self.wanted):
            return None
        return _asked(bare, every, self.wanted, self._lot, kind.rule)


def _is_about(kind: FaultKind, every: dict[str, Judged], wanted: str) -> bool:
    """Tells whether the rulings concern this kind of fault."""
    one = every.get(kind.rule)
    if one is None or one.mark != ("IA" if wanted == "IA" else "I" if wanted in NO_FAULT else "C"):
        return False
    return one.mark != "C" or kind.detail in ("", one.ruling.detail)


def asked_of(moment: Moment, wanted: str, lot: random.Random) -> Moment | None:
    """Returns the moment with its question, if the answer is `wanted`; otherwise None. An empty `wanted` accepts any rule."""
    return _asked(moment, judged(moment.engine, moment.state, moment.seat, moment.now_ms), wanted, lot)


def _asked(moment: Moment, every: dict[str, Judged], wanted: str, lot: random.Random, rule: str = "") -> Moment | None:
    """Returns the moment with its question; None if the answer is not `wanted`. `rule`: the rule that a question about a ruling
    must name; empty for any."""
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
            named = rule if rule in others else ""
            alike = in_question(moment.engine, moment.state, moment.seat, others)
            choices = [*among(moment.engine, named or answer, alike, lot, CHOICES - 1), NO_RULE]
            if answer not in choices or len(choices) < LEAST_CHOICES:
                return None
        case "mark":
            asked = [one for one in every.values() if one.mark == wanted]
            if not asked:
                return None
            asked = [one for one in asked if one.rule in practised_rules(moment.engine)] or asked
            choices, answer = ["C", "I", "IA"], wanted
            about = next((one for one in asked if one.rule == rule), None) or lot.choice(asked)
    return moment._replace(every=every, choices=choices, answer=answer, about=about)


def in_question(engine: Engine[Any, Any, Any], state: Any, seat: int, rules: list[str]) -> list[str]:
    """Returns the rules that somebody may have broken in the windows that are open to the seat, and that people break. A choice
    such as a win that nobody declared would give itself away. If none is left, returns all."""
    stakes = open_stakes(engine.stakes, engine.status(state), seat)
    known = practised_rules(engine)
    return [rule for rule in rules if rule in known and any(rule in each.prizes for each in stakes)] or rules


def practised_rules(engine: Engine[Any, Any, Any]) -> frozenset[str]:
    """Returns the rules for which the game declares a kind of fault."""
    return frozenset(kind.rule for kind in engine.practice.kinds)


def among(
    engine: Engine[Any, Any, Any], named: str, others: Sequence[str], lot: random.Random, count: int = CHOICES
) -> list[str]:
    """Returns the named rule together with some other rules, in the order of the rulebook: `count` rules at most."""
    alike = [rule for rule in others if rule != named]
    some = {named, *lot.sample(alike, min(len(alike), count - 1))}
    return [rule.id for rule in engine.rules if rule.id in some]
