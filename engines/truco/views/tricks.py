"""The cards on the table: the tricks of a partial game, also the running trick."""

from typing import Any, TypeAlias

from engines.kit.view_cache import shown_once
from engines.truco.state import Laid, Partial, Trick

Tricks: TypeAlias = tuple[tuple[Laid, ...], ...]
"""The cards of each trick, in the order of play."""


def all_laid(game: Partial) -> Tricks:
    """Return the cards of each trick, also of the running trick."""
    tricks = tuple([trick.laid for trick in game.tricks])
    return (*tricks, game.laid) if game.laid else tricks


@shown_once
def laid_by(tricks: Tricks, players: int) -> list[tuple[str | None, ...]]:
    """Return the card of each seat in each trick; None for a trick where the seat has played no card."""
    cards = [{one.seat: one.card for one in laid} for laid in tricks]
    return [tuple([by_seat.get(seat) for by_seat in cards]) for seat in range(players)]


@shown_once
def laid_view(laid: tuple[Laid, ...]) -> list[list[int | str]]:
    return [[one.seat, one.card] for one in laid]


@shown_once
def trick_view(trick: Trick) -> dict[str, Any]:
    return {"laid": laid_view(trick.laid), "side": trick.side, "winner": trick.winner}
