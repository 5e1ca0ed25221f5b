"""The class's screen: a page on a wall that shows the class's view. A person who opens it with its key is a guest without a
role."""

from hmac import compare_digest

from engines.contract import Refusal
from protocol import errors
from server.aggregate.secrets import derived
from server.room.command import SpectatorsSet
from server.sessions.step_context import StepContext
from server.sessions.values.state import Session, unfinished

MAX_SCREENS = 20
"""Maximum number of screens; for one more, the class forgets the oldest."""


def screen_key(session: Session) -> str:
    """Derives the key from the session's secret, so that only people who were given the key know it."""
    return derived(session.secret, "screen").hex()[:16]


def open_screen(context: StepContext, by: str, key: str) -> None:
    """Makes the person a screen of the class. Raises `Refusal` for a wrong key."""
    session = context.session
    if not compare_digest(screen_key(session).encode(), key.encode()):
        raise Refusal(errors.REFEREE_KEY)
    if by not in session.screens:
        context.set(screens=(*session.screens[1 - MAX_SCREENS :], by))


def set_spectators(context: StepContext, before: Session) -> None:
    """Sends the boards their current permissions and delay for spectators."""
    was, now = before.settings, context.session.settings
    if (was.spectators, was.spectator_delay_ms) == (now.spectators, now.spectator_delay_ms):
        return
    for board in unfinished(context.session):
        if board.code is None:
            continue
        if was.spectators == "public" and now.spectators == "class":
            # A board does not know the members of the class: all spectators must go, and members come back.
            context.enqueue(board.code, SpectatorsSet(on=False, delay_ms=now.spectator_delay_ms))
        context.enqueue(board.code, SpectatorsSet(on=now.spectators != "none", delay_ms=now.spectator_delay_ms))
