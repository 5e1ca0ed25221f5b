"""A pupil's open homework, as the lobby shows it."""

from protocol import session_commands as asked
from server.aggregate.commands import Leave
from server.sessions.command import HomeworkAnswered
from server.sessions.homework.due import due_homework
from tests.sessions.homework.test_commands import DUE_MS, EXERCISES, GAME, answers, given, in_class, single


def test_a_line_has_the_class_the_date_and_how_much_is_done() -> None:
    classroom = given()
    assert due_homework(classroom.session, "ana", 0) == [
        {"room": classroom.session.code, "title": classroom.session.title, "due_ms": DUE_MS, "done": 0, "of": 3}
    ]
    answers(classroom, "ana", True, False)
    assert [(one["done"], one["of"]) for one in due_homework(classroom.session, "ana", 0)] == [(1, 3)]
    assert [(one["done"], one["of"]) for one in due_homework(classroom.session, "bo", 0)] == [(0, 3)]


def test_finished_and_closed_homework_and_that_of_others_has_no_line() -> None:
    classroom = single()
    assert len(due_homework(classroom.session, "ana", 0)) == 2
    assert len(due_homework(classroom.session, "bo", 0)) == 1
    answers(classroom, "bo", True, True)
    assert due_homework(classroom.session, "bo", 0) == []
    assert due_homework(classroom.session, "ana", DUE_MS) == []
    for person in ("eva", "nobody"):
        assert due_homework(classroom.session, person, 0) == []
    classroom.do("ana", Leave())
    classroom.do("eva", asked.RemoveMembers(["ana"], "moved away"))
    assert due_homework(classroom.session, "ana", 0) == []


def test_the_earliest_date_comes_first_and_games_of_the_class_count_for_their_players() -> None:
    classroom, _codes = in_class(["ana", "bo"])
    classroom.do("eva", asked.SetHomework(DUE_MS, [GAME, EXERCISES]))
    classroom.do("eva", asked.SetHomework(DUE_MS - 1, [asked.BoardTask()]))
    classroom.do("ana", HomeworkAnswered(1, 1, 0, True))
    assert [(one["due_ms"], one["done"], one["of"]) for one in due_homework(classroom.session, "ana", 0)] == [
        (DUE_MS - 1, 0, 1),
        (DUE_MS, 1, 3),
    ]
    assert [one["of"] for one in due_homework(classroom.session, "cruz", 0)] == [3]
