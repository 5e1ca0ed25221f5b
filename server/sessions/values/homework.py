"""The values of homework: its tasks, and the work of each pupil on them.

exercises    the session counts each pupil's answers; the server judges them
game         each try is a board against the computer, in a round of its own that counts in no standings
boards       unfinished boards of the class's rounds, which become home boards
"""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from protocol.session_commands import HomeworkTask
from server.sessions.values.round import Round

MAX_TRIES: Final = 20
"""Maximum number of games of one pupil for one task."""
MAX_HOMEWORK: Final = 60
"""Maximum number of homework of a class: more than one a week for a year."""


class Score(msgspec.Struct, frozen=True, array_like=True):
    """A pupil's answers to the exercises of a task. `done_at_ms`: time of the answer that made the task done; None before."""

    person: str
    right: int = 0
    asked: int = 0
    done_at_ms: int | None = None


class Task(msgspec.Struct, frozen=True, array_like=True):
    """One task of a homework."""

    asked: HomeworkTask
    """The task as the tutor set it, with the complete options of its game, or the codes of its boards."""
    games: Round | None = None
    """The games of a task against the computer. The first person of a board is the pupil."""
    scores: tuple[Score, ...] = ()
    """The pupils' answers to the exercises."""


class Homework(msgspec.Struct, frozen=True, array_like=True):
    """The tasks that the tutor `by` set until `due_ms`."""

    number: int
    due_ms: int
    given_at_ms: int
    by: str
    tasks: tuple[Task, ...]
    people: tuple[str, ...] | None = None
    """The ids of the pupils who have it; None for all pupils, also those who join later."""
    moves: int = 0
    """Number of changes of the date."""

    def is_for(self, person: str) -> bool:
        return self.people is None or person in self.people


def changed_tasks(homework: tuple[Homework, ...], change: Callable[[Task], Task]) -> tuple[Homework, ...]:
    """Returns the homework after applying the function to each task. Unchanged homework stays the same object."""
    found = []
    for one in homework:
        tasks = tuple(change(task) for task in one.tasks)
        same = all(new is old for new, old in zip(tasks, one.tasks, strict=True))
        found.append(one if same else replace(one, tasks=tasks))
    return homework if all(new is old for new, old in zip(found, homework, strict=True)) else tuple(found)


def with_rounds(homework: tuple[Homework, ...], change: Callable[[Round], Round]) -> tuple[Homework, ...]:
    """Returns the homework after applying the function to the round of each task against the computer."""

    def changed(task: Task) -> Task:
        games = None if task.games is None else change(task.games)
        return task if games is task.games else replace(task, games=games)

    return changed_tasks(homework, changed)


def changed_people(
    homework: tuple[Homework, ...], change: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> tuple[Homework, ...]:
    """Returns the homework after applying the function to the list of pupils of homework that is not for the whole class."""
    return tuple(one if one.people is None else replace(one, people=change(one.people)) for one in homework)


def without_people(homework: tuple[Homework, ...], is_of: Callable[[str], bool]) -> tuple[Homework, ...]:
    """Returns the homework without these people and their answers. Homework that only these people had is then for nobody, not
    for the whole class."""

    def changed(task: Task) -> Task:
        kept = tuple(score for score in task.scores if not is_of(score.person))
        return task if len(kept) == len(task.scores) else replace(task, scores=kept)

    return changed_people(
        changed_tasks(homework, changed), lambda people: tuple(person for person in people if not is_of(person))
    )


def handed_on(homework: tuple[Homework, ...], person: str, into: str) -> tuple[Homework, ...]:
    """Returns the homework and its answers after a change of a pupil's id from `person` to `into`."""

    def changed(task: Task) -> Task:
        own = [score for score in task.scores if score.person in (person, into)]
        if not any(score.person == person for score in own):
            return task
        others = tuple(score for score in task.scores if score not in own)
        done = min((score.done_at_ms for score in own if score.done_at_ms is not None), default=None)
        whole = Score(into, sum(score.right for score in own), sum(score.asked for score in own), done)
        return replace(task, scores=(*others, whole))

    def renamed(people: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(into if each == person else each for each in people))

    return changed_people(changed_tasks(homework, changed), renamed)
