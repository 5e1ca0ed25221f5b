"""Tests of the random player: among the offered actions it first chooses a kind, then an action of that kind."""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from banderilla_gym.random_player import chosen

INFO = {"kinds": ["", "sound", "sound", "faulty", "challenge"]}


def test_the_example_of_the_page_plays_a_game_to_its_end() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "gym.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.S)[:1]
    names: dict[str, Any] = {}
    exec(example, names)
    assert names["table"].agents == []
    assert names["table"].unwrapped.game.transcript.acts


def test_it_chooses_what_the_mask_allows() -> None:
    assert {chosen(INFO, [0, 0, 1, 0, 0], Random(seed)) for seed in range(9)} == {2}


def test_kinds_come_as_often_as_their_weights_say() -> None:
    fate = Random(1)
    weights = {"sound": 0.6, "faulty": 0.3, "challenge": 0.1}
    found = Counter(INFO["kinds"][chosen(INFO, [0, 1, 1, 1, 1], fate, weights)] for _ in range(2_000))
    assert all(abs(found[kind] / 2_000 - weight) < 0.04 for kind, weight in weights.items())
