"""Tokens with which files are fetched: short-lived, of one person each, sent in a header and never in an address.

A token opens nothing on its own: at the GET the server asks whether its holder may still ask for those files. A tutor whom a
director removes within the minute has a token that opens nothing.
"""

from hmac import compare_digest
from typing import Final, NamedTuple

from protocol import messages
from server.aggregate.secrets import derived
from server.room.step_context import StepContext

FILES_MS: Final = 60_000


class Opened(NamedTuple):
    """What a token says. `holder`: the person who asked for it; `pupil`: whose file it is; empty for all files."""

    holder: str
    pupil: str = ""


def files_token(secret: bytes, now_ms: int, holder: str, pupil: str = "") -> str:
    """Opens the files of the room or session of that secret to the holder for a minute; with a `pupil`, that file alone."""
    until_ms = now_ms + FILES_MS
    return ".".join((str(until_ms), _mark(secret, until_ms, holder, pupil), holder, *((pupil,) if pupil else ())))


def ask_files(context: StepContext, by: str, _asked: messages.AskFiles) -> None:
    context.answer = {"token": files_token(context.room.secret, context.now_ms, by)}


def opened(secret: bytes, token: str, now_ms: int) -> Opened | None:
    """What the token opens now, if it is one of that secret."""
    parts = token.split(".")
    if len(parts) not in (3, 4) or not token.isascii():
        return None
    until, mark, *people = parts
    if not (until.isdigit() and len(until) <= 15):
        return None
    until_ms, said = int(until), Opened(*people)
    is_ours = compare_digest(_mark(secret, until_ms, *said).encode(), mark.encode())
    return said if is_ours and now_ms <= until_ms <= now_ms + 2 * FILES_MS else None


def _mark(secret: bytes, until_ms: int, holder: str, pupil: str) -> str:
    return derived(secret, f"files/{until_ms}/{holder}/{pupil}").hex()[:32]
