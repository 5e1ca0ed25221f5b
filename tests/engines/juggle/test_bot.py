"""The bot: it fills its board with large pieces, opens dead spaces, asks for what only the other seat has, and challenges."""

from typing import Any

from engines.juggle import faults
from engines.juggle.board import PIECES
from tests.engines.kit.script import Script


def game(**given: Any) -> Script:
    return Script("juggle", **given)


def open_at(*pieces: str, dice: tuple[int, int], other: Any = None, **given: Any) -> Script:
    """Return a game after the roll. The board of seat 0 is full except for the spaces of these pieces."""
    return game(boards=[{"full": "F0", "without": list(pieces)}, other or {}], dice=list(dice), **given)


def taken(script: Script) -> Any:
    """Return size, source, method, and the die or the sentence of the piece that the bot takes; if it takes no piece,
    the type of its action."""
    asked = script.asked(0)
    if asked["type"] != "take":
        return asked["type"]
    said = asked["sentence"] if asked["method"] == "calculated" else asked["die"]
    return PIECES[asked["piece"]].size, asked["from"], asked["method"], said


def rules(script: Script, seat: int = 1) -> Any:
    """Return the rules that the bot challenges; if it does not challenge, the type of its action."""
    asked = script.asked(seat)
    return asked["rules"] if asked["type"] == "challenge" else asked["type"]


def test_it_rolls_in_its_turn_and_waits_for_it() -> None:
    assert game().asked(0) == {"type": "roll"}
    assert game().asked(1) is None
    assert game(flag=1).asked(1) == {"type": "roll"}
    start = game(phase="start")
    assert start.asked(0) is None or start.asked(0)["type"] == "roll"


def test_it_takes_the_piece_of_a_die_that_fits() -> None:
    assert taken(open_at("red-1-1", dice=(1, 4))) == (1, "bank", "exact", 0)
    assert taken(open_at("red-1-1", dice=(5, 1))) == (1, "bank", "exact", 1)


def test_of_two_dice_it_uses_the_better_one_first() -> None:
    script = open_at("red-3L-1", "red-1-1", dice=(1, 3))
    assert taken(script) == (3, "bank", "exact", 1)
    piece = script.asked(0)["piece"]
    script.play(f"0 +{piece[0]}3L d2")
    cells = script.asked(0)["cells"]
    assert cells == ["D1", "D2", "E1"]
    script.play("0 @D1,D2,E1")
    assert taken(script) == (1, "bank", "exact", 0), "the other die is still there"
    script.play("0 +r1 d1", "0 @F3")
    assert script.asked(0) == {"type": "declare_win"}


def test_a_six_takes_a_piece_of_any_size() -> None:
    assert taken(open_at("red-4O-1", dice=(6, 5))) == (4, "bank", "exact", 0)
    assert taken(open_at("red-1-1", dice=(6, 5))) == (1, "bank", "exact", 0)


def test_it_takes_one_piece_by_a_sentence_where_that_covers_more_than_both_dice() -> None:
    assert taken(open_at("red-3L-1", dice=(1, 2))) == (3, "bank", "calculated", "2+1=3")
    assert taken(open_at("red-3L-1", "red-1-1", dice=(1, 2))) == (2, "bank", "exact", 1), "both dice cover as much"
    assert taken(open_at("red-1-1", dice=(4, 5))) == (1, "bank", "calculated", "5-4=1")


def test_a_sentence_that_makes_six_takes_a_piece_of_any_size() -> None:
    assert taken(open_at("red-1-1", dice=(4, 2))) == (1, "bank", "calculated", "4+2=6")
    assert taken(open_at("red-4O-1", dice=(5, 1)))[2:] == ("calculated", "5+1=6")


def test_after_a_sentence_or_a_return_it_takes_no_more() -> None:
    script = open_at("red-3L-1", "red-1-1", dice=(4, 1)).play("0 +r3L 4-1=3", "0 @D1,D2,E1")
    assert script.asked(0) == {"type": "pass_flag"}
    script = open_at("red-1-1", "blue-1-2", dice=(1, 1)).play("0 +y1 d1", "0 return")
    assert script.asked(0) == {"type": "pass_flag"}


def test_after_one_exact_piece_no_sentence_is_left() -> None:
    script = open_at("red-1-1", "red-3L-1", dice=(1, 2)).play("0 +r1 d1", "0 @F3")
    assert taken(script) == (2, "bank", "exact", 1)


def test_it_passes_if_no_piece_helps() -> None:
    assert taken(open_at("red-1-1", dice=(5, 2))) == "pass_flag", "no die and no sentence makes one"


def test_it_returns_a_piece_without_a_place() -> None:
    script = open_at("red-1-1", dice=(4, 1)).play("0 +y5P d1")
    assert script.asked(0) == {"type": "return"}


ALL_RED = {"red-1-1": ["A1"], "red-1-2": ["A9"], "red-1-3": ["I1"], "red-1-4": ["I9"]}


def asked_for(dice: tuple[int, int], other: Any, **given: Any) -> Any:
    """Return the source, the method and the die of the piece that the bot takes, when only a red piece of one square
    fills the last space. If it takes no piece, return the type of its action."""
    script = open_at("red-1-1", dice=dice, other=other, **given)
    asked = script.asked(0)
    return (asked["from"], asked["method"], asked["die"]) if asked["type"] == "take" else asked["type"]


def test_it_asks_for_a_piece_that_only_the_other_seat_has() -> None:
    assert asked_for((6, 2), ALL_RED) == ("opponent", "exact", 0)
    assert asked_for((2, 6), ALL_RED) == ("opponent", "exact", 1)
    assert asked_for((2, 5), ALL_RED) == "pass_flag", "only a six takes it"
    assert asked_for((6, 2), {"red-1-1": ["A1"]}) == ("bank", "exact", 0), "the bank has another"


def test_it_asks_not_for_the_pieces_of_a_declared_win() -> None:
    assert asked_for((6, 2), ALL_RED, flag=0, starter=1, declared=[False, True]) == "pass_flag"


def test_a_six_that_is_used_asks_for_nothing() -> None:
    script = game(boards=[{"full": "F0", "without": ["red-1-1", "green-1-2"]}, ALL_RED], dice=[6, 2])
    script.play("0 +g1 d1", "0 @D4")
    assert script.asked(0) == {"type": "pass_flag"}


def test_it_declares_a_full_board_without_touching_pieces() -> None:
    assert game(boards=[{"full": "F0"}, {}]).asked(0) == {"type": "declare_win"}
    touching = {"full": "F0", "without": ["yellow-1-1"], "with": {"red-1-2": ["D5"]}}
    assert game(boards=[touching, {}]).asked(0)["type"] != "declare_win"
    assert game(boards=[{"full": "F0", "without": ["red-1-1"]}, {}]).asked(0)["type"] != "declare_win"


def test_it_opens_a_dead_space_by_the_removal_that_costs_least() -> None:
    """A3 is a dead space: pieces of all four colours touch it, so no piece may cover it."""
    around = {
        "red-1-1": ["A2"],
        "blue-4I-1": ["A4", "A5", "A6", "A7"],
        "green-4I-1": ["B2", "C2", "D2", "E2"],
        "yellow-4I-1": ["B4", "C4", "D4", "E4"],
    }
    assert game(boards=[around, {}]).asked(0) == {"type": "remove", "piece": "red-1-1"}
    alive = {piece: cells for piece, cells in around.items() if piece != "yellow-4I-1"}
    assert game(boards=[alive, {}]).asked(0) == {"type": "roll"}
    assert game(boards=[{}, around]).asked(0) == {"type": "roll"}, "that is the board of the other seat"


def test_it_removes_a_piece_if_no_piece_of_the_bank_fits() -> None:
    assert open_at("red-1-1", dice=(1, 1)).asked(0)["type"] == "take"
    script = game(boards=[{"full": "F0", "without": ["red-1-1"]}, ALL_RED])
    removed = script.asked(0)
    assert removed["type"] == "remove"
    assert removed["piece"] in script.engine.view(script.state, 0, 0)["boards"][0]


def test_it_challenges_what_the_last_turn_shows() -> None:
    assert rules(game(dice=[2, 4]).play("0 +r1 d1", "0 @A1", "0 pass")) == [faults.EXACT]
    assert rules(game(dice=[1, 4]).play("0 +r1 d1", "0 @A1", "0 pass")) == "roll"
    assert rules(game(dice=[2, 4]).play("0 +r3L 4-2=3", "0 @A1,A2,B1", "0 pass")) == [faults.CALCULATED]
    assert rules(game(boards=[{"red-1-1": ["A1"]}, {}], dice=[1, 1]).play("0 -r1", "0 pass")) == [faults.REMOVAL_TIME]
    assert rules(game(boards=[{"red-1-1": ["A1"]}, {}], chance=[[1, 1]]).play("0 -r1", "0 roll", "0 pass")) == "roll"
    assert rules(game(strikes=[0, 1], dice=[2, 4]).play("0 +r1 d1", "0 @A1", "0 pass")) == "roll"


def test_it_names_the_pieces_that_touch_and_the_other_faults_with_them() -> None:
    script = game(dice=[1, 1]).play("0 +r1 d1", "0 @A1", "0 +r1 d2", "0 @B2", "0 pass")
    assert script.asked(1) == {"type": "challenge", "rules": [faults.TOUCH], "target": ["red-1-1", "red-1-2"]}
    script = game(dice=[1, 4]).play("0 +r1 d1", "0 @A1", "0 +r1 d2", "0 @B2", "0 pass")
    assert rules(script) == [faults.TOUCH, faults.EXACT]


def test_it_checks_a_declared_win() -> None:
    assert rules(game(boards=[{"full": "F0"}, {}]).play("0 win")) == "accept_result"
    hollow = game(boards=[{"full": "F0", "without": ["red-1-1"]}, {}]).play("0 win")
    assert rules(hollow) == [faults.COVERED]
    assert hollow.asked(0) is None
    false = open_at("red-1-1", dice=(4, 4)).play("0 +r1 d1", "0 @F3", "0 win")
    assert rules(false) == [faults.EXACT]


def test_at_the_time_limit_it_checks_the_last_turn() -> None:
    for dice, expected in (([4, 4], [faults.EXACT]), ([1, 4], "accept_result")):
        script = game(flag=1, dice=dice).play("1 +r1 d1", "1 @A1", "1 pass", "monitor time")
        assert rules(script, 0) == expected


def test_it_declines_a_draw() -> None:
    assert game().play("1 draw?").asked(0) == {"type": "decline_draw"}


def test_two_bots_play_without_a_fault() -> None:
    game(boards=[{"full": "F0", "without": ["red-3L-1", "red-1-1"]}, {}]).bots_play(16)
