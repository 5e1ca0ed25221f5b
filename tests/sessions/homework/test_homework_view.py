"""A homework as its pupils and the tutors see it."""

from protocol import session_commands as asked
from server.sessions.homework.homework_view import homework_view
from server.sessions.values.homework import Homework, Task


def test_a_view_names_the_tasks_but_neither_the_work_nor_the_pupils() -> None:
    tasks = (
        Task(asked.ExerciseTask("contig60", "fault", "arithmetic", 2)),
        Task(asked.GameTask("noughts", goal="win")),
        Task(asked.BoardTask(["ABCDEF"])),
        Task(asked.ExerciseTask("fiar", "fault", "", 1)),
        Task(asked.GameTask("damas", position=asked.WrittenPosition(acts=["11-15"]))),
    )
    assert homework_view(Homework(3, 9_000, 0, "eva", tasks, ("ana",))) == {
        "number": 3,
        "due_ms": 9_000,
        "tasks": [
            {"kind": "exercises", "game": "contig60", "count": 2, "skill": "arithmetic"},
            {"kind": "game", "game": "noughts", "count": 1, "wins": True},
            {"kind": "boards", "game": "", "count": 0},
            {"kind": "exercises", "game": "fiar", "count": 1},
            {"kind": "game", "game": "damas", "count": 1, "position": True},
        ],
    }
