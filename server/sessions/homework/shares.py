"""The work of each pupil on the tasks of homework, as plain data for the pupil, the tutors, the report and the files."""

from collections.abc import Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from protocol.session_commands import BoardTask, ExerciseTask, GameTask
from server.sessions.values.homework import Homework, Score, Task
from server.sessions.values.membership import pupils
from server.sessions.values.round import Board
from server.sessions.values.state import Session, board_of

ShareState: TypeAlias = Literal["begun", "done"]


class ShareView(TypedDict):
    """A pupil's work on one task. There is no such work before the pupil has begun the task; unfinished games of the class
    count as begun."""

    homework: int
    """The number of the homework."""
    task: int
    """The index of the task in the homework."""
    state: ShareState
    """`done`: the pupil finished the work before the homework closed. `begun`: the pupil has begun, but had not finished by
    then."""
    done: int
    """Number of right answers, or of games that count."""
    of: int
    """Number of right answers or games that the task needs."""
    tried: int
    """Number of answers, or of games that the pupil has begun."""
    room: NotRequired[str]
    """The code of the pupil's last game."""


class PupilSharesView(TypedDict):
    """A pupil's work on all homework, for tutors. `person`: the pupil's id."""

    person: str
    shares: list[ShareView]


def shares_of(session: Session, person: str) -> list[ShareView]:
    """Returns the pupil's work on all homework of the class, in order."""
    return [share for one in session.homework if one.is_for(person) for share in _shares(session, one, person)]


def pupil_shares(session: Session) -> list[PupilSharesView]:
    """Returns the work on homework of all pupils, without pupils who have not begun."""
    found: list[PupilSharesView] = [
        {"person": pupil.id, "shares": shares_of(session, pupil.id)} for pupil in pupils(session) if session.homework
    ]
    return [each for each in found if each["shares"]]


def _shares(session: Session, homework: Homework, person: str) -> Iterator[ShareView]:
    for index, task in enumerate(homework.tasks):
        share = share_of(session, homework, index, task, person)
        if share is not None:
            yield share


def share_of(session: Session, homework: Homework, index: int, task: Task, person: str) -> ShareView | None:
    """Returns the pupil's work on one task; None if the pupil has not begun it."""
    match task.asked:
        case ExerciseTask(count=count):
            score = score_of(task, person)
            if score is None:
                return None
            state: ShareState = "done" if score.done_at_ms is not None else "begun"
            return _share(homework, index, state, min(score.right, count), count, score.asked)
        case GameTask():
            boards = games_of(task, person)
            return _games(homework, index, boards, [board for board in boards if counts(homework, task, board)], of=1)
        case BoardTask(rooms=rooms):
            found = [placed[1] for code in rooms if (placed := board_of(session, code)) is not None]
            own = [board for board in found if person in board.seats]
            return _games(homework, index, own, [board for board in own if counts(homework, task, board)], of=len(own))


def _games(homework: Homework, index: int, boards: list[Board], done: list[Board], *, of: int) -> ShareView | None:
    if not boards:
        return None
    # A link leads to the game that is left, or else to the last one.
    last = next((board for board in reversed(boards) if board not in done), boards[-1])
    share = _share(homework, index, "done" if len(done) >= of else "begun", min(len(done), of), of, len(boards))
    if last.code is not None:
        share["room"] = last.code
    return share


def _share(homework: Homework, index: int, state: ShareState, done: int, of: int, tried: int) -> ShareView:
    return {"homework": homework.number, "task": index, "state": state, "done": done, "of": of, "tried": tried}


def counts(homework: Homework, task: Task, board: Board) -> bool:
    """Tells whether a game counts: it was over before the homework closed, and it reached the goal of its task."""
    if board.state != "over" or board.state_ms > homework.due_ms:
        return False
    return not isinstance(task.asked, GameTask) or task.asked.goal == "finish" or board.points[:1] == (1.0,)


def score_of(task: Task, person: str) -> Score | None:
    return next((score for score in task.scores if score.person == person), None)


def games_of(task: Task, person: str) -> list[Board]:
    """Returns the pupil's games of a task against the computer, the earliest first."""
    return [board for board in (task.games.boards if task.games is not None else ()) if board.seats[0] == person]


def tasks_for(session: Session, person: str) -> int:
    """Returns the number of tasks that the pupil had. Unfinished games of the class are a task only for their players."""
    own = {(share["homework"], share["task"]) for share in shares_of(session, person)}
    return sum(
        not isinstance(task.asked, BoardTask) or (one.number, index) in own
        for one in session.homework
        if one.is_for(person)
        for index, task in enumerate(one.tasks)
    )
