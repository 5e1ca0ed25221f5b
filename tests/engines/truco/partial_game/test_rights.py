"""A false or a silent flor is one fault of its seat, however often the seat repeats it."""

from engines.truco.partial_game.rights import FLOR_CALLADA, FLOR_SIN_TENER, flor_named, noted, right_closed
from engines.truco.state import Partial
from tests.engines.truco.table import FLOR_AGAINST_FLOR, TWO, Table


def partial(hands: object) -> Partial:
    game: Partial = Table(hands=hands).state.partial  # type: ignore[assignment]
    return game


def faults(game: Partial) -> list[tuple[str, object]]:
    return [(fault.rule, fault.target) for fault in game.faults]


def test_a_fault_is_noted_once_for_each_seat() -> None:
    game = noted(partial(TWO), FLOR_SIN_TENER, 0)
    assert noted(game, FLOR_SIN_TENER, 0) is game
    assert faults(noted(game, FLOR_SIN_TENER, 1)) == [(FLOR_SIN_TENER, 0), (FLOR_SIN_TENER, 1)]


def test_naming_a_flor_is_a_fault_only_without_one() -> None:
    assert faults(flor_named(partial(FLOR_AGAINST_FLOR), 0)) == []
    game = flor_named(partial(TWO), 0)
    assert (faults(game), game.named) == ([(FLOR_SIN_TENER, 0)], (0,))
    assert flor_named(game, 0) is game


def test_playing_on_without_saying_the_flor_is_a_fault_unless_the_time_was_over() -> None:
    game = partial(FLOR_AGAINST_FLOR)
    silent, late = right_closed(game, 0), right_closed(game, 0, by_time=True)
    assert (faults(silent), silent.flor.silent, silent.flor.rights[0]) == ([(FLOR_CALLADA, 0)], (0,), "closed")
    assert (faults(late), late.flor.silent, late.flor.rights[0]) == ([], (), "closed")
    assert right_closed(silent, 0) is silent
    assert faults(right_closed(partial(TWO), 0)) == []
