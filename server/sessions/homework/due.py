"""A pupil's open homework in one line, for the lobby."""

from collections.abc import Iterator
from typing import TypedDict

from protocol.session_commands import BoardTask, ExerciseTask
from server.sessions.homework.shares import share_of
from server.sessions.values.homework import Homework
from server.sessions.values.membership import is_inside, member_of
from server.sessions.values.state import Session


class DueView(TypedDict):
    """Open homework that the person who asked has not finished."""

    room: str
    """The code of the class."""
    title: str
    """The title of the class; empty without one."""
    due_ms: int
    """Time when the homework closes."""
    done: int
    """Number of right answers, and of games that count."""
    of: int
    """Number of right answers and games that the homework needs."""


def due_homework(session: Session, person: str, now_ms: int) -> list[DueView]:
    """Returns the open homework that the person, a pupil of the class, has not finished, the earliest date first."""
    member = member_of(session, person)
    if not is_inside(session, person) or member is None or member.role != "pupil":
        return []
    found: list[DueView] = []
    for homework in session.homework:
        if homework.due_ms > now_ms and homework.is_for(person):
            parts = [*_parts(session, homework, person)]
            done, needed = sum(part for part, _ in parts), sum(whole for _, whole in parts)
            if done < needed:
                found.append(
                    {"room": session.code, "title": session.title, "due_ms": homework.due_ms, "done": done, "of": needed}
                )
    return sorted(found, key=lambda each: each["due_ms"])


def _parts(session: Session, homework: Homework, person: str) -> Iterator[tuple[int, int]]:
    """Yields, for each task of the pupil, how much is done and how much is needed."""
    for index, task in enumerate(homework.tasks):
        share = share_of(session, homework, index, task, person)
        if share is not None:
            yield share["done"], share["of"]
        elif not isinstance(task.asked, BoardTask):
            yield 0, task.asked.count if isinstance(task.asked, ExerciseTask) else 1
