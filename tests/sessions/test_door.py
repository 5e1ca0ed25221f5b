"""Tests of admission to a class: the view from outside, admission, exclusion, and the end of a person's access."""

from typing import Any

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.room.command import HandSeat, LetIn, TurnOut
from server.sessions.command import Report
from server.sessions.members.roster import MAX_MEMBERS
from server.sessions.values.membership import pupils, viewer_of
from tests.sessions.classroom import PUPILS, Classroom


def refused(classroom: Classroom, by: str, body: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        classroom.do(by, body)
    return refusal.value.code


def tutor(classroom: Classroom, role: Any, person: str) -> str:
    key = str(classroom.do("eva", asked.InviteTutor(role)).answer["key"])
    classroom.do(person, Join(person.title(), "referee", key=key))
    return key


def started(*people: str) -> Classroom:
    classroom = Classroom(*people)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    return classroom


def test_a_stranger_with_the_code_sees_no_name() -> None:
    classroom = started(*PUPILS)
    done = classroom.do("spy", Join("Spy", "spectator"))
    assert done.record is None
    assert viewer_of(classroom.session, "spy") == "outside"
    shown = str(classroom.views.of["outside"])
    assert not any(name.title() in shown for name in (*PUPILS, "eva"))
    for_outside = [frame.happenings for frame in classroom.do("zoe", Join("Zoe")).frames if "outside" in frame.viewers]
    assert for_outside == [[]]


def test_only_a_director_sees_the_keys_and_no_view_has_that_of_the_files() -> None:
    classroom = Classroom("ana")
    tutor(classroom, "monitor", "max")
    key = str(classroom.do("eva", asked.InviteTutor("director")).answer["key"])
    assert [viewer for viewer, view in classroom.views.of.items() if key in str(view)] == ["director"]
    assert viewer_of(classroom.session, "max") == "referee"
    assert "export" not in str(classroom.views.of["director"])


def test_a_removed_tutor_is_out_at_every_board_at_once_and_no_key_they_saw_opens() -> None:
    classroom = started(*PUPILS)
    tutor(classroom, "director", "max")
    classroom.deliver_commands()
    seen = str(classroom.do("eva", asked.InviteTutor("director")).answer["key"])
    classroom.do("max", asked.PauseBoards(reason="x"))
    classroom.do("eva", asked.RemoveMember("max", "x"))
    assert not any(command.by == "max" for command in classroom.session.outbox)
    codes = {command.code for command in classroom.session.outbox if command.body == TurnOut(("max",))}
    assert codes == {board.code for board in classroom.round.boards}
    assert refused(classroom, "max", Join("Max")) == errors.ROOM_EXPELLED
    assert refused(classroom, "max2", Join("Max", "referee", key=seen)) == errors.REFEREE_KEY
    assert refused(classroom, "max", asked.PauseBoards(reason="x")) == errors.COMMAND_NOT_YOURS


def test_who_opened_the_class_is_not_sent_out_of_it() -> None:
    classroom = Classroom()
    tutor(classroom, "director", "max")
    assert refused(classroom, "max", asked.RemoveMember("eva", "x")) == errors.COMMAND_NOT_YOURS


def test_where_the_class_asks_a_pupil_waits_and_sees_nothing_until_let_in() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.SetSession({"ask": True}))
    assert classroom.do("bo", Join("Bo")).answer == {"role": "waiting", "name": "Bo"}
    assert viewer_of(classroom.session, "bo") == "waiting"
    assert "Ana" not in str(classroom.views.of["waiting"])
    assert [one["name"] for one in classroom.views.of["referee"]["desk"]["waiting"]] == ["Bo"]
    done = classroom.do("eva", asked.AdmitMembers(["bo"]))
    assert "bo" in done.moved
    assert [member.name for member in pupils(classroom.session)] == ["Ana", "Bo"]


def test_who_waits_may_go_again() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.SetSession({"ask": True}))
    classroom.do("bo", Join("Bo"))
    classroom.do("bo", Leave())
    assert classroom.session.waiting == ()


def test_the_door_is_locked_when_a_round_starts_if_the_class_wants_it_so() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetSession({"lock_at_start": True}))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    assert refused(classroom, "zoe", Join("Zoe")) == errors.SESSION_CLOSED


def test_four_hundred_false_pupils_go_in_one_step_and_a_real_one_comes_in() -> None:
    classroom = Classroom("ana")
    false = [f"f{number}" for number in range(MAX_MEMBERS - 2)]
    for number, person in enumerate(false):
        classroom.do(person, Join(f"Nadie {number}", origin="abc123"))
    assert refused(classroom, "real", Join("Real")) == errors.ROOM_CROWDED
    classroom.do("eva", asked.RemoveMembers(false, "x"))
    assert [member.id for member in classroom.session.members] == ["eva", "ana"]
    assert classroom.do("real", Join("Real")).answer["role"] == "pupil"


def test_a_removed_person_waits_under_another_identity_by_name_and_by_origin() -> None:
    classroom = Classroom("ana")
    classroom.do("troll", Join("Troll", origin="abc123"))
    classroom.do("eva", asked.RemoveMember("troll", "x"))
    assert refused(classroom, "troll", Join("Other")) == errors.ROOM_EXPELLED
    assert classroom.do("t2", Join("Tróll", origin="ffffff")).answer["role"] == "waiting"
    assert classroom.do("t3", Join("Somebody", origin="abc123")).answer["role"] == "waiting"
    assert classroom.do("t4", Join("Bea", origin="ffffff")).answer["role"] == "pupil"


def test_a_removed_pupil_leaves_a_plan_that_has_not_started() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", "dana"]]))
    classroom.do("eva", asked.RemoveMembers(["bo", "cruz", "dana"], "x"))
    assert [board.seats for board in classroom.round.boards] == [("ana", "bot")]


@pytest.mark.parametrize("name", ["Profe", "director", "Director Bo", "Computadora", "Аna", "\u3164"])
def test_names_that_a_pupil_does_not_get(name: str) -> None:
    classroom = Classroom("ana")
    assert refused(classroom, "bo", Join(name)) == errors.PERSON_NAME
    assert refused(classroom, "eva", asked.RenameMember("ana", name)) == errors.PERSON_NAME


def test_a_removed_pupil_keeps_the_seat_at_a_board_whose_game_is_over() -> None:
    classroom = started(*PUPILS)
    over, running = classroom.round.boards
    assert over.code is not None
    classroom.do(None, Report(over.code, "over", (1.0, 0.0)))
    classroom.do("eva", asked.RemoveMembers([over.seats[0], running.seats[0]], "x"))
    assert {code for code, _body in classroom.deliver_commands()} == {running.code}


def test_who_was_sent_out_by_mistake_is_let_back() -> None:
    classroom = started(*PUPILS)
    tutor(classroom, "leader", "max")
    classroom.do("eva", asked.RemoveMember("ana", "No es de esta clase"))
    assert refused(classroom, "ana", Join("Ana")) == errors.ROOM_EXPELLED
    assert classroom.views.of["referee"]["desk"]["removed"] == [{"id": "ana", "name": "Ana"}]
    assert refused(classroom, "max", asked.LetBack("ana")) == errors.COMMAND_NOT_YOURS
    assert refused(classroom, "eva", asked.LetBack("zoe")) == errors.PERSON_UNKNOWN
    classroom.do("eva", asked.LetBack("ana"))
    assert "removed" not in classroom.views.of["referee"]["desk"]
    assert classroom.do("ana", Join("Ana")).answer == {"role": "pupil", "name": "Ana"}
    assert refused(classroom, "eva", asked.LetBack("ana")) == errors.PERSON_UNKNOWN


def test_a_person_let_back_has_the_seat_and_the_listed_name_again() -> None:
    classroom = Classroom("bo")
    classroom.do("eva", asked.SetList(["Ana", "Bo"]))
    classroom.do("ana", Join("", entry=1))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    (board,) = classroom.round.boards
    assert board.code is not None
    seat = board.seats.index("ana")
    classroom.do("eva", asked.RemoveMember("ana", "Se equivocó"))
    classroom.deliver_commands()
    seats = tuple("bot" if person == "ana" else person for person in board.seats)
    classroom.do(None, Report(board.code, "playing", seats=seats))
    classroom.do("eva", asked.LetBack("ana"))
    assert classroom.deliver_commands() == [(board.code, LetIn(("ana",)))]
    classroom.do("ana", Join("Ana"))
    assert classroom.deliver_commands() == [(board.code, HandSeat(seat, "ana", "Ana"))]
    assert [entry.person for entry in classroom.session.entries] == ["ana", "bo"]
    assert classroom.session.returning == ()


def test_a_person_let_back_does_not_displace_a_later_player() -> None:
    classroom = started(*PUPILS)
    classroom.deliver_commands()
    board = next(board for board in classroom.round.boards if "ana" in board.seats)
    assert board.code is not None
    classroom.do("zoe", Join("Zoe"))
    classroom.do("eva", asked.RemoveMember("ana", "Se equivocó"))
    classroom.deliver_commands()
    seats = tuple("zoe" if person == "ana" else person for person in board.seats)
    classroom.do(None, Report(board.code, "playing", seats=seats))
    classroom.do("eva", asked.LetBack("ana"))
    classroom.deliver_commands()
    classroom.do("ana", Join("Ana"))
    assert classroom.deliver_commands() == []


def test_a_person_like_a_removed_one_still_waits_at_the_door() -> None:
    classroom = Classroom()
    for person, name in (("one", "Beto"), ("two", "beto")):
        classroom.do(person, Join(name, origin="school"))
        classroom.do("eva", asked.AdmitMembers([person]))
        classroom.do("eva", asked.RemoveMember(person, "Broma"))
    classroom.do("eva", asked.LetBack("one"))
    assert classroom.do("one", Join("Beto", origin="school")).answer["role"] == "waiting"
    classroom.do("eva", asked.LetBack("two"))
    assert classroom.do("two", Join("Beto", origin="school")).answer["role"] == "pupil"


@pytest.mark.parametrize(
    ("body", "kind", "said"),
    [
        (asked.RemoveMember("ana", "Hace ruido"), "member_removed", {"name": "Ana"}),
        (asked.RemoveMembers(["ana"], "Hace ruido"), "member_removed", {"name": "Ana"}),
        (asked.RemoveMembers(["ana", "bo", "ana"], "Hace ruido"), "members_removed", {"count": 2}),
    ],
)
def test_a_removal_is_logged_with_its_reason_and_its_tutor(body: Any, kind: str, said: dict[str, Any]) -> None:
    done = Classroom(*PUPILS).do("eva", body)
    assert done.record is not None
    (event,) = done.record.happenings
    assert (event.kind, event.params) == (kind, {"by": "Eva", "reason": "Hace ruido", **said})


def test_a_class_is_kept_longer_only_if_its_settings_say_so() -> None:
    classroom = Classroom(*PUPILS)
    before_ms = classroom.session.erase_at_ms
    classroom.now_ms += 60_000
    classroom.do("eva", asked.SetSession({"ask": True}, title="Sexto A"))
    assert classroom.session.erase_at_ms == before_ms
    classroom.do("eva", asked.SetSession({"keep_days": 5}))
    assert classroom.session.erase_at_ms == classroom.now_ms + 5 * 86_400_000


def test_a_pupil_who_is_let_back_and_takes_another_name_of_the_list_has_one_name() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.SetList(["Ana", "Bo"]))
    classroom.do("p1", Join("x", entry=1))
    classroom.do("eva", asked.RemoveMember("p1", "No es Ana"))
    classroom.do("eva", asked.LetBack("p1"))
    classroom.do("p1", Join("x", entry=2))
    assert [entry.person for entry in classroom.session.entries] == ["", "p1"]


def test_a_pupil_who_is_let_back_waits_for_admission_and_finds_the_name_taken_by_another() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.SetList(["Ana", "Bo"]))
    classroom.do("p1", Join("x", entry=1))
    classroom.do("eva", asked.RemoveMember("p1", "No es Ana"))
    classroom.do("p2", Join("x", entry=1))
    classroom.do("eva", asked.AdmitMembers(["p2"]))
    classroom.do("eva", asked.LetBack("p1"))
    classroom.do("eva", asked.SetSession({"ask": True}))
    assert classroom.do("p1", Join("Ana Paz")).answer["role"] == "waiting"
    classroom.do("eva", asked.AdmitMembers(["p1"]))
    classroom.do("p1", Join("Ana Paz"))
    assert [entry.person for entry in classroom.session.entries] == ["p2", ""]


def test_a_person_who_waits_is_sent_away_or_erased_too_and_an_unknown_one_is_refused() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.SetSession({"ask": True}))
    for person in ("ana", "bo"):
        classroom.do(person, Join(person.title()))
    classroom.do("eva", asked.RemoveMember("ana", "x"))
    classroom.do("eva", asked.EraseMember("bo"))
    assert classroom.session.waiting == ()
    assert refused(classroom, "eva", asked.RemoveMember("zoe", "x")) == errors.PERSON_UNKNOWN


def test_a_removed_pupil_who_had_only_a_bye_and_a_removed_tutor_stay_in_the_list_as_gone() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    tutor(classroom, "leader", "max")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    (off,) = classroom.round.off
    classroom.played((1.0, 0.0))
    classroom.do("zoe", Join("Zoe"))
    classroom.do("eva", asked.RemoveMembers([off, "max", "zoe"], "x"))
    assert {member.id for member in classroom.session.members if member.gone} == {off, "max"}
    assert "zoe" not in {member.id for member in classroom.session.members}
