import copy
from typing import Any

import msgpack
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from protocol import patch
from tests.text import texts

# On a loaded machine, generating examples may be slow.
patient = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)

# Each field keeps its type, as in views. The numbers are integers and never bool, because in Python True equals 1.
scalars = st.none() | st.integers(-5, 5) | texts(max_size=3)
views = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(texts(max_size=2), inner, max_size=5),
    max_leaves=25,
)


@patient
@given(views, views)
def test_a_patch_leads_from_one_view_to_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    assert patch.apply(before, patch.diff(before, after)) == after
    assert before == kept


@patient
@given(views, views)
def test_what_went_over_the_wire_applies_as_well(before: Any, after: Any) -> None:
    ops = msgpack.unpackb(msgpack.packb(patch.diff(before, after)))
    assert patch.apply(before, ops) == after


@patient
@given(views)
def test_equal_views_need_no_operation(view: Any) -> None:
    assert patch.diff(view, copy.deepcopy(view)) == []


def test_only_what_changed_is_sent() -> None:
    cells = [{"cell": cell, "chip": None} for cell in range(60)]
    before = {"cells": cells, "scores": [60, 60], "log": ["a", "b"]}
    after = {"cells": [*cells[:7], {"cell": 7, "chip": 1}, *cells[8:]], "scores": [60, 58], "log": ["a", "b", "c"]}
    assert patch.diff(before, after) == [
        [["cells", 7, "chip"], 1],
        [["scores", 1], 58],
        [["log"], "+", ["c"]],
    ]


def test_a_part_that_is_the_same_object_is_not_looked_into() -> None:
    class Untouchable(dict[str, Any]):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("compared")

        __hash__ = None

    part = Untouchable(a=1)
    assert patch.diff({"x": part, "n": 1}, {"x": part, "n": 2}) == [[["n"], 2]]


@pytest.mark.parametrize(
    "ops",
    [
        [[["b", "c"], 1]],
        [[["list", 9, "x"], 1]],
        [[["list", 9], 1]],
        [[["gone"]]],
        [[["a"], "+", [1]]],
    ],
)
def test_ops_that_do_not_fit_are_loud(ops: list[Any]) -> None:
    with pytest.raises((KeyError, IndexError, TypeError, AttributeError)):
        patch.apply({"a": 1, "list": [1, 2]}, ops)


def test_a_map_of_small_parts_that_changed_in_most_places_is_sent_whole() -> None:
    before = {"turn": {"seat": 0, "dice": None, "cell": None, "sentence": None, "total": None}}
    after = {"turn": {"seat": 0, "dice": [2, 3, 4], "cell": 24, "sentence": "2*3*4", "total": 24}}
    assert patch.diff(before, after) == [[["turn"], after["turn"]]]


def test_entries_of_a_larger_map_never_take_its_place() -> None:
    before = {"hand": ["C1"], "dealt": ["C1"], "discard": None}
    after = {"hand": ["E5"], "dealt": ["E5"], "discard": "O4"}
    ops = patch.diff(before, after, ["game"])
    assert [op[0] for op in ops] == [["game", key] for key in after]
    assert patch.apply({"game": {"score": [1, 0], **before}}, ops) == {"game": {"score": [1, 0], **after}}


def test_a_map_with_something_long_in_it_is_sent_by_its_places() -> None:
    moves = list(range(40))
    before = {"game": {"a": 1, "b": 2, "c": 3, "d": 4, "moves": moves}}
    after = {"game": {"a": 5, "b": 6, "c": 7, "d": 8, "moves": moves}}
    assert [op[0] for op in patch.diff(before, after)] == [["game", key] for key in "abcd"]


@pytest.mark.parametrize(
    ("kept", "changed", "is_whole"),
    [(0, 2, False), (0, 3, True), (1, 2, False), (1, 3, True), (2, 4, False), (2, 5, True)],
)
def test_a_map_is_sent_whole_if_it_has_three_places_and_more_than_two_thirds_changed(
    kept: int, changed: int, is_whole: bool
) -> None:
    before = {"turn": {str(place): 0 for place in range(kept + changed)}}
    after = {"turn": {str(place): int(place >= kept) for place in range(kept + changed)}}
    assert patch.diff(before, after) == (
        [[["turn"], after["turn"]]] if is_whole else [[["turn", str(place)], 1] for place in range(kept, kept + changed)]
    )


@pytest.mark.parametrize(("length", "is_whole"), [(3, True), (4, False)])
def test_a_list_of_up_to_three_is_small(length: int, is_whole: bool) -> None:
    before = {"turn": {"a": 1, "b": 1, "c": 1, "d": 1, "long": [0] * length}}
    after = {"turn": {"a": 2, "b": 2, "c": 2, "d": 2, "long": [0] * length}}
    assert len(patch.diff(before, after)) == (1 if is_whole else 4)


@pytest.mark.parametrize(("changed", "is_whole"), [(2, False), (3, True)])
def test_a_list_of_numbers_is_sent_whole_if_more_than_half_changed(changed: int, is_whole: bool) -> None:
    before, after = {"cells": [0, 0, 0, 0]}, {"cells": [1] * changed + [0] * (4 - changed)}
    assert patch.diff(before, after) == (
        [[["cells"], after["cells"]]] if is_whole else [[["cells", place], 1] for place in range(changed)]
    )


def test_a_part_of_the_view_that_is_the_same_object_has_no_operation() -> None:
    part = {"a": 1}
    assert patch.diff(part, part, ["game"]) == []
    assert patch.diff({"a": 1}, {"b": 1}, ["game"]) == [[["game", "b"], 1], [["game", "a"]]]
