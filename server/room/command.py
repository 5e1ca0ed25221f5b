"""The commands to a room. `command_table.py` lists the powers and the states that each needs.

A `Command` is a body and its sender. Players cannot name a seat: the room derives it from the sender `by`. A body that only the
server sends (`Tick`, `Presence`, `Recover`) has no `by`; if it concerns a person, it names that person.
"""

from typing import TypeAlias

import msgspec

from engines.contract import Plain
from protocol import messages
from server.aggregate.commands import Join, Leave, Presence, Tick


class Act(messages.Body, frozen=True, tag="act"):
    """An action of the game, in the form that the client sent."""

    action: Plain


class ActText(messages.Body, frozen=True, tag="read"):
    """An action of the game in notation."""

    text: str


class Recover(messages.Body, frozen=True, tag="recover"):
    """The server was down for the last `away_ms`. Players do not lose this time, and no deadline falls due during this
    time."""

    away_ms: int


class BotThought(messages.Body, frozen=True, tag="bot_thought"):
    """A worker has computed the bots' action for the position that `mark` identifies. If `seat` is None, no bot acts."""

    mark: str
    seat: int | None = None
    action: Plain = None


class HandSeat(messages.Body, frozen=True, tag="hand_seat"):
    """Gives the seat to another person. Only a session sends this command.

    That person is the same pupil on another device or, with a `reason`, another pupil whom the tutor `tutor` seats
    there.
    """

    seat: int
    person: str
    name: str
    tutor: str = ""
    reason: str = ""


class TurnOut(messages.Body, frozen=True, tag="turn_out"):
    """Removes these people from the room, because a director removed them from the session. They lose their roles and get no
    more updates. Only a session sends this command."""

    people: tuple[str, ...]


class LetIn(messages.Body, frozen=True, tag="let_in"):
    """Lets these removed people enter the room again, because a director let them back into the session. Only a session sends
    it."""

    people: tuple[str, ...]


class RefereeRoleChanged(messages.Body, frozen=True, tag="referee_role"):
    """Gives a referee of the session another role. Only a session sends this command."""

    person: str
    role: messages.RefereeRole


class SpectatorsSet(messages.Body, frozen=True, tag="spectators_set"):
    """Sets which spectators may watch this board and with what delay. The setting applies at once, also during a game.
    Only a session sends this command."""

    on: bool
    delay_ms: int


class ClocksHeld(messages.Body, frozen=True, tag="clocks_held"):
    """Stops the clocks because a hand is raised at this board, or restarts them. Only a session sends this command."""

    on: bool


class TutorPresence(messages.Body, frozen=True, tag="tutor_presence"):
    """Reports that a tutor of the class has opened a page of the class, or closed the last one. Only a session sends this
    command."""

    person: str
    present: bool


class RefereeWaitSet(messages.Body, frozen=True, tag="referee_wait"):
    """Sets how long the board waits for an absent referee; 0 means without limit. Only a session sends this command."""

    ms: int


class HomeSet(messages.Body, frozen=True, tag="home_set"):
    """Makes this a home board: pupils may finish the game after class until the time `until_ms`, with `days` for each
    move. If `until_ms` is None, the board is in class again. Only a session sends this command.

    `tutor`: the tutor who decided this.
    """

    until_ms: int | None
    days: int = 0
    tutor: str = ""


class ClassOrder(messages.Body, frozen=True, tag="class_order"):
    """A referee's command that the server carries out at this board in the name of `tutor`, who also plays at it.

    If `tutor` is empty, the log names no person. Only a session sends this command.
    """

    body: messages.RoomCommand
    tutor: str = ""


class Erase(messages.Body, frozen=True, tag="erase"):
    """Erases the room, because the server is erasing its session."""


class NameErased(messages.Body, frozen=True, tag="name_erased"):
    """Records that the server has erased the names and words of these people from the whole log, so that the log has a new
    seal. Only a session sends this command."""

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
    """A command to a room. `by`: id of the sender; None for the server itself."""

    body: AnyBody
    by: str | None = None
