"""Tokens for downloading files. A token is valid for a minute and for one person, and the client sends it in a header, never in
an address.

A token alone is not enough: when the download starts, the server also checks that its holder may still have those files. So the
token of a tutor whom a director has just removed does not work.
"""

from hmac import compare_digest
from typing import Final, NamedTuple

from protocol import messages
from server.aggregate.secrets import derived
from server.room.step_context import StepContext

FILES_MS: Final = 60_000
MAX_DIGITS: Final = 15
"""Maximum number of digits of the time in a token."""
MARK_LENGTH: Final = 32
"""Number of hexadecimal digits of the mark that proves who made a token."""


class Opened(NamedTuple):
    """The contents of a token. `holder`: the person who asked for it. `pupil`: the pupil whose file it opens; empty for all
    files."""

    holder: str
    pupil: str = ""


def files_token(secret: bytes, now_ms: int, holder: str, pupil: str = "") -> str:
    """Returns a token that lets the holder download files of one room or session for a minute. `secret`: the secret of
    that room or session. With a `pupil`, the token opens only that pupil's file."""
    until_ms = now_ms + FILES_MS
    return ".".join((str(until_ms), _mark(secret, until_ms, holder, pupil), holder, *((pupil,) if pupil else ())))


def ask_files(context: StepContext, by: str, _asked: messages.AskFiles) -> None:
    context.answer = {"token": files_token(context.room.secret, context.now_ms, by)}


def opened(secret: bytes, token: str, now_ms: int) -> Opened | None:
    """Returns the contents of a token; None if it is no longer valid, or if it was not made with that secret."""
    parts = token.split(".")
    if len(parts) not in (3, 4) or not token.isascii():
        return None
    until, mark, *people = parts
    if not (until.isdigit() and len(until) <= MAX_DIGITS):
        return None
    until_ms, said = int(until), Opened(*people)
    is_ours = compare_digest(_mark(secret, until_ms, *said).encode(), mark.encode())
    return said if is_ours and now_ms <= until_ms <= now_ms + 2 * FILES_MS else None


def _mark(secret: bytes, until_ms: int, holder: str, pupil: str) -> str:
    return derived(secret, f"files/{until_ms}/{holder}/{pupil}").hex()[:MARK_LENGTH]
