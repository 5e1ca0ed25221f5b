"""Tests of the exercises of each game on a net: the wrong moves are illegal, and the right moves are legal."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import HAND, Hop, Move
from engines.kit.relocation.slips import bends, leaps, seconds
from engines.registry import engine_of
from server.school.playout import Playout
from tests.engines.kit.relocation.little import TABLE, little

KINDS = ("bend", "leap")


@pytest.mark.parametrize("game", ["fiar", "kwatro-sinko"])
@pytest.mark.parametrize("kind", KINDS)
def test_wrong_moves_break_the_way_and_right_ones_do_not(game: str, kind: str) -> None:
    engine = engine_of(game)
    played = Playout(engine, 2, random.Random(4))
    wrong = right = 0
    while played.step():
        seat = played.status.flag
        if seat is None:
            continue
        legal = [engine.notate(played.state, action) for action in engine.faultless_actions(played.state, seat)]
        for slip in engine.practice.makers[kind](played.state, seat):
            for action in slip.wrong or ():
                wrong += 1
                assert engine.notate(played.state, action) not in legal
            for action in slip.right or ():
                right += 1
                assert engine.notate(played.state, action) in legal
    assert wrong
    assert right


def test_a_second_move_is_made_with_another_chip_after_a_move_on_the_board() -> None:
    state, made = little(), seconds(TABLE)
    moved = replace(state, places=("b", "d", None, None), turn=replace(state.turn, hops=(Hop("B1", "a", "b"),)))
    slips = made(moved, 0)
    assert {slip.wrong[0].chip for slip in slips if slip.wrong} == {"B2"}
    assert [slip.right for slip in slips if slip.right] == [(PassFlag(),)]
    laid = replace(moved, turn=replace(state.turn, hops=(Hop("B2", HAND, "d"),)))
    assert (made(state, 0), made(moved, 1), made(laid, 0)) == ((), (), ())


def test_a_bend_ends_beside_the_line_and_a_leap_beyond_the_first_chip_on_it() -> None:
    state, right = little(), Move("B1", "b")
    bent, leapt = bends(TABLE, lambda _state: True)(state, 0), leaps(TABLE, lambda _state: True)(state, 0)
    assert [slip.wrong for slip in bent if slip.wrong] == [(Move("B1", "e"),), (Move("B1", "f"),)]
    assert [slip.wrong for slip in leapt if slip.wrong] == [(Move("B1", "d"),)]
    assert [slip.right for made in (bent, leapt) for slip in made if slip.right] == [(right,), (right,)]
    full = replace(state, places=("a", HAND, "c", "d"))
    assert [slip.wrong for slip in leaps(TABLE, lambda _state: True)(full, 0) if slip.wrong] == [], "the circle beyond is taken"


@pytest.mark.parametrize("kind", [bends, leaps])
def test_only_the_first_move_of_the_seat_with_the_flag_is_made(kind: Any) -> None:
    state, made = little(), kind(TABLE, lambda _state: True)
    moved = replace(state, places=("b", HAND, "c", None), turn=replace(state.turn, hops=(Hop("B1", "a", "b"),)))
    assert (made(state, 1), made(moved, 0), kind(TABLE, lambda _state: False)(state, 0)) == ((), (), ())
