"""A pupil's exercises of homework. A worker process makes each exercise, and the server judges the answer.

The exercise follows from a secret seed, the pupil and the number of the pupil's earlier answers, so the server stores no
exercise. The client gets the right answer only after the pupil has answered.
"""

from typing import Any, Final

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, DoExercise
from protocol.session_commands import ExerciseTask
from server.gateway.limits import message_costs
from server.gateway.messages.beside import refusing
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.school.class_question import ClassQuestion, of_game
from server.sessions.command import Command, HomeworkAnswered
from server.sessions.command_table import permit
from server.sessions.homework.commands import exercise_seed, find_task
from server.sessions.homework.shares import score_of
from server.sessions.values.state import Session

TRIES: Final = 3
"""Number of seeds that the server tries, because the search for a moment with the wanted skill may fail."""


@handles(DoExercise)
async def do_exercise(services: Services, connection: Connection, message: DoExercise) -> None:
    """Answers with the next exercise, or with the judgement of the answer. Raises `Refusal` unless the sender is a pupil
    of the class and the homework is open."""
    rooms, beside = services.rooms, services.beside
    code, person = message.room.upper(), connection.person
    session = (await rooms.look(code)).room
    if code not in connection.subscriptions:
        raise Refusal(errors.ROOM_NOT_JOINED)
    if not isinstance(session, Session):
        raise Refusal(errors.ROOM_UNKNOWN)
    permit(session, Command(HomeworkAnswered(message.number, message.task, 0, False), person))
    _homework, task = find_task(session, message.number, message.task, person, rooms.link.of(code).now_ms())
    if not isinstance(task.asked, ExerciseTask):
        raise Refusal(errors.SESSION_HOMEWORK_TASK, task=message.task)
    score = score_of(task, person)
    next_at = score.asked if score is not None else 0
    at = next_at if message.choice is None else message.at
    if at > next_at:
        raise Refusal(errors.SESSION_QUESTION_OVER)
    wanted, seed = task.asked, exercise_seed(session, message.number, message.task, person, at)
    connection.spend(message_costs.EXERCISE)
    with refusing(connection):
        async with beside.place(connection.address, lambda: connection.is_open):
            made = await beside.work(exercise_of, wanted, seed)
    if made is None:
        raise Refusal(errors.SESSION_NO_MOMENT)
    if message.choice is None:
        connection.send(Ack(message.cid, 0, {"at": at, "asked": made.asked}))
        return
    if message.choice not in made.asked["choices"]:
        raise Refusal(errors.SESSION_CHOICE)
    is_right = message.choice == made.answer
    body = HomeworkAnswered(message.number, message.task, at, is_right)
    # A repeated message gets the first answer from the store, although the index has moved on.
    answer = await rooms.submit(code, Command(body, person), cid=message.cid, arrived_ms=connection.arrived_ms)
    params: dict[str, Any] = {"right": is_right, "answer": made.answer, "found": made.found, **answer.params}
    connection.send(Ack(message.cid, answer.seq, params))


def exercise_of(task: ExerciseTask, seed: int) -> ClassQuestion | None:
    """Returns the exercise of that seed; None if the game has no such exercise."""
    made = (of_game(task.game, task.question, seed + more, task.skill) for more in range(TRIES))
    return next((one for one in made if one is not None), None)
