"""The commands that rooms and sessions share: joining, leaving, and the server's own commands."""

from typing import Literal

from protocol import messages


class Join(messages.Body, frozen=True, tag="join"):
    """Joins a room: takes a seat (the first empty one, or `seat`) or, with a `key`, the role of a referee. Spectators only
    watch and need not join. In a session, a person joins as a pupil (`seat`), a tutor (`referee`) or a screen (`spectator`).

    `origin`, `entry`: only for a session. `origin`: a short hash of the person's network address. `entry`: the number of a name
    on the list of the class.
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
    """Tells the state that a deadline has come. The state then carries out its due work."""


class Presence(messages.Body, frozen=True, tag="presence"):
    """Reports that the last connection of a person has closed, or that the first one has opened. The report does not
    change the clocks."""

    person: str
    present: bool
