"""`python -m tests.load.lab_server serve …`: the server as it is, which knows the bench's game too."""

import sys
from pathlib import Path

import engines
from server import rules_version
from server.command_line.main import main


def _no_fingerprint(folders: object) -> str:
    return "bench"


if __name__ == "__main__":
    engines.__path__.append(str(Path(__file__).parent / "unlisted"))
    # The game's folder is not where versions are made from.
    rules_version.fingerprint = _no_fingerprint
    sys.exit(main())
