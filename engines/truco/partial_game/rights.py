"""A seat's right to announce (sing) a flor, and the faults that a partial game records without showing them (rulebook 4.3, part
6)."""

from msgspec.structs import replace

from engines.kit.referee.record import Fault, put
from engines.truco.deck import has_flor
from engines.truco.state import Partial

FLOR_CALLADA = "truco.flor-callada"
FLOR_SIN_TENER = "truco.flor-sin-tener"
FLOR_MAL_CANTADA = "truco.flor-mal-cantada"
ENVIDO_MAL_CANTADO = "truco.envido-mal-cantado"
ENTROMETERSE = "truco.entrometerse"
PALABRAS = "truco.palabras"


def noted(game: Partial, rule: str, seat: int) -> Partial:
    """Record a fault of the seat, once for each rule and seat."""
    fault = Fault(rule, None, seat)
    return game if fault in game.faults else replace(game, faults=(*game.faults, fault))


def right_closed(game: Partial, seat: int, *, by_time: bool = False) -> Partial:
    """Return the game after an action of the seat that ends its right to announce a flor. If the seat has a flor, this is a
    fault, except when the seat's time ran out (`by_time`)."""
    flor = game.flor
    if flor.rights[seat] != "open":
        return game
    silent = flor.silent if by_time else (*flor.silent, seat)
    game = replace(game, flor=replace(flor, rights=put(flor.rights, seat, "closed"), silent=silent))
    return noted(game, FLOR_CALLADA, seat) if not by_time and has_flor(game.deal.dealt[seat]) else game


def flor_named(game: Partial, seat: int) -> Partial:
    """Return the game after the seat said *flor* in a text without effect. If the seat has no flor, this word is a
    fault."""
    if seat in game.named:
        return game
    game = replace(game, named=(*game.named, seat))
    return game if has_flor(game.deal.dealt[seat]) else noted(game, FLOR_SIN_TENER, seat)
