"""The class's screen: a page, usually on a projector, that shows what spectators of the class see. A person who opens the
screen with the screen's key has no role in the class."""

from hmac import compare_digest

from engines.contract import Refusal
from protocol import errors
from server.aggregate.secrets import derived
from server.room.command import SpectatorsSet
from server.sessions.step_context import StepContext
from server.sessions.values.state import Session, unfinished

MAX_SCREENS = 20
"""Maximum number of open screens. If one more screen opens, the oldest screen loses its access."""


def screen_key(session: Session) -> str:
    """Derives the screen's key from the session's secret, so that nobody can guess the key and the session need not store the
    key."""
    return derived(session.secret, "screen").hex()[:16]


def open_screen(context: StepContext, by: str, key: str) -> None:
    """Lets the person see the class as one of its screens. Raises `Refusal` for a wrong key."""
    session = context.session
    if not compare_digest(screen_key(session).encode(), key.encode()):
        raise Refusal(errors.REFEREE_KEY)
    if by not in session.screens:
        context.set(screens=(*session.screens[1 - MAX_SCREENS :], by))


def set_spectators(context: StepContext, before: Session) -> None:
    """Tells the boards whether spectators may watch and with what delay, if the settings have changed."""
    was, now = before.settings, context.session.settings
    if (was.spectators, was.spectator_delay_ms) == (now.spectators, now.spectator_delay_ms):
        return
    for board in unfinished(context.session):
        if board.code is None:
            continue
        if was.spectators == "public" and now.spectators == "class":
            # A board does not know who is a member of the class. So it disconnects all spectators, and members may come back.
            context.enqueue(board.code, SpectatorsSet(on=False, delay_ms=now.spectator_delay_ms))
        context.enqueue(board.code, SpectatorsSet(on=now.spectators != "none", delay_ms=now.spectator_delay_ms))
