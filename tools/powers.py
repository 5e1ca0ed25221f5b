"""Writes `docs/reference/powers.md`, which lists who may send which command: `python -m tools.powers`. `--check` fails if it is
out of date."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from protocol.messages import Body
from server.aggregate.command_declaration import Declared
from server.room import command_table as room
from server.room.values.state import OPINION_OF
from server.sessions import command_table as session

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "powers.md"

_INTRODUCTION = """# Who may do what

Made from `server/room/command_table.py` and `server/sessions/command_table.py` by `python -m tools.powers`. Do not edit.
`tests/room/values/test_powers.py` and `tests/sessions/test_powers.py` test every entry.

*When*: the states that allow the command; empty for all states. A command marked *reason* needs a reason from a referee, or the
room refuses it with `referee/reason`; the log keeps the reason with the referee's name, and both sides see it.
Opinions on a challenge: """

_ROOM = """
## In a room

`player` holds a seat; `pupil` holds one at a board of a session; `host` opened the room; `server` is the server itself.

"""

_SESSION = """
## In a session

`pupil` joined with only the code; the others used a link of their own. They have the same roles at the session's boards.

"""


def page() -> str:
    opinions = "; ".join(f"{role} {', '.join(map(str, sorted(levels)))}" for role, levels in OPINION_OF.items())
    roles_room = ("anyone", "player", "pupil", "host", "monitor", "leader", "director", "server")
    roles_session = ("anyone", "pupil", "monitor", "leader", "director", "server")
    return "".join(
        (
            _INTRODUCTION + opinions + ".\n",
            _ROOM,
            _table(room.COMMANDS, roles_room),
            _SESSION,
            _table(session.COMMANDS, roles_session),
        )
    )


def _table(commands: Mapping[type[Body], Declared[Any, Any]], roles: Sequence[str]) -> str:
    rows = [f"| command | {' | '.join(roles)} | when | |", "| --- |" + " :-: |" * len(roles) + " --- | --- |"]
    for kind in sorted(commands, key=_tag):
        row = commands[kind]
        marks = ["●" if role in row.powers else "" for role in roles]
        when = ", ".join(sorted(row.when)) if row.when is not None else ""
        rows.append(f"| `{_tag(kind)}` | {' | '.join(marks)} | {when} | {'reason' if row.needs_reason else ''} |")
    return "\n".join(rows) + "\n"


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def main(arguments: list[str]) -> int:
    """Writes the page; with `--check` only tells whether it is up to date."""
    is_stale = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page()
    if "--check" in arguments:
        if is_stale:
            sys.stderr.write("docs/reference/powers.md is stale: run python -m tools.powers\n")
        return int(is_stale)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
