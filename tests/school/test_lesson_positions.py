"""The positions of first lessons are possible: each has everything that stays the same in random games, such as the set of
cards or the number of chips."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from banderilla_conformance.playout import MODES, Playout
from engines.contig60.board import NEIGHBOURS
from engines.registry import engine_of, slugs
from server.school.lesson import BEGUN_MS, lesson_of

STEPS = 600
MAX_STEPS = 250
SAMPLED = 3
MAX_WORD = 24
"""Maximum length of a text that counts as a word. A longer text is the drawing of a whole board."""
MIN_CARDS = 20
"""Minimum number of words that never change for a set of cards or tiles. If there are fewer, they are a coincidence, and
the test ignores them."""
NOWHERE = (None, -1)
"""Engines write one of these values for a piece outside the game."""


class Long(Playout):
    """A random game. A seat declares a win only if it has no other action."""

    def choose(self, actions: Sequence[Any]) -> Any:
        return super().choose([action for action in actions if "win" not in type(action).__struct_config__.tag] or actions)


def features(state: Any) -> set[Any]:
    """Returns the words in a state, such as the names of cards, and for each list its length and the number of its empty
    entries."""
    return set(_features(state, ()))


def _features(value: Any, path: tuple[str, ...]) -> Iterator[Any]:
    match value:
        case msgspec.Struct():
            for name in value.__struct_fields__:
                if name != "options":
                    yield from _features(getattr(value, name), (*path, name))
        case dict():
            for key, inner in value.items():
                yield key
                yield from _features(inner, path)
        case list() | tuple() if value:
            yield path, len(value), sum(entry in NOWHERE for entry in value)
            for entry in value:
                yield from _features(entry, (*path, "*"))
        case str() if len(value) <= MAX_WORD:
            yield value


def missing(game: str, state: Any) -> set[Any]:
    """Returns the features that never change in random games and that this state lacks. Ignores a list that is empty in
    this state, because such a list only tells how the game began."""
    found = features(state)
    filled = {feature[0] for feature in found if isinstance(feature, tuple)}
    return {each for each in never_changed(game) - found if not isinstance(each, tuple) or each[0] in filled}


@cache
def never_changed(game: str) -> frozenset[Any]:
    """Returns the features that all states of some random games have, from the setup on."""
    engine = engine_of(game)
    kept: set[Any] | None = None
    steps = seed = 0
    while steps < STEPS:
        played = Long(engine, engine.about.seats[0], MODES[seed % len(MODES)], seed)
        kept = features(played.state) if kept is None else kept & features(played.state)
        for _step in played.steps(clock=0.0):
            steps += 1
            if steps % SAMPLED == 0:
                kept &= features(played.state)
            if len(played.log) > MAX_STEPS:
                break
        seed += 1
    words = {each for each in kept or () if isinstance(each, str)}
    return frozenset((kept or set()) - (words if len(words) < MIN_CARDS else set()))


@pytest.mark.parametrize("game", slugs())
def test_a_lesson_has_all_that_a_game_never_changes(game: str) -> None:
    engine = engine_of(game)
    for part in lesson_of(game):
        assert missing(game, engine.position(part.given, BEGUN_MS)) == set()


def test_the_scores_of_contig_60_follow_from_the_chips_on_the_board() -> None:
    """Each chip takes a point for each neighbour that was there before it. So both seats have lost a point for each pair of
    neighbours, and each seat at least for its own pairs."""
    for part in lesson_of("contig60"):
        state = engine_of("contig60").position(part.given, BEGUN_MS)
        pairs = [(cell, near) for cell in NEIGHBOURS for near in NEIGHBOURS[cell] if cell < near]
        taken = {cell for chips in state.chips for cell in chips}
        lost = [60 - total for total in state.score]
        assert sum(lost) == sum(taken.issuperset(pair) for pair in pairs), part.given
        for seat, chips in enumerate(state.chips):
            assert lost[seat] >= sum(set(chips).issuperset(pair) for pair in pairs), part.given


def test_a_missing_card_and_a_missing_chip_are_noticed() -> None:
    """Tests `missing` itself: if it never found anything, the test above would pass for every lesson."""
    noticed = []
    for game in slugs():
        for part in lesson_of(game):
            for key, whole in part.given.items():
                fewer = {**part.given, key: _without_one(whole)}
                try:
                    state = engine_of(game).position(fewer, BEGUN_MS)
                except Exception:  # noqa: BLE001 - the engine refuses it, or needs what is missing
                    continue
                if missing(game, state):
                    noticed.append(game)
    assert len(set(noticed)) >= 5, sorted(set(noticed))


def _without_one(value: Any) -> Any:
    match value:
        case [first, *rest] if isinstance(first, str):
            return rest
        case dict() if value:
            return dict(list(value.items())[1:])
        case _:
            return value
