"""Tests of rulings by a person, the server's clocks, and the actions of the clock that the worked cases do not cover."""

import pytest

from engines.contract import Refusal
from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.par55.board import BASES, BLOCKS
from tests.engines.kit.script import Script

WRONG = ("0 sbs A1L", "0 =6", "0 >6", "0 pass")
RIGHT = ("0 sbs A1L", "0 =5", "0 >5", "0 pass")
LANDED = ("0 sbs A1L", "0 =5", "0 >55", "0 win")


def game(**given: object) -> Script:
    return Script("par55", **given)


def test_a_human_overrules_the_record_both_ways() -> None:
    game().play(*RIGHT).play("1 !par55.score", marks=("C",)).shows(flag=1, pawns=[0, 0], bases={}, marks=[[], ["C"]])
    game().play(*WRONG).play("1 !par55.score", marks=("I",)).shows(flag=0, pawns=[6, 0], strikes=[0, 1])
    game().play(*WRONG).play("1 !par55.score", marks=("IA",)).shows(flag=1, pawns=[6, 0], window=True, strikes=[0, 1])


def test_free_words_may_be_ruled_on_by_a_human_alone() -> None:
    script = game().play(*WRONG, "1 !other:he counted too fast")
    assert script.rulings() == ["IA"]
    game().play(*WRONG).play("1 !other:he counted too fast", marks=("C",)).shows(flag=1, pawns=[0, 0])


def test_an_incorrect_ruling_in_the_middle_of_a_turn_undoes_it() -> None:
    script = game(pawns=[3, 8]).play("0 sbs A1L", "0 =5", "0 >8", "0 bump 3")
    script.play("0 !par55.score", marks=("I",)).shows(flag=1, phase="placing", pawns=[3, 8], bases={}, strikes=[1, 0])


def test_an_incorrect_ruling_on_whoever_has_no_turn_to_lose_is_a_strike() -> None:
    game().play("1 !par55.score", marks=("I",)).shows(flag=0, phase="placing", strikes=[0, 1])
    game().play("1 !par55.score", marks=("C",)).shows(flag=0, phase="placing", strikes=[0, 0])
    pending = game(pawns=[50, 9]).play(*LANDED).play("0 !par55.score", marks=("I",))
    pending.shows(phase="result_pending", strikes=[1, 0], result=None)


def test_one_mark_for_each_rule() -> None:
    script = game().play(*WRONG)
    with pytest.raises(Refusal, match="malformed"):
        script.play("1 !!par55.score|par55.count", marks=("C",))
    script.shows(strikes=[0, 0], flag=1)


def test_warnings_at_the_first_and_second_strike() -> None:
    script = game().play("0 !par55.score", "0 !par55.score")
    assert script.kinds.count("strike_warning") == 2
    script.play("0 !par55.score").shows(result={"result": "win", "seat": 1, "reason": "strikes"})
    assert script.kinds.count("strike_warning") == 2


def test_the_clock_stands_while_the_hall_halts_and_gifts_count() -> None:
    script = game()
    engine = script.engine
    halted = engine.adjust_clock(script.state, Halt(), 20_000)
    assert engine.status(halted).due_at_ms is None
    resumed = engine.adjust_clock(halted, Resume(), 100_000)
    assert engine.status(resumed).due_at_ms == 140_000
    assert engine.status(engine.adjust_clock(resumed, ExtraTime(0, 5_000), 100_000)).due_at_ms == 145_000
    assert engine.status(engine.adjust_clock(script.state, OutageCredit(7_000), 0)).due_at_ms == 67_000


def test_a_correct_challenge_begins_a_new_minute() -> None:
    script = game().play(*WRONG)
    script.wait(30_000)
    script.play("1 !par55.score")
    assert script.status.due_at_ms == 90_000


def test_the_turn_clock_stands_while_a_result_waits() -> None:
    script = game(pawns=[50, 9]).play(*LANDED)
    assert script.status.due_at_ms == 20_000
    (window,) = script.status.windows
    assert (window.kind, window.seats, window.closes_at_ms) == ("result", (1,), 20_000)
    script.wait(20_000)
    script.shows(phase="placing", flag=1, final=1, violations=[0, 0])
    assert script.status.due_at_ms == 80_000
    assert script.kinds[-1] == "final_turn"


def test_the_third_violation_loses_even_a_final_turn() -> None:
    script = game(pawns=[50, 9], violations=[0, 2]).play(*LANDED, "1 accept")
    script.wait(60_000)
    script.shows(result={"result": "win", "seat": 0, "reason": "time_violations"})


def test_violations_come_one_by_one_and_turns_are_lost() -> None:
    script = game()
    for _turn in range(4):
        script.wait(70_000)
    script.shows(flag=0, violations=[2, 2], filled=0, result=None)
    script.wait(60_000)
    script.shows(violations=[3, 2], result={"result": "win", "seat": 1, "reason": "time_violations"})


def test_each_step_of_the_start_has_a_minute_and_time_may_be_called() -> None:
    script = game(phase="start", options={"game_ms": 0})
    assert script.status.due_at_ms == 60_000
    assert script.status.may == (("start_call", "offer_draw", "resign"), ("offer_draw", "resign"))
    script.play("0 !par55.start", marks=("I",)).shows(phase="start", strikes=[1, 0])
    script.play("0 call red")
    assert "start_pick" in script.status.may[1]
    script.play("director time").shows(result={"result": "draw", "reason": "time"})


def test_a_draw_offer_lapses_when_the_flag_is_passed() -> None:
    script = game().play("1 draw?", *RIGHT)
    assert script.code("0 draw+") == "no_offer"


def test_what_may_be_sent_follows_the_turn() -> None:
    script = game(pawns=[3, 8])

    def may() -> set[str]:
        return set(script.status.may[0]) - {"challenge", "offer_draw", "resign"}

    assert may() == {"select", "place"}
    script.play("0 ?sbs")
    assert may() == {"select", "put_back", "place"}
    script.play("0 sbs A1L")
    assert may() == {"announce", "move_pawn"}
    script.play("0 >8")
    assert may() == {"announce", "bump"}
    script.play("0 =5")
    assert may() == {"bump", "declare_win", "pass_flag"}
    script.play("0 bump 3")
    assert may() == {"declare_win", "pass_flag"}


def test_a_position_of_full_bases_ends_when_the_turn_is_lost() -> None:
    """The time of the turn runs out before the seat acts, so there is nothing to challenge and the game ends without a
    window."""
    script = game(bases=dict(zip(BASES, BLOCKS, strict=True)))
    script.wait(70_000)
    script.shows(result={"result": "draw", "reason": "bases_full"}, filled=30)
