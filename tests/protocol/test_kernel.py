"""The compiled functions and their Python versions give the same results. Without a compiler these tests compare
nothing."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.registry import slugs
from protocol import kernel, patch
from protocol.messages import GameEvent, Patch
from protocol.short_patch import PATH_KEYS, python_short_form, short_form
from server.room.room import step
from tests.load.steps import played
from tests.text import texts
from tools.kernel import build, compiler, target

compiled = pytest.mark.skipif(kernel.COMPILED is None, reason="no compiled kernel here")
many = settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow], deadline=None, derandomize=True)

keys = st.sampled_from(PATH_KEYS[:6]) | texts(max_size=2)
numbers = st.integers(-5, 5) | st.integers(-(2**63), 2**64 - 1) | st.sampled_from([31, 32, 127, 128, 255, 256, 65_535, 65_536])
scalars = st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | texts(max_size=40)
views = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(keys, inner, max_size=6), max_leaves=30
)
maps = st.dictionaries(keys, views, max_size=6)
ops = st.lists(
    st.tuples(st.lists(keys | st.integers(0, 300), max_size=3)).map(list)
    | st.tuples(st.lists(keys | st.integers(0, 300), max_size=3), views).map(list)
    | st.tuples(st.lists(keys, max_size=3), st.just("+"), st.lists(views, max_size=3)).map(list)
    | st.just([["game", "text"], "said"]),
    max_size=20,
)
events = st.lists(
    st.builds(GameEvent, texts(max_size=9), st.integers(0, 2**40), st.none() | st.integers(0, 3), maps), max_size=3
)


@compiled
@many
@given(views, views)
def test_any_two_views_have_the_same_difference(before: Any, after: Any) -> None:
    assert patch.diff(before, after) == patch.python_diff(before, after)


@compiled
@many
@given(maps, maps)
def test_parts_of_a_map_have_the_same_difference(before: Any, after: Any) -> None:
    # Two dictionaries with the same keys are the usual case in a game.
    shared = {**before, **{key: after.get(key, value) for key, value in before.items()}}
    for other in (after, shared):
        assert patch.diff(before, other, ["game"]) == patch.python_diff(before, other, ["game"])


@compiled
@many
@given(maps, maps, st.sets(keys))
def test_copies_of_parts_that_stay_equal_make_the_same_difference(before: Any, other: Any, changed: set[str]) -> None:
    after = {**deepcopy(before), **{key: part for key, part in other.items() if key in changed}}
    inside, then_inside = {"game": before, "room": [before]}, {"game": after, "room": [after]}
    assert patch.diff(before, after, ["game"]) == patch.python_diff(before, after, ["game"])
    assert patch.diff(inside, then_inside) == patch.python_diff(inside, then_inside)
    assert patch.diff(inside, deepcopy(inside)) == []


@compiled
@many
@given(ops, events, st.integers(0, 2**41))
def test_any_patch_has_the_same_short_form(ops: Any, events: Any, at_ms: int) -> None:
    whole = Patch("K7QX2M", 7, at_ms, ops, events)
    assert short_form(whole) == python_short_form(whole)


@compiled
@pytest.mark.parametrize("size", [15, 16, 31, 32, 255, 256, 65_535, 65_536])
def test_every_head_of_a_text_a_list_and_a_map_is_the_same(size: int) -> None:
    values = ["a" * size, [1] * size, {f"k{number}": 1 for number in range(size)}, (2,) * size]
    whole = Patch("K7QX2M", 7, 1, [[["game"], value] for value in values])
    assert short_form(whole) == python_short_form(whole)


@compiled
@pytest.mark.parametrize("slug", slugs())
def test_the_patches_of_a_game_are_the_same(slug: str) -> None:
    game = played(slug, refereed=True)
    room, views = game.first, game.views
    for command, at_ms in game.commands[:60]:
        done = step(room, command, at_ms, views)
        for frame in done.frames:
            whole = Patch(done.room.code, done.room.seq, done.room.at_ms, frame.ops, frame.happenings)
            assert short_form(whole) == python_short_form(whole)
        for viewer, view in done.views.of.items():
            assert patch.diff(views.of[viewer], view) == patch.python_diff(views.of[viewer], view)
        room, views = done.room, done.views


def test_a_value_that_the_kernel_does_not_know_takes_the_twin() -> None:
    whole = Patch("K7QX2M", 7, 1, [[["game", "recent"], b"bytes"]], [])
    assert short_form(whole) == python_short_form(whole)


def test_a_machine_without_a_compiler_is_told_so_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert compiler() == []
    assert "Python twins" in build()
    monkeypatch.setenv("CC", "/no/compiler")
    assert "Python twins" in build()


@compiled
def test_plain_patches_and_views_never_need_the_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Patch("K7QX2M", 7, 1_000, [[["game", "recent"], ["a", 1]]], [GameEvent("placed", 900, 0, {"at": 3})])
    expected = python_short_form(whole)
    monkeypatch.setattr("protocol.short_patch.python_short_form", lambda _patch: b"the twin")
    assert short_form(whole) == expected


def test_a_kernel_that_was_built_from_the_same_source_stays_in_use() -> None:
    found = pytest.importorskip("protocol._kernel")
    built_from = found.SOURCE
    assert built_from == kernel.digest() or built_from[:8] != kernel.digest()[:8]


@compiled
def test_a_kernel_names_the_source_that_it_was_built_from() -> None:
    assert kernel.COMPILED is not None
    assert kernel.digest() == kernel.COMPILED.SOURCE
    assert target().is_file()
