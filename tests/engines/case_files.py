"""Reads the files of a game's worked cases: `cases.json` has the cases of the rulebook, and `more_cases.json` has
additional cases, with most actions in the short form."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from banderilla_conformance.cases import expanded
from engines.registry import engine_of, folder_of


def worked_cases(slug: str, files: str = "*cases.json") -> list[dict[str, Any]]:
    """Return the worked cases of a game, first the cases of the rulebook, with each action as an object. `files`: pattern
    of the file names to read."""
    return [json.loads(text) for text in _texts(slug, files)]


def written_cases(file: Path) -> list[dict[str, Any]]:
    """Return the cases as the file has them: an action is an object or a text in the short form."""
    cases: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return cases


@cache
def _texts(slug: str, files: str) -> tuple[str, ...]:
    """Return each case as JSON text. Each caller decodes the text, so that no test can change the data of another test."""
    folder = Path(__file__).parent / folder_of(slug)
    assert folder.is_dir(), f"{slug} has no folder beside this file"
    engine = engine_of(slug)
    return tuple(json.dumps(expanded(engine, case)) for file in sorted(folder.glob(files)) for case in written_cases(file))
