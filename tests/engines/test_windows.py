"""A seat cannot close another seat's window for challenging it, neither by an action nor by its clock.

The test plays random games of all kinds, with faults, right and wrong challenges by either side, and short turns that
the clock often ends. When the window of a seat closes, it must be for one of these legitimate reasons:

- its own act: the seat itself made the last step: it touched a piece, made a challenge, accepted, or gave up its right
  to challenge
- its own clock: the clock ended a turn of this seat, and the window belonged to that turn
- the stated time: `Window.closes_at_ms` has passed
- its win: the game is over and the seat is among the winners, because the opponent resigned or lost by strikes or by
  time
- another window: a window of another kind about the same turn replaces it (`GOES_ON`)
- the rulebook: part 6 of the game's rulebook names another reason (`RIGHTFUL`)

A window in the other seat's turn stays open for at least `window_min_ms`, or until the seat sends `no_challenge`.
Before that, it stays open even if the other seat passes the flag.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from banderilla_conformance.playout import Playout, plain
from engines.contract import CLOCK, Refusal, Status, Step
from engines.kit.duel.state import DuelState
from engines.kit.referee.record import blank_book
from engines.registry import engine_of
from tests.games import REFEREED

MINIMUM_MS = 5_000
SHORT_MS = {"turn_ms": 9_000, "grace_ms": 3_000}
MAX_STEPS = 300
SEEDS = 16
TOURNAMENTS = [
    pytest.param(slug, seats, id=f"{slug}-{seats}") for slug in REFEREED for seats in engine_of(slug).about.seats[:2]
]


@dataclass(frozen=True)
class Ended:
    """A window of `seat` that opened at `since_ms` and closed at `now_ms`, by a step of `actor`.

    `has_acted`: the seat has acted since the window opened. `waived`: the seat has sent `no_challenge`.
    """

    kind: str
    seat: int
    actor: Any
    action: Any
    before: Any
    status: Status
    step: Step[Any]
    now_ms: int
    since_ms: int
    has_acted: bool
    waived: bool

    @property
    def is_time_limit(self) -> bool:
        """Return whether the step was the time limit of the whole game."""
        return any(event.kind in ("time_called", "time_limit") for event in self.step.happenings)

    @property
    def had_its_minimum(self) -> bool:
        return self.waived or self.now_ms - self.since_ms >= MINIMUM_MS


GOES_ON: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    # The seat gets the flag, or the monitor ends the game: then its usual window covers the same turn.
    "sum-dominoes": {"second_part": ("regular", "result"), "regular": ("result",), "first_part": ("result",)},
    # After a declared win or after the monitor ends the game, the window on the result covers the same faults.
    "contig60": {"capture": ("result",), "regular": ("result",)},
    **{
        slug: {"regular": ("result",)}
        for slug in ("fab-a-diffy", "juggle", "stars-and-bars", "queens-and-guards", "par55", "ramrod", "fiar", "kwatro-sinko")
    },
}


def is_passed_on(ended: Ended) -> bool:
    """Return whether Contig 60, part 6, closes the window: a window on a capture closes only when the capturing seat
    passes the flag and the minimum time is over."""
    return (
        ended.kind == "capture"
        and ended.actor != CLOCK
        and plain(ended.action)["type"] == "pass_flag"
        and ended.had_its_minimum
    )


def is_turn_over(ended: Ended) -> bool:
    """Return whether Fab-A-Diffy, part 6, closes the window. A window on a capture closes when the capturing seat passes the
    flag or the game ends, but not before the minimum time is over."""
    return ended.kind == "capture" and ended.had_its_minimum


def is_part_over(ended: Ended) -> bool:
    """Return whether Sum Dominoes, part 6, closes the window. A window on the first part closes at a tile of the second part or
    at a pass, but not before the minimum time is over. The time limit before a round starts closes it at once."""
    return ended.kind == "first_part" and (ended.had_its_minimum or ended.is_time_limit)


def is_tile_of_another(ended: Ended) -> bool:
    """Return whether Geominos, part 6, closes the window: when the next seat places a tile; in the last turn, when the
    time is over. The challenged seat itself cannot close the window."""
    return ended.actor not in (CLOCK, ended.before.past.seat) or ended.before.out[ended.seat]


def is_sheet_done(ended: Ended) -> bool:
    """Return whether Qwinto, parts 6 and 8, closes the window: if the seat has committed or was ready, or if the game
    does not wait for the seat. The late window closes with the game."""
    is_absent = ended.before.retired[ended.seat] or ended.before.slow[ended.seat] > 0
    return ended.has_acted or is_absent or ended.kind == "late"


def is_accepted_by_own_side(ended: Ended) -> bool:
    """Return whether Truco, part 6, closes the window: when one seat of each side has accepted, or when a challenge
    brings a side its third strike, because that side then loses the chico."""
    game = ended.before.partial
    if plain(ended.action)["type"] == "challenge":
        return any(event.kind == "struck_out" for event in ended.step.happenings)
    return game is not None and game.side(ended.seat) in (*game.accepted, game.side(ended.actor))


def is_over_at_once(ended: Ended) -> bool:
    """Return whether Ajedrez, part 7, ends the game at once: by mate, stalemate, a dead position, or a claim in the
    seat's own turn."""
    return ended.step.state.result is not None


RIGHTFUL: Mapping[str, Callable[[Ended], bool]] = {
    "contig60": is_passed_on,
    "fab-a-diffy": is_turn_over,
    "sum-dominoes": is_part_over,
    "geominos": is_tile_of_another,
    "qwinto": is_sheet_done,
    "truco": is_accepted_by_own_side,
    "ajedrez": is_over_at_once,
}


def is_rightful(slug: str, ended: Ended) -> bool:
    result = ended.step.state.result
    if ended.actor == ended.seat or (result is not None and ended.seat in result.winners):
        return True
    if ended.actor == CLOCK and (ended.status.flag == ended.seat and not ended.is_time_limit):
        return True
    return slug in RIGHTFUL and RIGHTFUL[slug](ended)


class Watched(Playout):
    """A random game with some challenges by each side, which checks every window after each step."""

    def __init__(self, slug: str, seats: int, seed: int) -> None:
        engine = engine_of(slug)
        super().__init__(engine, seats, "tournament", seed)
        try:
            self.options = engine.read_options({"mode": "tournament", **SHORT_MS})
            self.state = engine.setup(self.options, seats, self.reader, self.now_ms)
        except Refusal:
            pass  # a game with its own clocks refuses these options
        self.slug = slug
        self.rules = [rule.id for rule in engine.rules if rule.challengeable]
        self.since = {(window.kind, at): (self.now_ms, 0) for window in self.status.windows for at in window.seats}
        self.acted: dict[int, int] = {}
        self.waived: dict[int, int] = {}
        self.bad: list[Ended] = []

    def play(self) -> None:
        while not self.status.is_over and len(self.log) < MAX_STEPS:
            # With a high rate of clock events, a game that has one clock for all its turns would end too early.
            clock = 0.12 if isinstance(self.state, DuelState) else 0.02
            self.watched_step(clock)
            if isinstance(self.state, DuelState):
                # Remove all strikes and violations, so that they do not end the game.
                self.state = replace(self.state, book=blank_book(2))

    def faulty_actions(self, seat: int) -> Sequence[Any]:
        """Return faulty actions, but few false declarations of a win, because these usually end the game."""
        found = super().faulty_actions(seat)
        return found if self.fate.random() < 0.1 else [action for action in found if plain(action)["type"] != "declare_win"]

    def choose(self, actions: Sequence[Any]) -> Any:
        """Return one of the actions. The method first chooses a type of action, each with equal probability."""
        kind = self.fate.choice(sorted({plain(action)["type"] for action in actions}))
        return self.fate.choice([action for action in actions if plain(action)["type"] == kind])

    def challenged(self) -> Step[Any] | None:
        """Let a random seat challenge a random rule. Return None if no challenge was made."""
        due = self.status.due_at_ms
        if self.fate.random() > 0.08 or (due is not None and due <= self.now_ms + 1):
            return None
        seat = self.fate.randrange(self.seats)
        rule = self.fate.choice(self.rules)
        for target in self.fate.sample(TARGETS, len(TARGETS)):
            try:
                action = self.engine.parse({"type": "challenge", "rule": rule, **target})
                self.now_ms += 1
                return self.apply(seat, action)
            except Refusal:
                continue
        return None

    def watched_step(self, clock: float) -> None:
        before, status, number = self.state, self.status, len(self.log)
        was_open = {(window.kind, seat): window.closes_at_ms for window in status.windows for seat in window.seats}
        step = self.challenged() or self.step(0.3, clock)
        actor, action, now_ms = self.log[-1]
        now_open = {(window.kind, seat) for window in self.status.windows for seat in window.seats}
        for (kind, seat), closes_at_ms in was_open.items():
            since_ms, opened_at = self.since[kind, seat]
            goes_on = (kind, *GOES_ON.get(self.slug, {}).get(kind, ()))
            if any((name, seat) in now_open for name in goes_on):
                continue
            if closes_at_ms is not None and now_ms >= closes_at_ms:
                continue
            has_acted = self.acted.get(seat, -1) >= opened_at
            waived = self.waived.get(seat, -1) >= opened_at
            ended = Ended(kind, seat, actor, action, before, status, step, now_ms, since_ms, has_acted, waived)
            if not is_rightful(self.slug, ended):
                self.bad.append(ended)
        if actor != CLOCK:
            self.acted[actor] = number
            if plain(action)["type"] == "no_challenge":
                self.waived[actor] = number
        for key in now_open - was_open.keys():
            self.since[key] = (now_ms, number)


TARGETS: tuple[dict[str, Any], ...] = (
    {},
    {"target": "capture"},
    {"target": 0},
    {"target": 1},
    {"target": ["red-1-1"]},
    {"remedy": "rectify"},
    {"target": {"seat": 0, "box": "orange-1"}},
)


@pytest.mark.parametrize(("slug", "seats"), TOURNAMENTS)
def test_no_window_is_shut_by_whom_it_is_about(slug: str, seats: int) -> None:
    bad = []
    for seed in range(SEEDS):
        game = Watched(slug, seats, seed)
        game.play()
        bad += [
            (seed, ended.kind, ended.seat, ended.actor, plain(ended.action), ended.now_ms - ended.since_ms)
            for ended in game.bad
        ]
    assert bad == []
