"""A playout is a game that bots play. The same seed gives the same game, up to its end."""

import random
from dataclasses import replace
from typing import Any

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


@pytest.mark.parametrize("game", [slug for slug in slugs() if engine_of(slug).about.listed])
def test_the_bots_choose_nearly_all_actions(game: str) -> None:
    """So the moments are sensible play. Where a bot challenges or has no action, the playout takes any faultless action."""
    engine = engine_of(game)
    asked: list[Any] = []

    def bot(*given: Any) -> dict[str, Any] | None:
        raw = engine.bot(*given)
        asked.append(None if raw is None else engine.parse(raw))
        return raw

    played = Playout(replace(engine, bot=bot), min(engine.about.seats), random.Random(5))
    for _ in range(60):
        if not played.step():
            break
    actions = [done.action for done in played.done if done.action is not None and done.type]
    assert len(actions) >= 5, "a small game ends early, and still shows who chose"
    assert sum(action in asked for action in actions) >= 0.9 * len(actions)


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
