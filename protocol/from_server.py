"""The server's messages, one tagged union. Times are server times in ms."""

from typing import TypeAlias

from msgspec import Struct

from protocol.bodies import Plain, Role

Viewer: TypeAlias = str
"""Role of a viewer: "0", "1", … (seats), "spectator", "referee", or "invited" (a referee of a host who plays)."""


class FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of all messages from the server. Fields with their default value are absent."""


class GameEvent(Struct, frozen=True, omit_defaults=True):
    """An observed event. `kind` is an engine's or the server's word; the client has the words for people."""

    kind: str
    at_ms: int
    seat: int | None = None
    params: dict[str, Plain] = {}


class You(Struct, frozen=True):
    """The receiver's role in a room. `viewer` selects its view."""

    seat: int | None
    role: Role
    viewer: Viewer
    host: bool = False


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to hello. `token` is this person's secret, which the client stores; `games` are the lobby's games.

    `open_tables`: this server may list tables. `by_room`: a proxy chooses the node by the code in the socket's address
    (`/ws?room=CODE`), so a client that enters a room must reconnect with that code. `path_keys`: the meaning of negative
    numbers in short patches, -1 for the first; empty if patches come in full.
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
    """The whole view of a room at `seq`, and the last events. The server sends it after a join and after each change of
    `you`."""

    room: str
    seq: int
    epoch: int
    you: You
    view: dict[str, Plain]
    at_ms: int
    happenings: list[GameEvent] = []


class Patch(FromServer, frozen=True, tag="patch"):
    """The change from the view of `seq - 1` to that of `seq` (`protocol.patch`). Empty `ops`: a change that this viewer does
    not see."""

    room: str
    seq: int
    at_ms: int
    ops: list[list[Plain]] = []
    happenings: list[GameEvent] = []


class Ack(FromServer, frozen=True, tag="ack"):
    """The request is done and stored. `seq`: the room's number after it."""

    cid: str
    seq: int = 0
    params: dict[str, Plain] = {}


class Refusal(FromServer, frozen=True, tag="refusal"):
    """A typed refusal; the state is unchanged. `rule`: the rulebook's rule, if there is one. Without `cid`: the message was
    unreadable."""

    code: str
    cid: str | None = None
    rule: str | None = None
    params: dict[str, Plain] = {}


class Notice(FromServer, frozen=True, tag="notice"):
    code: str
    params: dict[str, Plain] = {}


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to a ping. `seq`: the number of the requested `room`, which reveals a silent gap."""

    at: int
    server_ms: int
    seq: int | None = None
    room: str | None = None


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes the connection."""

    code: str


ServerMessage: TypeAlias = Welcome | Snapshot | Patch | Ack | Refusal | Notice | Pong | Bye
