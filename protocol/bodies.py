"""What all messages and commands are made of: the roots of their types, and the scalars with their bounds."""

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
"""How well the computer plays (`engines.kit.levels`); empty: as the game's own bot does."""
Role = Literal["player", "spectator", "monitor", "leader", "director"]


class Body(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The root of all commands; only its children are sent."""


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The root of what a client sends."""
