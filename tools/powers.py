"""Writes `docs/reference/powers.md` from the tables of powers: `python -m tools.powers`; `--check` fails when it is stale."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from protocol.messages import Body
from server.room import command as room
from server.sessions import command as session

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "powers.md"

_INTRODUCTION = """# Who may do what

Made from the tables in `server/room/command.py` and `server/sessions/command.py` by `python -m tools.powers`. Do not edit.
`tests/room/test_powers.py` and `tests/sessions/test_powers.py` try them all out.

What is marked *reason* is refused with `referee/reason` where a referee gives none; the reason is written in the log under the
referee's name and shown to both sides. Opinions on a challenge: """

_ROOM = """
## In a room

`player` holds a seat; `pupil` holds one at a board of a session; `host` opened the room; `server` is the server itself.

"""

_SESSION = """
## In a session

`pupil` came in with the code alone; the others with a link of their own. At the session's boards they are what they are here.

"""

Powers = Mapping[Any, frozenset[type[Body]]]
"""What a role may do; the roles of a room and of a session are literals of their own."""


def page() -> str:
    opinions = "; ".join(f"{role} {', '.join(map(str, sorted(levels)))}" for role, levels in room.OPINION_OF.items())
    roles_room = ("anyone", "player", "pupil", "host", "monitor", "leader", "director", "server")
    roles_session = ("anyone", "pupil", "monitor", "leader", "director", "server")
    return "".join(
        (
            _INTRODUCTION + opinions + ".\n",
            _ROOM,
            _table(room.POWERS, roles_room, room.REASONED),
            _SESSION,
            _table(session.POWERS, roles_session, session.REASONED),
        )
    )


def _table(powers: Powers, roles: Sequence[str], reasoned: frozenset[type[Body]]) -> str:
    kinds = {kind for bodies in powers.values() for kind in bodies}
    rows = [f"| command | {' | '.join(roles)} | |", "| --- |" + " :-: |" * len(roles) + " --- |"]
    for kind in sorted(kinds, key=_tag):
        marks = ["●" if kind in powers[role] else "" for role in roles]
        rows.append(f"| `{_tag(kind)}` | {' | '.join(marks)} | {'reason' if kind in reasoned else ''} |")
    return "\n".join(rows) + "\n"


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def main(arguments: list[str]) -> int:
    """Writes the page; with `--check` only says whether it is up to date."""
    is_stale = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page()
    if "--check" in arguments:
        if is_stale:
            sys.stderr.write("docs/reference/powers.md is stale: run python -m tools.powers\n")
        return int(is_stale)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
