"""A new game starts as a copy of noughts."""

import shutil
from pathlib import Path

import pytest

from tools.new_game import copy

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for part in ("engines/noughts", "tests/engines/noughts"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_a_copy_names_itself_everywhere(house: Path) -> None:
    engine, tests = copy("tic-tac", house)
    assert engine == house / "engines" / "tic_tac"
    assert 'slug="tic-tac"' in (engine / "rules.py").read_text()
    assert "from engines.tic_tac" in (engine / "__init__.py").read_text()
    assert all("noughts" not in file.read_text() for file in [*engine.glob("*.py"), tests / "cases.json"])


@pytest.mark.parametrize("slug", ["noughts", "Bad Slug", "../x", ""])
def test_a_bad_or_taken_slug_makes_nothing(house: Path, slug: str) -> None:
    before = sorted(house.rglob("*"))
    with pytest.raises(ValueError, match=r"slug|exists"):
        copy(slug, house)
    assert sorted(house.rglob("*")) == before
