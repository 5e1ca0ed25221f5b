"""Tests of the bot: it beats a random player, and it has an answer in every situation."""

import random
from typing import Any

import msgspec
import pytest

from engines.contract import GameEvent
from engines.kit.chance import ChanceReader, ChanceState
from engines.queens_and_guards.board import BANDS, GONE, IS_QUEEN, NEIGHBOURS, THRONE
from engines.queens_and_guards.bot import _can_reach
from engines.registry import engine_of

ENGINE = engine_of("queens-and-guards")
SEED = b"a bot against somebody at random"


def against_random(seat: int, seed: int) -> Any:
    """Return the final state of a game between the bot in `seat` and a random player."""
    fate, reader, own = random.Random(seed), ChanceReader(ChanceState(SEED)), ChanceReader(ChanceState(SEED[::-1]))
    options = ENGINE.read_options({"mode": "tournament", "turn_ms": 0, "game_ms": 0})
    state = ENGINE.setup(options, 2, reader, 0)
    while not (status := ENGINE.status(state)).is_over:
        raw = ENGINE.bot(ENGINE.view(state, seat, 0), msgspec.to_builtins(status), seat, own)
        faultless = list(ENGINE.faultless_actions(state, 1 - seat))
        mover, action = (seat, ENGINE.parse(raw)) if raw else (1 - seat, fate.choice(faultless))
        step = ENGINE.apply(state, mover, action, 0, reader, None)
        assert mover != seat or "faults" not in step.record
        state = step.state
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_it_brings_its_queen_home(seat: int) -> None:
    state = against_random(seat, seed=7)
    assert (state.result.winners, state.result.reason) == ((seat,), "goal")


@pytest.mark.parametrize("seat", [0, 1])
def test_it_calls_and_picks(seat: int) -> None:
    state = ENGINE.setup(ENGINE.read_options({}), 2, ChanceReader(ChanceState(SEED)), 0)
    if seat == 1:
        state = ENGINE.apply(state, 0, ENGINE.read(state, 0, "call red"), 0, ChanceReader(ChanceState(SEED)), None).state
    raw = ENGINE.bot(
        ENGINE.view(state, seat, 0), msgspec.to_builtins(ENGINE.status(state)), seat, ChanceReader(ChanceState(SEED))
    )
    assert raw is not None
    step = ENGINE.apply(state, seat, ENGINE.parse(raw), 0, ChanceReader(ChanceState(SEED)), None)
    assert isinstance(step.happenings[0], GameEvent)
    assert step.happenings[0].kind == ("start_called", "start_picked")[seat]


def test_it_fears_only_enemies_that_could_come() -> None:
    """Only queens may enter the throne, so a guard next to the throne cannot reach it."""
    queen, guard = IS_QUEEN.index(True), IS_QUEEN.index(False)
    near = NEIGHBOURS[THRONE][0]
    for piece, may in ((queen, True), (guard, False)):
        assert _can_reach((near,), {near: piece}, THRONE, GONE) is may
        assert not _can_reach((near,), {near: piece}, THRONE, near), "it leaves that space"
        assert not _can_reach((near,), {}, THRONE, GONE), "it is no enemy"
        assert not _can_reach((near, THRONE), {near: piece}, THRONE, GONE), "the space is taken"
    outer = next(space for space in NEIGHBOURS[near] if BANDS[space] > BANDS[near])
    assert not _can_reach((near,), {near: guard}, outer, GONE), "pieces never go outwards"
