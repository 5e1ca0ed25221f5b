"""The tutors' notes: nobody but tutors learns of them, and they go with the pupil and with the class."""

from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.aggregate.erase_words import Blank
from server.sessions.codec import decode, encode
from server.sessions.command import ListNameErased
from server.sessions.export.class_files import cards_csv, session_plain, standings_csv
from server.sessions.export.trf import trf_text
from server.sessions.lifecycle.continued import continued_from
from server.sessions.personal_data.erase_name import Traces, blanked, erase_from_class, without_listed
from server.sessions.personal_data.pupil_data import pupil_of, pupil_plain
from server.sessions.public_page.page import page_of
from server.sessions.session import NewSession, Step, create, views_of
from server.sessions.values.people import Erasure
from server.sessions.values.state import Session
from server.sessions.views.summary import class_summary
from tests.sessions.classroom import Classroom

SECRET = "se distrae con Bo"
OTHERS = ("outside", "waiting", "public", "member")


def notes_for(session: Session, person: str, *, whole: bool = True) -> dict[tuple[str, str], str] | None:
    """Return the texts that a person gets on request, by subject; None if the person gets no answer."""
    found = class_summary(session, person, 2_000, whole=whole)
    return None if found is None else {(note["about"], note["person"]): note["text"] for note in found["notes"]}


def lesson(text: str) -> tuple[Classroom, list[Step]]:
    """Play a round, then let a tutor write the text as each kind of note and go on with the class. Return the class,
    and the steps from the first note on."""
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetSession({"spectators": "public", "public_page": "full", "public_page_delay_ms": 0}))
    classroom.played((1.0, 0.0))
    bodies: tuple[Any, ...] = (
        asked.SetNote(text),
        asked.SetNote(text, "next"),
        asked.SetNote(text, "pupil", "ana"),
        asked.Announce("Seguimos"),
        asked.PlanRound("noughts"),
    )
    return classroom, [classroom.do("eva", body) for body in bodies]


def test_two_classes_that_differ_in_their_notes_alone_look_alike_to_all_but_tutors() -> None:
    (one, steps), (other, twins) = lesson(SECRET), lesson("otra cosa")
    assert encode(one.session) != encode(other.session)
    for door in (*OTHERS, "referee", "director"):
        assert one.views.of[door] == other.views.of[door], door
    for step, twin in zip(steps, twins, strict=True):
        assert step.frames == twin.frames, "frames of the log too"
        assert step.answer == twin.answer
        for frame in step.frames:
            if set(frame.viewers) <= set(OTHERS) and step in steps[:3]:
                assert (frame.ops, frame.happenings) == ([], []), "others do not even learn that there is a note"


def test_no_file_and_no_page_of_families_has_a_note() -> None:
    (one, _steps), (other, _twins) = lesson(SECRET), lesson("otra cosa")

    def files(session: Session) -> list[object]:
        pupil = pupil_of(session, (), "ana")
        assert pupil is not None
        return [
            pupil_plain(session, pupil),
            session_plain(session, {}),
            standings_csv(session, "es"),
            cards_csv(session, {}, "es"),
            trf_text(session),
            page_of(session, 5_000),
        ]

    assert files(one.session) == files(other.session)
    assert SECRET not in str(files(one.session))


def test_tutors_get_the_notes_and_nobody_else_does() -> None:
    classroom, _steps = lesson(SECRET)
    key = classroom.do("eva", asked.InviteTutor("monitor")).answer["key"]
    classroom.do("luis", Join("Luis", "referee", key=str(key)))
    all_three = {("class", ""): SECRET, ("next", ""): SECRET, ("pupil", "ana"): SECRET}
    assert notes_for(classroom.session, "eva") == notes_for(classroom.session, "luis") == all_three
    assert set(notes_for(classroom.session, "eva", whole=False) or {}) == {("class", ""), ("next", "")}
    for person in ("ana", "bo", "zoe"):
        assert notes_for(classroom.session, person) is None
        with pytest.raises(Refusal) as error:
            classroom.do(person, asked.SetNote("x"))
        assert error.value.code == errors.COMMAND_NOT_YOURS
    classroom.do("luis", Leave())
    assert notes_for(classroom.session, "luis") is None


def test_a_note_is_replaced_and_an_empty_one_removes_it() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.SetNote("uno", "pupil", "ana"))
    assert classroom.do("eva", asked.SetNote("  uno \n", "pupil", "ana")).record is None
    classroom.do("eva", asked.SetNote("dos\u200b\n\ntres  ", "pupil", "ana"))
    assert notes_for(classroom.session, "eva") == {("pupil", "ana"): "dos\n\ntres"}
    assert classroom.views.of["referee"]["desk"].get("noted") == 2
    classroom.do("eva", asked.SetNote("", "pupil", "ana"))
    assert notes_for(classroom.session, "eva") == {}
    for person in ("eva", "zoe", ""):
        with pytest.raises(Refusal) as error:
            classroom.do("eva", asked.SetNote("x", "pupil", person))
        assert error.value.code == errors.PERSON_UNKNOWN


def test_a_note_follows_its_pupil_to_another_device() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetNote("uno", "pupil", "ana"))
    classroom.do("ana", Leave())
    classroom.do("ana2", Join("Ana"))
    classroom.do("eva", asked.SetNote("dos", "pupil", "ana2"))
    classroom.do("eva", asked.MoveMember("ana2", "ana"))
    assert notes_for(classroom.session, "eva") == {("pupil", "ana2"): "uno\ndos"}


def test_an_erased_pupil_takes_the_notes_along_from_the_class_and_its_log() -> None:
    classroom = Classroom("ana", "bo")
    record = classroom.do("eva", asked.SetNote(SECRET, "pupil", "ana")).record
    kept = classroom.do("eva", asked.SetNote("Juega bien con Ana", "pupil", "bo")).record
    classroom.do("eva", asked.EraseMember("ana"))
    assert notes_for(classroom.session, "eva") == {("pupil", "bo"): "Juega bien con Ana"}
    traces, blank = Traces(frozenset({"ana"}), frozenset({"Ana"})), Blank({"Ana"}, "X")
    clean = erase_from_class(classroom.session, Erasure("ana", "X"), traces, blank).room
    assert notes_for(clean, "eva") == {("pupil", "bo"): "Juega bien con X"}
    stored = [blanked(msgspec.msgpack.encode(each), traces.names, blank, traces.people) for each in (record, kept)]
    assert SECRET.encode() not in stored[0]
    assert b"Juega bien con X" in stored[1]


def test_a_pupil_whom_the_class_forgets_leaves_no_note() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetNote(SECRET, "pupil", "ana"))
    classroom.do("eva", asked.RemoveMembers(["ana"], "x"))
    assert SECRET.encode() not in encode(classroom.session)


def test_notes_go_with_the_class_and_the_next_step_goes_to_the_next_session() -> None:
    classroom, _steps = lesson(SECRET)
    after = continued_from(classroom.session, create(NewSession("NUEVA", "", "eva", "Eva", bytes(32)), 5_000))
    assert notes_for(after, "eva") == {("next", ""): SECRET, ("pupil", "before/ana"): SECRET}
    classroom.do("eva", asked.EraseSession())
    assert SECRET.encode() not in encode(classroom.session)
    assert notes_for(classroom.session, "eva") is None


def next_session(classroom: Classroom) -> Classroom:
    after = Classroom()
    after.session = continued_from(classroom.session, create(NewSession("NUEVA", "", "eva", "Eva", bytes(32)), 5_000))
    after.views = views_of(after.session)
    return after


def test_notes_about_pupils_wait_in_the_next_session_until_they_come() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetList(["Ana"]))
    classroom.do("eva", asked.SetNote("rápida", "pupil", "ana"))
    classroom.do("eva", asked.SetNote("tímido", "pupil", "bo"))
    after = next_session(classroom)
    assert set(notes_for(after.session, "eva") or {}) == {("pupil", "list/1"), ("pupil", "before/bo")}
    third = next_session(after)
    third.do("tablet", Join("Ana", entry=1))
    third.do("bo", Join("Bo"))
    assert notes_for(third.session, "eva") == {("pupil", "tablet"): "rápida", ("pupil", "bo"): "tímido"}
    third.do("eva", asked.SetList([]))
    assert notes_for(third.session, "eva") == {("pupil", "tablet"): "rápida", ("pupil", "bo"): "tímido"}


def test_a_pupil_who_is_erased_in_one_session_leaves_no_note_in_the_next() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetList(["Ana"]))
    for pupil in ("ana", "bo"):
        classroom.do("eva", asked.SetNote(SECRET, "pupil", pupil))
    after = next_session(classroom)
    first = encode(after.session)
    after.do(None, ListNameErased(("Ana",), "X", ("ana",)))
    assert notes_for(after.session, "eva") == {("pupil", "before/bo"): SECRET}
    after.do(None, ListNameErased(("Bo",), "X", ("bo",)))
    assert SECRET.encode() not in encode(after.session)
    assert SECRET.encode() not in without_listed(first, frozenset({"Ana", "Bo"}), frozenset({"ana", "bo"}))
    assert [note.person for note in decode(without_listed(first, frozenset(), frozenset({"before/bo"}))).notes] == ["list/1"]


def test_a_pupil_who_was_erased_gets_no_new_note() -> None:
    classroom = Classroom("ana", "bo")
    classroom.played((1.0, 0.0))
    classroom.do("eva", asked.EraseMember("ana"))
    with pytest.raises(Refusal, match=errors.PERSON_UNKNOWN):
        classroom.do("eva", asked.SetNote("uno", "pupil", "ana"))


def test_a_note_waits_for_a_pupil_whom_a_tutor_has_not_admitted_yet() -> None:
    classroom = Classroom("ana")
    classroom.do("eva", asked.SetList(["Ana"]))
    classroom.do("eva", asked.SetNote("rápida", "pupil", "ana"))
    after = next_session(classroom)
    after.do("eva", asked.SetSession({"ask": True}))
    after.do("tablet", Join("Ana", entry=1))
    assert notes_for(after.session, "eva") == {("pupil", "list/1"): "rápida"}
    after.do("eva", asked.AdmitMembers(["tablet"]))
    assert notes_for(after.session, "eva") == {("pupil", "tablet"): "rápida"}


def test_a_newcomer_s_note_stays_when_the_earlier_pupil_has_none() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetNote("uno", "pupil", "cruz"))
    classroom.do("eva", asked.MoveMember("cruz", "ana"))
    classroom.do("eva", asked.MoveMember("bo", "cruz"))
    assert notes_for(classroom.session, "eva") == {("pupil", "bo"): "uno"}


def test_the_count_of_changes_grows_by_one_with_each_note_that_goes_and_only_then() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    for pupil in ("ana", "bo"):
        classroom.do("eva", asked.SetNote("uno", "pupil", pupil))
    counts = []
    for body in (asked.EraseMember("cruz"), asked.EraseMember("ana"), asked.RemoveMembers(["bo"], "x")):
        classroom.do("eva", body)
        counts.append(classroom.views.of["referee"]["desk"]["noted"])
    assert counts == [2, 3, 4]
