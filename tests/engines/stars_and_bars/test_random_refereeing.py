"""Plays random games with faults, right and wrong challenges, rulings by a person, and timeouts. Each card stays in
exactly one place, and every game ends."""

from typing import Any

import pytest

from engines.registry import engine_of
from engines.stars_and_bars.board import CARDS, CENTRE, EDITION, PLACE
from tests.engines.kit.random_refereeing import any_challenge, played_out

ENGINE = engine_of("stars-and-bars")
RULES = (*(f"stars-and-bars.{name}" for name in ("cover", "points", "total", "announce", "pile")), "other:so")


def check(state: Any) -> None:
    table = state.table
    everywhere = [card for pile in table.piles for card in pile]
    everywhere += [*table.hands[0], *table.hands[1], *state.deck, *table.discard]
    assert sorted(everywhere) == sorted(CARDS)
    assert all(cell in CENTRE and table.piles[PLACE[cell]] for cell in table.flipped)
    assert all(len(hand) <= EDITION.hand for hand in table.hands)
    assert (state.phase == "result_pending") == (state.pending is not None)
    assert (state.phase == "placed") == (state.turn.card is not None) or state.phase == "over"
    for seat in (0, 1):
        assert ENGINE.card(state, seat).total == state.score[seat]


@pytest.mark.parametrize("seed", range(8))
def test_every_game_ends_with_every_card_in_its_place(seed: int) -> None:
    seen, steps = played_out(ENGINE, seed, lambda fate: any_challenge(fate, RULES), check, ENGINE.faulty_actions)
    assert seen or steps < 100
