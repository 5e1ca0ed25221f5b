"""Random texts as in `make fuzz ARGS=--texts`. The reader must understand each text or refuse it with a reason."""

import pytest

from tests.load.fuzz_texts import games_with_texts, read_texts

TEXTS = 1_500
MAX_MS = 500


@pytest.mark.parametrize("game", games_with_texts())
def test_each_text_is_understood_or_refused_with_a_reason(game: str) -> None:
    found = read_texts(game, seed=7, calls=TEXTS)
    assert found.examples == {}
    assert found.calls == TEXTS
    assert found.accepted.total() > TEXTS / 20
    assert found.refused.total() > TEXTS / 20
    assert found.slowest_ms < MAX_MS, found.slowest
