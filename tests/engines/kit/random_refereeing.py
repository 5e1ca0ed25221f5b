"""Plays random games of a duel to the end, with faults, right and wrong challenges, rulings by a person, and timeouts."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from engines.contract import CLOCK, Engine, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.actions import CallTime, Challenge, Target
from tests.engines.kit.duel.stage_steps import check_stages

MARKS = (*("C",) * 8, "I", "IA")
TIME_IS_CALLED_AT = 3_000
MAX_LENGTH = 4_000


def any_challenge(fate: random.Random, rules: Sequence[str], targets: Sequence[Target | None] = ()) -> tuple[Challenge, Any]:
    """Return a challenge of one to three of the rules, and the marks that a person gives. One time in five the marks
    are None, so that the server rules. `targets`: the possible targets; if empty, the challenge has none."""
    named = tuple(fate.sample(rules, fate.choice((1, 1, 2, 3))))
    marks = tuple(fate.choice(MARKS) for _rule in named) if fate.random() < 0.8 else None
    return Challenge(rules=named, target=fate.choice(targets) if targets else None), marks


def played_out(
    engine: Engine[Any, Any, Any],
    seed: int,
    challenge: Callable[[random.Random], tuple[Challenge, Any]],
    check: Callable[[Any], None],
    wrong: Callable[[Any, int], Sequence[Any]],
) -> tuple[set[str], int]:
    """Play a random game to its end. If the game is long, a referee calls the time. `check` gets every state except the
    last.

    `wrong`: function (state, seat) → faulty actions. Return the kinds of events that followed challenges, and the
    number of steps. Fail if no seat may act or if the game does not end.
    """
    fate = random.Random(seed)
    reader = ChanceReader(ChanceState(fate.randbytes(32)))
    now_ms = 0
    state = engine.setup(engine.read_options({"mode": "tournament", "turn_ms": 60_000}), 2, reader, now_ms)
    seen: set[str] = set()
    before = state
    for number in range(MAX_LENGTH):
        check_stages(before, state)
        before = state
        status = engine.status(state)
        if status.is_over:
            return seen, number
        check(state)
        assert engine.decode(engine.encode(state)) == state
        now_ms += fate.randrange(100, 1_500)
        due = status.due_at_ms
        if due is not None and (due <= now_ms or fate.random() < 0.01):
            now_ms = max(now_ms, due)
            state = engine.apply(state, CLOCK, Tick(), now_ms, reader, None).state
        elif number == TIME_IS_CALLED_AT:
            state = engine.apply(state, "director", CallTime(), now_ms, reader, None).state
        elif fate.random() < 0.05 and any("challenge" in may for may in status.may):
            action, marks = challenge(fate)
            step = engine.apply(state, fate.randrange(2), action, now_ms, reader, marks)
            seen |= {event.kind for event in step.happenings}
            # A third strike may end the game before all rules of the challenge are ruled.
            assert len(step.rulings) == len(action.rules or ()) or engine.status(step.state).is_over
            state = step.state
        else:
            movers = [seat for seat in (0, 1) if engine.faultless_actions(state, seat)]
            assert movers, f"{status}"
            seat = fate.choice(movers)
            faulty = wrong(state, seat) if fate.random() < 0.3 else ()
            state = engine.apply(
                state, seat, fate.choice(list(faulty or engine.faultless_actions(state, seat))), now_ms, reader, None
            ).state
    raise AssertionError(f"no end after {MAX_LENGTH} steps: {engine.status(state)}")
