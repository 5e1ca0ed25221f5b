"""Tests of the actions that the gym offers to a seat: all actions that the contract names, computed only from what the
seat knows."""

from random import Random
from typing import Any

import pytest

from banderilla_gym import MAX_ACTIONS, PASS, GameEnv, games
from banderilla_gym.candidates import candidates, thinned
from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.games import REFEREED
from tests.gym.play import asked

STEPS = 60
SEATS = [(slug, seats) for slug in games() for seats in engine_of(slug).about.seats[:2]]


@pytest.mark.parametrize(("slug", "seats"), SEATS)
def test_what_is_offered_depends_on_nothing_hidden(slug: str, seats: int) -> None:
    """If everything that a seat cannot see is drawn again, the gym must offer this seat the same actions."""
    table = GameEnv(slug, seats=seats, seed=1, max_steps=STEPS)
    table.reset()
    fate = Random(slug)
    for number, _asked in enumerate(asked(table, fate)):
        if number % 4:
            continue
        state, status = table.game.state, table.game.status
        for seat in range(seats):
            other = table.engine.resample_hidden(state, seat, ChanceReader(ChanceState(fate.randbytes(32))))
            assert candidates(table.engine, other, status, seat) == candidates(table.engine, state, status, seat)


@pytest.mark.parametrize("slug", games())
def test_every_action_that_is_offered_can_be_read_and_most_are_taken(slug: str) -> None:
    """The engine refuses only those offered challenges that need a target."""
    table = GameEnv(slug, seed=2, max_steps=STEPS)
    table.reset()
    for agent, info in asked(table, Random(slug)):
        observation = table.observe(agent)
        assert len(info["actions"]) == len(info["kinds"]) <= MAX_ACTIONS
        for index, (action, kind) in enumerate(zip(info["actions"], info["kinds"], strict=True)):
            assert observation["action_mask"][index] == (kind != "")
            if action is None:
                assert kind in ("pass", "")
                assert index == PASS
                continue
            code = refused(table, info["seat"], action)
            assert code is None or (kind, code) == ("challenge", "malformed"), action
        assert not observation["action_mask"][len(info["actions"]) :].any()


def refused(table: GameEnv, seat: int, action: dict[str, Any]) -> str | None:
    """Returns the code of the engine's refusal of the action now, or None."""
    game, engine = table.game, table.engine
    try:
        engine.apply(game.state, seat, engine.parse(action), game.now_ms, ChanceReader(game.tape), None)
    except Refusal as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize("slug", sorted({*games()} & {*REFEREED}))
def test_faults_and_their_challenges_are_offered(slug: str) -> None:
    """In every game some agent may commit a fault, and another agent may rightly challenge it."""
    kinds: set[str] = set()
    is_right = False
    for seed in range(12):
        table = GameEnv(slug, seed=seed, max_steps=2 * STEPS)
        table.reset()
        for agent, info in asked(
            table, Random(f"{slug}/{seed}"), {"pass": 1.0, "sound": 0.5, "faulty": 0.5, "challenge": 1e-9}
        ):
            kinds |= set(info["kinds"])
            is_right = is_right or bool(table.ruled_right(agent))
        if is_right:
            break
    assert {"sound", "faulty", "challenge"} <= kinds
    assert is_right


def test_every_rule_that_may_be_challenged_is_offered_and_no_other() -> None:
    table = GameEnv("stars-and-bars", seed=1)
    table.reset()
    found = None
    for _agent, info in asked(table, Random(1)):
        found = [action["rule"] for action, kind in zip(info["actions"], info["kinds"], strict=True) if kind == "challenge"]
        if found:
            break
    assert found == [rule.id for rule in table.engine.rules if rule.challengeable]


def test_a_seat_that_is_waited_for_and_can_act_cannot_pass() -> None:
    table = GameEnv("noughts", seed=1)
    table.reset()
    holder = table.game.status.flag
    assert holder is not None
    assert candidates(table.engine, table.game.state, table.game.status, holder)[PASS] is None
    other = candidates(table.engine, table.game.state, table.game.status, 1 - holder)
    assert [one and (one.kind, one.action) for one in other] == [("pass", None)]


def test_too_many_are_thinned_evenly() -> None:
    actions = [{"type": "place", "cell": cell} for cell in range(10)]
    assert thinned(actions, 10) == actions
    assert [action["cell"] for action in thinned(actions, 4)] == [0, 2, 5, 7]
