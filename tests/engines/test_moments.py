"""A game that begins from a moment of another game has the same view as that moment, except for the fields that a position
does not keep. The client writes the position (`clients/web/src/games/<slug>/given.ts`), and `given.test.ts` compares the
written positions with `givens.json`."""

import json
from typing import Any

import pytest

from banderilla_conformance.cases import plain
from engines.contract import SPECTATOR
from engines.registry import engine_of
from server.room.views.status import plain_status
from tests.engines.moment_samples import FILE, UNREAD, samples, with_positions

NOW_MS = 1_000_000
MOMENTS = json.loads(FILE.read_text(encoding="utf-8"))
GIVENS = json.loads((FILE.parent / "givens.json").read_text(encoding="utf-8"))
#: Fields that a position does not keep: the earlier turns, the open window, the beginning of the game, and times.
TURNS_BEFORE = frozenset(("last", "moves", "recent", "turns", "window", "regular_window", "capture", "no_copy"))
BEGINNING = frozenset(("start", "start_fen", "called", "lot", "lots", "throw"))
PAST = UNREAD | TURNS_BEFORE | BEGINNING | {"limit_ms"}


def test_every_game_with_positions_has_moments() -> None:
    assert set(MOMENTS) == set(GIVENS) == set(with_positions())
    assert all(len(MOMENTS[slug]) == len(GIVENS[slug]) >= 3 for slug in MOMENTS)


@pytest.mark.parametrize("slug", with_positions())
def test_the_moments_are_those_of_the_engine(slug: str) -> None:
    assert json.loads(json.dumps(samples(slug))) == MOMENTS[slug], "run python -m tests.engines.moment_samples"


@pytest.mark.parametrize("slug", with_positions())
def test_a_game_from_a_moment_equals_that_moment(slug: str) -> None:
    engine = engine_of(slug)
    for moment, given in zip(MOMENTS[slug], GIVENS[slug], strict=True):
        seats = len(moment["status"]["may"])
        state = engine.set_up(given, seats, NOW_MS)
        view: dict[str, Any] = json.loads(json.dumps(plain(engine.view(state, SPECTATOR, NOW_MS))))
        assert _present(view) == _present(moment["view"])
        assert plain_status(engine.status(state), None)["flag"] == moment["status"]["flag"]


def _present(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in PAST}
