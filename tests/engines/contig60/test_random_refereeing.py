"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each chip stays in
exactly one place, and every game ends."""

from typing import Any

import pytest

from engines.contig60.actions import DeclareWin
from engines.contig60.board import EDITION, NUMBERS
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("contig60")
RULES = ("contig60.sentence", "contig60.score", "contig60.goal", "contig60.piece-played", "common.time", "other:so")
TARGETS = (None, "turn", "capture")


def check(state: Any) -> None:
    both = [*state.chips[0], *state.chips[1]]
    assert len(set(both)) == len(both)
    assert NUMBERS.issuperset(both)
    for seat in (0, 1):
        assert len(state.chips[seat]) + state.supply[seat] == EDITION.chips_per_seat
        assert state.turn_lost[seat] >= 0
        assert list(state.chips[seat]) == sorted(state.chips[seat])
        assert ENGINE.card(state, seat).total == state.score[seat]
        # A remedy strikes out the line of a number. So each number has at most one line that was not struck out.
        lined = [line.cell for line in state.lines[seat] if line.note in ("", "capture") and line.cell is not None]
        assert len(set(lined)) == len(lined)
        assert set(lined) <= {*state.chips[seat]}
    played = state.turn.played
    assert played is None or played.cell in state.chips[state.flag] or state.phase == "over"
    assert (state.phase == "result_pending") == (state.pending is not None)


def wrong(state: Any, seat: int) -> list[Any]:
    """Return the faulty actions that are not false declarations of a win. Such a declaration would end most games
    early."""
    return [action for action in ENGINE.faulty_actions(state, seat) if not isinstance(action, DeclareWin)]


@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    seen, steps = played_out(ENGINE, seed, lambda fate: any_challenge(fate, RULES, TARGETS), check, wrong)
    assert seen or steps < 100
