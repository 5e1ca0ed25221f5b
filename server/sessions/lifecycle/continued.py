"""The next session of the same class. It has another code, but the same settings, list of names, tutors and link of the video
call."""

from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from server.sessions.command import Continued
from server.sessions.lifecycle.dates import coming
from server.sessions.members.notes import for_next_session
from server.sessions.step_context import DAY_MS, StepContext
from server.sessions.values.membership import member_of, tutors
from server.sessions.values.state import Session, current

MAX_EARLIER: Final = 60
"""Maximum number of earlier sessions that a session remembers: more than a year of weekly lessons."""


def require_continuable(session: Session, by: str) -> None:
    """Raises `Refusal` unless the sender is a director of the class and no round is in play."""
    member = member_of(session, by)
    if member is None or member.gone or member.role != "director":
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["director"])
    round_ = current(session)
    if round_ is not None and round_.state == "playing":
        raise Refusal(errors.SESSION_ROUND_RUNS)


def continued_from(before: Session, opened: Session) -> Session:
    """Returns the new session `opened` with the settings, tutors and list of the class's session `before`, and the tutors'
    notes about pupils and about things to look at next. The new session takes over no pupil, result or board."""
    others = tuple(
        replace(tutor, present=False, since_ms=opened.created_at_ms) for tutor in tutors(before) if tutor.id != opened.host
    )
    settings = replace(
        before.settings,
        joining=True,
        prizes=[],
        public_page="off",
        dates=coming(before.settings, opened.created_at_ms),
    )
    last_ms = max((opened.created_at_ms, *(date.at_ms for date in settings.dates)))
    return replace(
        opened,
        title=opened.title or before.title,
        members=(*opened.members, *others),
        settings=settings,
        entries=tuple(replace(entry, person="") for entry in before.entries),
        entries_made=before.entries_made,
        planned=before.planned,
        notes=for_next_session(before),
        call_link=before.call_link,
        list_secret=before.list_secret or before.secret,
        erase_at_ms=last_ms + settings.keep_days * DAY_MS,
        earlier=(*before.earlier, before.code)[-MAX_EARLIER:],
    )


def is_same_class(session: Session, other: Session) -> bool:
    """Tells whether both sessions still exist and belong to the same class. Another class may get the code of an erased
    class."""
    alive = "erased" not in (session.state, other.state)
    return alive and (session.list_secret or session.secret) == (other.list_secret or other.secret)


def continue_in(context: StepContext, _by: str | None, body: Continued) -> None:
    """Notes the code of the next session, so that people who come to this session find it."""
    if context.session.next_code != body.code:
        context.set(next_code=body.code)
        context.tell("session_continued")
