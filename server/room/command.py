"""What may be asked of a room, by whom, and when: the three tables.

A `Command` is a body and who sends it. Players send their seat's actions only: who acts is derived from `by`, never sent. A
body of the server itself (`Tick`, `Presence`, `Recover`) has no `by` but names whom it is about.
"""

from collections.abc import Set
from typing import Literal, TypeAlias

import msgspec

from engines.contract import Plain, Refusal
from protocol import errors, messages
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.room.state import Room, referee_role, seat_of


class Act(messages.Body, frozen=True, tag="act"):
    """An action of the game, plain as the client sent it."""

    action: Plain


class ActText(messages.Body, frozen=True, tag="read"):
    """An action of the game in notation."""

    text: str


class Recover(messages.Body, frozen=True, tag="recover"):
    """The server was away for `away_ms` until now: nobody is charged for it, and nothing fell due in it."""

    away_ms: int


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
    """These people were sent out of the session: they are no referees here and look on no more. From a session only."""

    people: tuple[str, ...]


class Erase(messages.Body, frozen=True, tag="erase"):
    """The session that the room is a board of is being erased: the room goes too."""


AnyBody: TypeAlias = (
    messages.RoomCommand | Join | Leave | Act | ActText | Tick | Presence | Recover | HandSeat | TurnOut | Erase
)


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """`by`: the person who asks; None for the server itself."""

    body: AnyBody
    by: str | None = None


Power: TypeAlias = Literal["server", "anyone", "player", "pupil", "host", "monitor", "leader", "director"]

_PUPIL: frozenset[type[messages.Body]] = frozenset(
    {
        Act,
        ActText,
        messages.Ready,
        messages.MakeAppeal,
        messages.AcceptRuling,
        messages.Plead,
        messages.Sign,
        messages.Dispute,
        messages.Phrase,
        messages.AskFiles,
    }
)
"""What a seat may do at a board of a session: the pairings and the names are the tutor's."""
_REFEREE: frozenset[type[messages.Body]] = frozenset(
    {messages.Rule, Act, ActText, messages.Say, messages.Rename, messages.AskFiles}
)
_LEADER: frozenset[type[messages.Body]] = _REFEREE | {
    messages.Pause,
    messages.ResumePlay,
    messages.Adjourn,
    messages.ResumeAdjourned,
    messages.CallTime,
    messages.GiveTime,
    messages.SetPosition,
    messages.SetSettings,
    messages.SetPhrases,
    messages.SeatBot,
    messages.ClearSeat,
    messages.Start,
}

POWERS: dict[Power, frozenset[type[messages.Body]]] = {
    "server": frozenset({Tick, Presence, Recover, HandSeat, TurnOut, Erase, messages.Rename}),
    "anyone": frozenset({Join, Leave}),
    "player": _PUPIL | {messages.StandUp, messages.Rename, messages.Rematch, messages.Say, messages.AgreeReferee},
    "pupil": _PUPIL,
    "host": frozenset(
        {
            messages.SeatBot,
            messages.ClearSeat,
            messages.Start,
            messages.SetSettings,
            messages.InviteReferee,
            messages.EraseRoom,
            messages.SetPhrases,
        }
    ),
    "monitor": _REFEREE,
    "leader": _LEADER,
    "director": _LEADER
    | {messages.Sanction, messages.ForceResult, messages.CloseCards, messages.InviteReferee, messages.EraseRoom},
}
"""Which power a command needs; one of several is enough."""

NEEDS: dict[type[messages.Body], frozenset[Power]] = {
    kind: frozenset(power for power, bodies in POWERS.items() if kind in bodies)
    for bodies in POWERS.values()
    for kind in bodies
}
"""The same table read the other way."""

WHEN: dict[type[messages.Body], frozenset[str]] = {
    messages.Ready: frozenset({"waiting", "over"}),
    messages.StandUp: frozenset({"waiting", "over"}),
    messages.Start: frozenset({"waiting", "over"}),
    messages.SetSettings: frozenset({"waiting", "over"}),
    Act: frozenset({"playing"}),
    ActText: frozenset({"playing"}),
    messages.Pause: frozenset({"playing"}),
    messages.ResumePlay: frozenset({"playing"}),
    messages.Adjourn: frozenset({"playing"}),
    messages.ResumeAdjourned: frozenset({"playing"}),
    messages.CallTime: frozenset({"playing"}),
    messages.GiveTime: frozenset({"playing"}),
    messages.MakeAppeal: frozenset({"playing"}),
    messages.AcceptRuling: frozenset({"playing"}),
    messages.Plead: frozenset({"playing"}),
    messages.Rule: frozenset({"playing"}),
    messages.ForceResult: frozenset({"playing", "over"}),
    messages.Sign: frozenset({"over"}),
    messages.Dispute: frozenset({"over"}),
    messages.CloseCards: frozenset({"over"}),
    messages.Rematch: frozenset({"over"}),
    messages.AgreeReferee: frozenset({"waiting", "over"}),
    messages.EraseRoom: frozenset({"waiting", "over"}),
}
"""In which states of the room a command is taken; one that is not named, in all."""

REASONED: frozenset[type[messages.Body]] = frozenset(
    {
        messages.Pause,
        messages.ResumePlay,
        messages.Adjourn,
        messages.ResumeAdjourned,
        messages.CallTime,
        messages.GiveTime,
        messages.SeatBot,
        messages.ClearSeat,
        messages.Rule,
        messages.Sanction,
        messages.ForceResult,
        messages.CloseCards,
    }
)
"""What a referee does with a reason only: it is written in the log under the referee's name and shown to both sides."""

OPINION_OF: dict[Power, frozenset[int]] = {
    "monitor": frozenset({1}),
    "leader": frozenset({1, 2}),
    "director": frozenset({1, 2, 3}),
}
"""Which opinions a role may give."""


def powers_of(room: Room, by: str | None) -> Set[Power]:
    """What a person is in this room."""
    if by is None:
        return {"server"}
    powers: set[Power] = {"anyone"}
    if by == room.host:
        powers.add("host")
    role = referee_role(room, by)
    if role is not None:
        powers.add(role)
    elif seat_of(room, by) is not None:
        powers.add("player" if room.session is None else "pupil")
    return powers


def permit(room: Room, command: Command) -> None:
    """Raises `Refusal` unless that person may ask for it, now. Rule: common, Roles in a room."""
    kind = type(command.body)
    if room.state == "erased" and kind not in (Tick, Erase):
        raise Refusal(errors.ROOM_ERASED)
    needs = NEEDS.get(kind, frozenset())  # a session's command is nobody's in a room
    if needs.isdisjoint(powers_of(room, command.by)):
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=sorted(needs))
    if kind in WHEN and room.state not in WHEN[kind]:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    if kind in REASONED and command.by is not None and referee_role(room, command.by) and not _reason(command.body).strip():
        raise Refusal(errors.REFEREE_REASON)


def _reason(body: AnyBody) -> str:
    return str(getattr(body, "reason", ""))
