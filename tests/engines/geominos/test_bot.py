"""Tests of the bot: it places where few dots count, the large tiles first, counts right, and challenges what it sees."""

from typing import Any

import msgspec
import pytest

from engines.geominos import ENGINE
from engines.geominos.faults import MATCH, POINTS, TOTAL
from engines.geominos.placement import Laid, places, points
from engines.geominos.tiles import sections
from engines.kit.chance import ChanceReader, ChanceState
from tests.engines.geominos.table import CROSS, SNAKE, GeominosTable, figures


def asked(table: GeominosTable, seat: int, fate: int = 0) -> Any:
    status = msgspec.to_builtins(ENGINE.status(table.state))
    return ENGINE.bot(table.view(seat), status, seat, ChanceReader(ChanceState(bytes([fate]) * 32)))


def done(table: GeominosTable, seat: int) -> Any:
    """Let the bot act for a seat, and return its action."""
    raw = asked(table, seat)
    assert "faults" not in table.act(seat, **raw).record
    return raw


def cost(laid: Laid) -> tuple[int, int]:
    """Return the points of a placed tile, then its size as a negative number."""
    return points(laid), -len(sections(laid.tile, "A", 0))


def choice(table: GeominosTable, fate: int) -> Laid:
    """Return the placing that the bot chooses for seat 0."""
    raw = asked(table, 0, fate)
    return Laid(raw["tile"], raw["side"], raw["turn"], raw["row"], raw["col"], 0)


HANDS = [["cross", "l", "snake"], ["h", "l", "t"], ["butterfly", "bat", "chunk", "table"]]


@pytest.mark.parametrize("hand", HANDS)
def test_it_places_at_the_lowest_cost_the_largest_tile(hand: list[str]) -> None:
    table = figures(hands={"0": hand, "1": ["duck"]})
    every = [laid for tile in hand for laid in places(table.state.board, tile, 0)]
    least = min(map(cost, every))
    chosen = {choice(table, fate) for fate in range(6)}
    assert {cost(laid) for laid in chosen} == {least}
    assert all(laid in every for laid in chosen), "each is free and has a match"
    assert len(chosen) > 1 or sum(cost(laid) == least for laid in every) == 1, "chance decides among equal places"


def test_it_says_that_it_has_no_place_only_if_no_tile_fits() -> None:
    table = figures()
    view = {**table.view(0), "hands": [[], ["duck"]]}
    status = msgspec.to_builtins(ENGINE.status(table.state))
    assert ENGINE.bot(view, status, 0, table.reader) == {"type": "no_place"}


def test_a_turn_is_a_place_the_right_count_the_right_total_and_the_flag() -> None:
    table = figures(totals=[10, 4])
    assert asked(table, 1) is None
    placed = done(table, 0)
    counted = points(Laid(placed["tile"], placed["side"], placed["turn"], placed["row"], placed["col"]))
    assert done(table, 0) == {"type": "announce", "points": counted, "total": 10 + counted}
    assert done(table, 0) == {"type": "pass_flag"}


def test_it_counts_what_it_placed_itself() -> None:
    table = figures(totals=[10, 4])
    table.act(0, "place", **SNAKE)
    assert asked(table, 0) == {"type": "announce", "points": 6, "total": 16}


@pytest.mark.parametrize(
    ("where", "said", "total", "rule"),
    [
        (CROSS, 11, 12, MATCH),
        (CROSS, 3, 3, MATCH),
        (SNAKE, 4, 5, POINTS),
        (SNAKE, 4, 4, POINTS),
        (SNAKE, 6, 8, TOTAL),
        (SNAKE, 6, 7, None),
    ],
)
def test_it_challenges_the_gravest_visible_fault(where: Any, said: int, total: int, rule: str | None) -> None:
    table = figures()
    table.lay(0, where, said, total)
    raw = asked(table, 1)
    assert raw == {"type": "challenge", "rule": rule} if rule else raw["type"] == "place"
    assert (asked(table, 0) or {}).get("type") != "challenge", "the fault is its own"


def test_it_challenges_each_fault_once_and_then_plays_on() -> None:
    table = figures()
    table.lay(0, SNAKE, 4, 4)
    assert done(table, 1) == {"type": "challenge", "rule": POINTS}
    assert table.to_case("rulings", "strikes") == (["C"], [0, 0])
    assert asked(table, 1)["type"] == "place", "the total has followed the points"
    table = figures()
    table.lay(0, SNAKE, 6, 8)
    assert done(table, 1) == {"type": "challenge", "rule": TOTAL}
    assert asked(table, 1)["type"] == "place"


def test_it_challenges_no_more_after_the_next_tile_lies() -> None:
    table = figures()
    table.lay(0, SNAKE, 4, 5)
    table.act(1, "place", tile="duck", side="B", turn=3, row=6, col=14)
    assert asked(table, 1)["type"] == "announce"


def test_in_assisted_mode_it_challenges_nothing() -> None:
    table = figures(mode="assisted")
    table.act(0, "place", **SNAKE)
    assert asked(table, 1) is None


def test_a_tile_that_came_back_is_placed_again_at_the_lowest_cost() -> None:
    table = figures()
    table.lay(0, CROSS, 4, 5)
    assert done(table, 1) == {"type": "challenge", "rule": MATCH}
    placed = choice(table, 0)
    assert cost(placed)[0] == min(points(laid) for tile in table.state.hands[0] for laid in places(table.state.board, tile, 0))


def test_it_draws_a_tile_where_it_must() -> None:
    deck = ["table", "tunnel", "t"]
    table = figures(distribution="one", hands={"0": [], "1": ["duck"]}, deck=deck, had=[0, 1], laid=[0, 0])
    assert asked(table, 0) == {"type": "draw"}


def test_at_the_end_it_accepts_the_last_turn_and_declines_a_draw() -> None:
    table = figures(hands={"0": ["snake"], "1": []})
    table.lay(0, SNAKE, 6, 7)
    assert asked(table, 1) == {"type": "accept"}
    table = figures()
    table.act(0, "offer_draw")
    assert asked(table, 1) == {"type": "decline_draw"}


def test_two_bots_play_a_few_turns_without_a_fault() -> None:
    table = figures()
    for _turn in range(5):
        seat = table.state.flag
        if seat is None:
            break
        while table.state.flag == seat and asked(table, seat) is not None:
            done(table, seat)
