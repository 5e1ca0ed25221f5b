"""Agreement on a draw among any number of seats (rulebook `common.md`, The end). One seat offers it, and all others must
accept."""

from collections.abc import Collection
from typing import TypedDict

import msgspec


class DrawOffer(msgspec.Struct, frozen=True):
    """An open offer: `by` is the seat that made it, `accepted` are the seats that have already agreed."""

    by: int
    accepted: tuple[int, ...] = ()


def draw_actions(offer: DrawOffer | None, seat: int) -> tuple[str, ...]:
    """Return the types of draw action that are open to a seat of the game."""
    if offer is None:
        return ("offer_draw",)
    return () if seat == offer.by or seat in offer.accepted else ("accept_draw", "decline_draw")


def accepted(offer: DrawOffer, seat: int) -> DrawOffer:
    return DrawOffer(offer.by, (*offer.accepted, seat))


def agreed(offer: DrawOffer, seats: Collection[int]) -> bool:
    """Return whether all seats that still play want the draw."""
    return all(seat == offer.by or seat in offer.accepted for seat in seats)


class OfferView(TypedDict):
    """An open draw offer in a view. `by`: the seat that offers the draw; `accepted`: the seats that have already
    agreed."""

    by: int
    accepted: list[int]


def offer_view(offer: DrawOffer | None) -> OfferView | None:
    return {"by": offer.by, "accepted": list(offer.accepted)} if offer else None
