"""A player's action in the game, as a client sends it: `Act` as data, `ActText` as notation."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Cid, FromClient, Plain, RoomCode


class Act(FromClient, frozen=True, tag="act"):
    """An action of the game."""

    cid: Cid
    room: RoomCode
    action: dict[str, Plain]


class ActText(FromClient, frozen=True, tag="read"):
    """Sends an action as notation; `act` sends it as data."""

    cid: Cid
    room: RoomCode
    text: Annotated[str, Meta(min_length=1, max_length=500)]
