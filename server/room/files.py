"""Tokens with which files are fetched: short-lived, made for who may have them, sent in a header and never in an address."""

from hmac import compare_digest
from typing import Final

from protocol import messages
from server.aggregate.secrets import derived
from server.room.step_context import StepContext

FILES_MS: Final = 60_000


def files_token(secret: bytes, now_ms: int) -> str:
    """Opens the files of the room or session of that secret for a minute."""
    until_ms = now_ms + FILES_MS
    return f"{until_ms}.{_mark(secret, until_ms)}"


def ask_files(run: StepContext, _by: str, _asked: messages.AskFiles) -> None:
    run.answer = {"token": files_token(run.room.secret, run.now_ms)}


def opens(secret: bytes, token: str, now_ms: int) -> bool:
    until, _, mark = token.partition(".")
    if not (until.isascii() and until.isdigit() and len(until) <= 15):
        return False
    until_ms = int(until)
    is_ours = compare_digest(_mark(secret, until_ms).encode(), mark.encode("utf-8", "surrogateescape"))
    return is_ours and now_ms <= until_ms <= now_ms + 2 * FILES_MS


def _mark(secret: bytes, until_ms: int) -> str:
    return derived(secret, f"files/{until_ms}").hex()[:32]
