"""The public view of a partial game: its seats, cards and bets, and how it ended."""

from typing import Any

from engines.kit.view_cache import shown_once
from engines.truco.betting import envido
from engines.truco.cases import entry_view
from engines.truco.partial_game.phases import answering_side, to_declare
from engines.truco.state import Call, Entry, Outcome, Partial
from engines.truco.views.bets import envido_view, flor_view, truco_view
from engines.truco.views.tricks import laid_view, trick_view


def partial_view(game: Partial, phase: str) -> dict[str, Any]:
    """Return the view of the running partial game; during the cut, of the last partial game. `phase`: its phase."""
    deal, outcome = game.deal, game.outcome
    seen = _between_bets(
        deal.seats,
        deal.sides,
        deal.is_duel,
        deal.rest,
        game.double,
        game.put_off,
        game.meddlers,
        outcome,
        game.entries,
        game.shown,
        game.accepted,
        game.charged,
    ).copy()
    seen["phase"] = phase
    seen["turn"] = None if outcome else game.turn
    seen["answering"] = answering_side(game, phase)
    seen["to_declare"] = list(to_declare(game, phase))
    seen["laid"] = laid_view(game.laid)
    seen["tricks"] = [trick_view(trick) for trick in game.tricks]
    seen["envido"] = envido_view(game.envido, envido.stake(game) if game.envido.status in ("pending", "accepted") else None)
    seen["flor"] = flor_view(game.flor)
    seen["truco"] = truco_view(game.truco)
    return seen


@shown_once
def _between_bets(
    seats: tuple[int, ...],
    sides: tuple[int, ...],
    is_duel: bool,
    rest: int,
    double: bool,
    put_off: tuple[Call, ...],
    meddlers: tuple[int, ...],
    outcome: Outcome | None,
    entries: tuple[Entry, ...],
    shown: tuple[int, ...],
    accepted: tuple[int, ...],
    charged: tuple[tuple[str, int], ...],
) -> dict[str, Any]:
    """Return the view of a partial game with the values that cards and bets mostly leave as they are. The other values are
    None."""
    return {
        "seats": list(seats),
        "sides": list(sides),
        "mano": seats[0],
        "duel": list(seats) if is_duel else None,
        "phase": None,
        "turn": None,
        "answering": None,
        "to_declare": None,
        "laid": None,
        "tricks": None,
        "envido": None,
        "flor": None,
        "truco": None,
        "double": double,
        "put_off": [[call.word, call.seat] for call in put_off],
        "rest": rest,
        "meddlers": list(meddlers),
        "outcome": outcome and {"side": outcome.side, "points": outcome.points, "by": outcome.by},
        "entries": [entry_view(entry) for entry in entries],
        "shown": list(shown),
        "accepted": list(accepted),
        "charged": [[rule, seat] for rule, seat in charged],
    }
