"""Tests of rulings by a person, of the windows in the status, and of views that must not reveal a fault."""

from typing import Any

import pytest

from engines.contract import REFEREE, SPECTATOR, Refusal, Window
from engines.fiar.ruling import JUDGE
from engines.kit.referee.actions import Challenge
from engines.kit.referee.record import Mark
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("fiar")
BOARD = {"B1": "c3r3", "B2": "c3r0", "R1": "c7r2", "R2": "c7r5"}
TRUE_MOVE = ("0 B1>c3r4", "0 pass")
FAULT = ("0 B1>c5r3", "0 pass")


def game(**given: Any) -> Script:
    return Script("fiar", **{"board": BOARD, **given})


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        (("C",), {"phase": "relocating", "flag": 1, "strikes": [0, 0], "relocations": 1}),
        (("I",), {"phase": "moving", "flag": 0, "strikes": [0, 1]}),
        (("IA",), {"phase": "moving", "flag": 1, "strikes": [0, 1], "window": True}),
    ],
)
def test_a_human_ruling_replaces_the_engines(marks: tuple[Mark, ...], expected: dict[str, Any]) -> None:
    for lines in (TRUE_MOVE, FAULT):
        game().play(*lines).play("1 !fiar.route", marks=marks).shows(**expected)
        game().play(*lines).play("1 !other:a hand was on it", marks=marks).shows(**expected)


def test_a_human_rules_as_far_as_the_list_went_and_the_server_on_the_rest() -> None:
    script = game(strikes=[0, 2]).play(*FAULT).play("1 !!fiar.piece-placed|fiar.route", marks=("C",))
    assert script.rulings() == ["C", "C"]
    script.shows(phase="relocating", relocations=2, strikes=[0, 2])
    with pytest.raises(Refusal, match="malformed"):
        game().play(*FAULT).play("1 !fiar.route", marks=("C", "I"))
    with pytest.raises(Refusal, match="malformed"):
        game().play(*FAULT).play("1 !fiar.route", marks=())


@pytest.mark.parametrize("rule", ["fiar.start", "kwatro-sinko.route", "route", "other:a hand was on it"])
def test_a_challenge_of_a_rule_that_cannot_be_challenged_is_out_of_place_even_in_its_window(rule: str) -> None:
    assert game().play(*FAULT).play(f"1 !{rule}").rulings() == ["IA"]


def test_only_the_flag_holder_has_the_window_on_the_turn_before() -> None:
    script = game().play(*FAULT).play("0 !fiar.route")
    assert script.rulings() == ["IA"]
    script.shows(flag=1, phase="moving", strikes=[1, 0], window=True)


def test_an_incorrect_challenge_outside_all_windows_costs_a_turn_only_to_the_seat_that_has_one() -> None:
    game().play("0 B1>c3r4").play("0 !fiar.route", marks=("I",)).shows(flag=1, strikes=[1, 0], board=BOARD)
    game().play("0 B1>c3r4").play("1 !fiar.route", marks=("I",)).shows(flag=0, strikes=[0, 1])
    game().play("0 B1>c3r4").play("1 !fiar.route", marks=("C",)).shows(flag=0, phase="moving", strikes=[0, 0])
    relocating = game().play(*FAULT).play("1 !fiar.route")
    relocating.play("1 !fiar.route", marks=("I",)).shows(flag=1, phase="relocating", strikes=[0, 1])


def test_a_challenge_that_names_no_rule_gets_no_ruling() -> None:
    step = JUDGE.challenge(game().play(*FAULT).state, 1, Challenge(), 0, None)
    assert (step.rulings, step.state.book.strikes) == ((), (0, 0))


def test_a_correct_ruling_by_a_human_on_a_claim_voids_it() -> None:
    row = {"B1": "c1r2", "B2": "c2r2", "B3": "c3r2", "B4": "c5r2", "R1": "c8r3"}
    script = game(board=row).play("0 win c1r2 c2r2 c3r2 c5r2").play("1 !fiar.win-path", marks=("C",))
    script.shows(phase="relocating", flag=1, result=None)
    assert "win_void" in script.kinds


def test_windows_as_everybody_sees_them() -> None:
    script = game()
    seen = [script.play(*lines).status.windows for lines in ((), FAULT, ("1 .R1",), ("1 win c7r2",))]
    assert seen == [(), (Window("regular", (1,)),), (), (Window("result", (0,), 20_000, "declared"),)]


@pytest.mark.parametrize("strikes", [0, 1])
def test_strikes_are_warned_of(strikes: int) -> None:
    script = game(strikes=[0, strikes]).play("1 !fiar.time")
    assert script.kinds == ["ruling", "strike_warning"]


def test_nothing_shown_to_the_seats_tells_a_fault_from_a_good_move() -> None:
    good, bad = game().play("0 B1>c3r4", "0 pass"), game().play("0 B1>c5r3", "0 pass")
    assert good.status == bad.status
    for viewer in (0, 1, SPECTATOR):
        seen, other = (ENGINE.view(script.state, viewer, 0) for script in (good, bad))
        assert {key for key in seen if seen[key] != other[key]} == {"board", "last", "text"}
    assert ENGINE.view(good.state, REFEREE, 0)["record"]["last"] == []
    assert good.kinds == bad.kinds


def test_a_view_shares_what_did_not_change() -> None:
    script = game()
    before = ENGINE.view(script.state, 0, 0)
    after = ENGINE.view(script.play("0 .B1").state, 0, 0)
    assert before["board"] is after["board"]
