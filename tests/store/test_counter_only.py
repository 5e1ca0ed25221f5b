"""The store knows rooms and sessions only as aggregates, so its tests work with a counter."""

import ast
from pathlib import Path
from typing import Final

FOLDER = Path(__file__).parent
OF_ROOMS = ("server.room", "server.sessions", "server.aggregate_types")
STILL: Final = {
    "commits/test_safety.py",
    "noughts.py",
    "rooms/test_attempt.py",
    "test_backup.py",
}
"""Files that still import a room or a session. The list may only become shorter."""


def imported(path: Path) -> set[str]:
    """Returns the modules that a file imports."""
    nodes = list(ast.walk(ast.parse(path.read_text())))
    names = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return names | {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}


def test_only_these_tests_of_the_store_import_a_room_or_a_session() -> None:
    found = {
        str(path.relative_to(FOLDER))
        for path in FOLDER.rglob("*.py")
        if any(name == of or name.startswith(f"{of}.") for name in imported(path) for of in OF_ROOMS)
    }
    assert found == STILL
