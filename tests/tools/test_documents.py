"""Git keeps a digest of each generated document. The digest changes with the document, except for texts that only
explain."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.descriptions.asyncapi import asyncapi
from tools import documents


def test_the_digests_are_up_to_date() -> None:
    assert documents.main(["--check"]) == 0


def test_a_change_is_noticed_by_its_part_and_kept_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "digests.txt"
    text = documents.DIGESTS.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("asyncapi fiar "))
    kept.write_text(text.replace(line, "asyncapi fiar 000000000000"), encoding="utf-8")
    monkeypatch.setattr(documents, "DIGESTS", kept)
    assert documents.main(["--check"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("asyncapi fiar is not what")
    assert said.count("\n") == 1
    assert documents.main(["--digests"]) == 0
    assert kept.read_text(encoding="utf-8") == text


def test_the_documents_are_written_where_the_pages_link_to_them(tmp_path: Path) -> None:
    documents.write(tmp_path)
    assert {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")} == documents.paths()
    assert json.loads((tmp_path / "reference/asyncapi.json").read_text(encoding="utf-8")) == asyncapi()


def test_a_fixed_value_counts_and_a_text_that_explains_does_not() -> None:
    before = documents.parts(asyncapi())
    assert before == documents.parts(_with("fiar.View", "description", "Something else."))
    after = documents.parts(_with("fiar.View", "type", "array"))
    assert [part for part in before if before[part] != after[part]] == ["fiar"]


def _with(schema: str, key: str, value: str) -> dict[str, Any]:
    """Returns the AsyncAPI document with one changed value."""
    document = asyncapi()
    document["components"]["schemas"][schema][key] = value
    return document
