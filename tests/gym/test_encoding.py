"""Tests of views as numbers: equal views give equal numbers, different views give different numbers, and no hidden
value influences them."""

from random import Random

import msgspec
import numpy as np
import pytest

from banderilla_gym import FEATURES, GameEnv, encoded, games
from banderilla_gym.encoding import BOUND, tokens
from engines.kit.chance import ChanceReader, ChanceState
from tests.gym.play import asked

HIDING = [slug for slug in games() if GameEnv(slug).engine.resample_hidden.__name__ != "<lambda>"]


def test_each_leaf_is_a_token_with_its_path() -> None:
    shown = {"a": 1, "b": [True, {"c": None}], "d": [], "text": "left out", "clock": {"at_ms": 5}}
    assert list(tokens(shown)) == ["/a=1", "/b/0=True", "/b/1/c=None", "/d=[]"]


def test_a_token_is_one_or_minus_one_at_one_place() -> None:
    one = encoded({"a": 1})
    assert one.shape == (FEATURES,)
    assert one.dtype == np.float32
    assert sorted(set(np.abs(one).tolist())) == [0.0, 1.0]
    assert np.abs(one).sum() == 1.0
    assert not np.array_equal(one, encoded({"a": 2}))
    assert np.array_equal(encoded({"a": 1, "b": 2}), encoded({"b": 2, "a": 1}))


def test_no_number_goes_beyond_the_bound() -> None:
    assert np.abs(encoded({str(number): number for number in range(50_000)})).max() == BOUND


def test_the_numbers_are_those_of_every_machine() -> None:
    places = np.flatnonzero(encoded({"phase": "review", "cells": [1, None]})).tolist()
    assert places == [70, 189, 346]


@pytest.mark.parametrize("slug", HIDING)
def test_an_agents_observation_reveals_no_hidden_value(slug: str) -> None:
    """In all games that the seat cannot distinguish, the numbers, the mask and the words must be the same bytes."""
    table = GameEnv(slug, seed=4, max_steps=60)
    twin = GameEnv(slug, seed=4, max_steps=60)
    table.reset()
    fate = Random(slug)
    for agent, info in asked(table, fate):
        twin.reset()
        other = table.engine.resample_hidden(table.game.state, info["seat"], ChanceReader(ChanceState(fate.randbytes(32))))
        twin.game.state, twin.game.status, twin.game.now_ms = other, table.engine.status(other), table.game.now_ms
        twin.game.events = list(table.game.events)
        twin._passed, twin._refused, twin._read_to = table._passed, table._refused, table._read_to
        twin._new_moment()
        twin._passed, twin._refused = table._passed, table._refused
        twin._go_on(info["refused"])
        assert twin.agent_selection == agent
        assert msgspec.msgpack.encode(twin.infos[agent]) == msgspec.msgpack.encode(info)
        seen, shown = twin.observe(agent), table.observe(agent)
        assert all(np.array_equal(seen[part], shown[part]) for part in ("observation", "action_mask"))


def test_an_agent_of_truco_is_told_its_own_cards_and_no_others() -> None:
    """Checks the cards that players still hold during a game."""
    table = GameEnv("truco", seats=4, seed=6, max_steps=40)
    table.reset()
    seen = 0
    for _agent, info in asked(table, Random(6)):
        game = table.game.state.partial
        if game is None or game.outcome is not None:
            continue
        text = msgspec.json.encode([info["view"]["hand"], info["view"]["seats"], info["actions"]]).decode()
        for seat in range(4):
            known = [card for card in game.hands[seat] if f'"{card}"' in text]
            if seat == info["seat"]:
                seen += len(known)
            else:
                assert not known
    assert seen
