"""A short run of `make fuzz ARGS="--wire"`. A real server answers everything with a typed message, never hangs, and
logs no error."""

from pathlib import Path

import pytest

from tests.load.fuzz_wire import fuzz_wire, log_errors, server

FRAMES = 1_500


@pytest.mark.long
@pytest.mark.timeout(180)
async def test_no_frame_ends_in_anything_but_a_typed_answer(tmp_path: Path) -> None:
    with server(str(tmp_path)) as (port, log):
        outcome = await fuzz_wire(port, FRAMES, seconds=150, seed=11)
    assert outcome.examples == {}
    assert log_errors(log) == []
    assert outcome.frames >= FRAMES
    assert {
        "ack",
        "snapshot",
        "frame/malformed",
        "frame/too_deep",
        "frame/unknown_type",
        "command/not_yours",
    } <= outcome.answers.keys()
