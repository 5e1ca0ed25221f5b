"""The log on stderr. It has one line of JSON per event, with the facts about the running command; on a terminal, a sentence per
warning.

`about` has the room, the person, the connection and the command id of the running task, so that functions need not pass them
on.
"""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

about: ContextVar[dict[str, Any]] = ContextVar("about")

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "websocket"}

SENTENCES: Final = {
    "redis does not answer": "The store does not answer. The players wait; their games are safe. The server tries again.",
    "the list of tables was not written": "The store is slow. The list of tables is late; the games go on.",
    "commands wait": "The store is slow. Some actions wait a moment.",
    "a bot's search failed": "The computer could not find a move and made a simple one.",
    "a program returned no move": "The chess program gave no move, so the computer made a simple one.",
    "stopped a valkey that a killed server left running": "The last run did not stop properly. All games are still there.",
    "refused a page of %.200r at the host %.200r: set --public-url to the page's address, or add it to --origins": (
        "A page at another address was refused. Start the server with --public-url and the address of that page."
    ),
    "a worker ended and is started again": "A part of the server stopped and starts again. The players reconnect in a moment.",
    "a game of a package is not offered": "An installed game does not fit this server. `banderilla doctor` says why.",
    "check the settings of redis": "The settings of Redis can lose games. `banderilla doctor` says which ones and what to do.",
}
"""Sentences for events that a teacher may see on a terminal."""


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON: at, level, source, event, everything in `extra`, and a traceback if there is
    one."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "source": record.name,
            "event": record.getMessage(),
        }
        line |= about.get({})
        line |= {key: value for key, value in vars(record).items() if key not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Formats a warning as a sentence for a teacher at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        sentence = SENTENCES.get(record.msg)
        if sentence is None:
            sentence = f"An internal error occurred ({record.getMessage()}). If it happens again, run `banderilla doctor`."
        return f"{datetime.fromtimestamp(record.created, UTC).astimezone():%H:%M}  {sentence}"


def is_read_at_terminal(level: str) -> bool:
    """Tells whether a person reads the log of this process at a terminal. An operator who chooses another level than the
    default wants the whole log."""
    return level == "info" and sys.stderr.isatty()


def start_log(level: str, stream: TextIO | None = None, *, for_people: bool = False) -> None:
    """Sends the log of this process to one stream (stderr). `for_people`: only warnings, as sentences."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(PlainLines() if for_people else JsonLines())
    logging.basicConfig(level="WARNING" if for_people else level.upper(), handlers=[handler], force=True)
    # That package logs each connection that opens or closes at level INFO. The metrics count them already.
    logging.getLogger("websockets").setLevel(logging.WARNING)
