"""Every engine reads any text, action, option or position in limited time and memory. The only exception that it may raise is
a refusal."""

import resource
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.contract import Engine, Refusal
from engines.kit.bounds import (
    DEEPEST,
    MAX_DIGITS,
    MAX_FLAT,
    MAX_NOTATION_LENGTH,
    MAX_NUMBER,
    MAX_PARTS,
    MAX_TEXT_LENGTH,
    _is_flat,
    require_bounded,
    require_short,
)
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of, slugs
from tests.engines import monsters

MAX_MS = 500
"""Maximum CPU time of one call in ms. The test runs under tracemalloc, where a call takes about three times as long."""
MAX_BYTES = 16 * 2**20
ADDRESS_SPACE = 2**30
"""Maximum additional address space of the process, so that a call without a limit ends the test and not the machine."""

EXAMPLES = settings(max_examples=40, database=None, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(autouse=True)
def _bounded_memory() -> Iterator[None]:
    with open("/proc/self/statm") as pages:
        size = int(pages.read().split()[0]) * resource.getpagesize()
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (size + ADDRESS_SPACE, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def within_bounds(call: Callable[[], Any]) -> Any:
    """Return the result of the call, or None if it raised a refusal. Fail if the call took too long or too much memory,
    or raised another error."""
    given, took_ms, took_bytes = _measured(call)
    if took_ms >= MAX_MS:
        # Measure again: the first call may have filled caches or collected garbage, which are not costs of this input.
        given, took_ms, took_bytes = _measured(call)
    assert took_ms < MAX_MS
    assert took_bytes < MAX_BYTES
    return given


def _measured(call: Callable[[], Any]) -> tuple[Any, float, int]:
    given = None
    tracemalloc.start()  # only here, because it would also slow down Hypothesis
    try:
        started_s = time.process_time()
        with suppress(Refusal):
            given = call()
        return given, (time.process_time() - started_s) * 1_000, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def begun(engine: Engine[Any, Any, Any], seats: int = 0) -> Any:
    return engine.setup(
        engine.read_options({"mode": "tournament"}), seats or engine.about.seats[0], ChanceReader(ChanceState(bytes(32))), 0
    )


@pytest.mark.parametrize("slug", slugs())
def test_no_notation_costs_more_than_its_bound(slug: str) -> None:
    engine = engine_of(slug)
    state = begun(engine)

    @EXAMPLES
    @given(monsters.notations(slug))
    def read(text: str) -> None:
        action = within_bounds(lambda: engine.parse_text(state, 0, text))
        # The contract would refuse longer texts first. Each reader must also be safe without that check.
        if len(text) <= MAX_NOTATION_LENGTH:
            within_bounds(lambda: engine.read(state, 0, text))
        if action is not None:
            assert engine.parse(msgspec.to_builtins(action)) == action
            within_bounds(lambda: engine.apply(state, 0, action, 1, ChanceReader(ChanceState(bytes(32))), None))

    read()


@pytest.mark.parametrize("slug", slugs())
def test_no_action_costs_more_than_its_bound(slug: str) -> None:
    engine = engine_of(slug)
    states = [begun(engine, seats) for seats in engine.about.seats]

    @EXAMPLES
    @given(monsters.actions(slug), st.sampled_from(states), st.sampled_from([0, 1, "monitor", "director"]))
    def act(plain: Any, state: Any, actor: Any) -> None:
        action = within_bounds(lambda: engine.parse(plain))
        if action is not None:
            step = within_bounds(lambda: engine.apply(state, actor, action, 1, ChanceReader(ChanceState(bytes(32))), None))
            if step is not None:
                assert engine.encode(engine.decode(engine.encode(step.state))) == engine.encode(step.state)

    act()


@pytest.mark.parametrize("slug", slugs())
def test_no_position_costs_more_than_its_bound(slug: str) -> None:
    engine = engine_of(slug)

    @EXAMPLES
    @given(monsters.positions(slug), st.sampled_from(engine.about.seats))
    def place(plain: Any, seats: int) -> None:
        state = within_bounds(lambda: engine.set_up(plain, seats, 1))
        if state is not None:
            assert engine.decode(engine.encode(state)) == state
            assert len(engine.status(state).may) == seats

    place()


@pytest.mark.timeout(60)
@pytest.mark.parametrize("slug", slugs())
def test_no_huge_number_in_a_position_costs_more_than_its_bound(slug: str) -> None:
    """Replaces each number in a position with a huge one, one number at a time. A huge number of quarter turns of a tile
    once caused an endless loop."""
    engine = engine_of(slug)
    for plain in monsters.positions_with_a_huge_number(slug):
        for seats in engine.about.seats:
            within_bounds(partial(engine.set_up, plain, seats, 1))


@pytest.mark.parametrize("slug", slugs())
def test_no_option_costs_more_than_its_bound(slug: str) -> None:
    engine = engine_of(slug)

    @EXAMPLES
    @given(monsters.options(slug), st.sampled_from(engine.about.seats))
    def choose(plain: Any, seats: int) -> None:
        chosen = within_bounds(lambda: engine.read_options(plain))
        if chosen is not None:
            state = within_bounds(
                lambda: engine.setup(engine.without_referee(chosen), seats, ChanceReader(ChanceState(bytes(32))), 1)
            )
            assert engine.encode(engine.decode(engine.encode(state))) == engine.encode(state)

    choose()


@pytest.mark.parametrize("text", [">1000000000", ">40000000", ">" + "9" * 20, ">1000000000 1-1000000000"])
def test_a_pawn_that_is_read_to_go_beyond_the_board_is_refused_for_nothing(text: str) -> None:
    engine = engine_of("par55")
    state = begun(engine)
    assert within_bounds(lambda: engine.read(state, 0, text)) is None
    assert within_bounds(lambda: engine.parse_text(state, 0, text)) is None


def test_chess_positions_that_could_not_be_read_again_are_refused() -> None:
    engine = engine_of("ajedrez")
    for fen in ("4k3/8/8/8/8/8/8/4K3" + " " * 90 + "w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 " + "9" * 19):
        with pytest.raises(Refusal) as refused:
            engine.set_up({"fen": fen}, 2, 0)
        assert refused.value.code == "malformed"


@pytest.mark.parametrize("slug", ["truco", "qwinto", "geominos"])
def test_a_position_is_for_as_many_seats_as_the_table_has(slug: str) -> None:
    engine = engine_of(slug)
    given = {"hands": {"0": ["snake"]}} if slug == "geominos" else {}
    for seats in engine.about.seats:
        assert len(engine.status(engine.set_up({**given, "players": seats}, seats, 0)).may) == seats
        for other in set(engine.about.seats) - {seats}:
            with pytest.raises(Refusal) as refused:
                engine.set_up({**given, "players": other}, seats, 0)
            assert refused.value.params["detail"] == "another number of seats"


@pytest.mark.parametrize(
    "plain",
    [
        MAX_NUMBER + 1,
        -MAX_NUMBER - 1,
        float("nan"),
        float("inf"),
        1e300,
        "x" * (MAX_TEXT_LENGTH + 1),
        {"x" * (MAX_TEXT_LENGTH + 1): 1},
        {1: 2},
        b"bytes",
        [0] * (MAX_PARTS + 1),
        [[0] * 2_000] * 3,
    ],
)
def test_plain_data_has_bounds(plain: Any) -> None:
    require_bounded({"a": [1, -1, 0.5, "b", None, True, {"c": MAX_NUMBER}]})
    for whole in ({"a": plain}, {"a": plain, "b": 1}, plain):
        with pytest.raises(Refusal):
            require_bounded(whole)


def test_an_object_at_every_bound_is_accepted() -> None:
    longest = "x" * MAX_TEXT_LENGTH
    for more in ({}, {"e": None}):  # None makes the object take the slower way
        require_bounded({"a": MAX_NUMBER, "b": -MAX_NUMBER, "c": longest, longest: 1, **more})
    require_bounded({str(number): number for number in range(MAX_PARTS)})
    require_bounded(float(MAX_NUMBER))


@pytest.mark.parametrize(
    ("least", "most"),
    [
        ({}, {str(number): number for number in range(MAX_FLAT)}),
        ({"a": -MAX_NUMBER}, {"a": MAX_NUMBER}),
        ({"a": ""}, {"a": "x" * MAX_TEXT_LENGTH}),
        ({"": 0}, {"x" * MAX_TEXT_LENGTH: 0}),
    ],
)
def test_the_quick_check_accepts_small_objects_up_to_each_bound(least: Any, most: Any) -> None:
    assert _is_flat(least)
    assert _is_flat(most)


@pytest.mark.parametrize(
    "plain",
    [
        {str(number): number for number in range(MAX_FLAT + 1)},
        {"a": MAX_NUMBER + 1},
        {"a": -MAX_NUMBER - 1},
        {"a": "x" * (MAX_TEXT_LENGTH + 1)},
        {"x" * (MAX_TEXT_LENGTH + 1): 0},
        {"a": True},
        {"a": None},
        {"a": 0.5},
        {"a": []},
        {0: 0},
        [0],
        "a",
    ],
)
def test_the_quick_check_leaves_everything_else_to_the_thorough_one(plain: Any) -> None:
    assert not _is_flat(plain)


@pytest.mark.parametrize("sign", ["x", "7_", "٣"])
def test_a_notation_and_its_numbers_have_bounds(sign: str) -> None:
    most = MAX_NOTATION_LENGTH if sign == "x" else MAX_DIGITS * len(sign)
    text = (sign * most)[:most]
    require_short(text)
    require_short(f"{text[:-2]} {sign[0]}")
    with pytest.raises(Refusal, match="notation_unknown"):
        require_short(text + sign)


def test_plain_data_is_as_deep_as_it_may_be_and_no_deeper() -> None:
    nested: Any = 1
    for _ in range(DEEPEST):
        nested = [nested]
    require_bounded(nested)
    with pytest.raises(Refusal):
        require_bounded([nested])
