"""The version in the logs changes with every file that determines the result of a step, and with no other file."""

from pathlib import Path

from engines.registry import all_engines
from server import __version__
from server.rules_version import SIGNS, fingerprint, rules_version


def test_it_begins_with_the_release_and_differs_from_game_to_game() -> None:
    versions = {slug: rules_version(slug) for slug in all_engines()}
    assert all(version.startswith(f"{__version__}+") for version in versions.values())
    assert len(set(versions.values())) == len(versions)


def written(folder: Path, **files: str) -> Path:
    folder.mkdir()
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text)
    return folder


def test_the_same_files_have_the_same_fingerprint_wherever_they_lie(tmp_path: Path) -> None:
    one, other = written(tmp_path / "one", rules_py="a\n"), written(tmp_path / "other", rules_py="a\r\n")
    assert fingerprint([one]) == fingerprint([other])
    assert len(fingerprint([one])) == SIGNS


def test_rules_data_and_names_count_and_what_is_beside_them_does_not(tmp_path: Path) -> None:
    plain = fingerprint([written(tmp_path / "plain", rules_py="a")])
    assert fingerprint([written(tmp_path / "changed", rules_py="b")]) != plain
    assert fingerprint([written(tmp_path / "renamed", flow_py="a")]) != plain
    assert fingerprint([written(tmp_path / "data", rules_py="a", board_json="{}")]) != plain
    assert fingerprint([written(tmp_path / "notes", rules_py="a", notes_md="x", rules_pyc="x")]) == plain
