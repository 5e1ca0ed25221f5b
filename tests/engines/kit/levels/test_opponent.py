"""Tests of the parts of a level: the rates of slips, of deliberate faults and of noticed faults."""

from hashlib import sha256
from typing import Any

import pytest

from engines.contract import CLOCK, Engine, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.levels.level import USUAL, Level
from engines.kit.levels.opponent import wish
from engines.registry import engine_of

ALMOST = 0.05
"""Maximum difference between the declared rate and the rate in a few hundred draws."""


def reader(*of: object) -> ChanceReader:
    return ChanceReader(ChanceState(sha256(repr(of).encode()).digest()))


def takeaway(*actions: dict[str, Any], mode: str = "tournament") -> tuple[Engine[Any, Any, Any], Any]:
    engine = engine_of("takeaway")
    state = engine.setup(engine.read_options({"mode": mode}), 2, reader("setup"), 0)
    for number, action in enumerate(actions):
        seat = engine.status(state).flag
        assert seat is not None
        state = engine.apply(state, seat, engine.parse(action), 1_000 * number, reader(number), None).state
    return engine, state


def share(
    engine: Engine[Any, Any, Any], state: Any, level: Level, kind: str, *, tournament: bool = True, of: int = 600
) -> float:
    seat = engine.status(state).flag
    assert seat is not None
    asked = [wish(engine, state, seat, 9_000, level, reader(number), tournament=tournament) for number in range(of)]
    return len([each for each in asked if each is not None and each["type"] == kind]) / of


def test_the_plain_level_is_the_bot_itself() -> None:
    engine, state = takeaway()
    assert wish(engine, state, 0, 0, USUAL, reader(1), tournament=True) == engine.bot(
        engine.view(state, 0, 0), {"may": engine.status(state).may}, 0, reader(1)
    )


def test_a_fault_that_the_bot_sees_is_challenged_at_the_stated_rate() -> None:
    engine, state = takeaway({"type": "take", "count": 1}, {"type": "say", "left": 3}, {"type": "pass_flag"})
    assert share(engine, state, USUAL, "challenge") == 1
    assert share(engine, state, Level(notices=60), "challenge") == pytest.approx(0.6, abs=ALMOST)
    assert share(engine, state, Level(slips=30), "challenge") == pytest.approx(0.7, abs=ALMOST)
    assert share(engine, state, Level(notices=0), "take") == 1


def test_a_slip_is_a_random_faultless_action_of_the_same_type() -> None:
    engine, state = takeaway()
    slipped = [wish(engine, state, 0, 0, Level(slips=100), reader(number), tournament=True) for number in range(30)]
    assert {each["count"] for each in slipped if each is not None} == {1, 2, 3}
    resigning = Level(slips=100, own=lambda *_seen: {"type": "resign"})
    assert wish(engine, state, 0, 0, resigning, reader(1), tournament=True) == {"type": "resign"}


def test_the_seats_secret_decides_once_whether_it_notices_a_fault() -> None:
    engine, state = takeaway({"type": "take", "count": 1}, {"type": "say", "left": 3}, {"type": "pass_flag"})
    noticed = 0
    for fate in range(200):
        asked = [
            wish(engine, state, 1, 9_000, Level(notices=60), reader(number), tournament=True, fate=bytes([fate]))
            for number in range(3)
        ]
        kinds = {each["type"] for each in asked if each is not None}
        assert kinds in ({"challenge"}, {"take"})
        noticed += kinds == {"challenge"}
    assert noticed / 200 == pytest.approx(0.6, abs=2 * ALMOST)


def test_a_bot_that_insists_on_a_fault_that_its_level_misses_accepts_the_result_or_waits() -> None:
    insisting = Level(notices=0, own=lambda *_seen: {"type": "challenge", "rules": ["takeaway.count"]})
    engine, state = takeaway({"type": "take", "count": 1}, {"type": "pass_flag"})
    assert wish(engine, state, 1, 9_000, insisting, reader(1), tournament=True) is None
    for _seat in range(2):  # 15 counters: 1 is gone, and 14 remain for two turns of seven
        for action in ({"type": "take", "count": 7}, {"type": "pass_flag"}):
            flag = engine.status(state).flag
            assert flag is not None
            state = engine.apply(state, flag, engine.parse(action), 5_000, reader(0), None).state
    assert wish(engine, state, 1, 9_000, insisting, reader(1), tournament=True) == {"type": "accept_result"}


@pytest.mark.parametrize("slug", ["takeaway", "fiar", "contig60"])
def test_a_partner_errs_at_the_stated_rate_in_tournament_mode_and_never_with_help(slug: str) -> None:
    engine = engine_of(slug)
    for tournament in (True, False):
        could, did = _errors(engine, Level(errs=25, notices=0), tournament)
        if tournament:
            assert could > 300
            assert did / could == pytest.approx(0.25, abs=ALMOST + 0.02)
        else:
            assert did == 0


def _errors(engine: Engine[Any, Any, Any], level: Level, tournament: bool) -> tuple[int, int]:
    """Play some games between two players of that level. Return how many actions could have had a fault, and how many
    had one."""
    could = did = 0
    for seed in range(40):
        now_ms, chance = 1_000_000, reader(seed)
        state = engine.setup(engine.read_options({"mode": "tournament" if tournament else "assisted"}), 2, chance, now_ms)
        for number in range(80):
            status = engine.status(state)
            if status.is_over:
                break
            for seat in range(2):
                asked = wish(engine, state, seat, now_ms, level, reader(seed, number, seat), tournament=tournament)
                if asked is None:
                    continue
                action = engine.parse(asked)
                wrong = [each for each in engine.faulty_actions(state, seat) if "challenge" not in type(each).__name__.lower()]
                if wrong and asked["type"] != "challenge":
                    could += 1
                    did += action in wrong
                state, now_ms = engine.apply(state, seat, action, now_ms, chance, None).state, now_ms + 400
                break
            else:
                now_ms = max(now_ms, status.due_at_ms or now_ms)
                state = engine.apply(state, CLOCK, Tick(), now_ms, chance, None).state
    return could, did


class Drawn:
    """Chance that always draws the same number, and notes the bounds."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.number % bound


def taking_one(*_seen: object) -> dict[str, Any]:
    return {"type": "take", "count": 1}


@pytest.mark.parametrize(("number", "errs"), [(0, True), (24, True), (25, False), (99, False)])
def test_errors_and_slips_come_in_as_many_of_a_hundred_draws_as_the_level_says(number: int, errs: bool) -> None:
    engine = engine_of("takeaway")
    state = engine.setup(engine.read_options({"mode": "tournament", "starter": 0}), 2, reader(0), 0)
    for level in (Level(errs=25, own=taking_one), Level(slips=25, own=taking_one)):
        drawn: Any = Drawn(number)
        wish(engine, state, 0, 1_000, level, drawn, tournament=True)
        assert drawn.bounds[0] == 100
        assert (len(drawn.bounds) > 1) is errs, "a second draw chooses the wrong action"
