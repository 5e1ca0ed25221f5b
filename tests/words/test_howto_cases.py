"""The rules page of each game agrees with its engine: the engine plays the worked cases that show the page's goal and
ends."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from banderilla_conformance.cases import Table
from engines.contract import Refusal
from engines.registry import engine_of, slugs
from tests.engines.case_files import worked_cases

GAMES = Path(__file__).parents[2] / "clients/web/src/games"
LINE = re.compile(r"^    (\[\"(?:goal|end)\", .*\]),$", re.MULTILINE)
Shown = tuple[str, str, str, list[int]]


def shown(slug: str) -> list[Shown]:
    """Returns, for each case that the page names: the part of the page, the name of the case, the reason and the
    winners."""
    page = (GAMES / slug / "words.es.ts").read_text(encoding="utf-8")
    return [tuple(json.loads(line)) for line in LINE.findall(page)]


def ended(slug: str, name: str) -> tuple[str, list[int]]:
    """Plays a worked case. Returns the reason of the result and the winners."""
    (case,) = (each for each in worked_cases(slug) if each["name"] == name)
    table = Table(engine_of(slug), case["given"])
    for action in case["actions"]:
        try:
            table.play(action)
        except Refusal:
            continue
    result = engine_of(slug).status(table.state).result
    if result is not None:
        return result.reason, list(result.winners)
    # A single game of the match is over, and the match continues.
    game: dict[str, Any] = engine_of(slug).to_case(table.state, table.now_ms)["result"]
    return game["reason"], [game["seat"]] if game.get("seat") is not None else []


@pytest.mark.parametrize("slug", slugs())
def test_a_page_names_a_case_for_its_goal_and_for_its_ends(slug: str) -> None:
    assert {part for part, *_rest in shown(slug)} == {"goal", "end"}


@pytest.mark.parametrize(
    ("slug", "case"), [pytest.param(slug, case, id=f"{slug}: {case[1]}") for slug in slugs() for case in shown(slug)]
)
def test_the_engine_ends_each_case_as_the_page_has_it(slug: str, case: Shown) -> None:
    """If this test fails after a change of the rules, the sentences of `goal` and `end` on the page are wrong in every
    language."""
    _part, name, reason, winners = case
    assert ended(slug, name) == (reason, winners)
