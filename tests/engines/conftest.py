"""Collects the worked cases: each case in a `*cases.json` of a game's folder is a test of that folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from banderilla_conformance.plugin import WorkedCase
from engines.registry import folder_of, slugs
from tests.engines.case_files import written_cases

SLUG_OF = {folder_of(slug): slug for slug in slugs()}


class CaseFile(pytest.File):
    """A file of worked cases: `cases.json` with the cases of the rulebook, or `more_cases.json` with additional cases."""

    def collect(self) -> Iterator[pytest.Item]:
        slug = SLUG_OF[self.path.parent.name]
        for case in written_cases(self.path):
            item = WorkedCase.from_parent(self, name=case["name"])
            item.slug, item.case = slug, case
            item.extra_keyword_matches.add(slug)
            yield item


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    """Collects the case files in the folders of games; returns None for other files."""
    if file_path.name.endswith("cases.json") and file_path.parent.name in SLUG_OF:
        return CaseFile.from_parent(parent, path=file_path)
    return None
