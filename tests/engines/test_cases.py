"""The rulebook's worked cases, one test each: every `tests/engines/<slug>/cases.json`."""

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
    if (file := HERE / slug / "cases.json").exists()
    for case in json.loads(file.read_text())
]


@pytest.mark.parametrize(("slug", "case"), CASES)
def test_case(slug: str, case: dict[str, Any]) -> None:
    assert differences(engine_of(slug), case) == []
