"""A playout with the same seed gives the same game with faults, up to its end."""

import random

import pytest

from engines.registry import engine_of, slugs
from server.school.playout import Playout


@pytest.mark.parametrize("game", [slug for slug in slugs() if engine_of(slug).about.listed])
def test_a_playout_is_the_same_from_the_same_lot(game: str) -> None:
    engine = engine_of(game)
    ends = []
    for _ in range(2):
        played = Playout(engine, min(engine.about.seats), random.Random(5))
        for _ in range(60):
            if not played.step():
                break
        ends.append(engine.encode(played.state))
    assert ends[0] == ends[1]


def test_a_seat_hears_what_others_did_since_its_own_last_step() -> None:
    engine = engine_of("noughts")
    played = Playout(engine, 2, random.Random(1))
    while not played.status.is_over:
        assert played.step()
        actor = played.done[-1].actor
        assert played.seen_by(actor) is None, "nobody has done anything since"
        seen = played.seen_by(1 - actor)
        assert seen is not None
        assert list(seen.events) == list(played.done[-1].happenings)
        assert seen.before is played.done[-1].before
        assert list(seen.earlier) == [event for done in played.done[-3:-1] for event in done.happenings]
    assert not played.step(), "it is over"
