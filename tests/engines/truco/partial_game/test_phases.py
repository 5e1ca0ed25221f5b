"""Tests of the questions about a partial game's phase: the first trick, and the seats that have laid a card."""

from engines.truco.partial_game.phases import first_trick, has_laid
from tests.engines.truco.table import Table


def answers(*steps: str) -> tuple[bool, bool, bool]:
    """Return whether the first trick is open, and for each of the two seats whether it has laid a card."""
    game = Table().play(*steps).state.partial
    assert game is not None
    return first_trick(game), has_laid(game, 0), has_laid(game, 1)


def test_a_seat_has_laid_with_its_first_card_and_every_seat_after_the_first_trick() -> None:
    assert answers() == (True, False, False)
    assert answers("0 O1") == (True, True, False)
    assert answers("0 O1", "1 B12") == (False, True, True)
