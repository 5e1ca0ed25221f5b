"""`python -m tests.load.lab_server serve …`: the real server with the bench's game added."""

import sys
from pathlib import Path

import engines
from server import rules_version
from server.command_line.main import main
from server.workers import supervision, worker


def _no_fingerprint(folders: object) -> str:
    return "bench"


if __name__ == "__main__":
    engines.__path__.append(str(Path(__file__).parent / "unlisted"))
    # The rules' version does not cover the folder of this game, so give it a fixed version.
    rules_version.fingerprint = _no_fingerprint
    supervision.COMMAND[:] = [sys.executable, "-m", "tests.load.lab_server", "worker"]
    sys.exit(worker.main() if sys.argv[1:] == ["worker"] else main())
