"""The table of rules (rulebook part 5) and the rulings on challenges (part 6)."""

from collections.abc import Callable, Mapping

from engines.contract import Rule
from engines.kit.referee.record import Fault, Mark, UnchallengedFaults
from engines.truco.betting.envido import true_value
from engines.truco.deck import flor_of, has_flor
from engines.truco.partial_game import rights
from engines.truco.state import Declared, Partial, State

CHALLENGEABLE = (
    rights.FLOR_CALLADA,
    rights.FLOR_SIN_TENER,
    rights.ENVIDO_MAL_CANTADO,
    rights.FLOR_MAL_CANTADA,
    rights.ENTROMETERSE,
)
"""Rules that a seat may challenge, in the order of the checks of bots and forms."""

_KINDS = {
    "sorteo": "supervised",
    "corte": "impossible",
    "reparto": "supervised",
    "gallo-descarte": "impossible",
    "gallo-tanteo": "supervised",
    "turno": "impossible",
    "carta-jugada": "impossible",
    "baza": "supervised",
    "parda": "supervised",
    "mano-gana": "supervised",
    "orden-cantos": "impossible",
    "envido-primero": "supervised",
    "envido-valor": "supervised",
    "envido-valores": "supervised",
    "envido-mal-cantado": "fault",
    "flor-anula": "supervised",
    "flor-valores": "supervised",
    "flor-callada": "fault",
    "flor-sin-tener": "fault",
    "flor-mal-cantada": "fault",
    "querer-antes-de-retrucar": "impossible",
    "palabra-obliga": "supervised",
    "palabras": "fault",
    "expresiones": "supervised",
    "desafio-doble": "supervised",
    "mazo": "supervised",
    "pica-pica": "supervised",
    "entrometerse": "fault",
    "mostrar": "supervised",
    "tanteo": "supervised",
    "partida": "supervised",
    "senas": "supervised",
    "reloj": "supervised",
    "impugnar": "supervised",
}


def _rule(name: str, kind: str) -> Rule:
    challengeable = f"truco.{name}" in CHALLENGEABLE
    return Rule(f"truco.{name}", kind, challengeable, "seat" if challengeable else None)


RULES = tuple(_rule(name, kind) for name, kind in _KINDS.items())


def verdict(game: Partial, rule: str, target: int) -> Mark:
    """Return the server's ruling on a challenge of one rule: C (correct), I (incorrect), or IA (inappropriate) outside the
    rule's window, or if the target did nothing that the rule is about."""
    if rule == rights.ENTROMETERSE:
        # Before the review, meddling opens the window of this rule. A secret sign opens it only against the seat that made the
        # sign, because a mark on another seat would reveal the sign.
        if target in game.meddlers or target in game.secret_meddlers:
            return "C"
        return "I" if game.deal.is_duel and (game.meddlers or game.outcome is not None) else "IA"
    check = _CHECKS.get(rule)
    is_broken = None if check is None or game.outcome is None else check(game, target)
    return "IA" if is_broken is None else "C" if is_broken else "I"


def _flor_callada(game: Partial, target: int) -> bool | None:
    return has_flor(game.deal.dealt[target]) if target in game.flor.silent else None


def _flor_sin_tener(game: Partial, target: int) -> bool | None:
    return not has_flor(game.deal.dealt[target]) if target in game.flor.sung or target in game.named else None


def _envido_mal_cantado(game: Partial, target: int) -> bool | None:
    return _said(game.envido.declared, target) != true_value(game, target) if game.envido.winner == target else None


def _flor_mal_cantada(game: Partial, target: int) -> bool | None:
    return _said(game.flor.declared, target) != flor_of(game.deal.dealt[target]) if game.flor.winner == target else None


_CHECKS: Mapping[str, Callable[[Partial, int], bool | None]] = {
    rights.FLOR_CALLADA: _flor_callada,
    rights.FLOR_SIN_TENER: _flor_sin_tener,
    rights.ENVIDO_MAL_CANTADO: _envido_mal_cantado,
    rights.FLOR_MAL_CANTADA: _flor_mal_cantada,
}
"""Whether the target broke the rule; None if it did nothing that the rule is about."""


def _said(declared: tuple[Declared, ...], seat: int) -> int | None:
    return next(one.value for one in declared if one.seat == seat)


def unchallenged_faults(state: State) -> UnchallengedFaults:
    """Return the faults that a correct challenge could name in this partial game now."""
    game = state.partial
    if game is None or (game.outcome is None and not game.meddlers and not game.secret_meddlers):
        return ()  # before the review only meddling can be challenged
    seats = range(state.players)
    return tuple([(seat, Fault(rule)) for rule in CHALLENGEABLE for seat in seats if verdict(game, rule, seat) == "C"])
