"""Random calls as in `make fuzz`, for each game. A call may only give a typed refusal, or a room that can be decoded."""

import pytest

from engines.registry import slugs
from tests.load.fuzz_calls import Fuzz

CALLS = 3_000
MAX_MS = 500
MAX_KB = 64 * 1024


@pytest.mark.parametrize("game", slugs())
def test_no_call_ends_in_anything_but_a_typed_answer(game: str) -> None:
    found = Fuzz(game, seed=7).run(CALLS)
    assert found.examples == {}
    assert found.calls == CALLS
    assert {"act", "read", "position", "options", "tick"} <= found.accepted.keys()
    assert found.slowest_ms < MAX_MS, found.slowest
    assert found.most_kb < MAX_KB, found.most


def test_a_call_without_an_end_is_stopped_and_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_done(*_asked: object) -> None:
        while True:
            pass

    monkeypatch.setattr("tests.load.fuzz_calls.MAX_CALL_S", 0.05)
    monkeypatch.setattr(Fuzz, "_done", never_done)
    found = Fuzz("noughts", seed=7).run(1)
    assert found.calls == 1
    assert [what for what in found.unclean if "Endless" in what]
