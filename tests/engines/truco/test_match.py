"""Tests from a chico to a whole match: noting points, three accounts, adjudication, and giving up (rulebook 4.9, part
7)."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.truco import ENGINE, actions
from engines.truco.state import Options
from tests.engines.truco.table import FOUR, SIX, TWO, Table

GALLO = {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"], "2": ["B10", "O4", "C4", "B11"]}


def turno(**more: Any) -> Table:
    return Table(players=3, gallo="turno", dealer=2, hands=GALLO, **more)


def test_a_pair_that_both_get_there_the_higher_wins() -> None:
    table = turno(accounts=[28, 29, 3]).play("2 discard B11", "0 envido", "2 no_quiero", "0 truco", "2 no_quiero")
    table.play("1 accept", "2 accept")
    assert (table["chico_winner"], table["chicos"], table["accounts"]) == (1, [0, 1, 0], [0, 0, 0])
    assert table["noted"] == [{"for": "envido", "side": 1, "points": 1}], "the truco is dropped"
    assert table["past_chicos"] == [[29, 30, 3]]


def test_of_equals_the_one_nearer_to_the_mano() -> None:
    table = turno(accounts=[29, 29, 3]).play("2 discard B11", "0 truco", "2 no_quiero", "1 accept", "2 accept")
    assert table["chico_winner"] == 0


def test_the_turning_gallo_has_an_account_of_his_own() -> None:
    table = turno(accounts=[5, 8, 12]).play("2 discard B11", "2 truco", "0 no_quiero", "0 accept", "2 accept")
    assert table["accounts"] == [5, 8, 13]
    assert table.view("spectator")["gallo"] == 0, "the next dealer"


def test_a_resignation_among_three_is_adjudged_among_the_others() -> None:
    table = turno(accounts=[5, 8, 12], chicos=[1, 1, 0]).play("2 resign")
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.points) == ((1,), (0.0, 1.0, 0.0))
    table = turno(accounts=[8, 8, 12]).play("2 resign")
    assert table.state.result is not None
    assert (table.state.result.result, table.state.result.points) == ("draw", (0.5, 0.5, 0.0))


def test_a_resignation_of_two_sides_gives_the_match_to_the_other() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("2 resign")
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.reason) == ((1, 3), "resign")
    table.play("0 E7 !game_over", "1 resign !game_over", "director call_time !game_over")


def test_a_draw_needs_all_accounts() -> None:
    table = turno().play("2 accept_draw !no_offer", "2 offer_draw", "2 offer_draw !own_offer", "0 offer_draw !draw_offered")
    table.play("2 accept_draw !own_offer", "0 accept_draw", "0 decline_draw !own_offer")
    assert table.state.result is None
    table.play("1 accept_draw")
    assert table.state.result is not None
    assert (table.state.result.result, table.state.result.points) == ("draw", (0.5, 0.5, 0.5))
    table = Table(players=4, dealer=3, hands=FOUR).play("0 offer_draw", "2 accept_draw !own_offer", "3 decline_draw")
    assert table.state.offer is None
    assert table.play("1 offer_draw", "2 accept_draw").phase == "over"


def test_time_is_called_by_referees_only_and_voids_the_hand() -> None:
    table = Table(accounts=[3, 4], chicos=[1, 0]).play("0 call_time !not_a_referee", "0 truco", "1 quiero")
    table.play("leader E7 !malformed", "leader call_time")
    assert table["adjudged"] == {"winner": 0, "draw": False}
    assert table["accounts"] == [3, 4]


def test_the_clock_counts_chicos_then_the_running_account_then_all_points() -> None:
    assert Table(accounts=[9, 2], chicos=[0, 1]).play("director time_limit")["winner"] == 1
    assert Table(accounts=[9, 2], chicos=[1, 1]).play("director time_limit")["winner"] == 0
    past = [[30, 11], [12, 30]]
    assert Table(accounts=[2, 2], chicos=[1, 1], past_chicos=past).play("director time_limit")["winner"] == 0
    level = Table(accounts=[2, 2], chicos=[1, 1], past_chicos=[[30, 11], [11, 30]]).play("director time_limit")
    assert level["adjudged"] == {"winner": None, "draw": True}
    assert level.state.result is not None
    assert level.state.result.result == "draw"


def test_pica_pica_every_second_hand_of_six_and_three_duels_in_it() -> None:
    table = Table(players=6, dealer=5, hands=SIX, hand_no=2)
    for first in range(3):
        assert table["duel"] == [first, first + 3]
        table.play(f"{first} mazo", f"{first} accept", f"{first + 3} accept")
    assert (table["phase"], table["accounts"], table["hand_no"], table["kind"]) == ("next_hand", [1, 2], 3, "redondo")


def test_a_chico_won_in_a_duel_drops_the_others() -> None:
    table = Table(players=6, dealer=5, hands=SIX, kind="pica", accounts=[3, 24])
    table.play("0 falta_envido", "3 quiero", "0 declare 7", "3 declare 33", "0 mazo", "0 accept", "3 accept")
    assert (table["phase"], table["chicos"], table["hand_no"]) == ("next_hand", [0, 1], 1)


def test_no_pica_pica_from_fifteen_where_the_room_says_so() -> None:
    assert Table(players=6, dealer=5, hands=SIX, hand_no=2, accounts=[15, 3], pica_until=15)["duel"] is None
    assert Table(players=6, dealer=5, hands=SIX, hand_no=2, accounts=[15, 3])["duel"] == [0, 3]
    assert Table(players=6, dealer=5, hands=SIX, hand_no=3)["duel"] is None
    assert Table(players=8, dealer=7, hands={}, hand_no=2)["duel"] is None


def test_achica_is_announced_at_fifteen() -> None:
    table = Table(accounts=[14, 0], hands=TWO).play("1 truco", "0 no_quiero", "0 accept", "1 accept")
    assert "achica" not in table.kinds
    table = Table(accounts=[14, 0], hands=TWO).play("0 truco", "1 no_quiero", "0 accept", "1 accept")
    assert "achica" in table.kinds
    assert table.view(1)["accounts"][0] == {"points": 15, "malas": 15, "buenas": 0}


def test_the_points_of_the_last_hand_are_told_until_others_are_noted() -> None:
    table = Table().play("0 mazo", "0 accept", "1 accept")
    won = [{"for": "truco", "points": 1, "side": 1}]
    assert (table.view(0)["noted"], table.view(0)["tallied"]) == (won, won)
    table.play("1 knock")
    assert (table.view(0)["noted"], table.view(0)["tallied"]) == ([], won)


def test_the_gallo_keeps_three_and_looks_at_the_next() -> None:
    table = turno().play(
        "0 E7 !not_now", "1 look 2 !not_now", '1 "che !not_now', "2 O4 !not_now", "2 discard E7 !not_your_card"
    )
    table.play("0 discard E7 !not_your_turn", "2 discard O4")
    assert (table["hands"]["2"], table["discard"], table["looking"]) == (["B10", "C4", "B11"], "O4", [1, 0, 0])
    assert table.view(2)["discard"] == "O4"
    assert table.view(0)["discard"] is None


def test_a_new_match_is_dealt_from_the_lot() -> None:
    dealers = set()
    for seed in range(12):
        state = ENGINE.setup(Options(), 4, ChanceReader(ChanceState(bytes([seed]) * 32)), 0)
        assert (state.stage, state.hand_no, sorted(state.deck)) == ("cut", 1, sorted(set(state.deck)))
        dealers.add(state.dealer)
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "given",
    [
        {"players": 5},
        {"hands": {"0": ["E7", "E7", "O1"]}},
        {"hands": {"0": ["E7"]}},
        {"hands": {"7": ["E7", "E6", "E1"]}},
        {"accounts": [1, 2, 3]},
        {"kind": "round"},
        {"nonsense": 1},
        {"deck": ["E8"]},
        {"options": {"flor": 3}},
        {"deck": 4},
    ],
)
def test_positions_that_cannot_be_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        ENGINE.position(given, 0)
    assert caught.value.code == "malformed"


def test_teams_sit_together_and_cards_count_chicos() -> None:
    assert ENGINE.teams(Options(), 4) == (0, 1, 0, 1)
    assert ENGINE.teams(Options(), 3) == (0, 1, 2)
    assert ENGINE.teams(Options(gallo="fijo", gallo_seat=1), 3) == (1, 0, 1)
    table = Table(accounts=[21, 4], chicos=[1, 1], past_chicos=[[30, 12], [25, 30]])
    card = ENGINE.card(table.state, 1)
    assert (card.lines, card.total) == (((1, 12, 30), (2, 30, 25), (3, 4, 21)), 1)
    assert actions.Mazo() in ENGINE.faultless_actions(table.state, 0)


@pytest.mark.parametrize(
    ("length", "before", "is_over"), [("match", 29, False), ("chico", 29, True), ("fifteen", 14, True), ("fifteen", 12, False)]
)
def test_a_match_may_be_of_one_chico_or_of_one_to_fifteen(length: str, before: int, is_over: bool) -> None:
    table = Table(accounts=[before, 0], options={"length": length})
    table.play("0 truco", "1 no_quiero", "0 accept", "1 accept")
    assert (table.state.result is not None) == is_over
    assert "achica" not in table.kinds or length != "fifteen"


def test_at_fifteen_the_falta_is_what_is_missing_to_fifteen() -> None:
    table = Table(accounts=[10, 4], options={"length": "fifteen"}).play("0 falta_envido", "1 quiero")
    assert table.view(0)["partial"]["envido"]["stake"] == 5
