"""Tests of straight ways on a net of circles: a row of five, a column that crosses it, and a row that the middle
interrupts."""

from itertools import pairwise

import pytest

from engines.kit.boards.net import Net

ROW, COLUMN = ("a", "b", "c", "d", "e"), ("x", "c", "y")
LINKS = [(one, other) for line in (ROW, COLUMN) for one, other in pairwise(line)]
NET = Net(("a", "b", "c", "d", "e", "x", "y", "left", "right"), LINKS, (ROW, COLUMN), [(("left",), ("right",))])


def test_links_go_both_ways_and_rays_along_every_line_nearest_first() -> None:
    assert NET.linked["c"] == {"b", "d", "x", "y"}
    assert set(NET.rays["c"]) == {("d", "e"), ("b", "a"), ("y",), ("x",)}
    assert NET.rays["a"] == (("b", "c", "d", "e"),)
    assert NET.rays["left"] == ()


def test_between_two_circles_lies_what_their_line_passes() -> None:
    assert NET.between("a", "d") == ("b", "c")
    assert NET.between("d", "a") == ("c", "b")
    assert NET.between("a", "b") == ()
    assert NET.between("a", "x") is None


def test_a_route_jumps_over_the_chips_on_its_way_nearest_first() -> None:
    assert NET.jumped(("b", "c", "x"), "a", "d") == ["b", "c"]
    assert NET.jumped(("b", "c", "x"), "d", "a") == ["c", "b"]
    assert NET.jumped(("a", "b", "d"), "a", "b") == []
    assert NET.jumped(("c",), "a", "x") == []


def test_a_line_is_found_by_circles_on_it() -> None:
    assert NET.line_of(frozenset("ad")) == ROW
    assert NET.line_of(frozenset("cy")) == COLUMN
    assert NET.line_of(frozenset("ay")) is None


def test_a_row_is_split_only_between_its_halves() -> None:
    assert NET.is_split(frozenset({"left", "right"}))
    assert not NET.is_split(frozenset({"left"}))
    assert not NET.is_split(frozenset({"left", "a"}))


@pytest.mark.parametrize(
    ("start", "to", "move_range", "taken", "detail"),
    [
        ("a", "d", "any", (), None),
        ("a", "b", "one", (), None),
        ("a", "c", "one", (), "off_line"),
        ("a", "d", "any", ("c",), "jump"),
        ("a", "c", "one", ("b",), "jump"),
        ("a", "x", "any", (), "off_line"),
        ("left", "right", "any", (), "yellow"),
    ],
)
def test_what_is_wrong_with_a_way(start: str, to: str, move_range: str, taken: tuple[str, ...], detail: str | None) -> None:
    assert NET.route_detail(taken, start, to, move_range) == detail  # type: ignore[arg-type]


@pytest.mark.parametrize("start", NET.spaces)
@pytest.mark.parametrize("taken", [(), ("b",), ("d", "x")])
def test_a_chip_reaches_the_free_circles_of_ways_without_a_fault(start: str, taken: tuple[str, ...]) -> None:
    for move_range in ("any", "one"):
        ways = {to for to in NET.spaces if to != start and to not in taken}
        assert set(NET.reached(taken, start, move_range)) == {
            to for to in ways if NET.route_detail(taken, start, to, move_range) is None
        }
