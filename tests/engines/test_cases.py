"""Worked cases, one test each: the rulebook's in `tests/engines/<slug>/cases.json`, our own in `more_cases.json` beside it."""

import json
from pathlib import Path
from typing import Any

import pytest

from engines.registry import engine_of, slugs
from tools.cases import differences

HERE = Path(__file__).parent
CASES = [
    pytest.param(slug, case, id=f"{slug}: {case['name']}")
    for slug in slugs()
    for file in (HERE / slug / "cases.json", HERE / slug / "more_cases.json")
    if file.exists()
    for case in json.loads(file.read_text())
]


@pytest.mark.parametrize(("slug", "case"), CASES)
def test_case(slug: str, case: dict[str, Any]) -> None:
    assert differences(engine_of(slug), case) == []
