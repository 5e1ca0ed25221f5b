"""Homework: tasks that a tutor sets with a closing date, and a pupil's own work on them."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, BotLevel, Plain, Slug
from protocol.session_commands.boards import HomeRooms
from protocol.session_commands.values import PersonId, WrittenPosition

MAX_TASKS = 6
HomeworkNumber = Annotated[int, Meta(ge=1, le=10_000)]
"""Number of a homework in the session, from 1."""
TaskNumber = Annotated[int, Meta(ge=0, lt=MAX_TASKS)]
"""Index of a task in its homework."""


class ExerciseTask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="exercises"):
    """`count` right answers to exercises of a game. `skill` limits the exercises to one of the skills that the
    game's exercises practise; empty for all."""

    game: Slug
    question: Literal["fault", "rule", "mark"] = "fault"
    skill: Annotated[str, Meta(max_length=40)] = ""
    count: Annotated[int, Meta(ge=1, le=50)] = 5


class GameTask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="game"):
    """A game against the computer. `position`: the position that the game begins from. With the goal `finish`, the task is done
    when the game is over. With `win`, the task is done when the pupil has won; after any other result the pupil may try
    again."""

    game: Slug
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    options: dict[str, Plain] = {}
    position: WrittenPosition | None = None
    level: BotLevel = ""
    goal: Literal["win", "finish"] = "finish"


class BoardTask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="boards"):
    """The unfinished games of the class, or only those in `rooms`, for their players to finish. The server opens the boards for
    play outside class until the homework's date (`let_home`)."""

    rooms: HomeRooms = []


HomeworkTask: TypeAlias = ExerciseTask | GameTask | BoardTask


class SetHomework(Body, frozen=True, tag="set_homework"):
    """Sets homework until a date; params: {number}.

    `people`: the pupils who have it; empty for all pupils of the class. With the `number` of open homework, the command moves
    only its date, and `tasks` and `people` are empty.
    """

    due_ms: Annotated[int, Meta(ge=0)]
    tasks: Annotated[list[HomeworkTask], Meta(max_length=MAX_TASKS)] = []
    people: Annotated[list[PersonId], Meta(max_length=200)] = []
    number: HomeworkNumber | None = None


class CloseHomework(Body, frozen=True, tag="close_homework"):
    """Closes homework before its date. The results stay."""

    number: HomeworkNumber


class StartHomework(Body, frozen=True, tag="start_homework"):
    """Opens a game against the computer for a task of homework; params: {room, open}. If the sender already has an unfinished
    game of this task, or one that counts, the params name that game's room. `open`: False while the server is still creating
    the room."""

    number: HomeworkNumber
    task: TaskNumber


class AskHomework(Body, frozen=True, tag="ask_homework"):
    """Requests the sender's own progress; params: {shares, homework}. `shares` have the form of
    `server.sessions.homework.shares`. `homework`: the homework that is set for the sender and not for the whole class."""
