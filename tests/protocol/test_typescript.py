"""Tests of the TypeScript that a type of the protocol becomes."""

from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import inspect

from protocol import messages, typescript
from protocol.typescript import _type


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int | None, "number | null"),
        (Literal["a", "b"], '"a" | "b"'),
        (messages.RefereeRole, "RefereeRole"),
        (list[str], "string[]"),
        (tuple[int | str, ...], "(number | string)[]"),
        (dict[str, Any], "{ [key: string]: Plain }"),
        (list[messages.Settings], "Settings[]"),
        (messages.RoomCommand, "RoomCommand"),
        (messages.RoomCommand | messages.SessionCommand, "RoomCommand | SessionCommand"),
        (messages.Pause | messages.Start, "Pause | Start"),
    ],
)
def test_a_type_in_typescript(kind: Any, text: str) -> None:
    assert _type(inspect.type_info(kind)) == text


def test_a_type_without_a_form_in_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for BytesType"):
        _type(inspect.type_info(bytes))


def test_the_file_is_checked_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "protocol.ts"
    monkeypatch.setattr(typescript, "TARGET", target)
    assert typescript.main(["--check"]) == 1, "there is none"
    assert not target.exists()
    assert typescript.main([]) == 0
    written = target.read_text(encoding="utf-8")
    assert capsys.readouterr().err.count("is stale") == 1
    assert typescript.main(["--check"]) == 0
    target.write_text(written + "\n", encoding="utf-8")
    assert typescript.main(["--check"]) == 1, "it is of another version"
    assert target.read_text(encoding="utf-8") != written, "a check writes nothing"
    assert capsys.readouterr().err.count("is stale") == 1
