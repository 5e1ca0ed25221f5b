"""Every game that the lobby lists has all that belongs to a game: cases, playthrough, decisions, board and words."""

from pathlib import Path

import pytest

from engines.registry import engine_of, folder_of, slugs
from tools import declared

ROOT = Path(__file__).parent.parent.parent
LISTED = [slug for slug in slugs() if engine_of(slug).about.listed]


@pytest.mark.parametrize("slug", LISTED)
@pytest.mark.parametrize(
    "path",
    [
        "tests/engines/{folder}/cases.json",
        "tests/engines/{folder}/playthrough.txt",
        "docs/rules/{slug}.md",
        "clients/web/src/games/{slug}/Board.svelte",
        "clients/web/src/games/{slug}/words.ts",
    ],
)
def test_a_listed_game_has_its_parts(slug: str, path: str) -> None:
    assert (ROOT / path.format(slug=slug, folder=folder_of(slug))).is_file()


def test_the_tests_of_a_game_are_in_one_folder_that_is_spelt_as_its_engines() -> None:
    folders = {path.name for path in (ROOT / "tests/engines").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == {folder_of(slug) for slug in slugs()} | {"kit"}


@pytest.mark.parametrize("slug", LISTED)
def test_every_refusal_and_every_rule_has_words(slug: str) -> None:
    """The words are typed by the Spanish file, so what Spanish has, English has too."""
    folder = ROOT / "clients/web/src/games" / slug
    own = "".join(file.read_text() for file in folder.glob("words*.ts"))
    web = ROOT / "clients/web/src"
    shared = "".join(file.read_text() for file in (*web.glob("words/*.ts"), *web.glob("board/*words.ts")))
    engine = engine_of(slug)
    missing = [code for code in sorted(engine.codes) if code not in own + shared]
    missing += [rule.id for rule in engine.rules if rule.challengeable and rule.id not in own]
    assert missing == []


def test_what_the_engines_declare_is_written_down_for_the_client() -> None:
    assert declared.main(["--check"]) == 0
