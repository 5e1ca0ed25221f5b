"""Tests of ratings, categories and start numbers: which pupil gets which number, and when."""

import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.sessions.values.membership import member_of
from server.sessions.values.people import Member
from tests.sessions.classroom import PUPILS, Classroom


def member(classroom: Classroom, person: str) -> Member:
    found = member_of(classroom.session, person)
    assert found is not None
    return found


def numbers(classroom: Classroom) -> dict[str, int]:
    return {each["id"]: each["start_number"] for each in classroom.views.of["member"]["members"] if "start_number" in each}


def rated(*people: tuple[str, int]) -> asked.SetRatings:
    return asked.SetRatings([asked.RatedPupil(person, rating) for person, rating in people])


def test_a_class_without_a_tournament_has_no_numbers() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts", "swiss"))
    assert numbers(classroom) == {}
    assert "ratings" not in classroom.views.of["referee"]["desk"]


def test_numbers_follow_the_ratings_then_the_names_and_a_late_pupil_gets_the_next_one() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", rated(("cruz", 1500), ("dana", 1800)))
    classroom.do("eva", asked.SetSession({"start_numbers": "rating"}))
    classroom.do("eva", asked.PlanRound("noughts", "swiss"))
    assert numbers(classroom) == {"dana": 1, "cruz": 2, "ana": 3, "bo": 4}
    classroom.do("zoe", Join("Zoe"))
    classroom.do("eva", rated(("zoe", 2000)))
    classroom.do("eva", asked.PlanRound("noughts", "swiss"))
    assert numbers(classroom)["zoe"] == 1, "no round has started, so the draft numbers all of them"
    classroom.played((1.0, 0.0), (1.0, 0.0))
    classroom.do("eli", Join("Eli"))
    classroom.do("eva", rated(("eli", 2200), ("ana", 2400)))
    classroom.do("eva", asked.PlanRound("noughts", "swiss"))
    assert numbers(classroom) == {"zoe": 1, "dana": 2, "cruz": 3, "ana": 4, "bo": 5, "eli": 6}
    assert classroom.views.of["referee"]["desk"]["ratings"] == {
        "ana": 2400,
        "cruz": 1500,
        "dana": 1800,
        "zoe": 2000,
        "eli": 2200,
    }


def test_numbers_as_on_the_list_come_before_those_of_pupils_who_are_not_on_it() -> None:
    classroom = Classroom("dana", "bo", "cruz", "ana")
    classroom.do("eva", asked.SetList(["Cruz", "Ana", "Nobody Yet", "Bo"], ratings=[1500, 1900, 1200, 1700]))
    classroom.do("eva", asked.SetSession({"start_numbers": "list"}))
    classroom.do("eva", asked.PlanRound("noughts", "dutch"))
    assert numbers(classroom) == {"cruz": 1, "ana": 2, "bo": 3, "dana": 4}


def test_numbers_by_lot_are_the_same_whatever_the_ratings() -> None:
    orders = []
    for rating in (0, 2000):
        classroom = Classroom(*PUPILS)
        classroom.do("eva", rated(("dana", rating), ("ana", 100)))
        classroom.do("eva", asked.SetSession({"start_numbers": "lot"}))
        classroom.do("eva", asked.PlanRound("noughts", "swiss"))
        orders.append(numbers(classroom))
    assert orders[0] == orders[1]
    assert sorted(orders[0].values()) == [1, 2, 3, 4]


def test_a_pupil_gets_the_rating_and_the_category_of_the_list() -> None:
    classroom = Classroom()
    classroom.do("eva", asked.SetList(["Ana", "Bo"], [1500, 0], ["Sub-10", ""]))
    classroom.do("ana", Join("x", entry=1))
    assert (member(classroom, "ana").rating, member(classroom, "ana").category) == (1500, "Sub-10")
    classroom.do("eva", asked.SetList(["Ana", "Bo", "Cruz"]))
    assert [entry.rating for entry in classroom.session.entries] == [1500, 0, 0], "a list without ratings changes none"
    classroom.do("eva", asked.SetRatings([asked.RatedPupil("ana", 1600, " A ")]))
    assert next((entry.rating, entry.category) for entry in classroom.session.entries) == (1600, "A")
    classroom.do("eva", asked.SetList(["Ana", "Bo"], [1700, 900], ["A", ""]))
    assert member(classroom, "ana").rating == 1700
    classroom.do("eva", asked.SetList(["Ana", "Bo"], [0, 900], ["", ""]))
    assert (member(classroom, "ana").rating, member(classroom, "ana").category) == (0, "")


def test_the_pupil_keeps_them_on_another_device_and_loses_them_when_erased() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetSession({"start_numbers": "rating"}))
    classroom.do("eva", asked.SetRatings([asked.RatedPupil("ana", 1600, "A")]))
    classroom.played((1.0, 0.0), (1.0, 0.0))
    classroom.do("ana2", Join("Ana 2"))
    classroom.do("eva", asked.MoveMember("ana2", "ana"))
    moved = member(classroom, "ana2")
    assert (moved.rating, moved.category, moved.start_number) == (1600, "A", 1)
    classroom.do("eva", asked.EraseMember("ana2"))
    erased = member(classroom, "ana2")
    assert (erased.rating, erased.category, erased.start_number) == (0, "", 1)
    with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
        classroom.do("eva", rated(("ana2", 1500)))


def test_only_pupils_have_ratings() -> None:
    classroom = Classroom("ana")
    with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
        classroom.do("eva", rated(("eva", 1500)))
    before = classroom.session
    classroom.do("eva", rated(("ana", 0)))
    assert classroom.session is before


def test_a_director_writes_the_numbers_and_drafts_keep_them() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", rated(("ana", 1900), ("bo", 1800)))
    classroom.do("eva", asked.SetStartNumbers(["dana", "cruz"]))
    assert numbers(classroom) == {"dana": 1, "cruz": 2, "ana": 3, "bo": 4}
    classroom.do("eva", asked.PlanRound("noughts", "dutch"))
    assert numbers(classroom) == {"dana": 1, "cruz": 2, "ana": 3, "bo": 4}
    assert [set(board.seats) for board in classroom.round.boards] == [{"dana", "ana"}, {"cruz", "bo"}]
    classroom.do("zoe", Join("Zoe"))
    classroom.do("eva", asked.PlanRound("noughts", "dutch"))
    assert numbers(classroom)["zoe"] == 5
    classroom.do("eva", asked.SetStartNumbers(["zoe"]))
    assert numbers(classroom) == {"zoe": 1, "dana": 2, "cruz": 3, "ana": 4, "bo": 5}
    with pytest.raises(Refusal) as refused:
        classroom.do("eva", asked.SetStartNumbers(["eva"]))
    assert refused.value.code == errors.PERSON_UNKNOWN


def test_written_numbers_stay_different_from_those_of_pupils_who_left() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetStartNumbers(["ana", "bo", "cruz", "dana"]))
    classroom.do("bo", Leave())
    classroom.do("eva", asked.SetStartNumbers(["dana"]))
    everybody = {member.id: member.start_number for member in classroom.session.members if member.role == "pupil"}
    assert everybody == {"dana": 1, "ana": 2, "bo": 3, "cruz": 4}


def test_a_pupil_without_a_number_comes_behind_all_who_have_one() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.SetSession({"start_numbers": "rating"}))
    classroom.do("eva", asked.PlanRound("noughts", "swiss"))
    classroom.played((1.0, 0.0), (1.0, 0.0))
    classroom.do("abel", Join("Abel"))
    classroom.do("eva", asked.SetStartNumbers(["bo"]))
    assert numbers(classroom) == {"bo": 1, "ana": 2, "cruz": 3, "dana": 4, "abel": 5}


def test_a_pupil_who_left_without_a_number_gets_none() -> None:
    classroom = Classroom(*PUPILS)
    classroom.played((1.0, 0.0), (1.0, 0.0))
    classroom.do("bo", Leave())
    classroom.do("eva", asked.SetStartNumbers(["dana"]))
    everybody = {member.id: member.start_number for member in classroom.session.members if member.role == "pupil"}
    assert everybody == {"dana": 1, "ana": 2, "cruz": 3, "bo": 0}


def test_the_dutch_system_numbers_the_pupils_by_rating_if_the_tutor_chose_no_order() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", rated(("cruz", 1500)))
    classroom.do("eva", asked.PlanRound("noughts", "dutch"))
    assert numbers(classroom) == {"cruz": 1, "ana": 2, "bo": 3, "dana": 4}
