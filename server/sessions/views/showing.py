"""The view of what tutors show to the class: words, a position, a question."""

from typing import NotRequired, TypedDict, cast

from server.room.views.view_types import Explanation, StatusView
from server.school.view_types import AskedExercise
from server.sessions.values.membership import member_of
from server.sessions.values.shown import Announcement, OnWall, PrivateWords, Question, SetPosition
from server.sessions.values.state import Session
from server.sessions.views.showing_types import AnnouncementView, DrawingView, PenView, PositionView, PrivateView, QuestionView


class PresentedPart(TypedDict):
    """The part of a view with everything that tutors show to the class."""

    announcement: NotRequired[AnnouncementView]
    question: NotRequired[QuestionView]
    position: NotRequired[PositionView]
    wall: NotRequired[list[OnWall]]
    drawings: NotRequired[list[DrawingView]]
    pen: NotRequired[PenView]


def presented_part(session: Session) -> PresentedPart:
    part: PresentedPart = {}
    if session.announcement is not None:
        part["announcement"] = announcement_view(session, session.announcement)
    if session.question is not None:
        part["question"] = question_view(session.question)
    if session.position is not None:
        part["position"] = position_view(session, session.position)
    if session.drawings:
        part["drawings"] = [
            {"shape": one.shape, "colour": one.colour, "place": one.place, "to": one.to, "by": one.by}
            for one in session.drawings
        ]
    if session.pen.pupils or session.pen.person:
        part["pen"] = {"pupils": session.pen.pupils, "person": session.pen.person}
    if session.wall:
        part["wall"] = list(session.wall)
    return part


def announcement_view(session: Session, announcement: Announcement) -> AnnouncementView:
    return {
        "number": announcement.number,
        "words": announcement.words,
        "by": _name(session, announcement.by),
        "at_ms": announcement.at_ms,
    }


def position_view(session: Session, one: SetPosition) -> PositionView:
    view: PositionView = {
        "number": one.number,
        "game": one.game,
        "seats": one.seats,
        "view": one.view,
        "status": cast(StatusView, one.status),
        "by": _name(session, one.by),
        "marks": list(one.marks),
    }
    if one.tried:
        view["tried"] = one.tried
    return view


def question_view(question: Question) -> QuestionView:
    view: QuestionView = {
        "number": question.number,
        "at_ms": question.at_ms,
        "is_of_board": question.is_of_board,
        "asked": cast(AskedExercise, question.asked),
    }
    if question.counts is not None:
        choices: list[str] = question.asked["choices"]
        view["solution"] = {
            "answer": question.answer,
            "found": cast(list[Explanation], question.found),
            "bars": [{"choice": choice, "count": count} for choice, count in zip(choices, question.counts, strict=True)],
        }
    return view


def private_view(session: Session, private: PrivateWords) -> PrivateView:
    by = _name(session, private.by)
    return {"person": private.person, "words": private.words, "by": by, "at_ms": private.at_ms, "read": private.is_read}


def _name(session: Session, person: str) -> str:
    member = member_of(session, person)
    return member.name if member else ""
