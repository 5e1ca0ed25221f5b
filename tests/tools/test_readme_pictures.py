"""The pictures in README and CONTRIBUTING are made from the running program, and a check reports when the client has
changed since."""

import re
import shutil
from pathlib import Path

import pytest

from tools import readme_pictures
from tools.readme_pictures import FOLDER, MAX_BYTES, PICTURES, PREFIX, ROOT, digest, stale
from tools.webp import chunks_of, text_of, with_text

PAGES = ("README.md", "CONTRIBUTING.md")


def test_every_picture_of_the_pages_is_taken_by_the_tool_and_states_its_sources() -> None:
    shown = {name for page in PAGES for name in re.findall(r"docs/images/([\w.]+)", (ROOT / page).read_text(encoding="utf-8"))}
    assert shown == {f"{name}.webp" for name in PICTURES}
    for name in shown:
        webp = (FOLDER / name).read_bytes()
        assert re.fullmatch(PREFIX + "[0-9a-f]{32}", text_of(webp) or "")
        assert len(webp) < MAX_BYTES


def test_the_challenge_moves() -> None:
    assert sum(chunk.name == b"ANMF" for chunk in chunks_of((FOLDER / "challenge.webp").read_bytes())) >= 5


@pytest.mark.parametrize("name", PICTURES)
def test_each_pattern_finds_files(name: str) -> None:
    source = ROOT / "clients" / "web" / "src"
    assert all(any(source.glob(pattern)) for pattern in PICTURES[name].sources)


def test_a_change_of_the_client_makes_its_pictures_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "clients" / "web" / "src" / "games" / "fiar"
    shutil.copytree(ROOT / "clients" / "web" / "src" / "games" / "fiar", source)
    picture = readme_pictures.Picture(PICTURES["developer"].take, ("games/fiar/**/*",))
    monkeypatch.setattr(readme_pictures, "PICTURES", {"one": picture, "two": picture})
    webp = (FOLDER / "developer.webp").read_bytes()
    (tmp_path / "one.webp").write_bytes(with_text(webp, PREFIX + digest(picture.sources, tmp_path)))
    assert stale(tmp_path, tmp_path) == ["two"]
    for unseen in ("board.test.ts", "words.es.ts"):
        (source / unseen).write_text("export {};")
    assert stale(tmp_path, tmp_path) == ["two"]
    board = source / "Board.svelte"
    board.write_text(board.read_text(encoding="utf-8") + "\n<p>new</p>\n", encoding="utf-8")
    assert stale(tmp_path, tmp_path) == ["one", "two"]
