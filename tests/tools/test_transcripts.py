"""The frames of the transcripts match the published description."""

import json

import msgpack
import pytest

from engines.registry import all_engines
from tests.wire import WireCheck
from tools import transcripts


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
