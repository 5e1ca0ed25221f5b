"""Tokens with which files are fetched: short-lived, made for who may have them, sent in a header and never in an address."""

from hmac import compare_digest
from typing import Final

from protocol import messages
from server.aggregate.secrets import derived
from server.room.step_context import StepContext

FILES_MS: Final = 60_000


def files_token(secret: bytes, now_ms: int, person: str = "") -> str:
    """Opens the files of the room or session of that secret for a minute; with a `person`, the file of that pupil alone."""
    until_ms = now_ms + FILES_MS
    token = f"{until_ms}.{_mark(secret, until_ms, person)}"
    return f"{token}.{person}" if person else token


def ask_files(run: StepContext, _by: str, _asked: messages.AskFiles) -> None:
    run.answer = {"token": files_token(run.room.secret, run.now_ms)}


def person_in(token: str) -> str:
    """Of whose file a token is; empty for one of all files."""
    return token.split(".", 2)[2] if token.count(".") >= 2 else ""


def opens(secret: bytes, token: str, now_ms: int, person: str = "") -> bool:
    """Whether it opens all files now; with a `person`, that pupil's. Neither token opens what the other does."""
    until, _, rest = token.partition(".")
    mark = rest.removesuffix(f".{person}") if person else rest
    if not (until.isascii() and until.isdigit() and len(until) <= 15):
        return False
    until_ms = int(until)
    is_ours = compare_digest(_mark(secret, until_ms, person).encode(), mark.encode("utf-8", "surrogateescape"))
    return is_ours and now_ms <= until_ms <= now_ms + 2 * FILES_MS


def _mark(secret: bytes, until_ms: int, person: str) -> str:
    return derived(secret, f"files/{until_ms}/{person}" if person else f"files/{until_ms}").hex()[:32]
