"""The games' pages for programs are up to date and list every accepted action."""

from pathlib import Path

import pytest

from engines.registry import all_engines
from server.descriptions.schemas import action_kinds
from tools import game_pages


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
    assert all(f"| `{rule.id}` |" in page for rule in engine.rules)
    assert all(f"`{code}`" in page for code in engine.codes)
