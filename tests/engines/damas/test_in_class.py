"""Tests of a single game (partida) in a round of a class (rulebook part 3). Only the round form of a class offers
single games."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.damas import ENGINE
from protocol import errors
from protocol import session_commands as asked
from server.room import NewRoom, create
from server.room.values.starting_position import StartingPosition
from server.sessions.boards.board_rooms import room_for
from tests.room.match.test_starting_position import board as board_from
from tests.sessions.classroom import Classroom

SINGLE = {"mode": "tournament", "games": 1}


def test_only_the_class_s_form_offers_a_single_game() -> None:
    games = next(choice for choice in ENGINE.about.choices if choice.field == "games")
    assert (1 in games.values, games.in_class) == (False, (1,))


@pytest.mark.parametrize("more", [{}, {"in_class": True}])
def test_a_room_of_no_class_has_none_in_a_tournament_whatever_is_sent(more: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match=errors.GAME_OPTIONS):
        create(NewRoom("K7QX2M", "damas", 2, "ana", "Ana", bytes(32), {**SINGLE, **more}), 0)


def test_with_help_a_single_game_is_taken_anywhere() -> None:
    room = create(NewRoom("K7QX2M", "damas", 2, "ana", "Ana", bytes(32), {"mode": "assisted", "games": 1}), 0)
    assert room.options["in_class"] is False


def test_a_round_of_a_class_may_have_single_games_and_the_pairing_s_first_has_black() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("damas", "hand", options=SINGLE))
    classroom.do("eva", asked.SetBoards([["bo", "ana"]]))
    classroom.do("eva", asked.StartRound())
    room = room_for(classroom.session, classroom.round, classroom.round.boards[0], 0)
    options = ENGINE.read_options(room.options)
    assert (options.games, options.in_class) == (1, True)
    for _ in range(5):
        assert ENGINE.setup(options, 2, None, 0).black_seat == 0  # type: ignore[arg-type]


def test_a_class_may_have_no_other_odd_number() -> None:
    with pytest.raises(Refusal, match=errors.GAME_OPTIONS):
        Classroom("ana", "bo").do("eva", asked.PlanRound("damas", options={"mode": "tournament", "games": 3}))


def test_both_games_of_a_match_begin_from_the_position_of_the_round() -> None:
    """The second game starts from the round's position with swapped colours. It does not repeat the moves that led to
    the position."""
    table = board_from(StartingPosition({"fen": "B:W27,K4:B6,10"}, ("6-9",)), "damas")
    assert table.room.game is not None
    first = table.room.game.state
    table.act("ana", "resign")
    for player in table.players:
        table.act(player, "ready")
    second = table.room.game.state
    assert len(second.ended) == 1
    assert (second.board, second.black_seat) == (first.board, 1 - first.black_seat)
    assert second.record == ()
    assert second.flag != first.flag
