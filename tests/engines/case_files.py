"""Reads the files of a game's worked cases: `cases.json` from the rulebook, and `more_cases.json` of this project next to
it."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from engines.registry import folder_of


def worked_cases(slug: str, files: str = "*cases.json") -> list[dict[str, Any]]:
    """Return all worked cases of a game, those of the rulebook first, or only those in the files that match `files`."""
    return [json.loads(text) for text in _texts(slug, files)]


@cache
def _texts(slug: str, files: str) -> tuple[str, ...]:
    """Return each case as text, so that no test can change the data of another test."""
    folder = Path(__file__).parent / folder_of(slug)
    assert folder.is_dir(), f"{slug} has no folder beside this file"
    return tuple(json.dumps(case) for file in sorted(folder.glob(files)) for case in json.loads(file.read_text()))
