"""What may be asked of a session, and by whom: the one table. Some bodies are the server's own and have no `by`."""

from typing import Literal, TypeAlias

import msgspec

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.sessions.state import BoardState, Session, member_of


class BoardOpened(messages.Body, frozen=True, tag="board_opened"):
    """The room of a board is there."""

    code: str


class Report(messages.Body, frozen=True, tag="report"):
    """What has become of a board's room since. `seats`: who sits there, empty for a seat that nobody holds."""

    code: str
    state: BoardState
    points: tuple[float, ...] = ()
    final: bool = False
    disputed: bool = False
    seats: tuple[str, ...] = ()


class PendingCommandDone(messages.Body, frozen=True, tag="errand_done"):
    """A board was told; `refused` is the code of its no, empty if it did as it was told."""

    number: int
    refused: str = ""


class BoardsKept(messages.Body, frozen=True, tag="boards_kept"):
    """The rooms of all boards are kept until then, as their session is."""

    until_ms: int


OneReport: TypeAlias = BoardOpened | Report | PendingCommandDone


class ReportBatch(messages.Body, frozen=True, tag="news"):
    """What came up at several boards within a moment, in the order in which it did."""

    told: tuple[OneReport, ...]


AnyBody: TypeAlias = (
    messages.SessionCommand
    | messages.Rename
    | messages.SetPhrases
    | messages.AskFiles
    | Join
    | Leave
    | Presence
    | Tick
    | BoardOpened
    | Report
    | PendingCommandDone
    | ReportBatch
    | BoardsKept
)


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """`by`: the person who asks; None for the server itself."""

    body: AnyBody
    by: str | None = None


Power: TypeAlias = Literal["server", "anyone", "pupil", "monitor", "leader", "director"]

_LEADER: frozenset[type[messages.Body]] = frozenset(
    {
        messages.Rename,
        asked.RenameMember,
        asked.MoveMember,
        asked.AdmitMembers,
        asked.PlanRound,
        asked.SetBoards,
        asked.PublishRound,
        asked.StartRound,
        asked.DropRound,
        asked.PauseBoards,
        asked.ResumeBoards,
        asked.AdjournBoards,
        asked.GiveBoardsTime,
        asked.CallBoardsTime,
        asked.Reseat,
        asked.AddBoard,
        messages.SetPhrases,
        messages.AskFiles,
        asked.Follow,
    }
)

POWERS: dict[Power, frozenset[type[messages.Body]]] = {
    "server": frozenset({Tick, Presence, BoardOpened, Report, PendingCommandDone, ReportBatch, BoardsKept}),
    "anyone": frozenset({Join, Leave}),
    "pupil": frozenset({messages.Rename}),
    "monitor": frozenset({messages.Rename, asked.RenameMember, asked.MoveMember, asked.AdmitMembers}),
    "leader": _LEADER,
    "director": _LEADER
    | {
        asked.SetSession,
        asked.RemoveMember,
        asked.RemoveMembers,
        asked.InviteTutor,
        asked.RevokeInvitation,
        asked.CloseRound,
        asked.CloseBoardsCards,
        asked.EndSession,
        asked.EraseSession,
    },
}
"""Which power a command needs; one of several is enough."""

NEEDS: dict[type[messages.Body], frozenset[Power]] = {
    kind: frozenset(power for power, bodies in POWERS.items() if kind in bodies)
    for bodies in POWERS.values()
    for kind in bodies
}

REASONED: frozenset[type[messages.Body]] = frozenset(
    {
        asked.PauseBoards,
        asked.ResumeBoards,
        asked.AdjournBoards,
        asked.GiveBoardsTime,
        asked.CallBoardsTime,
        asked.CloseBoardsCards,
        asked.Reseat,
        asked.RemoveMember,
        asked.RemoveMembers,
    }
)
"""What a tutor does with a reason only; it goes with the order to the boards."""

AFTER_END = frozenset(
    {
        Join,
        Leave,
        Presence,
        Tick,
        Report,
        PendingCommandDone,
        BoardOpened,
        ReportBatch,
        BoardsKept,
        asked.Follow,
        messages.AskFiles,
        asked.InviteTutor,
        asked.RevokeInvitation,
        asked.SetSession,
        asked.EraseSession,
    }
)
"""What a session takes that has ended."""


def powers_of(session: Session, by: str | None) -> set[Power]:
    if by is None:
        return {"server"}
    member = member_of(session, by)
    return {"anyone"} if member is None or member.gone else {"anyone", member.role}


def permit(session: Session, command: Command) -> None:
    """Raises `Refusal` unless that person may ask for it, now."""
    kind = type(command.body)
    if session.state == "erased" and kind is not Tick:
        raise Refusal(errors.ROOM_ERASED)
    needs = NEEDS.get(kind, frozenset())
    if needs.isdisjoint(powers_of(session, command.by)):
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=sorted(needs))
    if session.state == "over" and kind not in AFTER_END:
        raise Refusal(errors.COMMAND_NOT_NOW, state="over")
    if kind in REASONED and not str(getattr(command.body, "reason", "")).strip():
        raise Refusal(errors.REFEREE_REASON)
