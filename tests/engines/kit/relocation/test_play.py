"""Tests of touching a chip, letting it go, declaring and relocating."""

import pytest
from msgspec.structs import replace

from engines.kit.outcome import Refusal
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Hop, Move, Relocate, Select
from engines.kit.relocation.play import declare, let_go, move, refuse_faults, relocate, select
from engines.kit.relocation.state import Line
from tests.engines.kit.relocation.little import TABLE, little

STATE = little()
FAULT = Fault("little.path", "few")


def test_a_touch_ends_the_window_on_the_turn_before() -> None:
    state, seen = select(TABLE, STATE, Select("B1"))
    assert (state.window, state.turn.is_touched) == (False, True)
    assert [event.kind for event in seen] == ["touched"]


def test_a_chip_that_is_let_go_lies_there_and_stands_on_the_card() -> None:
    state, seen = let_go(TABLE, STATE, Hop("B1", "a", "b"), "moved")
    assert state.places[0] == "b"
    assert (state.turn.hops, state.window) == ((Hop("B1", "a", "b"),), False)
    assert state.lines[0] == (Line(1, "B1", "a", "b"),)
    assert seen[0].params == {"chip": "B1", "from": "a", "to": "b"}


def test_a_move_leads_to_another_free_circle_and_with_help_breaks_no_rule() -> None:
    for to, code in (("a", "same_space"), ("c", "occupied")):
        with pytest.raises(Refusal, match=code):
            move(TABLE, STATE, Move("B1", to), ())
    assert move(TABLE, STATE, Move("B1", "d"), (FAULT,))[0].places[0] == "d", "the other seat may challenge it"
    with pytest.raises(Refusal, match="fault"):
        move(TABLE, little("assisted"), Move("B1", "d"), (FAULT,))
    assert move(TABLE, little("assisted"), Move("B1", "b"), ())[0].places[0] == "b"


def test_a_declared_win_may_be_challenged_in_a_tournament_whatever_is_wrong_with_it() -> None:
    state, _seen = declare(STATE, replace(STATE.turn, path=("a",)), "a…c", {"path": ["a"]}, (FAULT,), 0)
    assert state.phase == "result_pending"
    assert state.pending is not None
    assert (state.pending.seat, state.pending.closes.due_at_ms, state.pending.is_declared) == (1, 20_000, True)
    assert state.lines[0] == (Line(1, to="a…c", note="declared"),)


def test_with_help_a_right_declaration_ends_the_game_and_a_wrong_one_is_refused() -> None:
    assisted = little("assisted")
    turn = replace(assisted.turn, path=("a",))
    state, seen = declare(assisted, turn, "a…c", {}, (), 0)
    assert state.result is not None
    assert (state.result.winners, [event.kind for event in seen]) == ((0,), ["win_declared", "game_over"])
    with pytest.raises(Refusal, match="fault"):
        declare(assisted, turn, "a…c", {}, (FAULT,), 0)


def test_the_first_fault_is_refused_and_no_fault_is_none() -> None:
    refuse_faults(())
    with pytest.raises(Refusal) as refused:
        refuse_faults((FAULT, Fault("little.other")))
    assert refused.value.params == {"rule": "little.path", "detail": "few"}


def test_only_a_chip_of_the_other_seat_that_is_on_the_board_is_relocated() -> None:
    state = replace(STATE, phase="relocating", relocations=2)
    after, seen = relocate(TABLE, state, Relocate("R1", "e"), 0)
    assert (after.places[2], after.relocations) == ("e", 1)
    assert after.lines[0][-1].note == "relocated"
    assert seen[0].kind == "relocated"
    with pytest.raises(Refusal, match="not_opponents"):
        relocate(TABLE, state, Relocate("B1", "e"), 0)
    in_hand = replace(state, places=("a", "b", "hand", None))
    with pytest.raises(Refusal, match="not_on_board"):
        relocate(TABLE, in_hand, Relocate("R1", "e"), 0)
