"""The engines can read every example of notation on the rules pages."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from engines.contract import Engine, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of, slugs

GAMES = Path(__file__).parents[2] / "clients/web/src/games"
PAGES = [slug for slug in slugs() if (GAMES / slug / "words.es.ts").exists()]
HOWTO = re.compile(r"^export const howto\b.*?^\}", re.MULTILINE | re.DOTALL)
ENTRY = re.compile(r"""^    \[("(?:[^"\\]|\\.)*"|'[^']*'), "(?:[^"\\]|\\.)*"\],$""", re.MULTILINE)
# Codes for a correct text whose action is not possible in the first position.
FITS_ANOTHER_POSITION = {"notation_illegal"}


def typed(slug: str) -> list[str]:
    """Return every example of notation on the game's rules pages, in every language. On a page, ` · ` separates the
    examples."""
    pages = [HOWTO.search(file.read_text()) for file in sorted((GAMES / slug).glob("words.*.ts"))]
    found = [entry for page in pages if page is not None for entry in ENTRY.findall(page[0])]
    return [text for each in found for text in each[1:-1].replace('\\"', '"').split(" · ")]


def refusal_of(engine: Engine[Any, Any, Any], state: Any, text: str) -> str | None:
    try:
        engine.read(state, 0, text)
    except Refusal as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize("slug", PAGES)
def test_examples_are_read(slug: str) -> None:
    engine = engine_of(slug)
    seats = engine.about.seats[0]
    state = engine.setup(engine.read_options({}), seats, ChanceReader(ChanceState(bytes(32))), 0)
    examples = typed(slug)
    assert len(examples) >= len(get_args(engine.action)), "an example at least for each action, all languages together"
    for text in examples:
        assert refusal_of(engine, state, text) in (None, *FITS_ANOTHER_POSITION), text


def test_every_game_of_the_lobby_has_a_page() -> None:
    folders = {meta.parent.name for meta in GAMES.glob("*/meta.ts")}
    assert folders == set(PAGES)
