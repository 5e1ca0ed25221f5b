"""Plays each row of the table in rulebook 4.5. Also tests the falta and the order of declarations."""

import pytest

from engines.truco import ENGINE
from tests.engines.truco.table import FOUR, Table

CALLS = {"E": "envido", "R": "real_envido", "F": "falta_envido"}
FALTA = 18
ROWS = {
    "E": (2, 1),
    "R": (3, 1),
    "F": (FALTA, 1),
    "EE": (4, 2),
    "ER": (5, 2),
    "EF": (FALTA, 2),
    "RE": (5, 3),
    "RR": (6, 3),
    "RF": (FALTA, 3),
    "EEE": (6, 4),
    "EER": (7, 4),
    "ERE": (7, 5),
    "ERR": (8, 5),
    "REE": (7, 5),
    "RER": (8, 5),
    "RRE": (8, 6),
    "RRR": (9, 6),
    "ERF": (FALTA, 5),
    "RRF": (FALTA, 6),
    "EEF": (FALTA, 4),
    "REF": (FALTA, 5),
    "EERF": (FALTA, 7),
}


def called(chain: str) -> Table:
    table = Table(accounts=[12, 4])
    return table.play(*(f"{place % 2} {CALLS[call]}" for place, call in enumerate(chain)))


@pytest.mark.parametrize("chain", ROWS)
def test_an_accepted_chain(chain: str) -> None:
    table = called(chain).play(f"{len(chain) % 2} quiero", "0 declare 33", "1 son_buenas")
    assert table["envido_worth"] == ROWS[chain][0]
    assert table.phase == "play"


@pytest.mark.parametrize("chain", ROWS)
def test_a_refused_chain(chain: str) -> None:
    table = called(chain).play(f"{len(chain) % 2} no_quiero")
    assert table["envido_worth"] == ROWS[chain][1]
    assert table["envido"] == "done"
    table.play("0 mazo")
    assert table.entries == [("envido", ROWS[chain][1], (len(chain) - 1) % 2), ("truco", 1, 1)]


def test_the_game_waits_for_who_must_answer_whoever_has_the_turn() -> None:
    status = ENGINE.status(called("E").state)
    assert (status.phase, status.flag, status.awaited) == ("answer_envido", 0, (1,))


def test_the_stake_is_full_at_thirty() -> None:
    table = called("R" * 10)
    table.play("0 envido !stake_full", "0 falta_envido !stake_full", "0 quiero", "0 declare 33", "1 declare -")
    assert table["envido_worth"] == 30


def test_falta_to_the_chico_is_what_the_winner_lacks() -> None:
    table = Table(accounts=[20, 5], falta="chico", hands={"0": ["C7", "C5", "B12"], "1": ["E7", "E6", "O1"]})
    table.play("0 falta_envido", "1 quiero", "0 declare 32", "1 declare 33")
    assert table["envido_worth"] == 25


def test_among_equals_the_first_in_the_order_wins_and_a_number_stays_in_its_range() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 envido", "1 quiero", "1 declare 5 !not_your_turn")
    table.play("0 declare - !nothing_to_beat", "0 declare 34 !malformed", "1 declare 40 !malformed", "0 declare 7")
    table.play("1 declare 25", "2 declare -", "3 declare 25")
    assert table.state.partial is not None
    assert table.state.partial.envido.winner == 1
    table.play("0 declare 3 !nothing_to_declare", "0 son_buenas !nothing_to_declare")


def test_a_seat_in_the_mazo_declares_nothing() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 mazo", "1 envido", "2 quiero", "1 declare 5", "2 declare 6")
    table.play("3 declare 25")
    assert table["envido_worth"] == 2
    assert table.phase == "play"
    assert table["turn"] == 1


def test_the_winner_of_an_accepted_envido_shows_and_nobody_else() -> None:
    table = Table().play("0 envido", "1 quiero", "0 declare 33", "1 declare -", "0 mazo")
    assert table["shown"] == [0]
    assert "shown" in table.kinds
    assert Table().play("0 envido", "1 no_quiero", "0 mazo")["shown"] == []
