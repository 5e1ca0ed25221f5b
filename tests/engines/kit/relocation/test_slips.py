"""Tests of the exercises of each game on a net: the wrong moves are illegal, and the right moves are legal."""

import random

import pytest
from msgspec.structs import replace

from engines.kit.referee.actions import PassFlag
from engines.kit.relocation.chips import HAND, Hop
from engines.kit.relocation.slips import seconds
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
