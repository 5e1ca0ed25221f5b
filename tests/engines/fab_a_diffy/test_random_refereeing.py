"""Play at random with faults, challenges right and wrong, human rulings and the clock: nothing is lost and every game ends."""

import random
from typing import Any

import pytest

from engines.contract import CLOCK, Tick
from engines.fab_a_diffy.board import STRIPS
from engines.kit.chance import Reel, Tape
from engines.kit.referee_actions import CallTime, Challenge
from engines.registry import engine_of

ENGINE = engine_of("fab-a-diffy")
RULES = (
    "fab-a-diffy.sentence",
    "fab-a-diffy.equivalent",
    "fab-a-diffy.order",
    "fab-a-diffy.touch",
    "common.time",
    "other:so",
)
MARKS = (*("C",) * 8, "I", "IA")


def challenge(fate: random.Random) -> tuple[Challenge, Any]:
    """A challenge of one to three rules, sometimes ruled on by a human."""
    rules = tuple(fate.sample(RULES, fate.choice((1, 1, 2, 3))))
    marks = tuple(fate.choice(MARKS) for _rule in rules) if fate.random() < 0.8 else None
    return Challenge(rules=rules), marks


def check(state: Any) -> None:
    """Every strip of the game is in exactly one place."""
    tricks = [strip for seat in state.tricks for trick in seat for strip in trick]
    box = [] if state.sample is None else [state.sample]
    assert sorted([*filter(None, state.face), *state.pile, *state.aside, *box, *tricks]) == sorted(STRIPS)
    assert (state.sample is None) == (state.sample_by is None)
    assert min(state.turn_lost) >= 0
    assert ENGINE.decode(ENGINE.encode(state)) == state
    assert (state.phase == "result_pending") == (state.pending is not None)
    for seat in (0, 1):
        won = sum(line.game == state.game and line.taken is not None and line.note != "lost" for line in state.lines[seat])
        assert won == len(state.tricks[seat])


@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends_with_everything_in_its_place(seed: int) -> None:
    fate = random.Random(seed)
    reel = Reel(Tape(fate.randbytes(32)))
    now_ms = 0
    state = ENGINE.setup(ENGINE.read_options({"mode": "tournament", "turn_ms": 60_000}), 2, reel, now_ms)
    seen = set()
    for number in range(4_000):
        status = ENGINE.status(state)
        if status.is_over:
            break
        check(state)
        now_ms += fate.randrange(100, 1_500)
        due = status.due_at_ms
        if due is not None and (due <= now_ms or fate.random() < 0.01):
            now_ms = max(now_ms, due)
            state = ENGINE.apply(state, CLOCK, Tick(), now_ms, reel, None).state
        elif number == 3_000:
            state = ENGINE.apply(state, "director", CallTime(), now_ms, reel, None).state
        elif fate.random() < 0.05:
            action, marks = challenge(fate)
            step = ENGINE.apply(state, fate.randrange(2), action, now_ms, reel, marks)
            seen |= {happening.kind for happening in step.happenings}
            assert len(step.rulings) == len(action.rules or ())
            state = step.state
        else:
            movers = [seat for seat in (0, 1) if ENGINE.legal(state, seat)]
            assert movers, f"{status}"
            seat = fate.choice(movers)
            wrong = ENGINE.wrong(state, seat) if fate.random() < 0.3 else ()
            state = ENGINE.apply(state, seat, fate.choice(list(wrong or ENGINE.legal(state, seat))), now_ms, reel, None).state
    assert ENGINE.status(state).is_over
    assert "ruling" in seen
