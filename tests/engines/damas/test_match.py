"""Tests of a match of several games: colours, points, the break between two games, and the score card."""

from typing import Any

import pytest

from engines.contract import CLOCK, Tick
from engines.damas import ENGINE
from engines.damas.state import Options, State
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from tests.engines.damas.table import BLACK, WHITE, Game

CHANCE = ChanceReader(ChanceState(bytes(32)))


def next_game(game: Game) -> None:
    assert game.play(0, "ready") == "ok"
    assert game.play(1, "ready") == "ok"


def test_four_games_with_colours_swapped_and_points_added() -> None:
    game = Game(options={"games": 4})
    colours, loser = [], (0, 1, 1)
    for seat in loser:
        colours.append(game.state.black_seat)
        assert game.play(seat, "resign") == "ok"
        status = ENGINE.status(game.state)
        assert (status.phase, status.flag, status.is_over) == ("between", None, False)
        assert status.may == (("ready",), ("ready",))
        next_game(game)
    colours.append(game.state.black_seat)
    assert colours == [0, 1, 0, 1]
    assert game.view()["points"] == [4, 2]
    game.play(0, "offer_draw")
    game.play(1, "accept_draw")
    result = ENGINE.status(game.state).result
    assert result is not None
    assert (result.result, result.reason, result.winners, result.score) == ("win", "match", (0,), "5-3")
    assert game.play(0, "ready") == "game_over"
    assert [line[3] for line in ENGINE.card(game.state, 0).lines] == [0, 2, 2, 1]
    assert ENGINE.card(game.state, 1).total == 3


def test_equal_points_are_a_drawn_match() -> None:
    game = Game()
    game.play(0, "resign")
    next_game(game)
    game.play(1, "resign")
    result = ENGINE.status(game.state).result
    assert result is not None
    assert (result.result, result.reason, result.winners, result.score) == ("draw", "match", (), "2-2")
    assert result.points == (0.5, 0.5)


def test_a_slow_move_may_lose_the_match() -> None:
    game = Game(options={"games": 4, "time_loss": "match"})
    game.play(WHITE, "resign")
    next_game(game)
    first = ENGINE.status(game.state).flag
    assert first is not None
    game.play(1 - first, "shout_time", game.table.now_ms + 300_000)
    game.wait(game.table.now_ms + 60_000)
    result = ENGINE.status(game.state).result
    assert result is not None
    assert (result.reason, result.winners) == ("time", (1 - first,))


def test_other_points_for_a_match() -> None:
    game = Game(options={"match_points": {"win": 3, "draw": 1, "loss": 0}})
    game.play(WHITE, "resign")
    assert game.view()["points"] == [3, 0]


def test_who_is_ready_may_not_say_so_again_and_a_minute_is_enough() -> None:
    game = Game()
    game.play(WHITE, "resign")
    assert game.play(0, "ready") == "ok"
    before = game.state
    assert ENGINE.status(before).may == ((), ("ready",))
    assert game.play(0, "ready") == "not_now"
    assert game.state == before
    assert game.view()["ready"] == [True, False]
    due = ENGINE.status(before).due_at_ms
    assert due == game.view()["next_ms"]
    assert due is not None
    game.wait(due)
    assert (game.state.black_seat, game.state.flag, game.view()["game"]) == (1, 1, 2)


def test_strikes_and_marks_begin_anew_and_the_card_keeps_them() -> None:
    game = Game(fen="B:W30,31:B1,2")
    assert game.claim(BLACK, "rectify") == "IA"
    game.play(BLACK, "resign")
    next_game(game)
    assert game.view()["strikes"] == [0, 0]
    assert game.claim(1, "rectify") == "IA"
    assert ENGINE.card(game.state, 0).marks == ("IA",)
    assert ENGINE.card(game.state, 1).marks == ("IA",)


def test_black_is_agreed_or_drawn_and_changes_in_a_rematch() -> None:
    drawn = {ENGINE.setup(Options(), 2, ChanceReader(ChanceState(bytes([seed]) * 32)), 0).black_seat for seed in range(20)}
    assert drawn == {0, 1}
    for number in range(3):
        options = ENGINE.for_game(Options(black_first_seat=1), number)
        assert ENGINE.setup(options, 2, CHANCE, 0).flag == (1 + number) % 2
    assert ENGINE.for_game(Options(), 1) == Options()


@pytest.mark.parametrize("games", [3, 5, 0, 22])
def test_an_odd_number_of_games_is_none(games: int) -> None:
    with pytest.raises(Exception, match="malformed"):
        ENGINE.read_options({"games": games})


def test_a_single_game_is_for_practice() -> None:
    assert ENGINE.read_options({"games": 1, "mode": "assisted"}).games == 1
    with pytest.raises(Exception, match="malformed"):
        ENGINE.read_options({"games": 1, "mode": "tournament"})


def due_of(state: State) -> int | None:
    return ENGINE.status(state).due_at_ms


def called() -> State:
    game = Game()
    game.play(WHITE, "shout_time", 300_000)
    return game.state


def blocked() -> State:
    game = Game(fen="B:W13:B9,1")
    game.moves("1-6")
    return game.state


def between() -> State:
    game = Game()
    game.play(WHITE, "resign")
    return game.state


def limited() -> State:
    return Game(options={"game_ms": 600_000}).state


@pytest.mark.parametrize("state", [called(), blocked(), between(), limited()], ids=["called", "blocked", "between", "limit"])
def test_the_hall_halts_and_credits_every_time(state: State) -> None:
    due = due_of(state)
    assert due is not None
    halted = ENGINE.adjust_clock(state, Halt(), due - 500)
    assert due_of(halted) is None
    assert due_of(ENGINE.adjust_clock(halted, Resume(), due + 9_500)) == due + 10_000
    assert due_of(ENGINE.adjust_clock(state, OutageCredit(700), due)) == due + 700


def test_a_gift_of_time() -> None:
    state = called()
    due = due_of(state)
    assert due is not None
    assert due_of(ENGINE.adjust_clock(state, ExtraTime(BLACK, 5_000), due - 1)) == due + 5_000
    assert due_of(ENGINE.adjust_clock(state, ExtraTime(WHITE, 5_000), due - 1)) == due


def test_five_minutes_stand_still_in_a_pause() -> None:
    state = Game().state
    halted = ENGINE.adjust_clock(state, Halt(), 299_000)
    resumed = ENGINE.adjust_clock(halted, Resume(), 900_000)
    shout: Any = ENGINE.parse({"type": "shout_time"})
    with pytest.raises(Exception, match="too_early"):
        ENGINE.apply(resumed, WHITE, shout, 900_999, CHANCE, None)
    assert ENGINE.apply(resumed, WHITE, shout, 901_000, CHANCE, None).happenings[0].kind == "time_shouted"


def test_a_tick_before_anything_is_due_changes_nothing() -> None:
    state = called()
    assert ENGINE.apply(state, CLOCK, Tick(), 300_001, CHANCE, None).state == state
