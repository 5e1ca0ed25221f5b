"""Tests of games by correspondence: a player has days for each move, and no deadline of an assisted game is shorter
than half a day."""

from typing import Any

import pytest

from engines.contract import CLOCK, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines

DAY_MS = 86_400_000
HALF_DAY_MS = DAY_MS // 2
START_MS = 1_000_000
ENGINES = {slug: engine for slug, engine in all_engines().items() if engine.by_correspondence is not None}


def begun(slug: str, days: int) -> Any:
    engine = ENGINES[slug]
    assert engine.by_correspondence is not None
    options = engine.by_correspondence(engine.read_options({}), days * DAY_MS)
    return engine.setup(options, engine.about.seats[0], ChanceReader(ChanceState(bytes(32))), START_MS)


def test_the_games_that_live_from_quick_answers_are_not_played_so() -> None:
    assert set(all_engines()) - set(ENGINES) == {"fab-a-diffy", "geominos", "qwinto", "truco"}


@pytest.mark.parametrize("slug", ENGINES)
@pytest.mark.parametrize("days", [1, 3, 7])
def test_no_deadline_comes_before_the_days_are_over_and_the_value_is_storable(slug: str, days: int) -> None:
    engine, state = ENGINES[slug], begun(slug, days)
    assert engine.decode(engine.encode(state)) == state
    due_at_ms = engine.status(state).due_at_ms
    if due_at_ms is None:  # the server does not end the turn: the rival claims that the time is over
        due_at_ms = state.clock.due_at_ms
    assert due_at_ms >= START_MS + days * DAY_MS


@pytest.mark.parametrize("slug", ENGINES)
def test_while_the_computer_plays_every_deadline_is_half_a_day_away(slug: str) -> None:
    """Play a faultless action every minute, so that windows are still open. Every deadline must be about half a day away,
    or more."""
    engine, state, now_ms = ENGINES[slug], begun(slug, 1), START_MS
    reader = ChanceReader(ChanceState(bytes(32)))
    short = []
    for _step in range(60):
        now_ms += 60_000
        status = engine.status(state)
        if status.is_over:
            break
        if status.due_at_ms is not None and status.due_at_ms <= now_ms:
            state = engine.apply(state, CLOCK, Tick(), now_ms, reader, None).state
            short.append(status)
            continue
        seat = next((seat for seat, may in enumerate(status.may) if may and engine.faultless_actions(state, seat)), None)
        if seat is None:
            break
        state = engine.apply(state, seat, engine.faultless_actions(state, seat)[0], now_ms, reader, None).state
        due_at_ms = engine.status(state).due_at_ms
        assert due_at_ms is None or due_at_ms - now_ms >= HALF_DAY_MS - 60_000 * 60
    assert not short
