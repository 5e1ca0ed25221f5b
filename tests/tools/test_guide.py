"""The guide for teachers names the parts of the screen with the screen's own words, and its pictures exist."""

import re
import shutil
from pathlib import Path

import pytest

from tools import guide
from tools.readme_pictures import PREFIX, digest
from tools.webp import text_of, with_text

WORDS = "\n".join(path.read_text(encoding="utf-8") for path in guide.ROOT.glob("clients/web/src/**/*.es.ts"))
OWN = re.compile(r"\.$")
"""Pattern of bold texts that do not name a part of the screen: they start a paragraph and end with a full stop."""


def test_the_page_has_the_text_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    assert guide.main(["--check"]) == 0, capsys.readouterr().out


def test_every_name_on_the_screen_is_one() -> None:
    named = [name for name in re.findall(r"\*\*([^*]+)\*\*", " ".join(guide.TEXT.read_text().split())) if not OWN.search(name)]
    assert len(named) > 15
    assert [name for name in named if name not in WORDS] == []


def test_every_picture_is_in_both_places_and_used() -> None:
    used = {file for _words, file in guide.IMAGE.findall(guide.TEXT.read_text())}
    for folder in guide.PICTURES:
        assert {path.name for path in folder.glob("*.webp")} == used
    for name in used:
        first, second = ((folder / name).read_bytes() for folder in guide.PICTURES)
        assert first == second
        assert len(first) <= guide.MAX_BYTES
        assert re.fullmatch(PREFIX + "[0-9a-f]{32}", text_of(first) or "")


def test_a_change_of_the_client_makes_the_pictures_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "clients" / "web" / "src"
    shutil.copytree(guide.ROOT / "clients" / "web" / "src" / "classroom", source / "classroom")
    webp = next(guide.PICTURES[0].glob("*.webp")).read_bytes()
    (tmp_path / "mesas.webp").write_bytes(with_text(webp, PREFIX + digest(guide.SOURCES, tmp_path)))
    monkeypatch.setattr(guide, "PICTURES", (tmp_path, tmp_path))
    assert guide.older_pictures(tmp_path) == []
    (source / "classroom" / "New.svelte").write_text("<p>new</p>")
    assert guide.older_pictures(tmp_path) == ["mesas"]


def test_a_text_in_blocks() -> None:
    blocks = guide.page_of("# One\n\nIt is **strong** and *so*.\nStill.\n\n- a\n  b\n- **c**")
    assert blocks == [
        {"kind": "head", "level": 1, "text": "One"},
        {"kind": "text", "spans": [["", "It is "], ["strong", "strong"], ["", " and "], ["em", "so"], ["", ". Still."]]},
        {"kind": "items", "items": [[["", "a b"]], [["strong", "c"]]]},
    ]


def test_every_picture_of_the_text_has_words() -> None:
    assert Path(guide.PAGE).exists()
    assert guide.TEXT.read_text().count("](../images/") == len(guide.IMAGE.findall(guide.TEXT.read_text())) == 8
