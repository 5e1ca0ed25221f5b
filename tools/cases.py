"""Runs the worked cases of a rulebook in a real room with the real engine: `python -m tools.cases FILE GAME`.

The tool prints one line per case, `ok` or the difference, and at the end `N passed, M failed`. The exit status is 0 only if all
cases passed. The rulebook describes the format of the file (`README.md`, Cases).
"""

import json
import sys
from pathlib import Path

from banderilla_conformance.cases import differences
from engines.registry import engine_of, slugs


def main(arguments: list[str]) -> int:
    if len(arguments) != 2 or arguments[1] not in slugs():
        print(f"usage: make cases FILE=<path> GAME=<one of: {', '.join(slugs())}>", file=sys.stderr)
        return 2
    file, slug = arguments
    try:
        cases = json.loads(Path(file).read_text())
    except (OSError, ValueError) as error:
        print(
            f"{file or 'no FILE given'}: {error.strerror if isinstance(error, OSError) else f'no JSON: {error}'}",
            file=sys.stderr,
        )
        return 2
    engine = engine_of(slug)
    passed = failed = 0
    for case in cases:
        try:
            found = differences(engine, case)
        except Exception as bug:  # noqa: BLE001 - a crash is this case's result, and the others still run
            found = [f"{type(bug).__name__}: {bug}"]
        passed, failed = (passed, failed + 1) if found else (passed + 1, failed)
        print(f"{case['name']}: {'; '.join(found) or 'ok'}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
