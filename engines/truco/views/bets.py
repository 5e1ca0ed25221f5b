"""The public view of the bets: envido, flor, truco."""

from typing import Any

from engines.kit.view_cache import shown_once
from engines.truco.state import Envido, Flor, Truco


@shown_once
def envido_view(bet: Envido, stake: int | None) -> dict[str, Any]:
    return {
        "status": bet.status,
        "calls": [[call.word, call.seat] for call in bet.calls],
        "stake": stake,
        "declared": [[one.seat, one.value] for one in bet.declared],
        "worth": bet.worth,
        "side": bet.side,
        "winner": bet.winner,
    }


@shown_once
def flor_view(bet: Flor) -> dict[str, Any]:
    return {
        "stage": bet.stage,
        "sung": list(bet.sung),
        "silent": list(bet.silent),
        "queue": list(bet.queue),
        "level": bet.level,
        "level_side": bet.level_side,
        "closed": bet.closed,
        "yielded": bet.yielded,
        "declared": [[one.seat, one.value] for one in bet.declared],
        "worth": bet.worth,
        "side": bet.side,
        "winner": bet.winner,
    }


@shown_once
def truco_view(bet: Truco) -> dict[str, Any]:
    return {"value": bet.value, "pending": bet.pending, "pending_side": bet.pending_side, "right_side": bet.right_side}
