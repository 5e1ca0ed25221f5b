"""A player's action in the game: `Act` has it as data, `ActText` in notation."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Cid, FromClient, Plain, RoomCode


class Act(FromClient, frozen=True, tag="act"):
    """Sends an action of the game as data."""

    cid: Cid
    room: RoomCode
    action: dict[str, Plain]


class ActText(FromClient, frozen=True, tag="read"):
    """Sends an action of the game in notation."""

    cid: Cid
    room: RoomCode
    text: Annotated[str, Meta(min_length=1, max_length=500)]
