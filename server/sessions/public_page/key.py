"""The key of the class's public page. The key leads only to that page, and reveals nothing about the class's code."""

from base64 import b32encode

from server.aggregate.secrets import derived
from server.sessions.step_context import StepContext
from server.sessions.values.state import Session

LENGTH = 20
"""Number of letters in the key. Each letter is one of 32, so nobody can guess the key."""


def page_key(session: Session) -> str:
    """Returns the key of the public page; empty if the page is not published. Each publication after a withdrawal gets another
    key."""
    if session.settings.public_page == "off":
        return ""
    return b32encode(derived(session.secret, f"page/{session.pages_made}")).decode().lower()[:LENGTH]


def note_publication(context: StepContext, before: Session) -> None:
    """Makes a new key if the director has just published the page. If the page is published, the answer to the director's
    command contains the key."""
    if before.settings.public_page == "off" != context.session.settings.public_page:
        context.set(pages_made=context.session.pages_made + 1)
    if key := page_key(context.session):
        context.answer = {"page": key}
