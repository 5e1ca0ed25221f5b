"""The bot: it places for points and rows, captures what the other seat has missed, announces its results, and
challenges what is wrong."""

from typing import Any

import pytest

from engines.contig60.faults import GOAL, SCORE, SENTENCE
from engines.contig60.solver import _candidates
from tests.engines.kit.script import Script

ONES = [1, 1, 1]
"""A roll that makes only 0, 1, 2 and 3, the left half of the top row. Below it lie 27, 28, 29, 30 and 31."""


TURN_MS = 70_001
"""Just more than the minute of a turn and its grace."""


def at(first: list[int], second: list[int], **given: Any) -> Script:
    """Return a game in which the seats cover these numbers."""
    return Script("contig60", chips={"0": first, "1": second}, **given)


def placed(first: list[int], second: list[int], dice: list[int] = ONES) -> set[Any]:
    """Return the numbers that the bot may choose for its chip after a roll."""
    return at(first, second, dice=dice).choices(0, "cell")


def challenged(script: Script, seat: int) -> Any:
    """Return the rules that the bot challenges, and their target; if it does not challenge, the type of its action."""
    asked = script.asked(seat)
    return (asked["rules"], asked["target"]) if asked["type"] == "challenge" else asked["type"]


def test_it_rolls_in_its_turn_and_waits_for_it() -> None:
    assert at([], []).asked(0) == {"type": "roll"}
    assert at([], []).asked(1) is None
    assert at([], [], flag=1).asked(1) == {"type": "roll"}


def test_it_places_beside_most_chips() -> None:
    assert placed([30], [4, 29]) == {3}, "three neighbours; 2 has two of them"
    assert placed([6], [27, 28]) == {0, 1}, "two points in both places"


def test_on_an_empty_board_every_number_is_as_good() -> None:
    assert placed([], []) == {0, 1, 2, 3}


def test_it_lengthens_its_own_row() -> None:
    assert placed([4, 5], [27, 28]) == {1}, "two points weigh more than a row of three"
    assert placed([5, 6, 7], [1, 27, 28]) == {3}, "a row of four weighs more than three points"
    assert placed([6, 5, 7], [4, 27]) != {3}, "a row that the other seat has broken is worth nothing"


def test_a_first_chip_in_an_open_row_is_worth_no_more_than_one_in_a_broken_row() -> None:
    assert placed([], [2, 54, 60]) == {1, 3}, "every row of 3 is broken"


def test_it_blocks_a_row_of_the_other_seat_at_half_its_worth() -> None:
    assert placed([], [4, 5, 6]) == {3}
    assert placed([28], [4, 5, 6]) == {2, 3}, "one neighbour in both places, and a row of four blocked or two rows touched"


def test_it_takes_only_free_numbers_and_passes_if_there_are_none() -> None:
    assert placed([0, 1], [2]) == {3}
    assert at([0, 1], [2, 3], dice=ONES).asked(0) == {"type": "pass_flag"}


def test_it_says_a_true_sentence_then_its_total_then_passes() -> None:
    script = at([4], [27], dice=ONES).play("0 @3")
    assert script.asked(0) == {"type": "announce", "sentence": "1+1+1=3"}
    script.play('0 "1+1+1=3"')
    assert script.asked(0) == {"type": "score", "total": 59}
    script.play("0 =59")
    assert script.asked(0) == {"type": "pass_flag"}


def test_it_corrects_its_own_words() -> None:
    script = at([4], [27], dice=ONES).play("0 @3", '0 "1+1+1=2"', "0 =60")
    assert script.asked(0) == {"type": "announce", "sentence": "1+1+1=3"}
    assert script.play('0 "1+1+1=3"').asked(0) == {"type": "score", "total": 59}


def test_it_passes_without_a_word_if_it_placed_what_the_dice_cannot_make() -> None:
    script = at([], [], dice=ONES).play("0 @180")
    assert script.asked(0) == {"type": "score", "total": 60}
    assert script.play("0 =60").asked(0) == {"type": "pass_flag"}


def test_it_writes_sentences_in_steps_where_the_table_has_no_brackets() -> None:
    script = at([], [], dice=[2, 3, 6], options={"parentheses": False}).play("0 @30")
    assert script.asked(0) == {"type": "announce", "sentence": "2+3=5;5*6=30"}
    assert at([], [], dice=[2, 3, 6]).play("0 @30").asked(0) == {"type": "announce", "sentence": "(2+3)*6=30"}


def test_the_first_step_of_a_sentence_has_a_whole_result_that_is_not_negative() -> None:
    said = [text for text, _value in _candidates((2, 3, 5), brackets=False) if ";" in text]
    assert said
    assert all(text.split(";")[0].split("=")[1].isdecimal() for text in said), said


def test_it_captures_with_a_roll_that_was_passed_for_double_points() -> None:
    script = at([4], [29], chance=[ONES]).play("0 roll", "0 pass")
    assert script.asked(1) == {"type": "capture", "cell": 3, "sentence": "1+1+1=3", "total": 56}
    assert at([27, 28], [], chance=[ONES]).play("0 roll", "0 pass").asked(1)["total"] == 56
    assert at([0, 1], [2, 3], chance=[ONES]).play("0 roll", "0 pass").asked(1) == {"type": "roll"}, "no number is left"


def test_it_uses_the_offered_roll_if_that_makes_a_free_number() -> None:
    assert at([], [], offer=ONES).asked(0) == {"type": "use_roll"}
    assert at([0, 1], [2, 3], offer=ONES).asked(0) == {"type": "roll"}


def test_it_declares_five_in_a_row_once_all_is_said() -> None:
    script = at([0, 1, 2, 4], [], dice=ONES).play("0 @3")
    assert script.asked(0)["type"] == "announce"
    script.play('0 "1+1+1=3"')
    assert script.asked(0)["type"] == "score"
    script.play("0 =58")
    assert script.asked(0) == {"type": "declare_win", "claim": "five", "line": [0, 1, 2, 3, 4]}
    assert at([0, 1, 2, 3], [4, 5]).asked(0) == {"type": "roll"}, "that is no row of its own"


@pytest.mark.parametrize(
    ("score", "type_"), [((0, 3), "declare_win"), ((0, 2), "roll"), ((1, 9), "roll"), ((-1, 2), "declare_win")]
)
def test_it_declares_zero_with_its_lead(score: tuple[int, int], type_: str) -> None:
    assert at([], [], score=score).asked(0)["type"] == type_
    assert at([], [], score=score[::-1], flag=1).asked(1)["type"] == type_


def test_it_challenges_the_last_turn_before_its_own_roll() -> None:
    wrong = at([4], [27], dice=ONES).play("0 @3", '0 "1+1+1=2"', "0 =60", "0 pass")
    assert challenged(wrong, 1) == ([SENTENCE, SCORE], "turn")
    total = at([4], [27], dice=ONES).play("0 @3", '0 "1+1+1=3"', "0 =60", "0 pass")
    assert challenged(total, 1) == ([SCORE], "turn")
    right = at([4], [27], dice=ONES).play("0 @3", '0 "1+1+1=3"', "0 =59", "0 pass")
    assert challenged(right, 1) == "roll"
    wrong.play("1 roll")
    assert wrong.asked(1)["type"] == "place", "the window has closed"


def test_with_a_strike_it_challenges_no_more() -> None:
    wrong = at([4], [27], dice=ONES, strikes=[0, 1]).play("0 @3", '0 "1+1+1=2"', "0 =60", "0 pass")
    assert challenged(wrong, 1) == "roll"


def captured(sentence: str, total: int, **options: Any) -> Script:
    """Return a game where seat 0 has rolled three ones and passed without placing a chip, and seat 1 has then captured 3 with
    that roll. The chip on 4 is a neighbour of 3. `sentence` and `total`: the announcements of seat 1."""
    script = at([4], [], chance=[ONES, [1, 1, 2]], options=options)
    return script.play("0 roll", "0 pass", f'1 x3 "{sentence}" ={total}')


WAIT = {"window_min_ms": 10_000}
"""Options that hold the flag after a capture, so that the other seat can challenge it."""


def test_it_checks_a_capture_at_once() -> None:
    assert challenged(captured("1+1+1=2", 58, **WAIT), 0) == ([SENTENCE], "capture")
    assert challenged(captured("1+1+1=3", 59, **WAIT), 0) == ([SCORE], "capture")
    assert challenged(captured("1+1+1=3", 58, **WAIT), 0) == "no_challenge"


def test_it_checks_a_capture_that_the_clock_ended() -> None:
    for total, expected in ((59, ([SCORE], "capture")), (58, "roll")):
        script = captured("1+1+1=3", total)
        script.wait(TURN_MS)
        assert challenged(script, 0) == expected


def test_a_chip_placed_after_the_capture_is_no_neighbour_of_it() -> None:
    script = captured("1+1+1=3", 58)
    script.play("1 roll", "1 @2", '1 "1*1*2=2"', "1 =57")
    script.wait(TURN_MS)
    assert challenged(script, 0) == "roll"


def test_it_accepts_a_true_win_and_challenges_a_false_one() -> None:
    line = "0 five 0,1,2,3,4"
    assert challenged(at([0, 1, 2, 3, 4], []).play(line), 1) == "accept_result"
    for chips in ([0, 1, 2, 3], [0, 1, 2, 3, 5]):
        assert at(chips, [4]).play(line).asked(1) == {"type": "challenge", "rule": GOAL}
    assert at([0, 1, 2, 3, 5], []).play("0 five 0,1,2,3,5").asked(1) == {"type": "challenge", "rule": GOAL}, "no row"
    for score, is_true in (((0, 3), True), ((0, 2), False), ((1, 9), False), ((-1, 2), True)):
        asked = at([], [], score=score).play("0 zero").asked(1)
        assert asked == ({"type": "accept_result"} if is_true else {"type": "challenge", "rule": GOAL})


def test_it_challenges_the_chip_that_made_the_win() -> None:
    script = at([0, 1, 2, 4], [], dice=ONES).play("0 @3", '0 "1+1+1=2"', "0 =58", "0 five 0,1,2,3,4")
    assert challenged(script, 1) == ([SENTENCE], "turn")
    script = at([0, 1, 2, 4], [27], flag=1, chance=[ONES]).play("1 roll", "1 pass", '0 x3 "1+1+1=2" =56', "0 five 0,1,2,3,4")
    assert challenged(script, 1) == ([SENTENCE], "capture")


def test_at_the_time_limit_it_checks_the_last_turn() -> None:
    for total, expected in ((60, ([SCORE], "turn")), (59, "accept_result")):
        script = at([27], [4], flag=1, dice=ONES)
        script.play("1 @3", '1 "1+1+1=3"', f"1 ={total}", "1 pass", "monitor time")
        assert challenged(script, 0) == expected


def test_it_declines_a_draw() -> None:
    assert at([], []).play("0 draw?").asked(1) == {"type": "decline_draw"}


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
def test_two_bots_play_without_a_fault(mode: str) -> None:
    at([], [], mode=mode).bots_play(60)
