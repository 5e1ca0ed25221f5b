"""Tests of the facts that come with a refused or ruled fault of Contig 60: the announced numbers, the right numbers,
and the cells."""

from typing import Any

import pytest

from tests.engines.kit.script import Script

GIVEN = {"chips": {"0": [31], "1": [33]}, "chance": [[2, 6, 4], [3, 5, 4], [1, 1, 1]]}
PLACED = ("0 roll", "0 @32")


def helped(*lines: str, **more: Any) -> Script:
    return Script("contig60", **{**GIVEN, "mode": "assisted", **more}).play(*lines)


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        (
            '0 "1+1=3"',
            {
                "used": [1, 1],
                "dice": [2, 6, 4],
                "wrong": {"expression": "1+1", "said": "3", "right": "2"},
                "cells": ["32", "dice"],
            },
        ),
        ('0 "2*6+4=17"', {"wrong": {"expression": "2*6+4", "said": "17", "right": "16"}, "cells": ["32"]}),
        ('0 "4*2=8; 8*6=47"', {"wrong": {"expression": "8*6", "said": "47", "right": "48"}, "cells": ["32"]}),
        ('0 "2*6+4=16"', {"result": "16", "cell": 32, "cells": ["32"]}),
        ("0 =59", {"before": 60, "touching": 2, "factor": 1, "said": 59, "right": 58, "cells": ["32", "31", "33"]}),
    ],
)
def test_a_refusal_shows_what_was_said_and_what_is_right(line: str, facts: dict[str, Any]) -> None:
    shown = dict(helped(*PLACED).facts_refused(line))
    assert {**shown, "cells": sorted(shown["cells"])} == {**facts, "cells": sorted(facts["cells"])}


def test_a_number_that_the_dice_cannot_make_is_refused_with_the_dice() -> None:
    assert helped("0 roll").facts_refused("0 @60") == {"dice": [2, 6, 4], "cell": 60, "cells": ["60", "dice"]}


def test_a_win_declared_too_early_shows_both_totals() -> None:
    assert helped(score=[12, 20]).facts_refused("0 zero") == {"own": 12, "other": 20, "lead": 3, "cells": []}


def test_a_row_that_is_not_all_ones_own_points_at_the_others() -> None:
    assert helped(chips={"0": [31, 32], "1": [33]}).facts_refused("0 five 31,32,33,34,35")["cells"]


def test_a_capture_counts_each_chip_twice() -> None:
    given = {"chips": {"0": [4, 5], "1": [6]}, "chance": [[1, 2, 4], [6, 5, 6], [1, 1, 1]]}
    script = helped("0 roll", "0 pass", **given)
    shown = script.facts_refused('1 x7 "1+2+4=7" =59')
    assert (shown["before"], shown["factor"], shown["right"]) == (60, 2, 60 - 2 * shown["touching"])


def test_a_ruling_shows_the_same_as_a_refusal_and_only_where_it_is_c() -> None:
    given = {**GIVEN, "mode": "tournament"}
    turn = ("0 roll", "0 @32", '0 "1+1=3"', "0 =59", "0 pass")
    script = Script("contig60", **given).play(*turn)
    assert script.facts_ruled("1 !contig60.sentence")["used"] == [1, 1]
    assert Script("contig60", **given).play(*turn).facts_ruled("1 !contig60.sentence", marks=("I",)) == {}
    assert Script("contig60", **given).play(*turn).facts_ruled("1 !contig60.goal", marks=("C",)) == {}


def test_in_a_tournament_nothing_of_a_fault_is_told_before_it_is_ruled() -> None:
    script = Script("contig60", **{**GIVEN, "mode": "tournament"})
    for line in ("0 roll", "0 @32", '0 "1+1=3"', "0 =59", "0 pass"):
        script.play(line)
        assert script.last is not None
        assert not [event for event in script.last.happenings if "facts" in event.params or "detail" in event.params]
