"""The session commands that only the server makes and no person can send. Also the envelope `Command` for all commands."""

from typing import TypeAlias

import msgspec

from protocol import messages
from protocol.bodies import Plain
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.sessions.values.round import BoardState, BoardWait, Drawing


class BoardOpened(messages.Body, frozen=True, tag="board_opened"):
    """The server has opened the room of a board."""

    code: str


class Report(messages.Body, frozen=True, tag="report"):
    """The state of a board, reported by its room.

    `seats`: the people's ids, empty for a free seat. `waits`: the kind of decision that the board needs from a tutor. `noted`:
    number of appeals while no tutor was present. `unsigned`: the seats whose score cards are neither signed nor closed.
    `taken`: the seats that lost the game by a director's sanction.
    """

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
    """A board has carried out or refused the queued command with this `number`. `refused`: the code of the refusal, empty if
    the board carried out the command."""

    number: int
    refused: str = ""


class BoardsKept(messages.Body, frozen=True, tag="boards_kept"):
    """The rooms of all boards have stored `until_ms`. The server keeps the rooms and their session until that time."""

    until_ms: int


class Continued(messages.Body, frozen=True, tag="continued"):
    """The class continues in the new session with the code `code`."""

    code: str


class MemberErased(messages.Body, frozen=True, tag="member_erased"):
    """The server has erased the name of the pupil `person` from all boards and from the stored class."""

    person: str


class ListNameErased(messages.Body, frozen=True, tag="list_name_erased"):
    """Another session of the same class has erased a pupil with the names `names`. `erased` replaces the names. `people`: the
    ids that the pupil had there."""

    names: tuple[str, ...]
    erased: str
    people: tuple[str, ...] = ()


class QuestionAsked(messages.Body, frozen=True, tag="question_asked"):
    """A tutor asks the class a question, which the server has made from a game. `server.sessions.values.state.Question`
    explains the fields."""

    is_of_board: bool
    asked: dict[str, Plain]
    answer: str
    found: list[dict[str, Plain]]


class HomeworkAnswered(messages.Body, frozen=True, tag="homework_answered"):
    """A pupil has answered an exercise of homework, and the server has judged the answer. `at`: the index of the exercise among
    the pupil's exercises of that task."""

    number: int
    task: int
    at: int
    right: bool


OneReport: TypeAlias = BoardOpened | Report | PendingCommandDone


class ReportBatch(messages.Body, frozen=True, tag="news"):
    """Reports from several boards, in the order of their arrival."""

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
    | HomeworkAnswered
)


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command to a session. `by`: the sender's id; None for the server itself. `drawing`: the pairing that the command led
    to, if it drafted a round. Only the log has it, so that a repeated step gives the same boards even after a change of the
    pairing methods."""

    body: AnyBody
    by: str | None = None
    drawing: Drawing | None = None
