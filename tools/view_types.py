"""Writes the client's types of views: `python -m tools.view_types`. `--check` fails if a file is out of date.

There is one file for rooms, one for sessions, one for exercises and lessons, and one for public pages. Their types come from
the declarations next to the code that makes the views (`view_types.py`).
"""

import sys
from pathlib import Path
from typing import Any

from server.gateway.http.family_types import FamilyView
from server.room.lifecycle.offer import AboutView
from server.room.views.summary import GameSummary
from server.room.views.view_types import RoomView
from server.school.view_types import AskedExercise, Exercise, LessonAnswer, LessonMoment, OwnExercise
from server.sessions.homework.due import DueView
from server.sessions.public_page.view_types import PageGame, PageView
from server.sessions.views.summary import ClassSummary
from server.sessions.views.view_types import SessionView
from tools.typescript import PLAIN, Records

CLIENT = Path(__file__).parents[1] / "clients" / "web" / "src"
ROOM = "room/view.gen.ts"
SESSION = "classroom/view.gen.ts"
SCHOOL = "school/view.gen.ts"
PAGE = "public_page/view.gen.ts"
FILES: dict[str, tuple[str, tuple[Any, ...]]] = {
    ROOM: ('import type { Action, GameView } from "./game_view";\n\n', (RoomView, AboutView, GameSummary)),
    SESSION: ('import type { GameView } from "../room/game_view";\n\n', (SessionView, ClassSummary, DueView)),
    SCHOOL: (
        'import type { GameView } from "../room/game_view";\n\n',
        (AskedExercise, Exercise, OwnExercise, LessonMoment, LessonAnswer),
    ),
    PAGE: ('import type { GameView } from "../room/game_view";\n\n', (PageView, PageGame, FamilyView)),
}
"""For each file of the client: its import lines, and the declarations that it contains, together with the types that they
use."""


def view_types(file: str) -> str:
    """Returns the text of the generated file `file`. The same declarations always give the same text."""
    imports, declared = FILES[file]
    records = Records(with_docs=True)
    for view in declared:
        records.add(view)
    parts = [
        "/* Made from the server's view_types.py by `python -m tools.view_types`. Do not edit. */",
        f"{imports}{PLAIN}",
        *records.texts.values(),
    ]
    return "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Writes the files; with `--check` only lists the files that are out of date."""
    stale = [file for file in FILES if not _is_written(CLIENT / file, view_types(file))]
    for file in stale:
        if "--check" in arguments:
            sys.stderr.write(f"{file} is stale: run python -m tools.view_types\n")
        else:
            (CLIENT / file).write_text(view_types(file), encoding="utf-8")
    return int("--check" in arguments and bool(stale))


def _is_written(path: Path, types: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == types


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
