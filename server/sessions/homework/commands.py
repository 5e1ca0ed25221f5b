"""Tutors set and close homework; pupils work on it.

    set ──▶ open ── its date, or close ──▶ closed

The session counts only work that the server has judged: the answers to exercises, and games whose rooms report that they are
over. After the date the results stay, and a late game does not change them. Pupils do not see each other's work.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engines.contract import Engine, Plain, Refusal
from engines.registry import all_engines
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.room.command import ClassOrder, HomeSet
from server.sessions.boards.home_boards import MAX_AHEAD_MS, move_home, send_home
from server.sessions.boards.seating import board_code
from server.sessions.boards.starting_position import checked_position
from server.sessions.command import HomeworkAnswered
from server.sessions.homework.homework_view import homework_view
from server.sessions.homework.shares import counts, games_of, score_of, share_of, shares_of
from server.sessions.step_context import StepContext
from server.sessions.values.homework import MAX_HOMEWORK, MAX_TRIES, Homework, Score, Task
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.round import Board, HomeBoard, Round
from server.sessions.values.state import BOT, Session, board_of

SEED_BYTES = 16


def set_homework(context: StepContext, by: str, body: asked.SetHomework) -> None:
    """Sets homework for all pupils or for some of them, or moves the date of open homework. Raises `Refusal` for a date that is
    past or too far ahead, for a task that cannot be done, for a person who is no pupil, and if the class has too much
    homework."""
    session = context.session
    if not context.now_ms < body.due_ms <= context.now_ms + MAX_AHEAD_MS:
        raise Refusal(errors.SESSION_HOME_DATE)
    if body.number is not None:
        _move(context, by, body, body.number)
        return
    if not body.tasks:
        raise Refusal(errors.SESSION_HOMEWORK_TASK, task=0)
    if not {pupil.id for pupil in pupils(session)}.issuperset(body.people):
        raise Refusal(errors.PERSON_UNKNOWN)
    if len(session.homework) >= MAX_HOMEWORK:
        raise Refusal(errors.SESSION_HOMEWORK_FULL, most=MAX_HOMEWORK)
    number = len(session.homework) + 1
    people = tuple(dict.fromkeys(body.people)) or None
    tasks = tuple(_task(context, by, index, task, body.due_ms, people) for index, task in enumerate(body.tasks))
    homework = Homework(number, body.due_ms, context.now_ms, by, tasks, people)
    context.set(homework=(*context.session.homework, homework))
    context.keep()
    context.answer = {"number": number}
    _tell(context, homework, "homework_set", count=len(tasks), until_ms=body.due_ms)


def _move(context: StepContext, by: str, body: asked.SetHomework, number: int) -> None:
    """Moves the date of open homework, and the date of its unfinished games. A game of the class that a tutor has since given
    another date keeps that date."""
    if body.tasks or body.people:
        raise Refusal(errors.SESSION_HOMEWORK_TASK, task=0)
    homework = open_homework(context.session, number, context.now_ms)
    boards = [board for board in _boards_of(context.session, homework) if board.home is not None]
    _set(context, replace(homework, due_ms=body.due_ms, moves=homework.moves + 1))
    move_home(context, by, boards, body.due_ms)
    context.keep()
    context.answer = {"number": number}
    _tell(context, homework, "homework_moved", until_ms=body.due_ms)


def _boards_of(session: Session, homework: Homework) -> Iterator[Board]:
    for task in homework.tasks:
        if task.games is not None:
            yield from task.games.boards
        elif isinstance(task.asked, asked.BoardTask):
            found = (placed[1] for code in task.asked.rooms if (placed := board_of(session, code)) is not None)
            yield from (board for board in found if board.home is not None and board.home.until_ms == homework.due_ms)


def _tell(context: StepContext, homework: Homework, kind: str, **params: Plain) -> None:
    """Adds an event. If the homework is not for the whole class, only tutors see the event."""
    (context.tell_by if homework.people is None else context.tell_tutors_by)(kind, number=homework.number, **params)


def _task(
    context: StepContext, by: str, index: int, task: asked.HomeworkTask, due_ms: int, people: tuple[str, ...] | None
) -> Task:
    if isinstance(task, asked.BoardTask):
        return Task(replace(task, rooms=send_home(context, by, asked.LetHome(due_ms, task.rooms), people)))
    engine = all_engines().get(task.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if isinstance(task, asked.ExerciseTask):
        if not any(task.skill in ("", kind.skill) for kind in engine.practice.kinds):
            raise Refusal(errors.SESSION_HOMEWORK_TASK, task=index)
        return Task(task)
    return _game_task(context, engine, task)


def _game_task(context: StepContext, engine: Engine[Any, Any, Any], task: asked.GameTask) -> Task:
    if task.seats not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    position, options = checked_position(context, engine, task.position, task.options, task.seats, 1)
    games = Round(0, task.game, "hand", task.seats, options, state="closed", position=position, level=task.level)
    return Task(replace(task, options=options, position=position), games)


def close_homework(context: StepContext, _by: str, body: asked.CloseHomework) -> None:
    """Closes homework now. Raises `Refusal` if it is closed already."""
    homework = open_homework(context.session, body.number, context.now_ms)
    _set(context, replace(homework, due_ms=context.now_ms, moves=homework.moves + 1))
    _tell(context, homework, "homework_closed")


def start_homework(context: StepContext, by: str, body: asked.StartHomework) -> None:
    """Opens a game against the computer for a task of homework, and answers with its room. If the sender already has an
    unfinished game of this task, or one that counts, opens no game and answers with the room of that game.

    Raises `Refusal` if the homework is closed, the task is no game against the computer, or the pupil has played too many
    games.
    """
    homework, task = find_task(context.session, body.number, body.task, by, context.now_ms)
    if task.games is None:
        raise Refusal(errors.SESSION_HOMEWORK_TASK, task=body.task)
    own = games_of(task, by)
    board = next((board for board in own if board.state != "over" or counts(homework, task, board)), None)
    if board is None:
        if len(own) >= MAX_TRIES:
            raise Refusal(errors.SESSION_HOMEWORK_FULL, most=MAX_TRIES)
        place = len(task.games.boards)
        code = board_code(context.session, f"homework/{homework.number}/{body.task}", place)
        board = Board((by, *(BOT for _ in range(task.games.seats - 1))), code, home=HomeBoard(homework.due_ms))
        games = replace(task.games, boards=(*task.games.boards, board))
        _set_task(context, homework, body.task, replace(task, games=games))
        tutor = member_of(context.session, homework.by)
        name = tutor.name if tutor else ""
        context.enqueue(code, ClassOrder(messages.Start(), name))
        context.enqueue(code, HomeSet(homework.due_ms, 0, name))
    context.answer = {"room": board.code, "open": board.is_open}


def answer_exercise(context: StepContext, by: str, body: HomeworkAnswered) -> None:
    """Counts the sender's answer, which the server has judged. Raises `Refusal` if the homework is closed, or if the sender has
    answered this exercise already."""
    homework, task = find_task(context.session, body.number, body.task, by, context.now_ms)
    if not isinstance(task.asked, asked.ExerciseTask):
        raise Refusal(errors.SESSION_HOMEWORK_TASK, task=body.task)
    before = score_of(task, by) or Score(by)
    if before.asked != body.at:
        raise Refusal(errors.SESSION_QUESTION_OVER)
    right = before.right + body.right
    is_done = before.done_at_ms is None and right >= task.asked.count
    score = Score(by, right, before.asked + 1, context.now_ms if is_done else before.done_at_ms)
    others = tuple(one for one in task.scores if one.person != by)
    changed = replace(task, scores=(*others, score))
    _set_task(context, homework, body.task, changed)
    context.answer = {"share": share_of(context.session, homework, body.task, changed, by)}


def find_task(session: Session, number: int, index: int, person: str, now_ms: int) -> tuple[Homework, Task]:
    """Returns a pupil's open homework and its task. Raises `Refusal` if the homework is closed, is not set for this pupil, or
    has no such task."""
    homework = open_homework(session, number, now_ms)
    if not homework.is_for(person):
        raise Refusal(errors.SESSION_HOMEWORK_OVER)
    if index >= len(homework.tasks):
        raise Refusal(errors.SESSION_HOMEWORK_TASK, task=index)
    return homework, homework.tasks[index]


def open_homework(session: Session, number: int, now_ms: int) -> Homework:
    """Returns the homework with that number. Raises `Refusal` if there is none or it is closed."""
    homework = next((one for one in session.homework if one.number == number), None)
    if homework is None or homework.due_ms <= now_ms:
        raise Refusal(errors.SESSION_HOMEWORK_OVER)
    return homework


def exercise_seed(session: Session, number: int, index: int, person: str, at: int) -> int:
    """Returns the seed of a pupil's exercise. The seed is secret, so that nobody can fetch the exercise with its answer from
    the school. No two pupils get the same exercise."""
    return int.from_bytes(derived(session.secret, f"homework/{number}/{index}/{person}/{at}")[:SEED_BYTES], "big")


def _set_task(context: StepContext, homework: Homework, index: int, task: Task) -> None:
    tasks = (*homework.tasks[:index], task, *homework.tasks[index + 1 :])
    _set(context, replace(homework, tasks=tasks))


def _set(context: StepContext, homework: Homework) -> None:
    context.set(homework=tuple(homework if one.number == homework.number else one for one in context.session.homework))


def ask_homework(context: StepContext, by: str, _body: asked.AskHomework) -> None:
    """Answers with the sender's own work, and with the homework that is set for the sender and not for the whole class. Only
    the ack contains both, because all pupils share one view."""
    session = context.session
    shares: list[Plain] = [*shares_of(session, by)]
    homework: list[Plain] = [homework_view(one) for one in session.homework if one.people is not None and one.is_for(by)]
    context.answer = {"shares": shares, "homework": homework}
