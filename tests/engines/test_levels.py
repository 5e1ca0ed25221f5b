"""Every level of every game plays to the end without a fault, makes the same moves from the same draws, and uses only
data that its seat may know."""

import random
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from typing import Any

import msgspec
import pytest

from engines.contract import CLOCK, Engine, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.levels.level import PARTNER, RATED, USUAL, Level
from engines.kit.levels.opponent import wish
from engines.registry import engine_of, slugs
from tests.games import REFEREED

SEED = bytes(range(32))
FEW_NODES = 40
"""Number of search nodes that is enough to compare candidates. Only the arena (`tools.arena`) searches with the full
number."""
MAX_STEPS = 3_000
AGAIN = 80
MAX_GAMES = 12
LEVELS = [(slug, name) for slug in slugs() for name in RATED]


def quick(level: Level) -> Level:
    return level if level.search is None else replace(level, search=replace(level.search, nodes=FEW_NODES, candidates=4))


def of(level: Level) -> int:
    """Return the maximum number of steps for a game in this file. Deep bots are slow, so only the arena lets them play
    to the end."""
    return 24 if level.deep else MAX_STEPS


def reader(*of: object) -> ChanceReader:
    return ChanceReader(ChanceState(sha256(repr(of).encode()).digest()))


def played(engine: Engine[Any, Any, Any], level: Level, seed: int, seats: int) -> Iterator[tuple[Any, int, int, Any, Any]]:
    """Yield each step of a game where all seats play at that level: state, time, seat, action, and outcome."""
    now_ms, chance = 1_000_000, reader(seed)
    state = engine.setup(engine.read_options({"mode": "tournament"}), seats, chance, now_ms)
    for number in range(MAX_STEPS):
        status = engine.status(state)
        if status.is_over:
            return
        for seat in range(seats):
            asked = (
                wish(engine, state, seat, now_ms, level, reader(seed, number, seat), tournament=True)
                if status.may[seat]
                else None
            )
            if asked is not None:
                step = engine.apply(state, seat, engine.parse(asked), now_ms, chance, None)
                yield state, now_ms, seat, asked, step
                state, now_ms = step.state, now_ms + 400
                break
        else:
            assert status.due_at_ms is not None, status
            now_ms = max(now_ms, status.due_at_ms)
            state = engine.apply(state, CLOCK, Tick(), now_ms, chance, None).state
    pytest.fail(f"no end after {MAX_STEPS} steps: {engine.status(state)}")


@pytest.mark.parametrize(("slug", "name"), LEVELS)
def test_a_level_plays_to_the_end_without_a_fault_and_the_same_again(slug: str, name: str) -> None:
    engine = engine_of(slug)
    level = quick(engine.levels[name])
    seats = engine.about.seats[0]
    first = []
    for _state, _now_ms, _seat, asked, step in islice(played(engine, level, 1, seats), of(level)):
        assert "faults" not in step.record, f"{asked} is a fault: {step.record}"
        first.append(asked)
    again = [asked for _state, _now_ms, _seat, asked, _step in islice(played(engine, level, 1, seats), min(AGAIN, of(level)))]
    assert again == first[: len(again)]


@pytest.mark.parametrize("slug", slugs())
def test_an_imagined_position_does_not_depend_on_hidden_values(slug: str) -> None:
    """A level sees only an imagined position. If a seat cannot distinguish two real positions, the imagined position
    must have the same bytes in both."""
    engine, lot = engine_of(slug), random.Random(slug)
    for seats in {engine.about.seats[0], engine.about.seats[-1]}:
        for number, (state, _now_ms, seat, _asked, _step) in enumerate(played(engine, engine.levels["learner"], 2, seats)):
            if number % 3:
                continue
            seed = lot.randbytes(32)
            twin = engine.resample_hidden(state, seat, ChanceReader(ChanceState(lot.randbytes(32))))
            imagined = [engine.resample_hidden(each, seat, ChanceReader(ChanceState(seed))) for each in (state, twin)]
            assert engine.encode(imagined[0]) == engine.encode(imagined[1])


@pytest.mark.parametrize(("slug", "name"), LEVELS)
def test_twin_positions_give_the_same_move(slug: str, name: str) -> None:
    engine, lot = engine_of(slug), random.Random(slug)
    level = quick(engine.levels[name])
    game = islice(played(engine, level, 3, engine.about.seats[0]), min(72, of(level)))
    steps = [step for number, step in enumerate(game) if number % 9 == 0]
    for state, now_ms, seat, _asked, _step in steps:
        twin = engine.resample_hidden(state, seat, ChanceReader(ChanceState(lot.randbytes(32))))
        moves = [wish(engine, each, seat, now_ms, level, reader(now_ms), tournament=True) for each in (state, twin)]
        assert moves[0] == moves[1]


@pytest.mark.parametrize("slug", slugs())
def test_a_game_has_all_levels_and_its_options_say_so(slug: str) -> None:
    levels = engine_of(slug).levels
    assert tuple(levels) == (*RATED, PARTNER)
    assert msgspec.to_builtins(sorted(levels)) == ["club", "learner", "partner", "strong"]


@pytest.mark.parametrize("slug", REFEREED)
def test_a_partner_commits_faults_and_a_challenge_of_one_is_right(slug: str) -> None:
    """The practice partner commits faults in a tournament game, so that a child can challenge them. A challenge of such a
    fault is ruled C (correct)."""
    engine = engine_of(slug)
    assert any(
        seat == 0 and any(ruling.mark == "C" for ruling in step.rulings)
        for seed in range(MAX_GAMES)
        for seat, step in _practised(engine, seed)
    )


def _practised(engine: Engine[Any, Any, Any], seed: int) -> Iterator[tuple[int | None, Any]]:
    """Yield (seat, step) for each step of a game between the usual bot, which challenges the faults that it sees, and
    the practice partner."""
    now_ms, chance, levels = 1_000_000, reader(seed), (USUAL, engine.levels[PARTNER])
    state = engine.setup(engine.read_options({"mode": "tournament"}), 2, chance, now_ms)
    for number in range(AGAIN * 2):
        status = engine.status(state)
        if status.is_over:
            return
        wishes = ((at, wish(engine, state, at, now_ms, levels[at], reader(seed, number, at), tournament=True)) for at in (0, 1))
        seat, asked = next(((at, asked) for at, asked in wishes if asked is not None), (None, None))
        if seat is None or asked is None:
            assert status.due_at_ms is not None
            now_ms = max(now_ms, status.due_at_ms)
            step = engine.apply(state, CLOCK, Tick(), now_ms, chance, None)
        else:
            now_ms += 400
            step = engine.apply(state, seat, engine.parse(asked), now_ms, chance, None)
        yield seat, step
        state = step.state
