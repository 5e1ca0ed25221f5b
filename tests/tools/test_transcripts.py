"""The transcripts of the games are up to date, and what is in them fits the published description."""

import json
from pathlib import Path

import msgpack
import pytest

from engines.registry import all_engines
from tests.wire import WireCheck
from tools import transcripts


def test_they_are_up_to_date() -> None:
    assert transcripts.main(["--check"]) == 0


def test_stale_ones_are_noticed_and_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(transcripts, "FOLDER", tmp_path)
    assert transcripts.main(["--check"]) == 1
    assert "fiar.jsonl is stale" in capsys.readouterr().err
    assert transcripts.main([]) == 0
    assert transcripts.main(["--check"]) == 0


@pytest.mark.parametrize("slug", all_engines())
def test_a_transcript_fits_the_description_and_goes_to_the_end_of_a_match(slug: str) -> None:
    lines = [json.loads(line) for line in transcripts.transcript(slug).splitlines()]
    checks: dict[str, WireCheck] = {}
    for line in lines:
        check = checks.setdefault(line.get("from") or line["to"], WireCheck())
        (check.sent if "from" in line else check.received)(msgpack.packb(line["frame"]))
    assert [fault for check in checks.values() for fault in check.faults] == []
    assert all(check.view(transcripts.CODE)["room"]["match"]["over"] for check in checks.values())
    assert all(card["final"] for check in checks.values() for card in check.view(transcripts.CODE)["room"]["cards"])
