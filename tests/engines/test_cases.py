"""Worked cases, one test each: the rulebook's in `cases.json` of a game's folder here, our own in `more_cases.json`."""

from typing import Any

import pytest

from engines.registry import engine_of, slugs
from tests.engines.case_files import worked_cases
from tools.cases import differences

CASES = [pytest.param(slug, case, id=f"{slug}: {case['name']}") for slug in slugs() for case in worked_cases(slug)]


@pytest.mark.parametrize(("slug", "case"), CASES)
def test_case(slug: str, case: dict[str, Any]) -> None:
    assert differences(engine_of(slug), case) == []
