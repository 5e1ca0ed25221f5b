"""Tests of a class with a list: pupils tap their name or use their slip, so they type nothing and no filter is needed."""

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave, Presence
from server.sessions.command import Continued
from server.sessions.members.class_list import slip_key, take
from server.sessions.session import NewSession, create
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.people import Entry
from tests.sessions.classroom import Classroom

NAMES = ["Ana Vergara", "Dick", "Ana Vergara", "Sofía de los Ángeles Concha"]


def listed(*names: str) -> Classroom:
    classroom = Classroom()
    classroom.do("eva", asked.SetList(list(names)))
    return classroom


def keys(classroom: Classroom) -> dict[str, str]:
    return {entry["name"]: entry["key"] for entry in classroom.views.of["director"]["desk"]["list"]}


def free(classroom: Classroom) -> list[str]:
    return [one["name"] for one in classroom.views.of["outside"].get("names", [])]


def test_names_on_the_list_stand_as_the_tutor_wrote_them_and_are_one_of_a_kind() -> None:
    classroom = listed(*NAMES)
    assert [entry.name for entry in classroom.session.entries] == ["Ana Vergara", "Dick", "Ana Vergara 2", NAMES[3]]
    assert free(classroom) == ["Ana Vergara", "Dick", "Ana Vergara 2", NAMES[3]]
    with pytest.raises(Refusal, match=errors.PERSON_NAME):
        classroom.do("eva", asked.SetList(["Ana", "\u2800"]))


def test_two_classes_with_the_same_list_have_different_slips() -> None:
    entry = Entry(1, "Ana")
    first, second = (create(NewSession("CLASE", "", "eva", "Eva", bytes([number]) * 32), 0) for number in (1, 2))
    assert slip_key(first, entry) != slip_key(second, entry)
    assert len(slip_key(first, entry)) == len("0" * 20)


def test_who_taps_a_name_has_it_and_nobody_else_may_tap_it() -> None:
    classroom = listed(*NAMES)
    assert classroom.do("p1", Join("Zorro Azul", entry=2)).answer == {"role": "pupil", "name": "Dick"}
    assert "Dick" not in free(classroom)
    with pytest.raises(Refusal, match=errors.SESSION_LIST):
        classroom.do("p2", Join("Rana Verde", entry=2))
    with pytest.raises(Refusal, match=errors.SESSION_LIST):
        classroom.do("p2", Join("Rana Verde", entry=99))
    assert [member.name for member in pupils(classroom.session)] == ["Dick"]


def test_the_list_is_shown_only_while_pupils_may_come_in_and_the_class_shows_it() -> None:
    classroom = listed(*NAMES)
    for closed in ({"joining": False}, {"joining": True, "list_at_door": False}):
        classroom.do("eva", asked.SetSession(dict(closed)))
        assert free(classroom) == []
        with pytest.raises(Refusal):
            classroom.do("p1", Join("Zorro", entry=1))
    assert all("key" not in str(classroom.views.of[viewer]) for viewer in ("outside", "waiting", "member"))


def test_a_slip_brings_its_pupil_in_also_where_the_list_is_not_shown() -> None:
    classroom = listed(*NAMES)
    classroom.do("eva", asked.SetSession({"list_at_door": False}))
    assert classroom.do("p1", Join("Zorro", key=keys(classroom)["Dick"])).answer["name"] == "Dick"
    with pytest.raises(Refusal, match=errors.SESSION_LIST):
        classroom.do("p2", Join("Rana", key="0" * 20))


def test_a_slip_is_the_same_pupil_at_another_device_once_the_first_is_away() -> None:
    classroom = listed("Ana", "Bo")
    slip = keys(classroom)["Ana"]
    classroom.do("p1", Join("x", key=slip))
    classroom.do("p2", Join("x", entry=2))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    with pytest.raises(Refusal, match=errors.SESSION_LIST):
        classroom.do("p3", Join("x", key=slip))
    classroom.do(None, Presence("p1", False))
    assert classroom.do("p3", Join("x", key=slip)).answer == {"role": "pupil", "name": "Ana"}
    assert "p3" in classroom.round.boards[0].seats
    assert member_of(classroom.session, "p1") is None
    assert classroom.session.entries[0].person == "p3"


def test_a_name_that_was_tapped_by_mistake_is_free_again() -> None:
    classroom = listed("Ana", "Bo")
    classroom.do("p1", Join("x", entry=1))
    classroom.do("p1", Leave())
    assert classroom.session.entries == (Entry(1, "Ana"), Entry(2, "Bo"))
    assert classroom.do("p2", Join("x", entry=1)).answer["role"] == "pupil"
    classroom.do("eva", asked.RemoveMember("p2", "No es Ana"))
    assert classroom.do("p3", Join("x", entry=1)).answer["role"] in ("pupil", "waiting")


def test_a_wrong_tap_leaves_the_right_pupil_the_whole_name() -> None:
    classroom = listed("Gael Zárate", "Bo")
    classroom.do("p1", Join("x", entry=1))
    classroom.do("p1", Leave())
    assert classroom.do("p2", Join("x", entry=1)).answer["name"] == "Gael Zárate"
    assert member_of(classroom.session, "p1") is None
    assert classroom.do("p1", Join("Gael Zárate")).answer["name"] == "Gael Zárate 2", "the first device is a newcomer"


def test_a_device_that_took_a_wrong_name_and_left_takes_another_one() -> None:
    classroom = listed("Gael Zárate", "Bo")
    classroom.do("p1", Join("x", entry=1))
    classroom.do("p1", Leave())
    assert classroom.do("p1", Join("x", entry=2)).answer["name"] == "Bo"
    assert classroom.do("p2", Join("x", entry=1)).answer["name"] == "Gael Zárate"
    assert [entry.person for entry in classroom.session.entries] == ["p2", "p1"]


def test_a_pupil_who_played_and_left_comes_back_under_the_same_name() -> None:
    classroom = listed("Gael Zárate", "Bo", "Cruz")
    classroom.do("p1", Join("x", entry=1))
    classroom.do("p2", Join("x", entry=2))
    classroom.played((1.0, 0.0))
    classroom.do("p1", Leave())
    assert classroom.do("p1", Join("x", entry=3)).answer["name"] == "Gael Zárate"


def test_a_pupil_who_played_and_left_keeps_the_name() -> None:
    classroom = listed("Gael Zárate", "Bo")
    classroom.do("p1", Join("x", entry=1))
    classroom.do("p2", Join("x", entry=2))
    classroom.played((1.0, 0.0))
    classroom.do("p1", Leave())
    assert classroom.do("p3", Join("Gael Zárate")).answer["name"] == "Gael Zárate 2"
    assert member_of(classroom.session, "p1") is not None


def test_tapping_an_absent_pupils_name_makes_a_second_pupil_until_a_tutor_moves_it() -> None:
    classroom = listed("Ana", "Bo")
    classroom.do("p1", Join("x", entry=1))
    classroom.do(None, Presence("p1", False))
    assert free(classroom) == ["Ana", "Bo"]
    assert classroom.do("p2", Join("x", entry=1)).answer["name"] == "Ana 2"
    assert classroom.session.entries[0].person == "p1"
    classroom.do("eva", asked.MoveMember("p2", "p1"))
    assert classroom.session.entries[0].person == "p2"


def test_a_list_written_again_leaves_who_is_on_it_who_they_are() -> None:
    classroom = listed("Ana", "Bo")
    before = keys(classroom)
    classroom.do("p1", Join("x", entry=2))
    classroom.do("eva", asked.SetList(["Cruz", "Bo"]))
    assert classroom.session.entries == (Entry(3, "Cruz"), Entry(2, "Bo", "p1"))
    assert keys(classroom)["Bo"] == before["Bo"]


def test_a_list_made_of_who_is_there_knows_them() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetList(["Ana", "Bo", "Cruz"]))
    assert [entry.person for entry in classroom.session.entries] == ["ana", "bo", ""]


def test_a_pupil_corrects_the_own_name_until_the_first_round() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("ana", messages.Rename("Anita"))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("ana", messages.Rename("Ana Luz"))
    classroom.do("eva", asked.StartRound())
    with pytest.raises(Refusal, match=errors.SESSION_NAMES_FIXED):
        classroom.do("ana", messages.Rename("Ana"))
    classroom.do("eva", asked.SetSession({"own_names": True}))
    classroom.do("ana", messages.Rename("Ana"))
    classroom.do("eva", messages.Rename("Eva B"))


def test_a_name_of_the_list_is_the_tutors_to_change() -> None:
    classroom = listed("Ana")
    classroom.do("p1", Join("x", entry=1))
    with pytest.raises(Refusal, match=errors.SESSION_NAMES_FIXED):
        classroom.do("p1", messages.Rename("Otra"))


def test_an_erased_pupil_leaves_the_list() -> None:
    classroom = listed("Ana", "Bo")
    classroom.do("p1", Join("x", entry=1))
    classroom.do("eva", asked.EraseMember("p1"))
    assert [entry.name for entry in classroom.session.entries] == ["Bo"]
    classroom.do("eva", asked.EraseSession())
    assert classroom.session.entries == ()


def test_a_slip_read_at_a_device_of_somebody_else_is_not_theirs() -> None:
    classroom = listed("Ana", "Bo")
    slips = keys(classroom)
    classroom.do("p1", Join("x", key=slips["Ana"]))
    assert classroom.do("p1", Join("x", key=slips["Ana"])).answer == {"role": "pupil", "name": "Ana"}
    assert classroom.do("p1", Join("x", key=slips["Bo"])).answer["other"] is True
    assert [entry.person for entry in classroom.session.entries] == ["p1", ""]


def test_a_slip_of_a_class_that_goes_on_elsewhere_says_where() -> None:
    classroom = listed("Ana")
    classroom.do(None, Continued("NUEVA"))
    assert classroom.do("p1", Join("x", key=keys(classroom)["Ana"])).answer["next"] == "NUEVA"
    assert pupils(classroom.session) == ()


def test_the_missing_are_named_on_the_wall_only_if_the_tutor_wants_and_no_round_runs() -> None:
    classroom = listed("Ana", "Bo", "Cruz")
    classroom.do("p1", Join("x", entry=1))
    classroom.do("p2", Join("x", entry=2))
    assert "missing" not in classroom.views.of["public"]
    classroom.do("eva", asked.SetSession({"missing_on_wall": True}))
    assert [classroom.views.of[viewer]["missing"] for viewer in ("public", "member")] == [["Cruz"], ["Cruz"]]
    assert "missing" not in classroom.views.of["outside"]
    classroom.do(None, Presence("p1", False))
    assert classroom.views.of["public"]["missing"] == ["Ana", "Cruz"]
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.StartRound())
    assert "missing" not in classroom.views.of["public"]


def test_tutors_read_that_a_device_took_a_name_without_its_slip() -> None:
    classroom = listed("Ana", "Bo")
    tapped = classroom.do("p1", Join("x", entry=1)).record
    by_slip = classroom.do("p2", Join("x", key=keys(classroom)["Bo"])).record
    assert tapped is not None
    assert by_slip is not None
    assert [event.params.get("tapped") for record in (tapped, by_slip) for event in record.happenings] == [True, None]


@pytest.mark.parametrize(("rating", "category"), [(1500, ""), (0, "Sub 12"), (0, "")])
def test_a_pupil_gets_the_rating_or_the_category_of_the_name_and_a_bare_name_changes_neither(
    rating: int, category: str
) -> None:
    classroom = listed("Ana", "Bo")
    (first, second) = classroom.session.entries
    classroom.session = replace(classroom.session, entries=(replace(first, rating=rating, category=category), second))
    classroom.do("p1", Join("x"))
    classroom.session = replace(
        classroom.session, members=tuple(replace(one, rating=7, category="B") for one in classroom.session.members)
    )
    context = StepContext(classroom.session, None, 0)
    take(context, classroom.session.entries[0], "p1")
    member = member_of(context.session, "p1")
    assert member is not None
    assert (member.rating, member.category) == ((rating, category) if rating or category else (7, "B"))
    assert [entry.person for entry in context.session.entries] == ["p1", ""]
    take(context, context.session.entries[0], "")
    assert [entry.person for entry in context.session.entries] == ["", ""]


def test_an_erased_pupil_who_joined_without_the_list_leaves_it_too() -> None:
    classroom = Classroom("ana")
    classroom.session = replace(classroom.session, entries=(Entry(1, "ANA"), Entry(2, "Bo"), Entry(3, "Ana", "cruz")))
    classroom.do("eva", asked.EraseMember("ana"))
    assert [entry.number for entry in classroom.session.entries] == [2, 3]
