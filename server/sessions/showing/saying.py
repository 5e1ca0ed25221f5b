"""Tutors' own words: to the whole class or to one pupil. Also the link of the class's video call. Pupils cannot write free
text."""

from typing import Final
from urllib.parse import urlsplit

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import known_member, member_of
from server.sessions.values.shown import Announcement, PrivateWords
from server.sessions.values.state import Session

MAX_PRIVATE: Final = 400
"""Maximum number of pupils whose private words the session keeps. Beyond that number, the session drops the oldest words."""


def announce(context: StepContext, by: str, body: asked.Announce) -> None:
    """Shows a tutor's words on all boards, waiting pages and the screen until a tutor removes them. Raises `Refusal` for blank
    words."""
    words = _tidied(body.words)
    if not words:
        raise Refusal(errors.SESSION_WORDS)
    number = context.session.said + 1
    context.set(announcement=Announcement(number, words, by, context.now_ms), said=number)
    context.tell_by("announced", text=words)


def stop_announcing(context: StepContext, _by: str, _body: asked.StopAnnouncing) -> None:
    if context.session.announcement is not None:
        context.set(announcement=None)


def tell_pupil(context: StepContext, by: str, body: asked.TellPupil) -> None:
    """Sends a tutor's words to one pupil; the words replace the earlier words to that pupil. Raises `Refusal` for blank words,
    or if the person is no pupil of the class."""
    words = _tidied(body.words)
    if not words:
        raise Refusal(errors.SESSION_WORDS)
    pupil = known_member(context.session, body.person)
    if pupil.role != "pupil" or pupil.gone:
        raise Refusal(errors.PERSON_UNKNOWN)
    number = context.session.said + 1
    others = tuple(one for one in context.session.private_words if one.person != pupil.id)
    added = PrivateWords(number, pupil.id, words, by, context.now_ms)
    context.set(private_words=(*others[1 - MAX_PRIVATE :], added), said=number)
    context.tell_tutors("pupil_told", name=pupil.name, by=_name(context.session, by))


def ask_words(context: StepContext, by: str, _body: asked.AskWords) -> None:
    """Answers a pupil's request with the unread words to that pupil. Only the ack contains them, because all pupils share one
    view."""
    words = next((one for one in context.session.private_words if one.person == by and not one.is_read), None)
    context.answer = {
        "words": None
        if words is None
        else {"number": words.number, "words": words.words, "by": _name(context.session, words.by), "at_ms": words.at_ms}
    }


def read_words(context: StepContext, by: str, body: asked.ReadWords) -> None:
    """Notes that the pupil has read the words with that number."""
    session = context.session
    read = tuple(
        PrivateWords(one.number, one.person, one.words, one.by, one.at_ms, is_read=True)
        if one.person == by and one.number == body.number
        else one
        for one in session.private_words
    )
    if read != session.private_words:
        context.set(private_words=read)


def set_call(context: StepContext, _by: str, body: asked.SetCall) -> None:
    """Sets the link of the class's video call, at another service; an empty link removes it. Raises `Refusal` for a link that
    is not allowed."""
    link = body.link.strip()
    if link and not is_call_link(link):
        raise Refusal(errors.SESSION_CALL_LINK)
    if link != context.session.call_link:
        context.set(call_link=link)
        context.tell_by("call_set" if link else "call_taken_away")


def is_call_link(link: str) -> bool:
    """Tells whether the text is a link for the video call: https, with a host name and a path, without a port or a password."""
    if not link.isascii() or not link.isprintable() or any(sign in link for sign in ' "<>\\^`{|}'):
        return False
    try:
        parts = urlsplit(link)
        has_port = parts.port is not None
    except ValueError:
        return False
    host = parts.hostname or ""
    is_named = "." in host and not host.startswith(".") and any(letter.isalpha() for letter in host.rpartition(".")[2])
    return parts.scheme == "https" and is_named and not has_port and "@" not in parts.netloc and parts.path not in ("", "/")


def _tidied(words: str) -> str:
    """Returns the words in one line, without invisible characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def _name(session: Session, person: str) -> str:
    member = member_of(session, person)
    return member.name if member else ""
