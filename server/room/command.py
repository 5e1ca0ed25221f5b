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
    """The server was away for `away_ms` until now. Players do not lose this time, and no deadline counts as reached in it."""

    away_ms: int


class BotThought(messages.Body, frozen=True, tag="bot_thought"):
    """A worker has computed the bots' action for the position with that mark. Without a seat: no bot acts."""

    mark: str
    seat: int | None = None
    action: Plain = None


class HandSeat(messages.Body, frozen=True, tag="hand_seat"):
    """Gives the seat to another person. Only a session sends it.

    The person is the same pupil at another device; or, with a `reason`, another pupil, whom the tutor `tutor` seats.
    """

    seat: int
    person: str
    name: str
    tutor: str = ""
    reason: str = ""


class TurnOut(messages.Body, frozen=True, tag="turn_out"):
    """Removes these people from the room, because they were removed from the session: they lose role and subscription. Only a
    session sends it."""

    people: tuple[str, ...]


class LetIn(messages.Body, frozen=True, tag="let_in"):
    """Lets these removed people join again, because a director let them back into the session. Only a session sends it."""

    people: tuple[str, ...]


class RefereeRoleChanged(messages.Body, frozen=True, tag="referee_role"):
    """Gives a referee of the session another role. Only a session sends it."""

    person: str
    role: messages.RefereeRole


class SpectatorsSet(messages.Body, frozen=True, tag="spectators_set"):
    """Sets at once, even during a game, which spectators may watch this board, and their delay. Only a session sends it."""

    on: bool
    delay_ms: int


class ClocksHeld(messages.Body, frozen=True, tag="clocks_held"):
    """Stops the clocks while a hand is raised at this board, or restarts them. Only a session sends it."""

    on: bool


class TutorPresence(messages.Body, frozen=True, tag="tutor_presence"):
    """Reports that a tutor of the class has a page of it open, or has closed the last one. Only a session sends it."""

    person: str
    present: bool


class RefereeWaitSet(messages.Body, frozen=True, tag="referee_wait"):
    """Sets the board's waiting time for an absent referee; 0: no limit. Only a session sends it."""

    ms: int


class HomeSet(messages.Body, frozen=True, tag="home_set"):
    """Makes this a home board: pupils may finish the game after class until the given time, with so many days per move. None
    makes it a board in class again. Only a session sends it.

    `tutor`: the tutor who decided it.
    """

    until_ms: int | None
    days: int = 0
    tutor: str = ""


class ClassOrder(messages.Body, frozen=True, tag="class_order"):
    """A referee's command that the server carries out here in the name of `tutor`, who plays at this board.

    If `tutor` is empty, the step names no person. Only a session sends it.
    """

    body: messages.RoomCommand
    tutor: str = ""


class Erase(messages.Body, frozen=True, tag="erase"):
    """Erases the room, because the server is erasing its session."""


class NameErased(messages.Body, frozen=True, tag="name_erased"):
    """Records that the names and words of these people were erased from the whole log, which has a new seal. Only a session
    sends it."""

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
    """`by`: the sender; None for the server itself."""

    body: AnyBody
    by: str | None = None
