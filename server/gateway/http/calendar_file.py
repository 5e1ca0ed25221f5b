"""The dates of a class as a calendar file (iCalendar, RFC 5545).

Each date is a separate event in UTC. So a reader's device shows the event in the device's time zone, and the file needs no rule
of a series, which would have to know when clocks change.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from server.sessions.lifecycle.dates import MINUTE_MS
from server.sessions.values.state import Session

CONTENT_TYPE: Final = "text/calendar; charset=utf-8"

MAX_LINE_BYTES: Final = 75


def calendar_of(session: Session, address: str) -> bytes | None:
    """Returns the calendar file of a class, with the link `address` to the class. Returns None for a class that is not open or
    has no date. The file has the title of the class and no person's name."""
    settings = session.settings
    if session.state != "open" or not settings.dates:
        return None
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Banderilla//class//ES", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"]
    for date in settings.dates:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{session.code}-{session.created_at_ms}-{date.at_ms}@banderilla",
            f"DTSTAMP:{_utc(session.at_ms)}",
            f"DTSTART:{_utc(date.at_ms)}",
            f"DTEND:{_utc(date.at_ms + settings.date_minutes * MINUTE_MS)}",
            f"SUMMARY:{_escaped(session.title or session.code)}",
            f"URL:{address}",
            f"DESCRIPTION:{_escaped(address)}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line)).encode()


def _utc(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    """Returns a text as a value of the file: control characters become blanks, and signs with a meaning get a backslash."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text)
    return plain.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _folded(line: str) -> Iterator[str]:
    """Yields a line in parts of at most `MAX_LINE_BYTES` bytes of UTF-8. Each further part begins with a blank. No character is
    cut in two."""
    part, size = "", 0
    for sign in line:
        length = len(sign.encode())
        if size + length > MAX_LINE_BYTES:
            yield part
            part, size = " ", 1
        part += sign
        size += length
    yield part
