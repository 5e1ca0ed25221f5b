"""The environment follows PettingZoo: its `api_test` and `seed_test` pass, and so do further checks."""

from functools import partial
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from banderilla_gym import PASS, GameEnv, env, games
from banderilla_gym.random_player import chosen
from engines.contract import Refusal
from tests.gym.play import asked, played

CYCLES = 120

of_a_masked_observation = [
    # PettingZoo warns about every observation that is a dictionary, except in its own games.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # It also warns about the action mask of an agent whose game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
pytestmark = of_a_masked_observation


@pytest.mark.parametrize("slug", games())
def test_pettingzoos_api_test(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(slug, render_mode="ansi"), num_cycles=CYCLES)  # type: ignore[no-untyped-call]
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("slug", games())
def test_pettingzoos_seed_test(slug: str) -> None:
    seed_test(partial(env, slug), num_cycles=CYCLES)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("slug", games())
def test_a_game_comes_to_its_end_with_a_reward_for_everybody(slug: str) -> None:
    table = GameEnv(slug, seed=8)
    table.reset()
    totals = dict.fromkeys(table.possible_agents, 0.0)
    fate = Random(slug)
    for agent in table.agent_iter():
        _observation, reward, terminated, truncated, info = table.last(observe=False)
        totals[agent] += reward
        assert not truncated
        if terminated:
            assert info["result"] == msgspec.to_builtins(table.game.status.result)
            table.step(None)
            continue
        table.step(_sound(info, fate))
    assert table.game.status.is_over
    assert set(totals.values()) <= {-1.0, 0.0, 1.0}


@pytest.mark.parametrize("slug", games())
def test_without_challenges_agents_are_offered_none_and_the_game_goes_on(slug: str) -> None:
    table = GameEnv(slug, seed=8, challenges=False, max_steps=60)
    table.reset()
    fate = Random(slug)
    offered = set()
    for agent in table.agent_iter():
        observation, _reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        assert observation is not None
        offered |= {info["kinds"][index] for index in np.flatnonzero(observation["action_mask"])}
        table.step(chosen(info, observation["action_mask"], fate))
        assert table.unwrapped.infos[agent].get("refused") is None
    assert "sound" in offered
    assert "challenge" not in offered


def _sound(info: dict[str, Any], fate: Random) -> int:
    """Chooses an action without a fault, or a pass if there is none."""
    some = [index for index, kind in enumerate(info["kinds"]) if kind == "sound"]
    return fate.choice(some) if some else PASS


def test_the_other_seat_may_challenge_or_let_pass_before_the_game_goes_on() -> None:
    """Contig 60, part 6: the opponent may challenge a capture during the turn. If the opponent lets it pass, the log
    gets an entry."""
    for seed in range(40):
        table = GameEnv("contig60", seed=seed)
        table.reset()
        for _agent, info in asked(table, Random(seed), {"pass": 1.0, "sound": 1.0, "faulty": 1e-9, "challenge": 1e-9}):
            if info["kinds"][PASS] == "pass":
                assert info["actions"][PASS] == {"type": "no_challenge"}
                assert "challenge" in info["kinds"]
                assert info["seat"] != table.game.status.flag
                assert "capture" in {window["kind"] for window in info["status"]["windows"]}
                return
    pytest.fail("no capture came up")


def test_passing_takes_no_time_and_is_asked_once_after_each_act() -> None:
    table = GameEnv("ajedrez", seed=1, max_steps=30)
    table.reset()
    before = None
    for _agent, info in asked(table, Random(1), {"pass": 1.0, "sound": 1.0, "faulty": 1e-9, "challenge": 1e-9}):
        if before is not None and before["kinds"][PASS] == "pass":
            assert info["seat"] != before["seat"]
            assert info["now_ms"] == before["now_ms"]
        elif before is not None:
            assert info["now_ms"] > before["now_ms"]
        before = info


def test_a_ruling_is_heard_and_a_wrong_challenge_costs_a_strike() -> None:
    table = GameEnv("stars-and-bars", seed=3)
    table.reset()
    challenger = None
    for agent, info in asked(table, Random(3), {"sound": 1e-9, "challenge": 1.0, "faulty": 1e-9, "pass": 1e-9}):
        if challenger == agent:
            (ruling,) = (event for event in info["heard"] if event["kind"] == "ruling")
            assert ruling["seat"] == info["seat"]
            assert info["view"]["strikes"][info["seat"]] == 1
            return
        challenger = agent if "challenge" in info["kinds"] else None
    pytest.fail("nobody challenged")


def test_what_the_mask_does_not_allow_is_not_taken() -> None:
    table = GameEnv("noughts", seed=1)
    table.reset()
    for wrong in (None, PASS, -1, 500, 5_000):
        with pytest.raises(ValueError, match="is not offered"):
            table.step(wrong)
    assert not table.game.acts


def test_the_seed_and_the_number_of_the_game_say_how_it_goes() -> None:
    table, other = GameEnv("qwinto", seed=11), GameEnv("qwinto")
    table.reset()
    first = played(table, Random(1)).game.transcript
    table.reset()
    assert played(table, Random(1)).game.transcript.secret != first.secret
    other.reset(seed=11)
    assert played(other, Random(1)).game.transcript == first


def test_a_game_that_is_too_long_is_cut_short() -> None:
    table = GameEnv("damas", seed=1, max_steps=5)
    table.reset()
    assert sum(1 for _ in asked(table, Random(1))) == 5
    assert not table.game.status.is_over
    assert not table.agents


def test_the_computer_plays_seats_that_are_no_agents() -> None:
    table = GameEnv("geominos", seats=3, seed=2, computer={0: "partner", 2: "learner"})
    assert table.possible_agents == ["seat_1"]
    table.reset()
    fate = Random(2)
    for _agent, info in asked(table, fate, {"sound": 1.0, "pass": 1.0, "faulty": 1e-9, "challenge": 1e-9}):
        assert info["seat"] == 1
    assert {seat for _at_ms, seat, _action in table.game.acts} == {0, 1, 2}
    assert table.game.status.is_over


def test_seats_and_levels_that_are_not_there_are_refused() -> None:
    for wrong in ({"seats": 7}, {"computer": {0: "master"}}, {"computer": {5: "club"}}, {"computer": {0: "club", 1: "club"}}):
        with pytest.raises(ValueError, match="seats"):
            GameEnv("noughts", **wrong)
    with pytest.raises(KeyError):
        GameEnv("no-such-game")
    with pytest.raises(Refusal):
        GameEnv("contig60", options={"no_such": 1})


def test_the_position_is_shown_in_words() -> None:
    table = env("noughts", seed=1, render_mode="ansi")
    table.reset()
    assert isinstance(table.render(), str)
    silent = GameEnv("noughts", seed=1)
    silent.reset()
    assert silent.render() is None


def test_only_the_agent_that_is_asked_has_something_to_choose() -> None:
    table = GameEnv("contig60", seed=1)
    table.reset()
    (other,) = set(table.agents) - {table.agent_selection}
    assert table.observe(table.agent_selection)["action_mask"].any()
    assert not table.observe(other)["action_mask"].any()
    assert table.observe(other)["observation"].any()
    assert np.array_equal(table.observe(other)["observation"], table.observe(other)["observation"])


def test_previews_of_rulings_and_computer_moves_change_no_state() -> None:
    table = GameEnv("par55", seed=5, max_steps=60)
    table.reset()
    for agent, info in asked(table, Random(5)):
        before = table.game.state
        right = table.ruled_right(agent)
        assert all(info["kinds"][index] == "challenge" for index in right)
        assert all(table.is_right(agent, info["actions"][index]) for index in right)
        wanted = table.computers_choice(agent, "partner")
        assert wanted == table.computers_choice(agent, "partner")
        assert table.game.state is before
