"""The pytest plugin of the conformance kit. The plugin does nothing in a project without `banderilla_game`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banderilla_conformance.cases import differences
from engines.registry import engine_of, refused_packages, slugs
from server.school.lesson import lesson_of

LAWS, LESSON_LAWS, PACKAGE_LAWS = (Path(__file__).with_name(f"{name}.py") for name in ("laws", "lesson_laws", "package_laws"))


class WorkedCase(pytest.Item):
    """A worked case as a test. Its engine plays it."""

    slug: str
    case: dict[str, Any]

    def runtest(self) -> None:
        assert differences(engine_of(self.slug), self.case) == []

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        """Returns the differences between result and expectation, without a traceback through this file."""
        return f"{self.slug}: {self.name}\n{excinfo.value}"

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.slug}: {self.name}"


class CaseFile(pytest.File):
    """A file with worked cases of the package."""

    def collect(self) -> Iterator[pytest.Item]:
        slug = self.config.getini("banderilla_game")
        for case in json.loads(self.path.read_text(encoding="utf-8")):
            item = WorkedCase.from_parent(self, name=case["name"])
            item.slug, item.case = slug, case
            yield item


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("banderilla_game", "slug of this package's game; pytest then runs its laws and worked cases", default="")


def pytest_configure(config: pytest.Config) -> None:
    """Adds the laws to the tests. Raises `pytest.UsageError` if the game is not installed, or if the server refuses the game's
    package."""
    slug = config.getini("banderilla_game")
    if not slug:
        return
    if slug not in slugs():
        why = [str(error) for error in refused_packages() if error.game == slug]
        raise pytest.UsageError(why[0] if why else f"no installed package has the game {slug!r}: pip install -e . first")
    laws = [LAWS, PACKAGE_LAWS, *([LESSON_LAWS] if lesson_of(slug) else [])]
    config.args += map(str, laws)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    """Collects the files with worked cases."""
    if file_path.name.endswith("cases.json") and parent.config.getini("banderilla_game"):
        return CaseFile.from_parent(parent, path=file_path)
    return None
