"""Tests of challenges that the worked cases do not cover: several rules at once, rulings by a person, the state after a
correction, strikes, and seats that left the game."""

from engines.geominos import ENGINE
from tests.engines.geominos.table import CROSS, DUCK, SNAKE, GeominosTable, figures

MATCH, POINTS, TOTAL = "geominos.coincidencia", "geominos.puntos", "geominos.total"


def wrong_turn() -> GeominosTable:
    """Return a table after a wrong turn of seat 0: it placed the cross without a match, announced 3 points instead of
    11, and announced a total of 3 instead of 4."""
    table = figures()
    table.lay(0, CROSS, 3, 3)
    return table


def marks(table: GeominosTable) -> list[str]:
    return list(table.to_case("rulings"))


def test_each_rule_is_ruled_on_by_what_stands_then() -> None:
    table = wrong_turn()
    step = table.act(1, "challenge", rules=[TOTAL, POINTS, POINTS, TOTAL])
    # Ruling on the total: 1 + 3 = 4, announced 3, so the total becomes 4 plus 1 as a penalty. Ruling on the points: 11,
    # announced 3, so 11 plus 8 as a penalty, and the total becomes 1 + 19. So the last two rules find no error.
    assert [ruling.mark for ruling in step.rulings] == ["C", "C", "I", "I"]
    assert table.to_case("totals", "strikes", "window") == ([20, 4], [0, 2], True)


def test_the_engine_rules_where_a_person_gave_no_mark() -> None:
    table = wrong_turn()
    step = table.act(1, "challenge", rules=[TOTAL, POINTS], marks=("I",))
    assert [ruling.mark for ruling in step.rulings] == ["I", "C"]


def test_what_a_remedy_has_undone_is_ruled_on_its_merits() -> None:
    table = wrong_turn()
    table.act(1, "challenge", rules=[MATCH, POINTS, TOTAL])
    assert marks(table) == ["C", "C", "C"]
    assert table.to_case("totals", "flag", "on_board") == ([6, 4], 0, ["chair", "gorilla", "seahorse"])


def test_after_the_tile_has_gone_back_nothing_may_be_challenged() -> None:
    table = wrong_turn()
    table.act(1, "challenge", rule=MATCH)
    table.act(1, "challenge", rule=POINTS)
    assert marks(table) == ["C", "IA"]
    assert ENGINE.status(table.state).windows == ()


def test_the_retry_lost_by_time_loses_the_game() -> None:
    table = wrong_turn()
    table.act(1, "challenge", rule=MATCH)
    table.time_up()
    assert table.to_case("over", "out", "winners", "totals") == (True, [0], [1], [6, 4])


def test_too_high_an_announcement_is_only_put_right() -> None:
    table = figures()
    table.lay(0, SNAKE, 9, 12)
    table.act(1, "challenge", rule=POINTS)
    table.act(1, "challenge", rule=TOTAL)
    assert table.to_case("totals", "rulings") == ([7, 4], ["C", "I"])


def test_a_human_s_ruling_replaces_the_server_s() -> None:
    upheld = wrong_turn()
    upheld.act(1, "challenge", marks=("I",), rule=MATCH)
    assert upheld.to_case("flag", "strikes", "totals") == (1, [0, 1], [3, 4])
    overturned = figures()
    overturned.lay(0, SNAKE, 6, 7)
    overturned.act(1, "challenge", marks=("C",), rule=MATCH)
    assert overturned.to_case("flag", "totals", "strikes") == (0, [6, 4], [0, 0])
    assert overturned.refused(1, "challenge") == "malformed"
    assert overturned.refused(1, "challenge", rule=MATCH, rules=[MATCH]) == "malformed"
    assert overturned.refused(1, "challenge", rules=[]) == "malformed"


def test_one_s_own_turn_and_rules_of_no_challenge() -> None:
    table = wrong_turn()
    assert table.refused(0, "challenge", rule=MATCH) == "own_turn"
    for rule in ("geominos.tiempo", "other:noise"):
        table.act(1, "challenge", rule=rule)
    assert table.to_case("rulings", "strikes") == (["IA", "IA"], [0, 2])


def test_any_other_seat_may_challenge_and_three_strikes_put_it_out() -> None:
    hands = {"0": ["cross", "snake"], "1": ["duck", "t"], "2": ["l", "h"]}
    table = figures(players=3, hands=hands, totals=[1, 4, 9])
    table.lay(0, SNAKE, 6, 7)
    table.act(1, "challenge", rules=["geominos.fin", "geominos.fin", POINTS])
    assert table.to_case("out", "flag", "unused", "over") == ([1], 2, ["duck", "t"], False)
    assert table.refused(1, "challenge", rule=POINTS) == "out"
    assert table.to_case("window"), "the next seat has not placed yet"
    table.act(2, "challenge", rule=TOTAL)
    assert table.to_case("strikes") == [0, 3, 1]


def test_penalties_written_after_the_turn_stay_when_it_is_put_right() -> None:
    """The time of seat 1 runs out, so the sheet gets a line with its penalty. Then seat 1 challenges the earlier turn of
    seat 0. The correction of that turn must keep the penalty."""
    table = figures(hands={"0": ["l", "snake"], "1": ["duck"]})
    table.lay(0, SNAKE, 5, 6)
    table.time_up()
    assert table.to_case("totals") == [6, 9]
    table.act(1, "challenge", rule=POINTS)
    assert table.to_case("totals") == [8, 9]
    assert [line["total"] for line in table.view()["sheet"]] == [8, 9]


def test_the_last_turn_of_the_game_may_go_back_too() -> None:
    table = figures(hands={"0": ["cross"], "1": []})
    table.lay(0, CROSS, 4, 5)
    assert table.to_case("phase") == "last"
    table.act(1, "challenge", rule=MATCH)
    assert table.to_case("phase", "flag", "clock") == ("turn", 0, 60)


def test_a_tile_of_a_seat_that_is_out_leaves_the_game_with_it() -> None:
    hands = {"0": ["cross", "snake"], "1": ["duck", "t"], "2": ["l", "h"]}
    table = figures(players=3, hands=hands, totals=[1, 4, 9])
    table.lay(0, CROSS, 4, 5)
    table.act(0, "resign")
    table.act(2, "challenge", rule=MATCH)
    assert table.to_case("unused", "flag", "on_board") == (["cross", "snake"], 1, ["chair", "gorilla", "seahorse"])
    assert table.to_case("totals") == [6, 4, 9]


def test_the_window_is_open_to_the_others_only_until_the_next_tile() -> None:
    table = wrong_turn()
    (window,) = ENGINE.status(table.state).windows
    assert (window.seats, window.closes_at_ms) == ((1,), None)
    table.act(1, "place", **DUCK)
    assert ENGINE.status(table.state).windows == ()


def test_a_total_without_what_was_carried_into_the_game_costs_five_points_at_most() -> None:
    """The seat began this game with 60 points from earlier games, and announced a total that omits these 60 points."""
    table = figures(totals=[60, 4])
    table.lay(0, SNAKE, 6, 6)
    table.act(1, "challenge", rule=TOTAL)
    assert table.to_case("totals", "rulings") == ([66 + 5, 4], ["C"])
