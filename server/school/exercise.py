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
from engines.registry import engine_of
from server.school.choices import fitting, with_choices
from server.school.marks import Judged, judged, ruled_by
from server.school.moment import Moment, Question, is_certain, shown
from server.school.occasion import Actions, occasions
from server.school.playout import Playout, Work, type_of
from server.school.question import NO_FAULT, WANTED, posed
from server.school.view_types import Exercise

BOTH: Final = 2
"""Number of seats at a table for two. Only at such a table is an early challenge certainly early: with more seats, it may come
too early for the play of one seat and too late for that of another."""
STEPS_OF_A_GAME: Final = 150
STEPS_OF_A_KIND: Final = 160
"""Number of steps after which the search draws another kind of fault to look for."""
STEPS_OF_A_TIME: Final = 60
"""The same number for a search for a challenge at the wrong moment. It is lower, because some kinds of fault have no such
moment."""
FOR_A_TIME: Final = 120
"""Number of steps for which a search for a challenge at the wrong moment keeps to the drawn time: too early, or too late."""
FOR_A_HARD_KIND: Final = 240
"""Number of steps for which a search for a challenge at the wrong moment, or for a broken rule, keeps to the requested kinds of
fault. Some kinds have no wrong moment, because a seat may challenge their rule until the end, and some leave too few
choices."""
FOR_CHOICES: Final = 600
"""Number of steps for which the search accepts only a question with enough choices that fit: rules that an action in the
picture could have broken (`fitting`). Later it fills up the choices with other rules."""
FOR_AN_ANSWER: Final = 600
"""Number of steps for which the search keeps the answer that it drew first. Later it draws a new answer with each kind of
fault."""
FOR_A_KIND: Final = 900
"""Number of steps for which any other search keeps to the requested kinds of fault. Later it accepts any kind of the game."""
MAX_STEPS: Final = 3_000
"""Maximum number of steps in all games of a search. The search is limited by steps and not by time, because the same number
must give the same exercise on every machine."""
SKIPPED: Final = range(4, 22)
"""The search skips a random number of first turns from this range, so that the moment is in the middle of a game."""
ENDING: Final = 20
"""Maximum number of steps from a fault to the moment when another seat may challenge it."""
CLOSING: Final = 6
"""Maximum number of steps from a moment when a seat may challenge to the end of its window."""


def exercise(game: str, question: Question, seed: int, kind: str = "") -> Exercise | None:
    """Returns the exercise with that seed, always the same with the same engine. None if the game has no such question.

    `kind`: the id of the kind of fault that the exercise is about; empty for any.
    """
    moment = find(game, question, seed, kind=kind)
    if moment is None:
        return None
    return shown(moment, seed)


def find(game: str, question: Question, seed: int, *, skill: str = "", kind: str = "") -> Moment | None:
    """Returns the moment of the exercise with that seed; None if the game has no such kind of fault. If the search for the kind
    fails, returns a moment of another kind.

    `skill`: the skill that the exercise practises; `kind`: the id of its kind of fault. Either is empty for any.
    """
    engine = engine_of(game)
    kinds = [one for one in engine.practice.kinds if kind in ("", one.id) and skill in ("", one.skill)]
    if not kinds:
        return None
    lot = random.Random(" ".join(filter(None, (game, question, str(seed), kind))))
    return _Search(engine, question, lot, kinds, _drawn_answer(game, question, seed)).found()


def _drawn_answer(game: str, question: Question, seed: int) -> str:
    """Returns the answer that the search looks for first. In each block of consecutive seeds, every possible answer comes once,
    in an order of the block's own. So all answers are equally frequent."""
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
        self.question = question
        self._possible = with_choices(engine) if question == "rule" else list(engine.practice.kinds)
        self._kinds = [one for one in kinds if one in self._possible] or self._possible
        self._tried: set[str] = set()
        self._lot = lot
        self._work = Work()
        self._want(wanted)

    def _want(self, answer: str) -> None:
        self.wanted = answer
        self._is_wrong = self._lot.random() < 0.5 if answer == "IA" else answer not in NO_FAULT
        self._is_late = self._lot.random() < 0.5

    def found(self) -> Moment | None:
        """Searches for a moment that fits the question and returns it; None if the search takes too many steps."""
        seats = self.engine.practice.seats or self.engine.about.seats[:2]
        kind, until = self._drawn(), self._patience
        while self._work.steps < MAX_STEPS:
            playout = Playout(self.engine, self._lot.choice(seats), self._lot, self._work)
            skipped = self._lot.choice(SKIPPED)
            for _ in range(STEPS_OF_A_GAME):
                if playout.turns >= skipped and (moment := self._here(playout, kind)) is not None:
                    return moment
                if self._work.steps >= until:
                    if until > FOR_AN_ANSWER:
                        self._want(self._lot.choice(WANTED[self.question]))
                    kind, until = self._drawn(), self._work.steps + self._patience
                if self._work.steps >= MAX_STEPS or not playout.step():
                    break
        return None

    @property
    def _patience(self) -> int:
        return STEPS_OF_A_TIME if self.wanted == "IA" else STEPS_OF_A_KIND

    def _drawn(self) -> FaultKind:
        """Draws a rule, and then a kind of fault against it. So each rule is equally frequent, however many kinds of fault it
        has. A rule comes again only after all other rules."""
        is_hard = self.wanted == "IA" or self.question == "rule"
        is_long = self._work.steps > (FOR_A_HARD_KIND if is_hard else FOR_A_KIND)
        possible = self._possible if is_long else self._kinds
        rules = list(dict.fromkeys(kind.rule for kind in possible))
        if self._tried.issuperset(rules):
            self._tried.clear()
        rule = self._lot.choice([rule for rule in rules if rule not in self._tried])
        self._tried.add(rule)
        kinds = [kind for kind in possible if kind.rule == rule]
        return self._lot.choices(kinds, [kind.weight for kind in kinds])[0]

    def _here(self, playout: Playout, kind: FaultKind) -> Moment | None:
        """Continues this position with or without the fault. Returns the moment for the question; None if there is none."""
        for seat, may in enumerate(playout.status.may):
            if may:
                for actions in occasions(self.engine, playout.state, seat, kind, self._lot, wrong=self._is_wrong):
                    branch = playout.branch()
                    if branch.play(seat, actions) and (moment := self._after(branch, seat, kind, actions)) is not None:
                        return moment
        return None

    def _after(self, branch: Playout, accused: int, kind: FaultKind, actions: Actions) -> Moment | None:
        """Plays on until a challenge by another seat gets the wanted ruling, and returns that moment. For the ruling IA,
        returns a moment when that seat may not challenge, before or after the moment when it may. Meanwhile the accused seat
        does not correct its fault."""
        said = {type_of(action) for action in actions}
        early: list[tuple[int, Playout]] = []
        for _ in range(ENDING):
            for seat in self._challengers(branch, accused):
                mark = self._mark(branch, seat, kind)
                if self.wanted != "IA":
                    moment = self._moment(branch, seat, kind, accused) if mark == self._mark_wanted else None
                    if moment is not None:
                        return moment
                elif mark == "IA":
                    early.append((seat, branch.branch()))
                elif mark is not None:
                    return self._wrong_time(branch, seat, kind, accused, [each for one, each in early if one == seat])
            if branch.status.is_over or not (branch.go_on(accused, said) or branch.step()):
                break
        return None

    @property
    def _mark_wanted(self) -> str:
        return "I" if self.wanted in NO_FAULT else "C"

    def _mark(self, playout: Playout, seat: int, kind: FaultKind) -> str | None:
        """Returns the ruling on the seat's challenge of the kind's rule; None if the game refuses this challenge."""
        one = ruled_by(self.engine, playout.state, seat, kind.rule, playout.now_ms)
        return None if one is None else one.mark

    def _wrong_time(
        self, playout: Playout, seat: int, kind: FaultKind, accused: int, early: Sequence[Playout]
    ) -> Moment | None:
        """Returns a moment when the seat may not challenge, before or after the moment of `playout`, when it may."""
        for is_late in (self._is_late, not self._is_late)[: 1 + (self._work.steps > FOR_A_TIME)]:
            if is_late:
                moment = self._closed(playout, seat, kind, accused)
            else:
                moment = self._moment(self._lot.choice(early), seat, kind, accused) if early else None
            if moment is not None:
                return moment if is_late else moment._replace(time="early" if len(playout.status.may) == BOTH else None)
        return None

    def _closed(self, playout: Playout, seat: int, kind: FaultKind, accused: int) -> Moment | None:
        """Plays on until the seat may no longer challenge the rule: it has acted, or the last action of another seat has closed
        its window. Returns that moment; None if the rule stays open."""
        later = playout.branch()
        begun = len(later.done)
        closed_at: int | None = None
        for _ in range(CLOSING):
            if later.status.is_over or not (later.go_on(seat, ()) or later.step()):
                return None
            mark = self._mark(later, seat, kind)
            if closed_at is None and mark in (None, "IA"):
                closed_at = len(later.done)
            if closed_at is not None and mark == "IA" and "challenge" in later.status.may[seat]:
                own = any(done.actor == seat for done in later.done[begun:])
                is_late = later.done[closed_at - 1].actor == seat
                if not own or not (is_late or closed_at == len(later.done)):
                    return None
                moment = self._moment(later, seat, kind, accused, len(later.done) - begun)
                return moment and moment._replace(time="late" if is_late else "passed")
        return None

    def _challengers(self, playout: Playout, accused: int) -> list[int]:
        """Returns the seats that may challenge now and have something to judge: since their own last action, another seat has
        done more than look."""
        may = playout.status.may
        others = [seat for seat in range(playout.seats) if "challenge" in may[seat] and seat != accused]
        return [seat for seat in others if playout.seen_by(seat) is not None]

    def _moment(self, playout: Playout, seat: int, kind: FaultKind, accused: int, after: int = 0) -> Moment | None:
        """Returns this moment with the question to that seat. None if the question has another answer than the wanted one, or
        if the seat cannot know the answer.

        `after`: number of steps since the play that the seat judges. The seat's window closed in these steps.
        """
        playout = playout.branch()
        seen = playout.seen_by(seat, after)
        if seen is None:
            return None
        playout.look(seat)
        every = judged(self.engine, playout.state, seat, playout.now_ms)
        if accused >= 0 and self.wanted != "IA" and not _is_about(kind, every, self._mark_wanted):
            return None
        bare = Moment(
            self.engine,
            playout.state,
            playout.now_ms,
            playout.seats,
            seat,
            seen.events,
            self.question,
            every,
            (),
            "",
            kind=kind.id,
            earlier=seen.earlier,
            before=seen.before,
            accused=accused,
        )
        fit = fitting(self.engine, seen.steps, seat) if self.question == "rule" else None
        moment = posed(bare, self.wanted, self._lot, kind.rule, fit, is_strict=self._work.steps < FOR_CHOICES)
        return moment if moment is not None and is_certain(moment, self._lot) else None


def _is_about(kind: FaultKind, every: Mapping[str, Judged], mark: str) -> bool:
    """Tells whether the ruling concerns this kind of fault."""
    one = every.get(kind.rule)
    return one is not None and one.mark == mark and (mark != "C" or kind.detail in ("", one.ruling.detail))
