"""The dates on which a class meets: one, or a series."""

from collections.abc import Iterable
from typing import Final

from engines.contract import Refusal
from protocol import errors
from protocol.session_commands import ClassDate, SessionSettings
from server.sessions.step_context import DAY_MS

MAX_AHEAD_MS: Final = 366 * DAY_MS
"""Maximum time from now to the last date. The server erases a class `keep_days` after its last date, so this also limits how
long it keeps a class."""

MINUTE_MS: Final = 60_000


def in_order(dates: Iterable[ClassDate], now_ms: int) -> list[ClassDate]:
    """Returns the dates in order, each once. Raises `Refusal` if one lies more than a year ahead."""
    found = sorted({date.at_ms: date for date in dates}.values(), key=lambda date: date.at_ms)
    if found and found[-1].at_ms > now_ms + MAX_AHEAD_MS:
        raise Refusal(errors.SESSION_DATES)
    return found


def coming(settings: SessionSettings, now_ms: int) -> list[ClassDate]:
    """Returns the dates whose meetings are not over, the next one first."""
    return [date for date in settings.dates if date.at_ms + settings.date_minutes * MINUTE_MS > now_ms]
