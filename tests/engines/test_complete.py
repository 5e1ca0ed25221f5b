"""Every game in the lobby has all parts of a game: cases, playthrough, decisions, board and words."""

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
        "clients/web/src/games/{slug}/words.es.ts",
    ],
)
def test_a_listed_game_has_its_parts(slug: str, path: str) -> None:
    assert (ROOT / path.format(slug=slug, folder=folder_of(slug))).is_file()


def test_the_tests_of_a_game_are_in_one_folder_that_is_spelt_as_its_engines() -> None:
    folders = {path.name for path in (ROOT / "tests/engines").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == {folder_of(slug) for slug in slugs()} | {"kit"}


@pytest.mark.parametrize("slug", slugs())
def test_the_words_of_a_game_are_typed_by_what_its_engine_declares(slug: str) -> None:
    """If a word for a code, a rule, a phase or an event is missing in any language, the client does not compile."""
    folder = ROOT / "clients/web/src/games" / slug
    text = "".join(file.read_text() for file in folder.glob("words.*.ts"))
    assert 'import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";' in text
    assert "type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;" in text
    assert "} satisfies Mine & {" in text
    assert "export const play: Words = {" in text


def test_engine_declarations_are_written_for_the_client() -> None:
    assert declared.main(["--check"]) == 0
