"""A game before its first action, with an empty score card. It is for printing, not for playing."""

from functools import cache
from typing import TypedDict

from engines.contract import Plain, Refusal
from engines.registry import engine_of
from protocol import errors, messages
from server.room.command import Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.room import step
from server.room.values.cards import SignedCard
from server.room.views.view import card_view
from server.room.views.view_types import CardView, RoomView

_NOBODY = "nobody"
_SECRET = bytes(32)
"""Secret of the draws. It may be public because no played game uses it."""

_MADE_MS = 0
"""The time of a sheet's game, which nobody plays."""


class BlankSheet(TypedDict):
    view: RoomView
    """The view of a spectator."""
    card: CardView
    """The card of seat 0, without a name."""


@cache
def blank_sheet(slug: str) -> BlankSheet:
    """Returns the sheet of a game for its smallest number of seats. Raises `Refusal` if the server does not offer the game."""
    try:
        engine = engine_of(slug)
    except KeyError:
        raise Refusal(errors.GAME_UNKNOWN) from None
    seats = min(engine.about.seats)
    new = NewRoom("BLANKS", slug, seats, _NOBODY, "", _SECRET, role="referee", bots=tuple(range(seats)))
    done = step(create(new, _MADE_MS), Command(messages.Start(), _NOBODY), _MADE_MS)
    assert done.room.game is not None
    view = done.views.of["spectator"]
    card = card_view(0, SignedCard(engine.card(done.room.game.state, 0), ""))
    return {"view": view, "card": {**card, "lines": [_unwritten(line) for line in card["lines"]]}}


def _unwritten(line: list[Plain]) -> list[Plain]:
    """Returns a line of the card without its numbers, because the player writes them."""
    return [None if isinstance(field, int | float) else field for field in line]
