"""The laws: tests of the contract that every game must pass. They cover random play, restoring a state, replay, and that views
give no hint.

Hypothesis draws a random game from a seed: faultless actions, some faults, and sometimes an action of the clock. Each test
checks every step of the game, because a broken law may show only in an unexpected position.

`for_games` tells the tests which games to use. The plugin calls it for the game of a package.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from banderilla_conformance.playout import MAX_STEPS, MODES, SEED_LENGTH, Playout, plain
from engines.contract import CLOCK, REFEREE, SPECTATOR, Refusal, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.clocks.adjust import Halt, OutageCredit, Resume
from engines.registry import engine_of


def for_games(metafunc: pytest.Metafunc, slugs: Iterable[str]) -> None:
    """Runs a law with each game and each number of seats, and with each mode if the law takes one."""
    names = [name for name in ("slug", "seats", "mode") if name in metafunc.fixturenames]
    if "slug" not in names:
        return
    tables = [(slug, seats) for slug in slugs for seats in engine_of(slug).about.seats]
    values = [(*table, mode) for table in tables for mode in MODES] if "mode" in names else tables
    metafunc.parametrize(names, values, ids=["-".join(map(str, each)) for each in values])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs the laws with the game of the package that `pytest` runs in."""
    for_games(metafunc, [metafunc.config.getini("banderilla_game")])


FEW = settings(
    max_examples=2,
    deadline=None,
    derandomize=True,
    # Explaining a failure traces every line of every play-out, which costs several times as much as the play-outs themselves.
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
ONCE = settings(FEW, max_examples=1)  # a bot is slow, and the soak test also plays every game to its end with bots
seeds = st.integers(0, 2**32 - 1)


@FEW
@given(seed=seeds)
def test_a_playout_ends_within_bounds_and_replays_to_the_same_bytes(slug: str, seats: int, mode: str, seed: int) -> None:
    engine = engine_of(slug)
    game = Playout(engine, seats, mode, seed)
    for _step in game.steps(faults=0.15 if mode == "tournament" else 0.0):
        assert game.status.phase
    assert game.status.is_over, f"no end after {len(game.log)} steps: {game.status}"
    reader = ChanceReader(game.tape)
    state = engine.setup(game.options, seats, reader, 1_000_000)
    for actor, action, now_ms in game.log:
        state = engine.apply(state, actor, action, now_ms, reader, None).state
    assert engine.encode(state) == engine.encode(game.state)
    assert reader.tape == game.reader.tape


@FEW
@given(seed=seeds)
def test_every_state_survives_storing_and_lets_somebody_go_on(slug: str, seats: int, mode: str, seed: int) -> None:
    engine = engine_of(slug)
    game = Playout(engine, seats, mode, seed)
    for _step in game.steps(faults=0.1 if mode == "tournament" else 0.0):
        raw = engine.encode(game.state)
        restored = engine.decode(raw)
        assert restored == game.state
        assert engine.encode(restored) == raw
        status = game.status
        assert len(status.may) == seats
        assert status.is_over or any(status.may) or status.due_at_ms is not None
        for viewer in (*range(seats), SPECTATOR, REFEREE):
            view = engine.view(game.state, viewer, game.now_ms)
            assert plain(view) == view, "a view is plain data"
            assert {"clock", "strikes", "marks", "text"} <= view.keys()
            shared = engine.audience(game.state, viewer)
            assert engine.view(game.state, shared, game.now_ms) == view
            if engine.own_view is not None and isinstance(viewer, int):
                public = engine.view(game.state, SPECTATOR, game.now_ms)
                assert list(view.items()) == [*public.items(), *engine.own_view(game.state, viewer).items()]


@FEW
@given(seed=seeds)
def test_every_legal_action_is_faultless_announced_and_notated(slug: str, seats: int, mode: str, seed: int) -> None:
    """An assisted room refuses faults, so each action of `faultless_actions` must succeed, and its notation must give the same
    action."""
    engine = engine_of(slug)
    game = Playout(engine, seats, mode, seed)
    for count, _step in enumerate(game.steps()):
        if count % 7:
            continue
        may = game.status.may
        for seat in range(seats):
            faultless = list(engine.faultless_actions(game.state, seat))
            for action in game.fate.sample(faultless, min(3, len(faultless))):
                raw = plain(action)
                assert raw["type"] in may[seat], f"{raw} is faultless, but {may[seat]}"
                assert engine.parse(raw) == action
                step = engine.apply(game.state, seat, action, game.now_ms, ChanceReader(game.reader.tape), None)
                assert "faults" not in step.record
                assert engine.read(game.state, seat, engine.notate(game.state, action)) == action


@FEW
@given(seed=seeds)
def test_a_seat_never_acts_out_of_what_it_may(slug: str, seats: int, mode: str, seed: int) -> None:
    """If a seat sends an action of another seat, the engine refuses it with one of its codes, unless the seat may send
    that action too."""
    engine = engine_of(slug)
    game = Playout(engine, seats, mode, seed)
    for count, _step in enumerate(game.steps()):
        if count % 11:
            continue
        before = engine.encode(game.state)
        for seat in range(seats):
            for action in list(engine.faultless_actions(game.state, seat))[:2]:
                other = (seat + 1) % seats
                code = refused(game, other, action)
                assert code in engine.codes if code else plain(action)["type"] in game.status.may[other]
        assert engine.encode(game.state) == before


def refused(game: Playout, seat: int, action: Any) -> str | None:
    """Returns the code with which the engine refuses the action; None if the engine accepts the action."""
    try:
        game.engine.apply(game.state, seat, action, game.now_ms, ChanceReader(game.reader.tape), None)
    except Refusal as refusal:
        return refusal.code
    return None


@FEW
@given(seed=seeds)
def test_clocks_halt_resume_and_are_credited(slug: str, seats: int, mode: str, seed: int) -> None:
    engine = engine_of(slug)
    game = Playout(engine, seats, mode, seed)
    for count, _step in enumerate(game.steps(faults=0.1 if mode == "tournament" else 0.0, clock=0.05)):
        if count % 13:
            continue
        due = game.status.due_at_ms
        halted = engine.adjust_clock(game.state, Halt(), game.now_ms)
        assert engine.status(halted).due_at_ms is None or game.status.is_over
        assert engine.adjust_clock(halted, Halt(), game.now_ms + 5) == halted
        later = engine.adjust_clock(halted, Resume(), game.now_ms + 10_000)
        assert engine.status(later).due_at_ms == (None if due is None else due + 10_000)
        credited = engine.status(engine.adjust_clock(game.state, OutageCredit(10_000), game.now_ms)).due_at_ms
        assert credited == (None if due is None else due + 10_000)


@FEW
@given(seed=seeds)
def test_a_fault_gives_no_hint(slug: str, seats: int, seed: int) -> None:
    """A faulty and a faultless action of the same type have the same visible effects for players and spectators."""
    engine = engine_of(slug)
    game = Playout(engine, seats, "tournament", seed)
    for _step in game.steps():
        for seat in range(seats):
            wrong = list(engine.faulty_actions(game.state, seat))[:4]
            if not wrong:
                continue
            faultless = list(engine.faultless_actions(game.state, seat))
            for bad in wrong:
                twin = next((good for good in faultless if type(good) is type(bad)), None)
                if twin is None:
                    continue
                left, right = (traces(game, seat, action) for action in (twin, bad))
                assert left == right, f"{plain(twin)} and {plain(bad)} differ to the others"


def traces(game: Playout, seat: int, action: Any) -> Any:
    """Returns the visible effects of an action for players and spectators, without the values that the player announced."""
    engine = game.engine
    step = engine.apply(game.state, seat, action, game.now_ms, ChanceReader(game.reader.tape), None)
    status = engine.status(step.state)
    seen = [(event.kind, event.seat, event.to) for event in step.happenings if event.to != ()]
    views = [shape(engine.view(step.state, viewer, game.now_ms)) for viewer in (*range(game.seats), SPECTATOR)]
    if status.is_over:
        return "over"  # every viewer sees an action that ends the game at once
    return plain((seen, status.phase, status.flag, status.may, status.windows, status.due_at_ms)), views


def shape(value: Any) -> Any:
    """Returns the keys of a view without the values. Two views may differ in their values, because a player may announce a
    wrong value."""
    if isinstance(value, dict):
        return {key: shape(item) if not isinstance(item, list) else "list" for key, item in value.items()}
    return type(value).__name__ if not isinstance(value, int | str | None) else "value"


@FEW
@given(seed=seeds)
def test_nothing_shown_differs_where_only_hidden_things_differ(slug: str, seats: int, mode: str, seed: int) -> None:
    """A viewer gets exactly the same view, status and refusals in two games that differ only in things hidden from it."""
    engine = engine_of(slug)
    game = Playout(engine, seats, mode, seed)
    for count, _step in enumerate(game.steps(faults=0.1 if mode == "tournament" else 0.0)):
        if count % 5:
            continue
        for viewer in (*range(seats), SPECTATOR, REFEREE):
            other = engine.resample_hidden(game.state, viewer, ChanceReader(ChanceState(game.fate.randbytes(SEED_LENGTH))))
            assert msgspec.msgpack.encode(engine.view(other, viewer, game.now_ms)) == msgspec.msgpack.encode(
                engine.view(game.state, viewer, game.now_ms)
            )
            assert engine.status(other) == game.status


@ONCE
@given(seed=seeds)
def test_bots_alone_play_to_the_end_without_a_fault(slug: str, seats: int, mode: str, seed: int) -> None:
    engine = engine_of(slug)
    game = Playout(engine, seats, mode, seed)
    stuck = 0
    while not game.status.is_over and len(game.log) < MAX_STEPS:
        status = plain(game.status)
        acted = False
        for seat in range(seats):
            view = engine.view(game.state, seat, game.now_ms)
            raw = engine.bot(view, status, seat, ChanceReader(ChanceState(game.fate.randbytes(SEED_LENGTH))))
            if raw is None:
                continue
            game.now_ms += 400
            if status["due_at_ms"] is not None and game.now_ms >= status["due_at_ms"]:
                break
            step = game.apply(seat, engine.parse(raw))
            assert "faults" not in step.record, f"{raw} is a fault: {step.record}"
            acted = True
            break
        if not acted:
            due = game.status.due_at_ms
            assert due is not None, f"the game is stuck, without a bot that acts or a clock: {status}"
            stuck += 1
            game.now_ms = max(game.now_ms, due)
            game.apply(CLOCK, Tick())
    assert game.status.is_over
    assert stuck < 40 + len(game.log) // 4, f"the clock had to act {stuck} times for the bots"
