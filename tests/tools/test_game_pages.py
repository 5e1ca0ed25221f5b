"""Each game's page for programmers is up to date, and lists every action that the game accepts."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.registry import all_engines, engine_of, folder_of, slugs
from server.descriptions.schemas import action_kinds
from server.room.lifecycle.creation import NewRoom, create
from tools import game_pages

EXAMPLE = re.compile(r"^### `(\w+)`\n(?:(?!###).*\n)*?Example of ([^:]+): `(\{.*\})`, as a text", re.MULTILINE)


def test_they_are_up_to_date() -> None:
    assert game_pages.main(["--check"]) == 0


def test_stale_pages_are_noticed_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(game_pages, "FOLDER", tmp_path)
    assert game_pages.main(["--check"]) == 1
    assert "games/fiar.md" in capsys.readouterr().err
    assert game_pages.main([]) == 0
    assert game_pages.main(["--check"]) == 0


@pytest.mark.parametrize("slug", all_engines())
def test_a_page_has_every_option_action_rule_and_code(slug: str) -> None:
    engine, page = all_engines()[slug], game_pages.game_page(slug)
    assert all(f"- `{field}`: " in page for field in engine.options.__struct_encode_fields__)
    assert all(f"### `{kind.__struct_config__.tag}`" in page for kind in action_kinds(engine.action))
    assert all(f"| [`{rule.id}`](" in page for rule in engine.rules)
    assert all(f"`{code}`" in page for code in engine.codes)


@pytest.mark.parametrize("slug", all_engines())
def test_every_action_has_an_example_that_the_engine_reads_as_that_action(slug: str) -> None:
    engine = all_engines()[slug]
    page = (game_pages.FOLDER / "games" / f"{slug}.md").read_text(encoding="utf-8")
    shown = {tag: json.loads(raw) for tag, _sender, raw in EXAMPLE.findall(page)}
    read = {tag: engine.parse(raw) for tag, raw in shown.items()}
    assert {tag: action.__struct_config__.tag for tag, action in read.items()} == {tag: tag for tag in read}
    without = [kind for kind in action_kinds(engine.action) if kind.__struct_config__.tag not in shown]
    assert all(not msgspec.structs.fields(kind) for kind in without), without


@pytest.mark.parametrize("slug", all_engines())
def test_a_page_names_every_part_of_the_board(slug: str) -> None:
    data = Path("engines", folder_of(slug), "board.json")
    names = _ids(json.loads(data.read_text(encoding="utf-8"))) if data.is_file() else set()
    words = set(re.split(r"[\s|`:,]+", game_pages.game_page(slug)))
    assert names - words == set()


def _ids(node: Any) -> set[str]:
    """Returns every `id` in the data, except the ids of clocks, which are values of an option."""
    if isinstance(node, list):
        return {id for part in node for id in _ids(part)}
    if not isinstance(node, dict):
        return set()
    own = {str(node["id"])} if "id" in node else set()
    return own | {id for key, part in node.items() if key != "time_controls" for id in _ids(part)}


@pytest.mark.parametrize("slug", slugs())
def test_the_values_of_assisted_mode_are_those_of_a_new_table(slug: str) -> None:
    about = engine_of(slug).about
    room = create(NewRoom("ABC234", slug, min(about.seats), "ada", "Ada", bytes(32)), 0)
    said = {choice.field: choice.at_home for choice in about.choices if choice.at_home is not None}
    assert {field: room.options[field] for field in said} == said
