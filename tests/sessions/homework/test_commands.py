"""Homework in the session: only judged work counts, until the date; pupils do not see each other's work."""

from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave, Tick
from server.room import Command, step
from server.room.command import ClassOrder, HomeSet
from server.sessions.boards.board_rooms import room_for
from server.sessions.codec import decode, encode
from server.sessions.command import BoardOpened, HomeworkAnswered, Report
from server.sessions.export.class_files import session_plain
from server.sessions.homework.commands import exercise_seed
from server.sessions.homework.shares import tasks_for
from server.sessions.personal_data.pupil_data import pupil_of, pupil_plain
from server.sessions.step_context import DAY_MS
from server.sessions.values.homework import MAX_HOMEWORK, MAX_TRIES, Homework
from server.sessions.values.state import BOT, board_of
from tests.sessions.classroom import Classroom

DUE_MS = 7 * DAY_MS
EXERCISES = asked.ExerciseTask("contig60", "fault", "arithmetic", 2)
GAME = asked.GameTask("noughts", goal="win", level="learner")


def given(*tasks: asked.HomeworkTask) -> Classroom:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetHomework(DUE_MS, list(tasks or (EXERCISES, GAME))))
    return classroom


def answers(classroom: Classroom, person: str, *right: bool, first: int = 0) -> None:
    for at, is_right in enumerate(right, first):
        classroom.do(person, HomeworkAnswered(1, 0, at, is_right))


def own(classroom: Classroom, person: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = classroom.do(person, asked.AskHomework()).answer["shares"]
    return found


def of_tutor(classroom: Classroom) -> dict[str, list[tuple[int, str, int, int]]]:
    return {
        each["person"]: [(share["task"], share["state"], share["done"], share["of"]) for share in each["shares"]]
        for each in classroom.views.of["referee"]["desk"].get("homework", [])
    }


def refused(classroom: Classroom, by: str, body: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        classroom.do(by, body)
    return refusal.value.code


def test_everybody_inside_reads_the_tasks_and_only_tutors_and_the_pupil_read_the_work() -> None:
    classroom = given()
    answers(classroom, "ana", True, False, True)
    shown = classroom.views.of["member"]["homework"]
    assert shown == [
        {
            "number": 1,
            "due_ms": DUE_MS,
            "tasks": [
                {"kind": "exercises", "game": "contig60", "count": 2, "skill": "arithmetic"},
                {"kind": "game", "game": "noughts", "count": 1, "wins": True},
            ],
        }
    ]
    for door in ("outside", "waiting", "public"):
        assert "homework" not in classroom.views.of[door]
    assert of_tutor(classroom) == {"ana": [(0, "done", 2, 2)]}
    assert [(share["done"], share["tried"]) for share in own(classroom, "ana")] == [(2, 3)]
    assert own(classroom, "bo") == []


def test_pupils_do_not_even_get_a_frame_when_another_pupil_works() -> None:
    classroom = given()
    step = classroom.do("ana", HomeworkAnswered(1, 0, 0, True))
    for frame in step.frames:
        if "member" in frame.viewers or "public" in frame.viewers:
            assert (frame.ops, frame.happenings) == ([], [])


def test_each_exercise_takes_one_answer() -> None:
    classroom = given()
    answers(classroom, "ana", True)
    assert refused(classroom, "ana", HomeworkAnswered(1, 0, 0, True)) == errors.SESSION_QUESTION_OVER
    assert of_tutor(classroom) == {"ana": [(0, "begun", 1, 2)]}
    seeds = {exercise_seed(classroom.session, 1, 0, person, at) for person in ("ana", "bo") for at in range(3)}
    assert len(seeds) == 6, "no pupil has another pupil's exercise"


def test_a_game_against_the_computer_is_a_board_and_only_a_win_counts() -> None:
    classroom = given()
    code = classroom.do("ana", asked.StartHomework(1, 1)).answer["room"]
    assert [type(one.body) for one in classroom.session.outbox] == [ClassOrder, HomeSet]
    assert classroom.do("ana", asked.StartHomework(1, 1)).answer == {"room": code, "open": False}
    found = board_of(classroom.session, code)
    assert found is not None
    assert found[1].seats == ("ana", BOT)
    assert room_for(classroom.session, *found, 0).seats[1].level == "learner"
    classroom.do(None, BoardOpened(code))
    classroom.do(None, Report(code, "over", (0.0, 1.0), seats=("ana", BOT)))
    assert of_tutor(classroom) == {"ana": [(1, "begun", 0, 1)]}
    again = classroom.do("ana", asked.StartHomework(1, 1)).answer["room"]
    assert again != code
    classroom.do(None, Report(again, "over", (1.0, 0.0), seats=("ana", BOT)))
    assert of_tutor(classroom) == {"ana": [(1, "done", 1, 1)]}
    assert classroom.do("ana", asked.StartHomework(1, 1)).answer["room"] == again
    assert classroom.views.of["member"]["standings"][0]["played"] == 0, "homework counts in no table"
    assert classroom.views.of["member"]["rounds"] == []


def test_a_position_begins_each_game_of_its_task_and_is_solved_only_by_a_win() -> None:
    ending = asked.WrittenPosition({"fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}, ["e4"])
    classroom = given(asked.GameTask("ajedrez", goal="win", options={"mode": "assisted"}, position=ending))
    assert classroom.views.of["member"]["homework"][0]["tasks"][0]["position"] is True
    for points, state, done in ((0.0, "begun", 0), (0.5, "begun", 0), (1.0, "done", 1)):
        code = classroom.do("ana", asked.StartHomework(1, 0)).answer["room"]
        classroom.deliver_commands()
        found = board_of(classroom.session, code)
        assert found is not None
        room = step(room_for(classroom.session, *found, 5_000), Command(messages.Start(), "eva"), 5_000).room
        assert room.game is not None
        assert room.game.state.fen.split(" ")[0] == "4k3/8/8/8/4P3/8/8/4K3"
        assert [seat.kind for seat in room.seats] == ["person", "bot"]
        classroom.do(None, Report(code, "over", (points, 1.0 - points), seats=("ana", BOT)))
        assert of_tutor(classroom) == {"ana": [(0, state, done, 1)]}
    assert classroom.do("ana", asked.StartHomework(1, 0)).answer["room"] == code, "a solved task opens no other game"


def test_tries_have_a_bound() -> None:
    classroom = given(GAME)
    for _ in range(MAX_TRIES):
        code = classroom.do("ana", asked.StartHomework(1, 0)).answer["room"]
        classroom.do(None, Report(code, "over", (0.0, 1.0)))
    assert refused(classroom, "ana", asked.StartHomework(1, 0)) == errors.SESSION_HOMEWORK_FULL


def test_games_of_the_class_become_home_boards_and_count_for_both_players() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    code = classroom.round.boards[0].code
    assert code is not None
    classroom.do(None, Report(code, "playing", seats=("ana", "bo")))
    classroom.do("eva", asked.SetHomework(DUE_MS, [asked.BoardTask()]))
    assert classroom.round.boards[0].home is not None
    assert of_tutor(classroom) == {"ana": [(0, "begun", 0, 1)], "bo": [(0, "begun", 0, 1)]}
    assert [tasks_for(classroom.session, person) for person in ("ana", "bo", "cruz")] == [1, 1, 0]
    classroom.do(None, Report(code, "over", (1.0, 0.0), seats=("ana", "bo")))
    assert of_tutor(classroom) == {"ana": [(0, "done", 1, 1)], "bo": [(0, "done", 1, 1)]}


def test_after_the_date_nothing_changes() -> None:
    classroom = given()
    code = classroom.do("ana", asked.StartHomework(1, 1)).answer["room"]
    answers(classroom, "ana", True)
    classroom.now_ms = DUE_MS
    classroom.do(None, Tick())
    for body in (HomeworkAnswered(1, 0, 1, True), asked.StartHomework(1, 1)):
        assert refused(classroom, "ana", body) == errors.SESSION_HOMEWORK_OVER
    classroom.now_ms += 1
    classroom.do(None, Report(code, "over", (1.0, 0.0), seats=("ana", BOT)))
    assert of_tutor(classroom) == {"ana": [(0, "begun", 1, 2), (1, "begun", 0, 1)]}
    assert classroom.session.erase_at_ms is not None
    assert classroom.session.erase_at_ms >= DUE_MS + classroom.session.settings.keep_days * DAY_MS


def test_a_tutor_closes_homework_early_and_the_class_may_be_over() -> None:
    classroom = given()
    classroom.do("eva", asked.EndSession())
    answers(classroom, "ana", True)
    classroom.do("eva", asked.CloseHomework(1))
    assert classroom.views.of["member"]["homework"][0]["due_ms"] == classroom.now_ms
    assert refused(classroom, "eva", asked.CloseHomework(1)) == errors.SESSION_HOMEWORK_OVER
    assert classroom.log[-2:] == ["session_ended", "homework_closed"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (asked.SetHomework(500, [EXERCISES]), errors.SESSION_HOME_DATE),
        (asked.SetHomework(61 * DAY_MS, [EXERCISES]), errors.SESSION_HOME_DATE),
        (asked.SetHomework(DUE_MS, [asked.ExerciseTask("nothing")]), errors.GAME_UNKNOWN),
        (
            asked.SetHomework(DUE_MS, [EXERCISES, asked.ExerciseTask("contig60", "fault", "nothing")]),
            errors.SESSION_HOMEWORK_TASK,
        ),
        (asked.SetHomework(DUE_MS, [asked.GameTask("noughts", seats=3)]), errors.GAME_SEATS),
        (asked.SetHomework(DUE_MS, [asked.GameTask("noughts", options={"nothing": 1})]), errors.GAME_OPTIONS),
        (asked.SetHomework(DUE_MS, [EXERCISES, asked.BoardTask()]), errors.SESSION_NO_BOARD),
        (asked.CloseHomework(2), errors.SESSION_HOMEWORK_OVER),
        (asked.SetHomework(DUE_MS), errors.SESSION_HOMEWORK_TASK),
        (asked.SetHomework(DUE_MS, [EXERCISES], ["nobody"]), errors.PERSON_UNKNOWN),
        (asked.SetHomework(DUE_MS, [EXERCISES], ["eva"]), errors.PERSON_UNKNOWN),
        (asked.SetHomework(500, number=1), errors.SESSION_HOME_DATE),
        (asked.SetHomework(61 * DAY_MS, number=1), errors.SESSION_HOME_DATE),
        (asked.SetHomework(DUE_MS, number=2), errors.SESSION_HOMEWORK_OVER),
        (asked.SetHomework(DUE_MS, [EXERCISES], number=1), errors.SESSION_HOMEWORK_TASK),
        (asked.SetHomework(DUE_MS, people=["ana"], number=1), errors.SESSION_HOMEWORK_TASK),
    ],
)
def test_what_cannot_be_set_is_refused_and_leaves_the_class_as_it_was(body: Any, code: str) -> None:
    classroom = given()
    before = classroom.session
    assert refused(classroom, "eva", body) == code
    assert classroom.session is before


def test_a_pupil_sets_nothing_and_works_only_on_tasks_that_exist() -> None:
    classroom = given()
    assert refused(classroom, "ana", asked.SetHomework(DUE_MS, [EXERCISES])) == errors.COMMAND_NOT_YOURS
    assert refused(classroom, "eva", asked.StartHomework(1, 1)) == errors.COMMAND_NOT_YOURS
    assert refused(classroom, "ana", asked.StartHomework(1, 0)) == errors.SESSION_HOMEWORK_TASK
    assert refused(classroom, "ana", asked.StartHomework(1, 5)) == errors.SESSION_HOMEWORK_TASK
    assert refused(classroom, "ana", asked.StartHomework(9, 0)) == errors.SESSION_HOMEWORK_OVER
    assert refused(classroom, "ana", HomeworkAnswered(1, 1, 0, True)) == errors.SESSION_HOMEWORK_TASK


def test_the_work_follows_its_pupil_to_another_device() -> None:
    classroom = given()
    answers(classroom, "ana", True)
    code = classroom.do("ana", asked.StartHomework(1, 1)).answer["room"]
    classroom.do("ana", Leave())
    classroom.do("ana2", Join("Ana"))
    answers(classroom, "ana2", True)
    classroom.do("eva", asked.MoveMember("ana2", "ana"))
    assert of_tutor(classroom) == {"ana2": [(0, "begun", 2, 2), (1, "begun", 0, 1)]}
    answers(classroom, "ana2", True, first=2)
    assert of_tutor(classroom)["ana2"][0] == (0, "done", 2, 2)
    assert own(classroom, "ana2")[1]["room"] == code


@pytest.mark.parametrize(("early", "late"), [(0, 0), (1, 0), (0, 1)])
def test_only_a_pupil_who_has_begun_a_task_has_work_on_another_device(early: int, late: int) -> None:
    classroom = given(EXERCISES)
    answers(classroom, "ana", *[True] * early)
    answers(classroom, "bo", True)
    classroom.do("ana2", Join("Ana en casa"))
    answers(classroom, "ana2", *[True] * late)
    classroom.do("eva", asked.MoveMember("ana2", "ana"))
    whole = {"ana2": [(0, "begun", 1, 2)]} if early or late else {}
    assert of_tutor(classroom) == {"bo": [(0, "begun", 1, 2)], **whole}


def test_the_files_have_the_work_and_an_erased_pupil_takes_it_along() -> None:
    classroom = given()
    answers(classroom, "ana", True)
    answers(classroom, "bo", True)
    assert decode(encode(classroom.session)) == classroom.session
    pupil = pupil_of(classroom.session, (), "ana")
    assert pupil is not None
    assert [one["done"] for one in pupil_plain(classroom.session, pupil)["homework"]] == [1]
    assert session_plain(classroom.session, {})["homework"][0]["pupils"][0]["name"] == "Ana"
    classroom.do("eva", asked.EraseMember("ana"))
    assert of_tutor(classroom) == {"bo": [(0, "begun", 1, 2)]}
    assert [score.person for score in classroom.session.homework[0].tasks[0].scores] == ["bo"]
    assert [one["name"] for one in session_plain(classroom.session, {})["homework"][0]["pupils"]] == ["Bo"]


def test_an_erased_class_keeps_only_the_codes_of_the_games() -> None:
    classroom = given()
    code = classroom.do("ana", asked.StartHomework(1, 1)).answer["room"]
    classroom.do("eva", asked.EraseSession())
    assert classroom.session.homework == ()
    assert [board.code for round_ in classroom.session.rounds for board in round_.boards] == [code]


def single() -> Classroom:
    """Return a class that has homework for all and homework for Ana alone."""
    classroom = given(EXERCISES)
    classroom.do("eva", asked.SetHomework(DUE_MS, [EXERCISES, GAME], ["ana", "ana"]))
    return classroom


def test_homework_for_single_pupils_exists_only_for_them_and_the_tutors() -> None:
    classroom = single()
    assert [one["number"] for one in classroom.views.of["member"]["homework"]] == [1]
    for viewer in ("member", "public", "outside", "waiting"):
        assert not {"single_homework", "people"}.intersection(str(classroom.views.of[viewer]).split("'"))
    assert [(one["number"], one["people"]) for one in classroom.views.of["referee"]["desk"]["single_homework"]] == [
        (2, ["ana"])
    ]
    found = {person: classroom.do(person, asked.AskHomework()).answer["homework"] for person in ("ana", "bo")}
    assert [one["number"] for one in found["ana"]] == [2]
    assert "people" not in found["ana"][0], "no pupil reads who else has it"
    assert found["bo"] == []
    for body in (HomeworkAnswered(2, 0, 0, True), asked.StartHomework(2, 1)):
        assert refused(classroom, "bo", body) == errors.SESSION_HOMEWORK_OVER
    classroom.do("ana", HomeworkAnswered(2, 0, 0, True))
    classroom.do("ana", asked.StartHomework(2, 1))
    assert [share["homework"] for share in own(classroom, "ana")] == [2, 2]
    assert tasks_for(classroom.session, "ana") == 3
    assert tasks_for(classroom.session, "bo") == 1
    assert [one["name"] for one in session_plain(classroom.session, {})["homework"][1]["pupils"]] == ["Ana"]
    assert decode(encode(classroom.session)) == classroom.session


def test_pupils_hear_only_that_some_homework_has_changed() -> None:
    classroom = given(EXERCISES)
    assert "homework_changes" not in classroom.views.of["member"]
    step = classroom.do("eva", asked.SetHomework(DUE_MS, [EXERCISES], ["ana"]))
    assert classroom.views.of["member"]["homework_changes"] == 2
    told = {frame.viewers: frame.happenings for frame in step.frames}
    assert told[("member",)] == []
    assert [event.kind for event in told[("director",)]] == ["homework_set"]
    classroom.do("eva", asked.SetHomework(DUE_MS + DAY_MS, number=2))
    assert classroom.views.of["member"]["homework_changes"] == 3
    classroom.do("eva", asked.CloseHomework(2))
    assert classroom.views.of["member"]["homework_changes"] == 4


def test_homework_for_one_pupil_follows_its_pupil_and_is_never_left_to_all() -> None:
    classroom = single()
    classroom.do("ana", Leave())
    classroom.do("ana2", Join("Ana"))
    classroom.do("eva", asked.MoveMember("ana2", "ana"))
    assert [one["number"] for one in classroom.do("ana2", asked.AskHomework()).answer["homework"]] == [2]
    classroom.do("eva", asked.EraseMember("ana2"))
    assert classroom.session.homework[1].people == ()
    assert classroom.do("bo", asked.AskHomework()).answer["homework"] == []
    assert refused(classroom, "bo", HomeworkAnswered(2, 0, 0, True)) == errors.SESSION_HOMEWORK_OVER


def in_class(*pairs: list[str]) -> tuple[Classroom, list[str]]:
    """Return a class that plays at these boards, and the codes of the boards."""
    classroom = Classroom("ana", "bo", "cruz", "dana")
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([*pairs]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    codes = [board.code for board in classroom.round.boards if board.code is not None]
    for code, pair in zip(codes, pairs, strict=True):
        classroom.do(None, Report(code, "playing", seats=tuple(pair)))
    return classroom, codes


def test_only_the_boards_of_the_picked_pupils_go_home_and_only_they_have_the_task() -> None:
    classroom, _codes = in_class(["ana", "bo"], ["cruz", "dana"])
    classroom.do("eva", asked.SetHomework(DUE_MS, [asked.BoardTask()], ["ana"]))
    assert [board.home is not None for board in classroom.round.boards] == [True, False]
    assert of_tutor(classroom) == {"ana": [(0, "begun", 0, 1)]}


def test_a_tutor_moves_the_date_of_the_homework_and_of_its_games() -> None:
    classroom, (first, second) = in_class(["ana", "bo"], ["cruz", "dana"])
    classroom.do("eva", asked.SetHomework(DUE_MS, [asked.BoardTask(), GAME]))
    classroom.do("eva", asked.LetHome(DUE_MS + 5, [second]))
    game = classroom.do("ana", asked.StartHomework(1, 1)).answer["room"]
    classroom.deliver_commands()
    classroom.do(None, Report(game, "playing", seats=("ana", BOT)))
    later = DUE_MS + 3 * DAY_MS
    classroom.do("eva", asked.SetHomework(later, number=1))
    assert classroom.views.of["member"]["homework"][0]["due_ms"] == later
    assert classroom.log[-1] == "homework_moved"
    dates = {code: board_of(classroom.session, code) for code in (first, second, game)}
    assert [found[1].home and found[1].home.until_ms for found in dates.values() if found] == [later, DUE_MS + 5, later]
    assert [(one.code, one.body.until_ms) for one in classroom.session.outbox if isinstance(one.body, HomeSet)] == [
        (first, later),
        (game, later),
    ]
    assert classroom.session.erase_at_ms is not None
    assert classroom.session.erase_at_ms >= later + classroom.session.settings.keep_days * DAY_MS
    classroom.now_ms = DUE_MS + 6
    classroom.do(None, Report(game, "over", (1.0, 0.0), seats=("ana", BOT)))
    assert of_tutor(classroom)["ana"][1] == (1, "done", 1, 1), "it counts, because the date is later"
    classroom.do("eva", asked.SetHomework(DUE_MS + DAY_MS, number=1))
    assert classroom.views.of["member"]["homework"][0]["due_ms"] == DUE_MS + DAY_MS
    classroom.now_ms = DUE_MS + DAY_MS
    assert refused(classroom, "eva", asked.SetHomework(later, number=1)) == errors.SESSION_HOMEWORK_OVER


def test_a_class_that_was_stored_before_single_pupils_has_homework_for_all() -> None:
    stored = msgspec.msgpack.encode((1, DUE_MS, 1_000, "eva", ((EXERCISES,),)))
    old = msgspec.msgpack.decode(stored, type=Homework)
    assert (old.people, old.moves, old.is_for("ana")) == (None, 0, True)


def test_a_class_has_at_most_so_much_homework() -> None:
    classroom = given(EXERCISES)
    for _again in range(MAX_HOMEWORK - 1):
        classroom.do("eva", asked.SetHomework(DUE_MS, [EXERCISES]))
    with pytest.raises(Refusal, match=errors.SESSION_HOMEWORK_FULL) as refused_:
        classroom.do("eva", asked.SetHomework(DUE_MS, [EXERCISES]))
    assert refused_.value.params == {"most": MAX_HOMEWORK}


def test_a_new_date_goes_to_the_games_that_are_left_and_not_to_one_that_is_over() -> None:
    classroom = given(GAME)
    first = classroom.do("ana", asked.StartHomework(1, 0)).answer["room"]
    classroom.deliver_commands()
    classroom.do(None, Report(first, "over", (0.0, 1.0), seats=("ana", BOT)))
    second = classroom.do("ana", asked.StartHomework(1, 0)).answer["room"]
    classroom.deliver_commands()
    classroom.do("eva", asked.SetHomework(DUE_MS + DAY_MS, number=1))
    assert classroom.deliver_commands() == [(second, HomeSet(DUE_MS + DAY_MS, 0, "Eva"))]
