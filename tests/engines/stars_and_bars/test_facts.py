"""Tests of the facts that come with a refused or ruled fault of Stars & Bars: the ways, the points of each card, the
totals, and the squares."""

from typing import Any

import pytest

from tests.engines.kit.script import Script
from tests.engines.stars_and_bars.test_challenges import GIVEN

PLACED = "0 s1bs@o2"
POINTS = {"said": 5, "right": 3, "bonus": 0, "beside": [1, 2], "cells": ["o2", "c1", "c2"]}
TOTAL = {"said": 44, "right": 43, "before": 40, "points": 3, "cells": []}


@pytest.mark.parametrize(("line", "facts"), [("0 +5=45", POINTS), ("0 +3=44", TOTAL)])
def test_a_refused_announcement_shows_what_each_neighbour_makes_or_the_sum(line: str, facts: dict[str, Any]) -> None:
    assert Script("stars-and-bars", **GIVEN, mode="assisted").play(PLACED).facts_refused(line) == facts


@pytest.mark.parametrize(("line", "rule", "facts"), [("0 +5=45", "points", POINTS), ("0 +3=44", "total", TOTAL)])
def test_a_ruling_shows_the_same(line: str, rule: str, facts: dict[str, Any]) -> None:
    script = Script("stars-and-bars", **GIVEN).play(PLACED, line, "0 pass")
    assert script.facts_ruled(f"1 !stars-and-bars.{rule}") == facts


def test_a_card_that_is_too_different_shows_in_how_many_ways() -> None:
    script = Script("stars-and-bars", **GIVEN, mode="assisted")
    assert script.facts_refused("0 s3yt@c3") == {"ways": 3, "most": 2, "cells": ["c3"]}


def test_a_flipped_neighbour_counts_for_nothing() -> None:
    """All neighbours are shown together, so the squares of the facts are those that score."""
    for flipped, beside in ((["c1"], {"c2": 2}), (["c2"], {"c1": 1})):
        script = Script("stars-and-bars", **GIVEN, flipped=flipped, mode="assisted").play(PLACED)
        facts = script.facts_refused("0 +5=45")
        assert (facts["right"], facts["beside"]) == (sum(beside.values()), list(beside.values()))
        assert facts["cells"] == ["o2", *beside]
