"""The gym's example learns to challenge, from nothing but rulings. After the training it finds more faults than the game's
own bot at the level `partner`."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parents[2] / "clients" / "python" / "examples" / "train_challenger.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    found = importlib.util.spec_from_file_location("train_challenger", FILE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_after_rulings_it_challenges_better_than_the_partners_bot(example: ModuleType) -> None:
    learner, marks = example.trained("contig60", 100, 1)
    assert marks["C"] > 20
    scores = example.compared("contig60", 30, 2, learner)
    before, after, partner = (scores[name] for name in ("before", "after", "partner's bot"))
    assert before.faults == after.faults == partner.faults > 20
    assert before.caught == 0
    assert after.caught > partner.caught
    assert after.wrong <= 0.1 * (after.faults + after.sound)


def test_a_share_has_its_interval(example: ModuleType) -> None:
    share, low, high = example.wilson(50, 100)
    assert share == 0.5
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert example.wilson(0, 0) == (0.0, 0.0, 1.0)
