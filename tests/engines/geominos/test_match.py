"""Tests of a match: it has as many games as seats, each seat starts one game, and the score sheet continues from game
to game."""

from typing import Any

import msgspec
import pytest

from engines.geominos import ENGINE
from engines.geominos.match import match_winners
from engines.geominos.state import Ended
from engines.kit.chance import ChanceReader, ChanceState
from tests.engines.geominos.table import SNAKE, GeominosTable, figures


def dealt(seats: int, **options: Any) -> Any:
    return ENGINE.setup(ENGINE.read_options(options), seats, ChanceReader(ChanceState(bytes(32))), 0)


@pytest.mark.parametrize(
    ("distribution", "seats", "in_hand", "left"),
    [
        ("five", 2, 5, 10), ("five", 3, 5, 5), ("five", 4, 5, 0), ("all", 2, 10, 0), ("all", 3, 6, 2), ("all", 4, 5, 0),
        ("one", 2, 0, 20), ("one", 3, 0, 20), ("one", 4, 0, 20),
    ],
)  # fmt: skip
def test_the_deal(distribution: str, seats: int, in_hand: int, left: int) -> None:
    state = dealt(seats, distribution=distribution)
    assert [len(hand) for hand in state.hands] == [in_hand] * seats
    assert len(state.deck) == left
    (centre,) = state.board
    assert (centre.side, centre.turn, centre.row, centre.col, centre.seat) == ("A", 0, 9, 9, None)
    tiles = [centre.tile, *state.deck, *(tile for hand in state.hands for tile in hand)]
    assert len(set(tiles)) == len(tiles) == 21


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starter_gets_the_first_tiles_and_the_seats_to_its_left_follow(starter: int) -> None:
    first = dealt(3, starter=0, distribution="five")
    state = dealt(3, starter=starter, distribution="five")
    assert [state.hands[(starter + place) % 3] for place in range(3)] == list(first.hands)


def play(table: GeominosTable) -> list[int | None]:
    """Let bots play to the end of the match. Return the seats that started the games, in order."""
    starters = [table.state.flag]
    while not (status := ENGINE.status(table.state)).is_over:
        seat, raw = next(
            (seat, raw)
            for seat in range(table.state.seats)
            if (raw := ENGINE.bot(table.view(seat), msgspec.to_builtins(status), seat, table.reader))
        )
        step = table.act(seat, **raw)
        starters += [event.seat for event in step.happenings if event.kind == "game_started"]
    return starters


@pytest.mark.parametrize(("seats", "distribution"), [(2, "five"), (3, "one"), (4, "all")])
def test_bots_play_a_whole_match(seats: int, distribution: str) -> None:
    table = GeominosTable(dealt(seats, distribution=distribution, match=True, mode="tournament", starter=1))
    assert play(table) == [(1 + number) % seats for number in range(seats)]
    assert len(table.state.ended) == seats
    per_game = {2: 20, 3: 18, 4: 20}[seats]
    lines = table.view()["sheet"]
    assert len(lines) == seats * per_game
    for seat in range(seats):
        assert table.state.totals[seat] == sum(line["points"] for line in lines if line["seat"] == seat)
        assert table.state.totals[seat] == sum(game.points[seat] for game in table.state.ended)
    result = ENGINE.status(table.state).result
    assert result is not None
    assert result.reason == "match"
    assert all(table.state.totals[seat] == min(table.state.totals) for seat in result.winners)


def test_three_seats_leave_two_tiles_that_nobody_sees_before_the_end() -> None:
    table = GeominosTable(dealt(3, distribution="five", mode="tournament", starter=0))
    assert table.view()["unused"] == []
    play(table)
    assert len(table.view()["unused"]) == 2
    assert len(table.view()["board"]) == 19


def test_the_next_game_begins_with_what_was_carried_and_clean_strikes() -> None:
    table = figures(match=True, hands={"0": ["snake"], "1": []})
    table.act(1, "challenge", rule="geominos.total")
    table.lay(0, SNAKE, 6, 7)
    table.act(1, "accept")
    assert table.to_case("over", "totals", "carried", "game_points", "strikes") == (False, [7, 4], [7, 4], [0, 0], [0, 0])
    assert table.view()["marks"] == [[], ["IA"]]
    assert (table.state.game, table.state.flag, len(table.state.board)) == (1, 1, 1)
    assert table.view()["ended"] == [{"winners": [1], "reason": "all_laid", "points": [7, 4]}]


def test_a_lost_game_counts_one_more_than_the_worst_and_the_match_goes_on() -> None:
    table = figures(match=True, totals=[50, 60], carried=[49, 50])
    table.act(0, "resign")
    assert table.to_case("totals", "over", "out") == ([60, 60], False, [])
    assert table.view()["ended"] == [{"winners": [1], "reason": "last_seat", "points": [11, 10]}]


def test_a_time_limit_decides_a_match_by_the_totals_of_that_moment() -> None:
    table = figures(match=True, totals=[21, 24], carried=[20, 15])
    table.act("leader", "call_time")
    assert table.to_case("over", "winners") == (True, [0])
    assert table.to_case("result") == {"result": "win", "winners": [0], "reason": "match"}


def test_equal_totals_go_to_who_won_more_games_and_else_are_shared() -> None:
    state = figures(totals=[10, 10]).state
    for winners, expected in (((0,), (0,)), ((0, 1), (0, 1))):
        ended = (Ended(winners, "all_laid", (0, 0)), Ended((0, 1), "all_laid", (0, 0)))
        assert match_winners(msgspec.structs.replace(state, ended=ended)) == expected


def test_a_draw_may_be_agreed() -> None:
    table = figures()
    table.act(0, "offer_draw")
    assert table.refused(0, "accept_draw") == "not_now"
    table.act(1, "decline_draw")
    table.act(1, "offer_draw")
    table.act(0, "accept_draw")
    assert table.to_case("result") == {"result": "draw", "winners": [], "reason": "agreed"}
    card = ENGINE.card(table.state, 0)
    assert (card.columns, card.total) == (("game", "what", "points", "total"), 1)


def test_the_room_s_own_match_moves_an_agreed_starter_on() -> None:
    agreed = ENGINE.read_options({"starter": 1})
    assert ENGINE.for_game(agreed, 2).starter == 3
    assert ENGINE.for_game(ENGINE.read_options({}), 2).starter == "lot"
    assert {dealt_by(seed).flag for seed in range(40)} == {0, 1, 2, 3}


def dealt_by(seed: int) -> Any:
    return ENGINE.setup(ENGINE.read_options({}), 4, ChanceReader(ChanceState(bytes([seed]) * 32)), 0)


def test_where_rooms_are_made_only_the_match_is_offered() -> None:
    """Rulebook part 3, 1: the form for a new room offers neither a single game nor a number of games."""
    offered = next(choice for choice in ENGINE.about.choices if choice.field == "match")
    assert (offered.values, ENGINE.about.counts_games) == ((True,), True)
