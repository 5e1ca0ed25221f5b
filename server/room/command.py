"""The values of a command to a room; `command_table.py` lists the powers and states for each.

A `Command` is a body and its sender. Players send only their seat's actions: the room derives the seat from `by`. A body of the
server itself (`Tick`, `Presence`, `Recover`) has no `by` but names the person it is about.
"""

from typing import TypeAlias

import msgspec

from engines.contract import Plain
from protocol import messages
from server.aggregate.commands import Join, Leave, Presence, Tick


class Act(messages.Body, frozen=True, tag="act"):
    """An action of the game, plain as the client sent it."""

    action: Plain


class ActText(messages.Body, frozen=True, tag="read"):
    """An action of the game in notation."""

    text: str


class Recover(messages.Body, frozen=True, tag="recover"):
    """The server was away for `away_ms` until now: players do not lose this time, and no deadline fell into it."""

    away_ms: int


class BotThought(messages.Body, frozen=True, tag="bot_thought"):
    """A worker has computed the bots' action for the position with that mark; no seat: no action."""

    mark: str
    seat: int | None = None
    action: Plain = None


class HandSeat(messages.Body, frozen=True, tag="hand_seat"):
    """The seat goes to another person. From a session only.

    It is the same pupil at another device; or, for a `reason`, another pupil whom the tutor `tutor` seats there.
    """

    seat: int
    person: str
    name: str
    tutor: str = ""
    reason: str = ""


class TurnOut(messages.Body, frozen=True, tag="turn_out"):
    """These people were sent out of the session: they lose their role and their subscription here. From a session only."""

    people: tuple[str, ...]


class LetIn(messages.Body, frozen=True, tag="let_in"):
    """A director let these people back into the session: they may join here again. From a session only."""

    people: tuple[str, ...]


class RefereeRoleChanged(messages.Body, frozen=True, tag="referee_role"):
    """A referee of the session has another role now. From a session only."""

    person: str
    role: messages.RefereeRole


class SpectatorsSet(messages.Body, frozen=True, tag="spectators_set"):
    """The new rule for spectators of this board, and their delay; immediate, also during a game. From a session only."""

    on: bool
    delay_ms: int


class ClocksHeld(messages.Body, frozen=True, tag="clocks_held"):
    """Stops the clocks while a hand is raised at this board, or restarts them. Only a session sends it."""

    on: bool


class TutorPresence(messages.Body, frozen=True, tag="tutor_presence"):
    """A tutor of the class has one of its pages open, or none any more. From a session only."""

    person: str
    present: bool


class RefereeWaitSet(messages.Body, frozen=True, tag="referee_wait"):
    """The board's waiting time for an absent referee; 0: no limit. From a session only."""

    ms: int


class HomeSet(messages.Body, frozen=True, tag="home_set"):
    """Pupils may finish the game after class until then, with that many days for a move; None: in class again. From a session
    only.

    `tutor`: the tutor who decided it.
    """

    until_ms: int | None
    days: int = 0
    tutor: str = ""


class ClassOrder(messages.Body, frozen=True, tag="class_order"):
    """A referee's command that the server carries out here in the name of `tutor`, who plays at this board.

    If `tutor` is empty, the command has nobody's name. Only a session sends it.
    """

    body: messages.RoomCommand
    tutor: str = ""


class Erase(messages.Body, frozen=True, tag="erase"):
    """Erases the room, because the server is erasing its session."""


class NameErased(messages.Body, frozen=True, tag="name_erased"):
    """The names and words of these people were taken out of the whole log, which was sealed again. From a session only."""

    people: tuple[str, ...]


AnyBody: TypeAlias = (
    messages.RoomCommand
    | Join
    | Leave
    | Act
    | ActText
    | Tick
    | Presence
    | Recover
    | BotThought
    | HandSeat
    | TurnOut
    | LetIn
    | RefereeRoleChanged
    | SpectatorsSet
    | ClocksHeld
    | TutorPresence
    | RefereeWaitSet
    | HomeSet
    | ClassOrder
    | Erase
    | NameErased
)


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """`by`: the person who asks; None for the server itself."""

    body: AnyBody
    by: str | None = None
