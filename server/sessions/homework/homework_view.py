"""Homework as plain data for its pupils and the tutors."""

from typing import Literal, NotRequired, TypedDict

from protocol.session_commands import BoardTask, ExerciseTask, GameTask, HomeworkTask
from server.sessions.values.homework import Homework


class HomeworkTaskView(TypedDict):
    """A task of homework."""

    kind: Literal["exercises", "game", "boards"]
    """`exercises`: right answers to exercises; `game`: a game against the computer; `boards`: games of the class."""
    game: str
    """The game's slug; empty for the games of the class."""
    count: int
    """Number of right answers; 1 for a game, 0 for the games of the class."""
    skill: NotRequired[str]
    """The skill that the exercises practise."""
    wins: NotRequired[bool]
    """Present if the pupil must win the game."""
    position: NotRequired[bool]
    """Present if the game begins from a position that the tutor wrote."""


class HomeworkView(TypedDict):
    """Homework, as its pupils and the tutors see it."""

    number: int
    due_ms: int
    """Time when it closes."""
    tasks: list[HomeworkTaskView]
    people: NotRequired[list[str]]
    """The ids of the pupils who have it, if it is not for all. Only tutors get them."""


def homework_view(homework: Homework) -> HomeworkView:
    return {"number": homework.number, "due_ms": homework.due_ms, "tasks": [_task(task.asked) for task in homework.tasks]}


def _task(task: HomeworkTask) -> HomeworkTaskView:
    match task:
        case ExerciseTask(game=game, skill=skill, count=count):
            view: HomeworkTaskView = {"kind": "exercises", "game": game, "count": count}
            if skill:
                view["skill"] = skill
        case GameTask(game=game, goal=goal, position=position):
            view = {"kind": "game", "game": game, "count": 1}
            if goal == "win":
                view["wins"] = True
            if position is not None:
                view["position"] = True
        case BoardTask():
            view = {"kind": "boards", "game": "", "count": 0}
    return view
