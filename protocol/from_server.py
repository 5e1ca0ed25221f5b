"""The messages of the server. Times are server times in ms."""

from typing import TypeAlias

from msgspec import Struct

from protocol.bodies import Plain, Role
from protocol.weekend import WeekendHour

Viewer: TypeAlias = str
"""Name of a viewer: "0", "1", … for seats, "spectator", "referee", or "invited" (a referee whom a playing host invited)."""


class FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of all messages from the server. A message omits a field that has its default value."""


class GameEvent(Struct, frozen=True, omit_defaults=True):
    """An event. `kind` is a word of the engine or of the server; the client has a sentence for each kind."""

    kind: str
    at_ms: int
    seat: int | None = None
    params: dict[str, Plain] = {}


class You(Struct, frozen=True):
    """The receiver's role in a room. `viewer` names the view that the receiver gets."""

    seat: int | None
    role: Role
    viewer: Viewer
    host: bool = False


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to `hello`. `token` is the secret of this person, which the client stores. `games` are the games that the
    lobby offers.

    `open_tables`: this server may list tables. `by_room`: a proxy chooses the node by the code in the socket's address
    (`/ws?room=CODE`), so a client that enters a room must reconnect with that code. `path_keys`: the keys that short patches
    replace with negative numbers, -1 for the first key; empty if the server sends full patches. `weekend`: the weekend hour;
    null if this server has none. `friends`: people may pair as friends.
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
    weekend: WeekendHour | None = None
    friends: bool = False


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """The whole view of a room at `seq`, and the last events. The server sends it after a join and whenever `you` changes."""

    room: str
    seq: int
    epoch: int
    you: You
    view: dict[str, Plain]
    at_ms: int
    happenings: list[GameEvent] = []


class Patch(FromServer, frozen=True, tag="patch"):
    """The change from the view at `seq - 1` to the view at `seq` (`protocol.patch`). If `ops` is empty, this viewer's view is
    unchanged."""

    room: str
    seq: int
    at_ms: int
    ops: list[list[Plain]] = []
    happenings: list[GameEvent] = []


class Ack(FromServer, frozen=True, tag="ack"):
    """Says that the server has carried out and stored the request. `seq`: the room's sequence number after the
    request."""

    cid: str
    seq: int = 0
    params: dict[str, Plain] = {}


class Refusal(FromServer, frozen=True, tag="refusal"):
    """Refuses a request; the state is unchanged. `rule`: the broken rule of the rulebook, if there is one. Without `cid`, the
    message was unreadable."""

    code: str
    cid: str | None = None
    rule: str | None = None
    params: dict[str, Plain] = {}


class Notice(FromServer, frozen=True, tag="notice"):
    code: str
    params: dict[str, Plain] = {}


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to `ping`. `seq`: the present number of the requested `room`. By this number the client notices that
    it has missed something."""

    at: int
    server_ms: int
    seq: int | None = None
    room: str | None = None


class Bye(FromServer, frozen=True, tag="bye"):
    """Says why the server closes the connection."""

    code: str


ServerMessage: TypeAlias = Welcome | Snapshot | Patch | Ack | Refusal | Notice | Pong | Bye
