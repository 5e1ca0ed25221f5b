"""The stakes that a game declares are true. The test rules each challenge, in every window and outside all windows, and
compares the step with the stakes.

The positions come from all worked cases and from random tournament games. The stakes of a window name a code for a
correct challenge of each rule, and a code for an incorrect challenge. For each code, `HOLDS` has a function that checks
the step.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from engines.contract import Status, Step
from engines.kit.stakes import codes_of, open_stakes, why_inappropriate
from engines.registry import engine_of, slugs
from tests.engines.challenge_positions import Position, at_random, in_cases
from tests.engines.kit.script import Script
from tests.engines.stakes_samples import FILE, written

GAMES = [slug for slug in slugs() if any(rule.challengeable for rule in engine_of(slug).rules)]
TABLES = [(slug, seats) for slug in GAMES for seats in engine_of(slug).about.seats if seats in (2, 3, 4, 6)]
OTHER_OPTIONS: list[tuple[str, dict[str, str]]] = [("sum-dominoes", {"incorrect_tile": "challenged"})]
"""Options that change the stakes and that no worked case uses."""
SEEDS = 3
EVERY = 5
"""In random games the test checks every fifth position, and every position with an unusual window."""


@dataclass(frozen=True)
class Ruled:
    """A challenge by `seat` and the step with its ruling."""

    position: Position
    seat: int
    rule: str
    step: Step[Any]

    @property
    def before(self) -> Any:
        return self.position.state

    @property
    def after(self) -> Any:
        return self.step.state

    @property
    def result(self) -> Any:
        return self.after.result

    @property
    def pending(self) -> Any:
        return self.before.pending

    def saw(self, kind: str, **params: Any) -> bool:
        return any(event.kind == kind and params.items() <= event.params.items() for event in self.step.happenings)

    def lost(self, seat: int, kind: str = "turn_lost") -> bool:
        return any(event.kind == kind and event.seat == seat for event in self.step.happenings)

    @property
    def goes_on(self) -> bool:
        return self.result is None

    @property
    def has_flag(self) -> bool:
        return bool(self.position.engine.status(self.after).flag == self.seat)


def untouched(ruled: Ruled) -> bool:
    """Return whether the step changed nothing except the strikes, the marks, the rulings, and the record that the seat
    is present."""
    kept = {
        name: getattr(ruled.before, name)
        for name in ("book", "strikes", "marks", "rulings", "arrived", "slow")
        if hasattr(ruled.before, name)
    }
    return bool(replace(ruled.after, **kept) == ruled.before)


def won(ruled: Ruled) -> bool:
    return ruled.result is not None and ruled.result.winners == (ruled.seat,)


def win_stands(ruled: Ruled) -> bool:
    """Return whether the other seat has won. A starter's win also counts if it is confirmed and the game waits for the
    last turn of the other seat (roundoff)."""
    other = 1 - ruled.seat
    if ruled.result is not None:
        return bool(ruled.result.winners == (other,))
    return ruled.after.pending is None and bool(getattr(ruled.after, "declared", (False, False))[other])


def result_stands(ruled: Ruled) -> bool:
    return ruled.after.pending is None and ruled.result is not None and ruled.result.reason != "false_win"


def one_more_lost(ruled: Ruled) -> bool:
    """Return whether the seat will lose its next turn, while the other seat continues its present turn."""
    before, after = ruled.before.turn_lost[ruled.seat], ruled.after.turn_lost[ruled.seat]
    return bool(after == before + 1 and ruled.after.turn == ruled.before.turn)


def restored(ruled: Ruled) -> bool:
    return ruled.saw("restored")


def void(ruled: Ruled) -> bool:
    return ruled.saw("win_void")


def is_drawn(ruled: Ruled) -> bool:
    return ruled.result is not None and ruled.result.result == "draw"


def may_relocate(ruled: Ruled) -> bool:
    """Return whether the challenger may now relocate a chip. If there is no chip that it could relocate, it is enough
    that the challenger has the flag."""
    if ruled.after.phase == "relocating":
        return ruled.has_flag
    return ruled.goes_on and ruled.has_flag and not ruled.after.can_relocate()


def lifts(ruled: Ruled) -> bool:
    return ruled.after.phase == "relocating" and ruled.has_flag


def tile_to(seat_of: Callable[[Ruled], int]) -> Callable[[Ruled], bool]:
    """Return a check that the seat gets an infraction tile. The check also passes if the other seat must still choose the
    tile, or if there is none: neither in the bank nor in the other seat's hand."""

    def holds(ruled: Ruled) -> bool:
        to = seat_of(ruled)
        waits = ruled.after.giving is not None and any(due.to == to for due in ruled.after.giving.dues)
        has_none = not ruled.before.bank and not ruled.before.hands[1 - to]
        return waits or has_none or ruled.lost(to, "infraction_tile")

    return holds


to_challenger = tile_to(lambda ruled: ruled.seat)
to_other = tile_to(lambda ruled: 1 - ruled.seat)


def fined(kind: str) -> Callable[[Ruled], bool]:
    """Return a check that the other seat gets an infraction tile and that the event `kind` occurred. The event may be
    missing if the server itself finds no fault."""
    return lambda ruled: to_other(ruled) and (ruled.saw(kind) or not server_says(ruled, "C"))


def server_says(ruled: Ruled, mark: str) -> bool:
    """Return whether the server itself gives this mark. If only a person gives it, the remedy may have no effect."""
    step = ruled.position.challenged(ruled.seat, ruled.rule)
    return step is not None and step.rulings[0].mark == mark


def found(kind: str) -> Callable[[Ruled], bool]:
    """Return a check that the event `kind` occurred. The event may be missing if the server itself finds no fault."""
    return lambda ruled: ruled.saw(kind) or not server_says(ruled, "C")


def entries(ruled: Ruled) -> tuple[Any, ...]:
    game = ruled.after.partial
    return () if game is None else game.entries


def points_for_side(*causes: str) -> Callable[[Ruled], bool]:
    """Return a check that the challenger's side gets the points of these causes."""

    def holds(ruled: Ruled) -> bool:
        if not server_says(ruled, "C"):
            return True
        side = ruled.before.partial.side(ruled.seat)
        if any(rule == ruled.rule for rule, _target in ruled.before.partial.charged):
            return True
        return all(entry.side == side for entry in entries(ruled) if not causes or entry.cause in causes)

    return holds


def pays_for_flor(ruled: Ruled) -> bool:
    """Return whether the seat pays in points for a wrong challenge, and gets no strike."""
    return ruled.after.strikes == ruled.before.strikes and any(entry.cause == "pido-flor-falso" for entry in entries(ruled))


SHARED: Mapping[str, Callable[[Ruled], bool]] = {
    "strike": untouched,
    "turn": lambda ruled: ruled.lost(ruled.seat) and not ruled.has_flag,
    "next_turn": one_more_lost,
    "win_stands": win_stands,
    "result_stands": result_stands,
    "win": won,
    "undone": lambda ruled: restored(ruled),
}
OWN: Mapping[str, Mapping[str, Callable[[Ruled], bool]]] = {
    "contig60": {"undone_points": restored},
    "fab-a-diffy": {
        "trick": lambda ruled: ruled.saw("restored", is_trick=True),
        "extra_turn": lambda ruled: ruled.saw("restored", is_trick=False) and ruled.has_flag,
    },
    "relocation": {
        "relocate": may_relocate,
        "void_relocate": lambda ruled: void(ruled) and may_relocate(ruled),
        "void_draw": lambda ruled: void(ruled) and is_drawn(ruled),
    },
    "juggle": {"pieces_home": restored, "pieces_off": restored},
    "par55": {
        "void_undone": lambda ruled: restored(ruled) and ruled.goes_on and ruled.has_flag,
        "undone_draw": lambda ruled: restored(ruled) and is_drawn(ruled),
        "first_landed": lambda ruled: restored(ruled) and (won(ruled) or is_drawn(ruled)),
    },
    "queens-and-guards": {
        "banish": lambda ruled: (ruled.after.phase == "penalty" and ruled.has_flag) or not server_says(ruled, "C"),
    },
    "ramrod": {
        "rods": lambda ruled: lifts(ruled) or not server_says(ruled, "C"),
        "captured_rods": lambda ruled: lifts(ruled) or not server_says(ruled, "C"),
        "void": void,
        "void_rods": lambda ruled: void(ruled) and (lifts(ruled) or not server_says(ruled, "C")),
        "void_captured_rods": lambda ruled: void(ruled) and (lifts(ruled) or not server_says(ruled, "C")),
    },
    "stars-and-bars": {"discarded": restored},
    "sum-dominoes": {
        "infraction_tile": lambda ruled: to_challenger(ruled) and ruled.goes_on and ruled.after.flag == ruled.before.flag,
        "infraction_tile_result": lambda ruled: to_challenger(ruled) and ruled.after.pending is None,
        "gives_tile": lambda ruled: to_other(ruled) and ruled.goes_on and ruled.after.flag == ruled.before.flag,
        "gives_tile_result": lambda ruled: to_other(ruled) and ruled.after.pending is None,
        "tile_back": fined("taken_back"),
        "tile_laid": fined("laid"),
        "sum_corrected": fined("sum_corrected"),
        "draws": fined("made_good"),
        "reroll": fined("made_good"),
    },
    "geominos": {"tile_back": found("tile_back"), "corrected": found("corrected")},
    "qwinto": {"sum_corrected": found("sum_corrected"), "erased": found("erased")},
    "damas": {
        "undone": found("rectified"),
        "huffed_or_undone": lambda ruled: found("rectified")(ruled) or ruled.saw("huffed"),
    },
    "ajedrez": {
        **dict.fromkeys(("undone", "undone_time"), found("undone")),
        "warned": found("warning"),
        "annulled": lambda ruled: ruled.result is not None or ruled.saw("annulled") or not server_says(ruled, "C"),
    },
    "truco": {
        "flor_points": points_for_side(),
        "points_taken": points_for_side(),
        "envido_points": points_for_side("envido"),
        "sung_points": points_for_side("flor"),
        "fine": points_for_side(),
        "false_flor": pays_for_flor,
    },
}
FAMILY = {"fiar": "relocation", "kwatro-sinko": "relocation"}


def promise_of(slug: str, code: str) -> Callable[[Ruled], bool]:
    own = OWN.get(FAMILY.get(slug, slug), {})
    return own[code] if code in own else SHARED[code]


THIRD: Mapping[str, Callable[[Ruled], bool]] = {
    "game_lost": lambda ruled: (
        (ruled.result is not None and ruled.seat not in ruled.result.winners) or ruled.saw("game_over", reason="strikes")
    ),
    "chico_lost": lambda ruled: ruled.saw("struck_out"),
    "out": lambda ruled: ruled.lost(ruled.seat, "out") or ruled.lost(ruled.seat, "retired"),
}


def checked(position: Position) -> Iterator[str]:
    """Yield a message for each difference between the stakes and the real step in this position. The function tries
    every mark of every rule for every seat."""
    status = position.status
    if status.is_over:
        return
    position = position.with_strikes(0)
    for seat in range(len(status.may)):
        for rule in position.rules:
            yield from (f"{rule} by {seat}: {wrong}" for wrong in checked_rule(position, status, seat, rule))


def checked_rule(position: Position, status: Status, seat: int, rule: str) -> Iterator[str]:
    engine = position.engine
    stakes = open_stakes(engine.stakes, status, seat)
    step = position.challenged(seat, rule)
    if step is None or not step.rulings:
        return
    ruled = Ruled(position, seat, rule, step)
    mark = step.rulings[0].mark
    prizes = {each.prizes[rule] for each in stakes if rule in each.prizes}
    prices = {each.price_of.get(rule, each.price) for each in stakes}
    if len(prices) > 1 or len(prizes) > 1:
        yield f"two things are said: {prices} {prizes}"
    if mark == "C" and not prizes:
        yield "is C without a prize"
    if mark == "IA":
        yield from (("costs more than a strike",) if not untouched(ruled) else ())
        why = why_inappropriate(engine.stakes, status, seat, rule, position.rules)
        yield from (() if ruled.saw("ruling", why=why) else ("has no reason",))
        yield from third_strike(position, seat, rule)
        return
    if not stakes:
        yield f"is {mark} though no window is open"
        return
    slug = engine.about.slug
    for code in prizes:
        right = position.challenged(seat, rule, ("C",))
        if right is not None and not promise_of(slug, code)(Ruled(position, seat, rule, right)):
            yield f"C does not bring {code}: {seen(right)}"
    for code in prices:
        wrong = position.challenged(seat, rule, ("I",))
        if wrong is not None and not promise_of(slug, code)(Ruled(position, seat, rule, wrong)):
            yield f"I does not cost {code}: {seen(wrong)}"
    refused = position.challenged(seat, rule, ("IA",))
    if refused is not None and not untouched(Ruled(position, seat, rule, refused)):
        yield f"IA by a person costs more than a strike: {seen(refused)}"
    if mark == "I":
        yield from third_strike(position, seat, rule)


def third_strike(position: Position, seat: int, rule: str) -> Iterator[str]:
    """Yield a message if a third strike does not have the effect that the stakes state."""
    hard = position.with_strikes(2)
    step = hard.challenged(seat, rule)
    if step is None or step.rulings[0].mark == "C":
        return
    ruled = Ruled(hard, seat, rule, step)
    if any(rule in stakes.price_of and step.rulings[0].mark == "I" for stakes in position.engine.stakes.values()):
        return
    if not THIRD[position.engine.third_strike](ruled):
        yield f"the third strike does not bring {position.engine.third_strike}: {seen(step)}"


def seen(step: Step[Any]) -> list[Any]:
    return [(event.kind, event.seat) for event in step.happenings]


@pytest.mark.parametrize(("slug", "options"), [*((slug, {}) for slug in GAMES), *OTHER_OPTIONS])
def test_each_mark_brings_what_was_said_in_the_worked_cases(slug: str, options: Mapping[str, str]) -> None:
    assert sorted({wrong for position in in_cases(slug, options) for wrong in checked(position)}) == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_worked_cases_reach_every_window_of_a_game(slug: str) -> None:
    every = [{}, *(options for game, options in OTHER_OPTIONS if game == slug)]
    reached = {
        window.stakes or window.kind
        for options in every
        for position in in_cases(slug, options)
        for window in position.status.windows
    }
    assert reached == set(engine_of(slug).stakes)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_each_mark_brings_what_was_said_in_games_played_at_random(slug: str, seats: int) -> None:
    found = set()
    for seed in range(SEEDS):
        for number, position in enumerate(at_random(slug, seats, seed)):
            is_usual = all(not window.stakes and window.kind == "regular" for window in position.status.windows)
            if number % EVERY == 0 or not is_usual:
                found |= set(checked(position))
    assert sorted(found) == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_code_of_a_game_has_a_promise(slug: str) -> None:
    known = {*SHARED, *OWN.get(FAMILY.get(slug, slug), {})}
    assert set(codes_of(engine_of(slug).stakes)) <= known


def test_the_clients_samples_are_up_to_date() -> None:
    """If this fails because samples are out of date, run `python -m tests.engines.stakes_samples`."""
    assert FILE.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize(("seat", "is_open"), [(1, True), (0, False)])
def test_a_person_who_rules_ia_in_an_open_window_needs_no_reason_of_the_server(seat: int, is_open: bool) -> None:
    board = {"B1": "c3r3", "B2": "c3r0", "R1": "c7r2", "R2": "c7r5"}
    script = Script("fiar", board=board).play("0 B1>c3r4", "0 pass").play(f"{seat} !fiar.route", marks=("IA",))
    assert script.last is not None
    (ruling,) = (event for event in script.last.happenings if event.kind == "ruling")
    assert ("why" not in ruling.params) is is_open


def test_a_challenge_in_free_words_needs_no_reason_of_the_server() -> None:
    script = Script("fiar", board={"B1": "c3r3", "B2": "c3r0", "R1": "c7r2", "R2": "c7r5"})
    script.play("0 B1>c3r4", "0 pass", "1 !!other:a hand was on it|fiar.start")
    assert script.rulings() == ["IA", "IA"]
    assert script.last is not None
    told = [event.params.get("why") for event in script.last.happenings if event.kind == "ruling"]
    assert told == [None, "no_rule"]
