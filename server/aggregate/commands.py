"""Commands to a room and to a class alike: joining, leaving, and the server's own commands."""

from typing import Literal

from protocol import messages


class Join(messages.Body, frozen=True, tag="join"):
    """Takes a seat (the first empty one, or `seat`), or with a `key` a referee's role. Spectators join by watching.

    `origin`: for a session, a short hash of the person's address. `entry`: the number of a name on its list.
    """

    name: str
    role: Literal["seat", "spectator", "referee"] = "seat"
    seat: int | None = None
    key: str | None = None
    origin: str = ""
    entry: int | None = None


class Leave(messages.Body, frozen=True, tag="leave"):
    pass


class Tick(messages.Body, frozen=True, tag="tick"):
    """The server sends this when a deadline has come: the state carries out its due work."""


class Presence(messages.Body, frozen=True, tag="presence"):
    """The last connection of a person closed, or the first one opened. It does not touch the clocks."""

    person: str
    present: bool
