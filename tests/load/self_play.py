"""Self-play in the gym: thousands of games between random players, in every game and with every number of seats.

Each game must reach its end, and the replay of its stored transcript must give the same bytes. One game in `EVERY` also
runs in a real room of the server, whose state, chance and log must be the same bytes. `make soak ARGS="--gym 1000"`.
"""

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, Final

import msgspec

from banderilla_gym import GameEnv, RecordedGame, Transcript, games
from banderilla_gym.random_player import USUAL
from engines.registry import engine_of
from tests.gym.play import in_a_room, played

EVERY: Final = 50
CHUNK: Final = 25
MOODS: Final[tuple[Mapping[str, float], ...]] = (
    USUAL,
    {"pass": 1.0, "sound": 1.0, "faulty": 0.02, "challenge": 0.001},
    {"pass": 0.98, "sound": 0.75, "faulty": 0.24, "challenge": 0.01},
)
"""Weights of the kinds of action: normal, careful and careless players."""


def self_play(count: int, jobs: int = 2, slugs: tuple[str, ...] = ()) -> Iterator[tuple[str, Counter[str], float]]:
    """Plays each game `count` times. `slugs`: the games; empty for all. Yields for each its slug, its counts and the
    processor time in s. Raises `AssertionError` if a check of a game fails."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for slug in slugs or games():
            parts = [(slug, first, min(CHUNK, count - first)) for first in range(0, count, CHUNK)]
            counts: Counter[str] = Counter()
            spent_s = 0.0
            for found, part_s in pool.map(some_games, parts):
                counts += found
                spent_s += part_s
            yield slug, counts, spent_s


def some_games(part: tuple[str, int, int]) -> tuple[Counter[str], float]:
    """Plays the games of `part`: (game, number of the first game, number of games). Returns their counts and the
    processor time in s."""
    slug, first, count = part
    begun_s = time.process_time()
    counts: Counter[str] = Counter()
    for number in range(first, first + count):
        counts += one_game(slug, number)
    return counts, time.process_time() - begun_s


def one_game(slug: str, number: int) -> Counter[str]:
    """Plays, checks and counts the game with that number. The same number always gives the same game."""
    every = engine_of(slug).about.seats
    table = GameEnv(slug, seats=every[number % len(every)], seed=number)
    table.reset()
    game = played(table, Random(f"{slug}/{number}"), MOODS[number // len(every) % len(MOODS)]).game
    assert game.status.is_over, f"{slug} {number}: no end after {len(game.log)} moves"
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(game.transcript), type=Transcript)
    again = RecordedGame.replayed(stored)
    assert game.engine.encode(again.state) == game.engine.encode(game.state), f"{slug} {number} replays to something else"
    assert again.log == game.log
    faulty = [move for move in game.log if move.record.get("faults") or move.note.get("faults")]
    counts = Counter(games=1, moves=len(game.log), faults=len(faulty))
    counts += Counter(mark for move in game.log for mark in marks_of(move.record, move.note))
    if number % EVERY == 0:
        _first, room, records = in_a_room(game.transcript)
        assert room.game is not None
        assert game.engine.encode(room.game.state) == game.engine.encode(game.state), f"{slug} {number}: a room plays otherwise"
        assert [move for record in records for move in record.moves] == game.log
        counts["rooms"] += 1
    return counts


def marks_of(*notes: Any) -> list[str]:
    """Returns the marks of the rulings in a move's record and note."""
    return [mark for note in notes for _rule, mark, *_rest in note.get("rulings", ())]


def report(slug: str, counts: Counter[str], spent_s: float) -> str:
    """Returns the line of the report for a game."""
    rulings = ", ".join(f"{counts[mark]} {mark}" for mark in ("C", "I", "IA"))
    return (
        f"{slug}: {counts['games']} games of self-play to their ends in {spent_s:.0f} s of a core; {counts['moves']} moves, "
        f"{counts['faults']} with faults, rulings {rulings}; all replayed to the same bytes, {counts['rooms']} in a room"
    )
