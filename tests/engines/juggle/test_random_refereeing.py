"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each piece is in at
most one place, and every game ends."""

import random
from typing import Any

import pytest

from engines.juggle.board import PIECES, PLACEMENT_SETS, mask
from engines.juggle.faults import CHALLENGEABLE, TOUCH
from engines.kit.referee.actions import Challenge, DeclareWin
from engines.registry import engine_of
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("juggle")
RULES = (*CHALLENGEABLE, "juggle.time", "other:so")


class Table:
    """Keeps the state that `check` last received, because a challenge depends on it."""

    def __init__(self, fate: random.Random) -> None:
        self.state: Any = None
        self.fate = fate

    def check(self, state: Any) -> None:
        """Check that every piece is in at most one place, that it has its shape, and that no two pieces overlap."""
        self.state = state
        pieces = [lying.piece for board in state.boards for lying in board]
        hand = state.turn.hand
        assert len(set(pieces)) == len(pieces)
        assert hand is None or hand.piece not in pieces
        assert (state.phase == "holding") == (hand is not None)
        for board in state.boards:
            taken = 0
            for lying in board:
                cells = mask(lying.cells)
                assert cells in PLACEMENT_SETS[PIECES[lying.piece].shape]
                assert not cells & taken
                taken |= cells
        assert (state.phase == "result_pending") == (state.pending is not None)
        assert not state.declared[1 - state.starter]

    def challenge(self, fate: random.Random) -> tuple[Challenge, Any]:
        """Return a challenge of some rules, and the marks that a person gives. The challenge contains the rule of
        touching colours only if the challenged board has a piece."""
        made, marks = any_challenge(fate, RULES)
        rules = made.rules or ()
        by = self.state.pending.seat if self.state.pending else self.state.flag
        board = self.state.boards[1 - by]
        if TOUCH in rules and not board:
            return Challenge(rules=("juggle.time",)), None
        return Challenge(rules=rules, target=(fate.choice(board).piece,) if TOUCH in rules else None), marks

    def faulty_actions(self, state: Any, seat: int) -> list[Any]:
        """Return faulty actions, but few false declarations of a win, so that these do not end all games."""
        found = ENGINE.faulty_actions(state, seat)
        return [action for action in found if not isinstance(action, DeclareWin) or self.fate.random() < 0.02]


@pytest.mark.parametrize("seed", range(8))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    table = Table(random.Random(seed))
    seen, steps = played_out(ENGINE, seed, table.challenge, table.check, table.faulty_actions)
    assert "ruling" in seen or steps < 100
