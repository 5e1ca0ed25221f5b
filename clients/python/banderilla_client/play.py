"""Plays a seat until its match is over. Every bot needs this loop."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from .client import Client
from .link import Refused
from .rooms import Room

Choose: TypeAlias = Callable[[Room], Mapping[str, Any] | str | None]
"""Function that chooses the seat's next action, as a map or as a text. None means to wait for a change."""


async def play(client: Client, room: str, choose: Choose) -> Room:
    """Plays the person's seat: gets ready for each game, acts whenever `choose` returns an action, and signs the score cards.
    Returns when the match is over and signed.

    Raises `Refused` if the server refuses an action and nothing has changed since `choose` returned it.
    """
    async for seen in client.watch(room):
        if seen.is_over:
            await _sign(client, seen)
            return seen
        if seen.view["room"]["state"] != "playing":
            await _be_ready(client, seen)
        elif seen.may and (action := choose(seen)) is not None:
            at = seen.seq
            try:
                await client.act(room, action)
            except Refused:
                if seen.seq == at:
                    raise
    raise AssertionError("watching a room never ends on its own")


async def _be_ready(client: Client, room: Room) -> None:
    if room.seat is not None and not room.view["room"]["seats"][room.seat]["ready"]:
        await client.command(room.code, "ready")


async def _sign(client: Client, room: Room) -> None:
    cards = room.view["room"]["cards"] or []
    if any(card["seat"] == room.seat and card["signed_at_ms"] is None and not card["final"] for card in cards):
        await client.command(room.code, "sign")
