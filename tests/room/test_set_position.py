"""The server can store, decode, show and play a position that a tutor writes, or the room refuses it with a code."""

from typing import Any

import pytest

from protocol import errors, messages
from server.room import Act, ActText
from tests.room.table import Table

QWINTO_ROLL = {"type": "roll", "dice": ["orange", "yellow", "purple"]}


@pytest.mark.parametrize(
    ("game", "seats", "given"),
    [
        ("truco", 2, {"players": 8}),
        ("truco", 4, {"deck": "data order"}),
        ("truco", 6, {}),
        ("qwinto", 2, {"players": 3}),
        ("qwinto", 3, {"players": 2}),
        ("geominos", 2, {"players": 3, "hands": {"0": ["snake"]}}),
    ],
)
def test_a_position_for_another_number_of_seats_is_refused(game: str, seats: int, given: dict[str, Any]) -> None:
    table = Table(game, seats, referees=("leader",))
    assert table.refused("leader", messages.SetPosition(given)) == errors.GAME_POSITION


@pytest.mark.parametrize(
    "given",
    [
        {"fen": "4k3/8/8/8/8/8/8/4K3" + " " * 90 + "w - - 0 1"},
        {"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 " + "9" * 19},
        {"white_ms": 2**60},
        {"options": {"late_ms": float("nan")}},
        {"history": [["e2e4"] * 500] * 20},
    ],
)
def test_a_position_that_could_not_be_read_again_is_refused(given: dict[str, Any]) -> None:
    table = Table("ajedrez", referees=("leader",))
    assert table.refused("leader", messages.SetPosition(given)) == errors.GAME_POSITION


def test_a_board_with_blanks_in_its_text_is_played_on_and_read_again() -> None:
    table = Table("ajedrez", referees=("leader",))
    table.do("leader", messages.SetPosition({"fen": "4k3/8/8/8/8/8/8/4K3" + " " * 50 + "w - - 0 1"}))
    table.act("ana", "move", uci="e1e2")
    table.do("leader", messages.SetPosition({}))


@pytest.mark.parametrize("chance", [[[5]], [[5, 5], [7, 7, 7], []], [[2**53, 1, 1]] * 3])
def test_laid_rolls_that_do_not_fit_stop_neither_a_throw_nor_the_clock(chance: list[list[int]]) -> None:
    table = Table("qwinto", 2, referees=("leader",))
    table.do("leader", messages.SetPosition({"players": 2, "chance": chance}))
    table.do("ana", Act(QWINTO_ROLL))
    table.do("leader", messages.SetPosition({"players": 2, "chance": chance}))
    for _ in range(4):
        table.wait(61_000)


@pytest.mark.parametrize("text", [">1000000000", ">" + "9" * 20, "=" + "9" * 499, "x" * 500, "٣" * 400])
@pytest.mark.parametrize("game", ["par55", "contig60", "qwinto", "kwatro-sinko", "truco"])
def test_a_notation_with_an_endless_number_is_refused(game: str, text: str) -> None:
    table = Table(game)
    assert table.refused("ana", ActText(text)) in {"notation_unknown", "malformed", "no_flag", "wrong_phase"}


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_a_deck_that_was_laid_down_is_cut_and_dealt(seats: int) -> None:
    table = Table("truco", seats, referees=("leader",))
    table.do("leader", messages.SetPosition({"players": seats, "deck": "data order"}))
    assert table.room.game is not None
    may = table.engine.status(table.room.game.state).may
    table.act(table.players[next(seat for seat, types in enumerate(may) if "cut" in types)], "cut", at=None)
    table.wait(1)
