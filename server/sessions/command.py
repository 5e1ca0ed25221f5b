"""The values of a command to a session; `command_table.py` lists the powers for each. Some commands come from the server."""

from typing import TypeAlias

import msgspec

from protocol import messages
from protocol.bodies import Plain
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.sessions.values.round import BoardState, BoardWait


class BoardOpened(messages.Body, frozen=True, tag="board_opened"):
    """The server has opened the room of a board."""

    code: str


class Report(messages.Body, frozen=True, tag="report"):
    """A report of changes in a board's room. `seats`: the people, empty for a free seat. `waits`: the tutor's decision that
    the board waits for. `noted`: number of appeals noted while no tutor was present. `unsigned`: the seats whose cards are
    not final. `taken`: the seats that lost the game by the code of conduct."""

    code: str
    state: BoardState
    points: tuple[float, ...] = ()
    final: bool = False
    disputed: bool = False
    seats: tuple[str, ...] = ()
    waits: BoardWait = ""
    noted: int = 0
    unsigned: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


class PendingCommandDone(messages.Body, frozen=True, tag="errand_done"):
    """A board has answered a command; `refused` is the code of its refusal, empty if it carried the command out."""

    number: int
    refused: str = ""


class BoardsKept(messages.Body, frozen=True, tag="boards_kept"):
    """The rooms of all boards know the given time, until which the server keeps them and their session."""

    until_ms: int


class Continued(messages.Body, frozen=True, tag="continued"):
    """The class continues in another session, which has that code."""

    code: str


class MemberErased(messages.Body, frozen=True, tag="member_erased"):
    """The name of that pupil was erased from all boards and from the stored class."""

    person: str


class ListNameErased(messages.Body, frozen=True, tag="list_name_erased"):
    """A pupil with those names was erased in another session of the class; `erased` replaces the names."""

    names: tuple[str, ...]
    erased: str


class QuestionAsked(messages.Body, frozen=True, tag="question_asked"):
    """A tutor asks the class a question that the server has made. Its fields: `server.sessions.values.state.Question`."""

    is_of_board: bool
    asked: dict[str, Plain]
    answer: str
    found: list[dict[str, Plain]]


OneReport: TypeAlias = BoardOpened | Report | PendingCommandDone


class ReportBatch(messages.Body, frozen=True, tag="news"):
    """Reports from several boards, batched in order."""

    reports: tuple[OneReport, ...] = msgspec.field(name="told")


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
    | MemberErased
    | ListNameErased
    | Continued
    | QuestionAsked
)


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """`by`: the sender; None for the server itself."""

    body: AnyBody
    by: str | None = None
