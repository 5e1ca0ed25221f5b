"""Tests of making a new game: it starts as a copy of a template, which is a complete game."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engines.registry import engine_of
from tools.new_game import PARTS, TEMPLATES, main, new_game, new_package

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Returns a separate folder with the templates' files."""
    for template in TEMPLATES.values():
        for part in PARTS:
            source, target = ROOT / part.format(template), tmp_path / part.format(template)
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, target)
    return tmp_path


@pytest.mark.parametrize("kind", TEMPLATES)
def test_a_copy_has_every_part_and_names_its_template_nowhere(checkout: Path, kind: str) -> None:
    made = new_game("nim", kind, checkout)
    assert [path.relative_to(checkout).as_posix() for path in made] == [part.format("nim") for part in PARTS]
    files = [file for path in made for file in ([path] if path.is_file() else path.rglob("*")) if file.is_file()]
    assert len(files) > 12
    assert [file for file in files if TEMPLATES[kind] in file.read_text().lower()] == []
    assert [file for file in files if re.search(r"\btemplate|never listed", file.read_text().lower())] == []


@pytest.mark.parametrize("kind", TEMPLATES)
def test_a_copy_is_listed_though_its_template_is_not(checkout: Path, kind: str) -> None:
    new_game("nim", kind, checkout)
    assert not engine_of(TEMPLATES[kind]).about.listed
    assert "listed" not in (checkout / "engines/nim/rules.py").read_text()


@pytest.mark.parametrize(
    ("slug", "kind"), [("noughts", "plain"), ("Bad Slug", "plain"), ("tic-tac", "duel"), ("", "duel"), ("nim", "odd")]
)
def test_a_bad_or_taken_slug_or_an_unknown_kind_makes_nothing(checkout: Path, slug: str, kind: str) -> None:
    before = sorted(checkout.rglob("*"))
    with pytest.raises(ValueError, match=r"slug|exists|kind"):
        new_game(slug, kind, checkout)
    assert sorted(checkout.rglob("*")) == before


@pytest.mark.parametrize("arguments", [[], [""], ["", "plain"], ["nim", "plain", "more"]])
def test_the_command_without_a_slug_says_how_it_is_called(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: make new-game SLUG=")


def test_a_package_is_offered_under_its_own_name_and_names_the_sample_nowhere(tmp_path: Path) -> None:
    made = new_package("nim", ROOT, tmp_path)
    assert [
        file
        for file in made.rglob("*")
        if "pebbles" in file.name or (file.is_file() and b"pebbles" in file.read_bytes().lower())
    ] == []
    uv, site = Path(sys.prefix) / "bin" / "uv", tmp_path / "site"
    subprocess.run([uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--target", site, made], check=True)
    code = (
        "import json; from engines.registry import packages, refused_packages;"
        "print(json.dumps([{slug: package.parts for slug, package in packages().items()}, [*map(str, refused_packages())]]))"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": f"{site}:{ROOT}"}, check=True, stdout=subprocess.PIPE, text=True
    )
    assert json.loads(found.stdout) == [{"nim": ["picture", "lesson", "written"]}, []]


@pytest.mark.parametrize("slug", ["noughts", "Nim", "ti-ny", ""])
def test_a_package_with_a_bad_or_taken_slug_is_not_made(tmp_path: Path, slug: str) -> None:
    with pytest.raises(ValueError, match=r"slug|exists"):
        new_package(slug, ROOT, tmp_path)
    assert list(tmp_path.iterdir()) == []
