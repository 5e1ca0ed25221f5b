"""Tests of levels that ask an external program: each program has limits, and each level can also play at once without
its program."""

import pytest

from engines.kit.levels.level import Level
from engines.registry import all_engines

PLAYED = [
    pytest.param(level, id=f"{slug}-{name}")
    for slug, engine in all_engines().items()
    for name, level in engine.levels.items()
    if level.program is not None
]


@pytest.mark.parametrize("level", PLAYED)
def test_a_level_with_a_program_is_bounded_and_plays_without_it(level: Level) -> None:
    assert level.program is not None
    assert 0 < level.program.nodes <= 100_000
    assert (level.program.options["Threads"], level.program.options["UCI_LimitStrength"]) == (1, True)
    assert level.thinks, "it is asked beside the server's loop"
    assert level.own is not None
    assert level.at_once.program is None
