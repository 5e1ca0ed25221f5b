"""Tests of the exercises of each game on a net: the wrong moves are illegal, and the right moves are legal."""

import random

import pytest

from engines.registry import engine_of
from server.school.playout import Playout

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
