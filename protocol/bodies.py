"""The base types of all messages and commands, and the bounded scalars that they use."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Plain: TypeAlias = Any
Cid = Annotated[str, Meta(min_length=1, max_length=36)]
RoomCode = Annotated[str, Meta(min_length=4, max_length=12)]
Slug = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Mark = Literal["C", "I", "IA"]
RefereeRole = Literal["monitor", "leader", "director"]
BotLevel = Literal["", "learner", "club", "strong", "partner"]
"""Level of the computer in a seat (`engines.kit.levels`); empty for the game's plain bot."""
Role = Literal["player", "spectator", "monitor", "leader", "director"]


class Body(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all commands. Clients send only its subclasses."""


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all messages from a client."""
