"""A class in the list of a tutor's own classes."""

from typing import Literal, TypedDict

from protocol.session_commands import NoteAbout
from server.sessions.lifecycle.dates import coming
from server.sessions.values.membership import member_of, pupils, tutors
from server.sessions.values.people import MemberRole, TutorNote
from server.sessions.values.state import Session
from server.sessions.values.stations import game_at


class NoteView(TypedDict):
    """A tutor's note. `person`: the id of the pupil, empty for a note about the class. `by`: the name of the tutor."""

    about: NoteAbout
    person: str
    text: str
    by: str
    at_ms: int


class ClassSummary(TypedDict):
    """A class as one of its tutors sees it in the list of own classes. It is never part of another person's view."""

    code: str
    """The code of the class."""
    title: str
    """The title of the class, as its director wrote it."""
    state: Literal["open", "over", "erased"]
    """`over` after a director has ended the class."""
    role: MemberRole
    """The role of the tutor who asked."""
    at_ms: int
    """Time of the last change."""
    until_ms: int | None
    """Time when the server erases the class."""
    next_ms: int | None
    """The start of the next date that is not over."""
    dates: int
    """Number of dates that are not over."""
    pupils: int
    """Number of pupils who have not left."""
    rounds: int
    """Number of rounds that were started."""
    games: list[str]
    """The slugs of the games played so far, the latest first."""
    next_code: str
    """The code of the class's next session; empty if there is none."""
    notes: list[NoteView]
    """The tutors' notes about the class; in the answer about a single class also those about its pupils."""


def class_summary(session: Session, person: str, now_ms: int, *, whole: bool) -> ClassSummary | None:
    """Returns the summary for a tutor; None for everybody else. `whole`: with the notes about pupils."""
    tutor = member_of(session, person)
    if session.state == "erased" or tutor is None or tutor not in tutors(session):
        return None
    started = [round_ for round_ in session.rounds if round_.state in ("playing", "closed")]
    games = [game_at(session, round_, board).game for round_ in reversed(started) for board in round_.boards]
    dates = coming(session.settings, now_ms)
    return {
        "code": session.code,
        "title": session.title,
        "state": session.state,
        "role": tutor.role,
        "at_ms": session.at_ms,
        "until_ms": session.erase_at_ms,
        "next_ms": dates[0].at_ms if dates else None,
        "dates": len(dates),
        "pupils": len(pupils(session)),
        "rounds": len(started),
        "games": list(dict.fromkeys(games)),
        "next_code": session.next_code,
        "notes": [_note(session, note) for note in session.notes if whole or note.about != "pupil"],
    }


def _note(session: Session, note: TutorNote) -> NoteView:
    by = member_of(session, note.by)
    return {"about": note.about, "person": note.person, "text": note.text, "by": by.name if by else "", "at_ms": note.at_ms}
