"""The files generated from the messages are up to date and complete."""

from pathlib import Path

import pytest

from protocol import errors, messages, reference, typescript, version


def test_the_clients_types_are_up_to_date() -> None:
    assert typescript.main(["--check"]) == 0


def test_the_reference_pages_are_up_to_date() -> None:
    assert reference.main(["--check"]) == 0


def test_stale_types_are_noticed_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "TARGET", tmp_path / "messages.ts")
    assert typescript.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0


def test_stale_pages_are_noticed_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reference, "FOLDER", tmp_path / "docs" / "reference")
    assert reference.main(["--check"]) == 1
    assert "codes.md" in capsys.readouterr().err
    assert reference.main([]) == 0
    assert reference.main(["--check"]) == 0


def test_every_message_has_a_type_in_typescript() -> None:
    text = typescript.typescript()
    for union in (messages.ClientMessage, messages.ServerMessage, messages.RoomCommand):
        for struct in union.__args__:
            assert f"export type {struct.__name__} = {{" in text
            assert f'  type: "{struct.__struct_config__.tag}";' in text


def test_every_code_is_documented() -> None:
    page = reference.codes_page()
    assert all(f"| `{code}` |" in page for code in errors.CODES)
    assert frozenset(errors.MEANINGS) == errors.CODES


def test_one_version_is_spoken() -> None:
    assert version.is_spoken(version.VERSION)
    assert not version.is_spoken(version.VERSION + 1)
