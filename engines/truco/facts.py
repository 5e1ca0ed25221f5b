"""The facts of a fault of Truco: the announced points, and the right points once all players have seen the cards."""

from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.truco.betting.envido import true_value
from engines.truco.deck import flor_of
from engines.truco.partial_game.rights import ENVIDO_MAL_CANTADO, FLOR_MAL_CANTADA
from engines.truco.state import Partial


class WrongPoints(Cells):
    """Facts of wrong points. `right` is None until all players have seen the cards that prove it."""

    said: int
    right: int | None


def points_explained(rule: str, said: int, right: int | None) -> Fault:
    facts: WrongPoints = {"said": said, "right": right, "cells": []}
    return Fault(rule, facts=facts)


def ruled_explained(game: Partial, rule: str, target: int) -> Fault:
    """Return the fault with the facts that a correct challenge makes public. These facts name no cards except the cards on
    the table."""
    laid = {one.card for trick in game.tricks for one in trick.laid} | {one.card for one in game.laid}
    is_seen = set(game.deal.dealt[target]) <= laid | set(game.shown_cards[target])
    return _explained(game, rule, target, is_seen=is_seen)


def recorded(game: Partial, noted: Fault) -> Fault:
    """Return a recorded fault with its facts, for referees, who see all cards."""
    return _explained(game, noted.rule, noted.target, is_seen=True) if isinstance(noted.target, int) else noted


def _explained(game: Partial, rule: str, target: int, *, is_seen: bool) -> Fault:
    if rule not in (ENVIDO_MAL_CANTADO, FLOR_MAL_CANTADA):
        return Fault(rule)
    declared = game.envido.declared if rule == ENVIDO_MAL_CANTADO else game.flor.declared
    said = next((one.value for one in declared if one.seat == target), None)
    right = true_value(game, target) if rule == ENVIDO_MAL_CANTADO else flor_of(game.deal.dealt[target])
    return Fault(rule) if said is None else points_explained(rule, said, right if is_seen else None)
