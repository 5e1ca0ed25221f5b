"""Tests of a question to the class: the people who may ask, answer and close it, the hidden answers, and the count."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join, Leave
from server.sessions import codec
from server.sessions.command import QuestionAsked
from server.sessions.session import NewSession, Record, create, step
from tests.sessions.classroom import SECRET, Classroom

CHOICES = ["C", "I", "IA"]
SEEN = ("member", "public", "outside", "waiting")
"""Viewers whose views an answer must not change."""
ASKED: dict[str, Any] = {
    "game": "contig60",
    "question": "mark",
    "seats": 2,
    "seat": 0,
    "view": {"cells": [1, None]},
    "status": {
        "phase": "turn",
        "flag": 0,
        "awaited": [0],
        "windows": [],
        "due_at_ms": None,
        "may": [[], []],
        "result": None,
    },
    "happenings": [{"kind": "placed", "seat": 1, "params": {"cell": 1}}],
    "choices": CHOICES,
    "rule": "contig60.score",
    "about": {},
}
FOUND = [{"rule": "contig60.score", "detail": "sum", "facts": {"right": 3}}]


def ask(room: Classroom, by: str = "eva") -> int:
    number = room.do(by, QuestionAsked(True, ASKED, "C", FOUND)).answer["number"]
    assert isinstance(number, int)
    return number


def refused(room: Classroom, by: str, body: Any) -> str:
    before = room.session
    with pytest.raises(Refusal) as refusal:
        room.do(by, body)
    assert room.session is before
    return refusal.value.code


def test_everybody_sees_the_question_and_nobody_its_answer() -> None:
    room = Classroom("ana", "bo")
    assert ask(room) == 1
    for viewer in ("member", "public", "referee", "director"):
        assert room.views.of[viewer]["question"] == {"number": 1, "at_ms": 1_000, "is_of_board": True, "asked": ASKED}
    for viewer in ("outside", "waiting"):
        assert "question" not in room.views.of[viewer]
    assert "'sum'" not in repr(room.views.of)
    assert room.log[-1] == "class_asked"


def test_only_pupils_answer_and_only_tutors_ask_close_and_take_back() -> None:
    room = Classroom("ana")
    assert refused(room, "ana", QuestionAsked(True, ASKED, "C", FOUND)) == errors.COMMAND_NOT_YOURS
    ask(room)
    assert refused(room, "eva", asked.AnswerQuestion(1, "C")) == errors.COMMAND_NOT_YOURS
    assert refused(room, "stranger", asked.AnswerQuestion(1, "C")) == errors.COMMAND_NOT_YOURS
    for body in (asked.CloseQuestion(1), asked.DropQuestion(1)):
        assert refused(room, "ana", body) == errors.COMMAND_NOT_YOURS


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(("ana", "bo", "cruz")), st.sampled_from(CHOICES)), max_size=12))
def test_until_it_closes_no_view_but_the_tutors_count_depends_on_answers(answers: list[tuple[str, str]]) -> None:
    """The bytes of each view, and the bytes of each frame except its sequence number, must equal those of a class
    without answers."""
    room = Classroom("ana", "bo", "cruz")
    ask(room)
    before = {viewer: msgspec.msgpack.encode(room.views.of[viewer]) for viewer in SEEN}
    for pupil, choice in answers:
        done = room.do(pupil, asked.AnswerQuestion(1, choice))
        for frame in done.frames:
            if frame.viewers[0] in SEEN:
                assert (frame.ops, frame.happenings) == ([], [])
        assert {viewer: msgspec.msgpack.encode(room.views.of[viewer]) for viewer in SEEN} == before
    for viewer in ("referee", "director"):
        assert room.views.of[viewer]["desk"]["given"] == len(dict(answers))
        assert room.views.of[viewer]["question"] == room.views.of["member"]["question"]
    room.do("eva", asked.CloseQuestion(1))
    last = list(dict(answers).values())
    for viewer in ("member", "public", "director"):
        assert room.views.of[viewer]["question"]["solution"] == {
            "answer": "C",
            "found": FOUND,
            "bars": [{"choice": choice, "count": last.count(choice)} for choice in CHOICES],
        }
    assert "given" not in room.views.of["director"]["desk"]


def test_an_answer_may_be_changed_and_one_asks_for_ones_own() -> None:
    room = Classroom("ana", "bo")
    assert room.do("ana", asked.AskAnswer()).answer == {"number": None, "choice": None}
    ask(room)
    room.do("ana", asked.AnswerQuestion(1, "I"))
    assert room.do("ana", asked.AnswerQuestion(1, "I")).record is None, "the same once more is nothing new"
    room.do("ana", asked.AnswerQuestion(1, "IA"))
    done = room.do("ana", asked.AskAnswer())
    assert (done.answer, done.record) == ({"number": 1, "choice": "IA"}, None)
    assert room.do("bo", asked.AskAnswer()).answer == {"number": 1, "choice": None}
    room.do("eva", asked.CloseQuestion(1))
    assert [bar["count"] for bar in room.views.of["member"]["question"]["solution"]["bars"]] == [0, 0, 1]


def test_closed_it_names_nobody_not_even_in_what_is_stored() -> None:
    room = Classroom("ana", "bo")
    ask(room)
    room.do("ana", asked.AnswerQuestion(1, "C"))
    done = room.do("eva", asked.CloseQuestion(1))
    assert room.session.question is not None
    assert (room.session.question.answers, room.session.question.counts) == ((), (1, 0, 0))
    assert done.record is not None
    (event,) = done.record.happenings
    assert (event.kind, event.params) == ("class_answered", {"count": 1, "by": "Eva"})
    assert codec.decode(codec.encode(room.session)) == room.session


def test_who_was_sent_out_or_went_does_not_count() -> None:
    room = Classroom("ana", "bo", "cruz")
    ask(room)
    for pupil in ("ana", "bo", "cruz"):
        room.do(pupil, asked.AnswerQuestion(1, "C"))
    room.do("eva", asked.RemoveMember("ana", "x"))
    room.do("bo", Leave())
    assert room.views.of["director"]["desk"]["given"] == 1
    room.do("eva", asked.CloseQuestion(1))
    room.do("eva", asked.RemoveMember("cruz", "x"))
    assert [bar["count"] for bar in room.views.of["member"]["question"]["solution"]["bars"]] == [1, 0, 0]


def test_who_comes_late_answers_until_it_closes() -> None:
    room = Classroom("ana")
    ask(room)
    room.do("bo", Join("Bo"))
    room.do("bo", asked.AnswerQuestion(1, "I"))
    room.do("eva", asked.CloseQuestion(1))
    assert refused(room, "ana", asked.AnswerQuestion(1, "C")) == errors.SESSION_QUESTION_OVER
    assert refused(room, "eva", asked.CloseQuestion(1)) == errors.SESSION_QUESTION_OVER


def test_one_question_at_a_time_and_each_answer_names_its_own() -> None:
    room = Classroom("ana")
    ask(room)
    assert refused(room, "eva", QuestionAsked(True, ASKED, "C", FOUND)) == errors.SESSION_QUESTION_OPEN
    room.do("eva", asked.CloseQuestion(1))
    assert ask(room) == 2
    assert "solution" not in room.views.of["member"]["question"]
    assert refused(room, "ana", asked.AnswerQuestion(1, "C")) == errors.SESSION_QUESTION_OVER
    assert refused(room, "ana", asked.AnswerQuestion(2, "fault")) == errors.SESSION_CHOICE
    assert refused(room, "eva", asked.DropQuestion(1)) == errors.SESSION_QUESTION_OVER


@pytest.mark.parametrize("is_closed", [False, True])
def test_it_is_taken_back_and_its_answers_with_it(is_closed: bool) -> None:
    room = Classroom("ana")
    ask(room)
    room.do("ana", asked.AnswerQuestion(1, "C"))
    if is_closed:
        room.do("eva", asked.CloseQuestion(1))
    room.do("eva", asked.DropQuestion(1))
    assert room.session.question is None
    assert all("question" not in view for view in room.views.of.values())
    assert ("question_dropped" in room.log) is not is_closed
    assert ask(room) == 2, "a late answer to the first is not one to the next"


def test_a_log_with_a_question_gives_the_same_class_again() -> None:
    room = Classroom("ana", "bo")
    records: list[Record] = []
    start = room.session
    for by, body in (
        ("eva", QuestionAsked(False, ASKED, "C", FOUND)),
        ("ana", asked.AnswerQuestion(1, "C")),
        ("bo", asked.AnswerQuestion(1, "I")),
        ("eva", asked.CloseQuestion(1)),
    ):
        done = room.do(by, body)
        assert done.record is not None
        records.append(done.record)
    again = start
    for record in records:
        again = step(again, record.command, record.at_ms).room
    assert codec.encode(again) == codec.encode(room.session)
    assert create(NewSession("CLASE", "x", "eva", "Eva", SECRET), 0).question is None


def test_a_closed_question_leaves_the_wall_when_a_round_starts() -> None:
    room = Classroom("ana", "bo")
    room.do("eva", asked.CloseQuestion(ask(room)))
    assert room.views.of["public"]["wall"] == ["question"]
    room.do("eva", asked.PlanRound("noughts"))
    assert "question" in room.views.of["public"], "a draft is for tutors only"
    room.do("eva", asked.StartRound())
    assert "question" not in room.views.of["public"]
    assert room.views.of["public"]["wall"] == ["question", "round"]


def test_an_open_question_stays_and_the_newest_item_is_the_last_on_the_wall() -> None:
    room = Classroom("ana", "bo")
    ask(room)
    room.do("eva", asked.ShowPosition("noughts", 2, {}))
    assert room.views.of["public"]["wall"] == ["question", "position"]
    room.do("eva", asked.PlanRound("noughts"))
    room.do("eva", asked.PublishRound())
    assert room.views.of["member"]["wall"] == ["question", "position", "round"]
    assert room.session.question is not None
    room.do("eva", asked.ShowPosition("noughts", 2, {}))
    assert room.views.of["member"]["wall"] == ["question", "round", "position"]
