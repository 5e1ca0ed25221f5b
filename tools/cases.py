"""Runs the worked cases of a rulebook in a real room with the real engine: `python -m tools.cases FILE GAME`.

The tool prints one line per case, `ok` or the difference, and at the end `N passed, M failed`. The exit status is 0 only if all
cases passed. The rulebook describes the format of the file (`README.md`, Cases). An action may also be a text in the short
form, such as `"0: take 2"` (`banderilla_conformance/short_actions.py`).

`python -m tools.cases --shorten FILE GAME` rewrites a file: each action that the engine reads back exactly becomes such a text,
and the other actions stay objects. A file with one line per case keeps one line per case.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from banderilla_conformance.cases import differences, shortened
from engines.contract import Engine
from engines.registry import engine_of, slugs

SHORTEN = "--shorten"
WIDTH = 128
"""Width of a line of actions or of steps. Positions and states stay on one line."""


def main(arguments: list[str]) -> int:
    is_rewriting = arguments[:1] == [SHORTEN]
    arguments = arguments[is_rewriting:]
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
    if is_rewriting:
        Path(file).write_text(rewritten(engine, Path(file).read_text(encoding="utf-8")), encoding="utf-8")
        return 0
    return run(engine, cases)


def run(engine: Engine[Any, Any, Any], cases: Sequence[Mapping[str, Any]]) -> int:
    """Runs the cases, prints a line per case and the totals, and returns the exit status."""
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


def rewritten(engine: Engine[Any, Any, Any], text: str) -> str:
    """Returns the text of a file of cases with the actions in the short form."""
    cases = [shortened(engine, case) for case in json.loads(text)]
    has_line_per_case = len(text.splitlines()) <= len(cases) + 2
    blocks = [compact(case) if has_line_per_case else "\n".join(lines(case)) for case in cases]
    return "[\n" + ",\n".join(blocks) + "\n]\n"


def lines(case: Mapping[str, Any]) -> Iterator[str]:
    """Yields the lines of a case: its name and rule, its position, its actions, and what it expects."""
    heading = {key: case[key] for key in ("name", "rule") if key in case}
    rest = {key: case[key] for key in case if key not in (*heading, "actions", "expected")}
    yield compact(heading).removesuffix("}") + ","
    yield from (f" {compact(key)}: {compact(value)}," for key, value in rest.items())
    yield from _filled(' "actions": [', case["actions"], "],")
    steps = case["expected"].get("steps")
    state = [f"{compact(key)}: {compact(value)}" for key, value in case["expected"].items() if key != "steps"]
    shown = ", ".join(state) + "}}"
    if steps is None:
        yield ' "expected": {' + shown
        return
    *above, last = _filled(' "expected": {"steps": [', steps, "]," if state else "]")
    yield from above
    if not state or len(f"{last} {shown}") <= WIDTH:
        yield f"{last} {shown}" if state else last + shown
    else:
        yield last
        yield f"  {shown}"


def _filled(opening: str, values: Sequence[Any], closing: str) -> Iterator[str]:
    """Yields the lines of a list, each with as many values as fit into the width."""
    line = opening
    for number, value in enumerate(values, 1):
        text = compact(value) + ("," if number < len(values) else closing)
        gap = "" if line in (opening, "  ") else " "
        if gap and len(line + gap + text) > WIDTH:
            yield line
            line, gap = "  ", ""
        line += gap + text
    yield line if values else opening + closing


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
