"""Reads the files of a game's worked cases: `cases.json` has the cases of the rulebook, and `more_cases.json` has
additional cases."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from engines.registry import folder_of


def worked_cases(slug: str, files: str = "*cases.json") -> list[dict[str, Any]]:
    """Return the worked cases of a game, first the cases of the rulebook. `files`: pattern of the file names to read."""
    return [json.loads(text) for text in _texts(slug, files)]


@cache
def _texts(slug: str, files: str) -> tuple[str, ...]:
    """Return each case as JSON text. Each caller decodes the text, so that no test can change the data of another test."""
    folder = Path(__file__).parent / folder_of(slug)
    assert folder.is_dir(), f"{slug} has no folder beside this file"
    return tuple(json.dumps(case) for file in sorted(folder.glob(files)) for case in json.loads(file.read_text()))
