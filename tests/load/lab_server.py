"""`python -m tests.load.lab_server serve …`: the server as it is, which knows the bench's game too."""

import sys
from functools import cache
from pathlib import Path

import engines
from server.command_line.main import main
from server.store.stored import aggregate


@cache
def _version(_slug: str) -> str:
    return "bench"


if __name__ == "__main__":
    engines.__path__.append(str(Path(__file__).parent / "unlisted"))
    # The game's folder is not where versions are made from.
    aggregate.rules_version = _version  # type: ignore[attr-defined]
    sys.exit(main())
