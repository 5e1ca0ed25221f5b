"""Each game makes faults and near misses for the exercises (`Practice.makers`). The engine must rule a challenge of each fault
correct, and a challenge of each near miss incorrect."""

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

from engines.registry import engine_of
from server.school.marks import judged, ruled_by
from server.school.playout import Playout, type_of
from tests.games import REFEREED

STEPS = 40
EACH = 10
"""Number of faults, and also of near misses, that the test tries per kind of fault. It tries at most one of each from a
position, and fewer in total if the random game offers fewer."""
LATER = 8
"""Maximum number of steps from a play to the moment when another seat may challenge it."""
UNFINISHED = {"juggle.how-many", "kwatro-sinko.total"}
"""Rules that the test itself may break: after the tested actions it passes the flag, although the turn needs more."""


def mark_of(branch: Playout, accused: int, actions: Sequence[Any], rule: str) -> str | None:
    """Plays these actions and returns the ruling on the first challenge of them that is in time; None if the game allows no
    such challenge. Asserts that the actions break no other rule, because a question about them must have one answer."""
    assert branch.play(accused, actions), "the game accepts what an exercise shows"
    said = {type_of(action) for action in actions}
    for _ in range(LATER):
        for seat in range(branch.seats):
            if seat != accused and "challenge" in branch.status.may[seat]:
                found = ruled_by(branch.engine, branch.state, seat, rule, branch.now_ms)
                if found is not None and found.mark != "IA":
                    every = judged(branch.engine, branch.state, seat, branch.now_ms)
                    assert {one.rule for one in every.values() if one.mark == "C"} <= {rule, *UNFINISHED}, actions
                    return found.mark
        if branch.status.is_over or not (branch.go_on(accused, said) or branch.step()):
            break
    return None


@pytest.mark.parametrize("game", REFEREED)
def test_the_engine_rules_as_each_exercise_was_made(game: str) -> None:
    engine = engine_of(game)
    rules = {kind.id: kind.rule for kind in engine.practice.kinds}
    lot = random.Random(4)
    played = Playout(engine, (engine.practice.seats or engine.about.seats)[0], lot)
    marks = defaultdict[tuple[str, bool], list[str | None]](list)
    for _ in range(STEPS):
        for seat in range(played.seats):
            for kind, made in engine.practice.makers.items():
                if min(len(marks[kind, True]), len(marks[kind, False])) >= EACH:
                    continue
                slips = made(played.state, seat)
                for is_wrong in (True, False):
                    found = [actions for slip in slips if (actions := slip.wrong if is_wrong else slip.right) is not None]
                    if found:
                        marks[kind, is_wrong].append(mark_of(played.branch(), seat, lot.choice(found), rules[kind]))
        if not played.step():
            break
    assert {is_wrong for _kind, is_wrong in marks} == {True, False}
    for (kind, is_wrong), given in marks.items():
        assert set(given) <= {"C" if is_wrong else "I", None}, (kind, is_wrong, given)
