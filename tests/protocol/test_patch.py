import copy
from typing import Any

import msgpack
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from protocol import patch
from tests.text import texts

# A loaded machine is no fault of the strategy.
patient = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)

# A place keeps its type, as views do: numbers everywhere, no bool that could be taken for one.
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
