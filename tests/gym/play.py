"""Plays games between random players for the tests of the gym, in an environment and in a room of the server."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from banderilla_gym import GameEnv, Transcript
from banderilla_gym.game import BEGUN_MS
from banderilla_gym.random_player import USUAL, chosen
from protocol import messages
from server.room import Act, Command, Join, NewRoom, Record, Room, Tick, create, step

PLAYERS = ("ana", "bob", "eva", "leo", "mia", "noa", "pau", "sol")

BOLD: Mapping[str, float] = {**USUAL, "faulty": 0.3, "challenge": 0.02}


def asked(table: GameEnv, fate: Random, weights: Mapping[str, float] = BOLD) -> Iterator[tuple[str, dict[str, Any]]]:
    """Plays the game to its end with random actions. Before each action, yields the agent and its info. `weights`: how
    likely each kind of action is."""
    for agent in table.agent_iter():
        observation, _reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        assert observation is not None
        yield agent, info
        table.step(chosen(info, observation["action_mask"], fate, weights))


def played(table: GameEnv, fate: Random, weights: Mapping[str, float] = BOLD) -> GameEnv:
    """Plays the game to its end with random actions, and returns the environment."""
    for _asked in asked(table, fate, weights):
        pass
    return table


def in_a_room(transcript: Transcript) -> tuple[Room, Room, list[Record]]:
    """Plays the game of the transcript in a room. Returns the room before and after the game, and the records of the
    game."""
    players = PLAYERS[: transcript.seats]
    new = NewRoom("K7QX2M", transcript.game, transcript.seats, "ana", "Ana", transcript.secret, transcript.options)
    first = room = create(new, BEGUN_MS)
    records: list[Record] = []
    commands = [
        *((BEGUN_MS, Command(Join(player.title()), player)) for player in players[1:]),
        *((BEGUN_MS, Command(messages.Ready(), player)) for player in players),
        *((at_ms, Command(Act(action), players[seat])) for at_ms, seat, action in transcript.acts),
        (transcript.ended_ms, Command(Tick())),
    ]
    for at_ms, command in commands:
        done = step(room, command, at_ms)
        room = done.room
        if done.record is not None:
            records.append(done.record)
    return first, room, records
