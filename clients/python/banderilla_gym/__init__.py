"""Banderilla as PettingZoo environments: every game in tournament mode, with faults and challenges as actions.

    from banderilla_gym import env

    table = env("contig60", seed=7)
    table.reset()
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

`docs/reference/gym.md` describes observations, actions and rewards. The environments need the engines and `banderilla[gym]`,
but not the server.
"""

from banderilla_gym.candidates import MAX_ACTIONS, PASS, Candidate
from banderilla_gym.encoding import FEATURES, encoded
from banderilla_gym.environment import GameEnv, env, games
from banderilla_gym.game import STEP_MS, RecordedGame, Transcript

__all__ = [
    "FEATURES",
    "MAX_ACTIONS",
    "PASS",
    "STEP_MS",
    "Candidate",
    "GameEnv",
    "RecordedGame",
    "Transcript",
    "encoded",
    "env",
    "games",
]
