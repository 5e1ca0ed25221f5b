"""What the server sends, one tagged union. Times are the server's, in ms."""

from typing import TypeAlias

from msgspec import Struct

from protocol.bodies import Plain, Role

Viewer: TypeAlias = str
"""Who looks: "0", "1", … (seats), "spectator", "referee", or "invited" (a referee of a host who plays)."""


class FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """The root of what the server sends. What has its default is left out."""


class GameEvent(Struct, frozen=True, omit_defaults=True):
    """Something that was seen to happen. `kind` is an engine's or the server's word; words for people are the client's."""

    kind: str
    at_ms: int
    seat: int | None = None
    params: dict[str, Plain] = {}


class You(Struct, frozen=True):
    """What the receiver is in a room. `viewer` is whose view it gets."""

    seat: int | None
    role: Role
    viewer: Viewer
    host: bool = False


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to hello. `token` is this person's secret, to be kept; `games` are what the lobby offers.

    `open_tables`: tables may be listed at this server. `by_room`: a proxy chooses the node by the code in the socket's address
    (`/ws?room=CODE`): whoever enters a room over a socket that was dialled without it, or with another's, dials again.
    `path_keys`: what negative numbers stand for in short patches, -1 for the first; empty where patches come whole.
    """

    you: str
    token: str
    name: str
    server_ms: int
    version: int
    games: list[Plain] = []
    open_tables: bool = False
    by_room: bool = False
    path_keys: list[str] = []


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """The whole view of a room at `seq`, and the last happenings. Comes after a join and whenever `you` changed."""

    room: str
    seq: int
    epoch: int
    you: You
    view: dict[str, Plain]
    at_ms: int
    happenings: list[GameEvent] = []


class Patch(FromServer, frozen=True, tag="patch"):
    """From the view of `seq - 1` to that of `seq` (`protocol.patch`). Empty `ops`: a change that this viewer does not see."""

    room: str
    seq: int
    at_ms: int
    ops: list[list[Plain]] = []
    happenings: list[GameEvent] = []


class Ack(FromServer, frozen=True, tag="ack"):
    """Done, and stored. `seq`: the room's number after it."""

    cid: str
    seq: int = 0
    params: dict[str, Plain] = {}


class Refusal(FromServer, frozen=True, tag="refusal"):
    """A typed no; nothing has changed. `rule`: the rulebook's rule, where there is one. No `cid`: no message could be read."""

    code: str
    cid: str | None = None
    rule: str | None = None
    params: dict[str, Plain] = {}


class Notice(FromServer, frozen=True, tag="notice"):
    code: str
    params: dict[str, Plain] = {}


class Pong(FromServer, frozen=True, tag="pong"):
    """`seq`: the number of the `room` asked about, so that a silent gap shows."""

    at: int
    server_ms: int
    seq: int | None = None
    room: str | None = None


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the connection."""

    code: str


ServerMessage: TypeAlias = Welcome | Snapshot | Patch | Ack | Refusal | Notice | Pong | Bye
