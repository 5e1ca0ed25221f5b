"""The fragments in `changes` become a part of the changelog, with the newest release first."""

from pathlib import Path

import pytest

from tools.changelog import fragments, notes, releases, with_release

HEAD = "# Changes\n\nWhat is stable.\n"


def test_a_fragment_is_a_line() -> None:
    assert notes(["One\nchange.\n", "Another."]) == "- One change.\n- Another.\n"


def test_releases_stand_newest_first_below_the_head(tmp_path: Path) -> None:
    first = with_release(HEAD, "0.1.0", "2026-11-23", "- One.\n")
    assert first == "# Changes\n\nWhat is stable.\n\n## 0.1.0 (2026-11-23)\n\n- One.\n"
    second = with_release(first, "0.2.0", "2026-12-01", "- Two.\n")
    assert second.index("## 0.2.0 (2026-12-01)\n\n- Two.\n\n## 0.1.0") > 0
    (tmp_path / "CHANGELOG.md").write_text(second)
    assert releases(tmp_path) == ["0.2.0", "0.1.0"]


def test_a_version_stands_there_once() -> None:
    with pytest.raises(ValueError, match=r"0\.1\.0 already"):
        with_release(with_release(HEAD, "0.1.0", "2026-11-23", "- One.\n"), "0.1.0", "2026-11-24", "- Two.\n")


def test_every_fragment_of_ours_says_something_in_the_users_words() -> None:
    assert all(fragment.read_text(encoding="utf-8").strip() for fragment in fragments())
