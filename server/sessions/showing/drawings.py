"""Drawings over the board that a tutor shows to the class: arrows, circles and highlights, in four colours.

Tutors draw. A tutor can give the pen to all pupils, or hand the board over to one pupil, who may then also try lines of moves
(`line.py`). Drawings belong to one moment or position: they disappear when the board shows another one.
"""

from typing import Final

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import known_member, member_of
from server.sessions.values.shown import Drawing, Pen
from server.sessions.values.state import Session

MAX_DRAWINGS: Final = 60
MAX_OF_PUPIL: Final = 12
"""Maximum number of drawings of one pupil. The next drawing replaces the pupil's oldest one."""


def draw(context: StepContext, by: str, body: asked.Draw) -> None:
    """Adds a drawing. If the board has the same drawing already, removes it instead; a pupil can remove only the pupil's own.

    Raises `Refusal` if no board is shown, the sender has no pen, an arrow has no proper end, or the board has too many
    drawings.
    """
    session = context.session
    if session.shown is None and session.position is None:
        raise Refusal(errors.SESSION_NOT_SHOWN)
    if not may_draw(session, by):
        raise Refusal(errors.SESSION_PEN)
    if (body.shape == "arrow") != (body.to is not None) or body.place == body.to:
        raise Refusal(errors.SESSION_ARROW)
    drawing = Drawing(body.shape, body.colour, body.place, body.to or "", by)
    same = next((one for one in session.drawings if _looks_like(one, drawing)), None)
    if same is not None:
        if same.by == by or is_tutor(session, by):
            context.set(drawings=tuple(one for one in session.drawings if one is not same))
        return
    kept = list(session.drawings)
    own = [one for one in kept if one.by == by]
    if not is_tutor(session, by) and len(own) >= MAX_OF_PUPIL:
        kept.remove(own[0])
    if len(kept) >= MAX_DRAWINGS:
        raise Refusal(errors.SESSION_DRAWINGS, most=MAX_DRAWINGS)
    context.set(drawings=(*kept, drawing))


def clear_drawings(context: StepContext, by: str, _body: asked.ClearDrawings) -> None:
    """Removes all drawings; for a pupil, the pupil's own drawings."""
    session = context.session
    kept = () if is_tutor(session, by) else tuple(one for one in session.drawings if one.by != by)
    if len(kept) < len(session.drawings):
        context.set(drawings=kept)


def set_pen(context: StepContext, _by: str, body: asked.SetPen) -> None:
    """Sets who may draw besides the tutors. Raises `Refusal` if the person is no pupil of the class."""
    name = ""
    if body.person:
        member = known_member(context.session, body.person)
        if member.role != "pupil" or member.gone:
            raise Refusal(errors.PERSON_UNKNOWN)
        name = member.name
    pen = Pen(body.pupils, body.person)
    if pen != context.session.pen:
        context.set(pen=pen)
        context.tell_by("pen_set", pupils=body.pupils, name=name)


def may_draw(session: Session, person: str) -> bool:
    return is_tutor(session, person) or session.pen.pupils or has_board(session, person)


def has_board(session: Session, person: str) -> bool:
    """Tells whether a tutor has handed the board over to that pupil."""
    return session.pen.person == person


def is_tutor(session: Session, person: str) -> bool:
    member = member_of(session, person)
    return member is not None and member.role != "pupil"


def _looks_like(one: Drawing, other: Drawing) -> bool:
    return (one.shape, one.colour, one.place, one.to) == (other.shape, other.colour, other.place, other.to)
