"""The log: one JSON line per event, on stderr. Every line contains the facts about the running command.

`about` carries room, person, connection and command id along the task, so that no function has to pass them on.
"""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

about: ContextVar[dict[str, Any]] = ContextVar("about")

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "websocket"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON: at, level, source, event, whatever was given as `extra`, and a traceback if any."""

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


def start_log(level: str, stream: TextIO | None = None) -> None:
    """Sends everything that is logged in this process to one stream (stderr)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # A connection that comes and goes is the metrics' affair; that package tells each on info.
    logging.getLogger("websockets").setLevel(logging.WARNING)
