"""Learns from rulings alone when a challenge is right, and compares the result with the game's own bot at the level `partner`.

    python clients/python/examples/train_challenger.py            # Par 55 and Contig 60, under two minutes

Seat 0 learns. Seat 1 is the computer at the level `partner`, which commits faults on purpose. The learner has one logistic
model per rule. It is a contextual bandit: it gets rulings only on its own challenges, and it never gets the rules. Its features
come from the view, in the same way in every game. They are the words and numbers in the other side's last actions, pairs of
equal numbers, and numbers that are the sum of two others.

Then learning stops. At the same moments of new games the script compares four ways to choose a challenge: the learner before
learning, the learner after learning, the game's bot at the level `partner`, and the game's bot that notices every fault. All
other actions are random actions without a fault.
"""

import argparse
import math
import sys
import time
from binascii import crc32
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banderilla_gym import PASS, GameEnv
from banderilla_gym.encoding import tokens

GAMES = ("par55", "contig60")
PARTNER = "partner"
SIZE = 2**14
RATE = 0.02
PASSES = 5
THINKS_EVERY = 25
"""Number of games after which the learner repeats its learning steps."""
LUST = 0.25
"""Probability of a random challenge during learning."""
PARTS = ("last", "turn", "pending")
"""Keys of the view for the last actions, and for a declared win."""
MAX_WORD_LENGTH = 12
CONFIDENT = 1.96

Challenge = dict[str, Any]
Choice = Callable[[Mapping[str, Any]], Challenge | None]


def looked_at(info: Mapping[str, Any]) -> NDArray[np.intp]:
    """Returns the features of a moment, as indices."""
    view, seat = info["view"], info["seat"]
    words: list[str] = []
    numbers: dict[str, int] = {"score": _of(view.get("score"), 1 - seat)}
    for part in PARTS:
        done = view.get(part)
        if not isinstance(done, dict) or (part != "pending" and done.get("seat") != 1 - seat):
            words.append(f"no {part}")
            continue
        for name, value in done.items():
            at = f"{part}/{name}"
            if isinstance(value, bool) or value is None or isinstance(value, str):
                words.append(f"{at}={value}" if not isinstance(value, str) or len(value) <= MAX_WORD_LENGTH else f"{at}: said")
            elif isinstance(value, int):
                numbers[at] = value
            elif isinstance(value, list):
                numbers |= {f"{at}: count": len(value), f"{at}: theirs": _of(value, 1 - seat), f"{at}: last": _of(value, -1)}
            else:
                words += tokens(value, at)
    pairs = [f"{one} {_sign(numbers[one] - numbers[other])} {other}" for one, other in combinations(numbers, 2)]
    sums = [
        f"{one} + {other} {'=' if numbers[one] + numbers[other] == numbers[whole] else '!'} {whole}"
        for one, other in combinations(numbers, 2)
        for whole in numbers
        if whole not in (one, other)
    ]
    zeros = [f"{name} is 0" for name, value in numbers.items() if value == 0]
    return np.unique([crc32(one.encode()) % SIZE for one in ("", *words, *pairs, *sums, *zeros)])


def _of(value: Any, place: int) -> int:
    """Returns the number at a place of a list; 0 if the list is shorter."""
    found = value[place] if isinstance(value, list) and len(value) > max(place, 0) else 0
    return found if isinstance(found, int) else 0


def _sign(difference: int) -> str:
    return "=" if difference == 0 else "<" if difference < 0 else ">"


@dataclass
class Learner:
    """A logistic model for each rule: the probability that a challenge of the rule is right."""

    fate: Random
    weights: dict[str, NDArray[np.float64]] = field(default_factory=dict)
    squares: dict[str, NDArray[np.float64]] = field(default_factory=dict)
    memory: list[tuple[str, NDArray[np.intp], bool]] = field(default_factory=list)

    def chance_of(self, rule: str, seen: NDArray[np.intp]) -> float:
        known = self.weights.get(rule)
        return 0.0 if known is None else 1 / (1 + math.exp(-float(np.clip(known[seen].sum(), -30, 30))))

    def choice(self, info: Mapping[str, Any]) -> Challenge | None:
        """Returns the challenge that is most probably right; None if no probability is above one half."""
        seen = looked_at(info)
        offered = challenges(info)
        best = max(offered, key=lambda one: self.chance_of(one["rule"], seen))
        return best if self.chance_of(best["rule"], seen) > 0.5 else None

    def trial(self, info: Mapping[str, Any]) -> Challenge | None:
        """Returns the learner's choice during learning. Sometimes it is a random challenge."""
        return self.fate.choice(challenges(info)) if self.fate.random() < LUST else self.choice(info)

    def hear(self, rule: str, seen: NDArray[np.intp], is_right: bool) -> None:
        """Stores a ruling and makes one learning step with it."""
        self.memory.append((rule, seen, is_right))
        self._step(rule, seen, is_right)

    def think_back(self) -> None:
        """Repeats the learning steps of all rulings so far."""
        for _pass in range(PASSES):
            for one in self.fate.sample(self.memory, len(self.memory)):
                self._step(*one)

    def _step(self, rule: str, seen: NDArray[np.intp], is_right: bool) -> None:
        """Makes one step of AdaGrad."""
        weights = self.weights.setdefault(rule, np.zeros(SIZE))
        squares = self.squares.setdefault(rule, np.full(SIZE, 1e-2))
        slope = self.chance_of(rule, seen) - is_right
        squares[seen] += slope**2
        weights[seen] -= RATE * slope / np.sqrt(squares[seen])


def challenges(info: Mapping[str, Any]) -> list[Challenge]:
    return [action for action, kind in zip(info["actions"], info["kinds"], strict=True) if kind == "challenge"]


def played(table: GameEnv, fate: Random, choose: Choice, hear: Callable[[Challenge, Mapping[str, Any], str], None]) -> None:
    """Plays one game with the learner in seat 0. The function calls `choose` whenever the other side has just acted and
    may be challenged, and `hear` with the ruling: (challenge, the moment, mark). All other actions are random actions
    without a fault."""
    asked: tuple[Challenge, Mapping[str, Any]] | None = None
    for _agent in table.agent_iter():
        _observation, _reward, terminated, truncated, info = table.last(observe=False)
        seat = info["seat"]
        for event in info["heard"]:
            if asked is not None and event["kind"] == "ruling" and event["seat"] == seat:
                hear(*asked, event["params"]["mark"])
        asked = None
        if terminated or truncated:
            table.step(None)
            continue
        is_new = any(event["seat"] not in (None, seat) for event in info["heard"])
        is_open = any(seat in window["seats"] for window in info["status"]["windows"])
        if is_new and is_open and "challenge" in info["kinds"] and (challenge := choose(info)) is not None:
            asked = challenge, info
            table.step(info["actions"].index(challenge))
        else:
            some = [index for index, kind in enumerate(info["kinds"]) if kind == "sound"]
            table.step(fate.choice(some) if some else PASS)


def trained(slug: str, games: int, seed: int) -> tuple[Learner, Counter[str]]:
    """Returns a learner after that many games, and the marks of the learner's challenges in these games."""
    learner, fate = Learner(Random(f"{slug}/learner/{seed}")), Random(f"{slug}/play/{seed}")
    marks: Counter[str] = Counter()

    def hear(challenge: Challenge, info: Mapping[str, Any], mark: str) -> None:
        marks[mark] += 1
        learner.hear(challenge["rule"], looked_at(info), mark == "C")

    table = GameEnv(slug, seed=seed, computer={1: PARTNER})
    for number in range(1, games + 1):
        table.reset()
        played(table, fate, learner.trial, hear)
        if number % THINKS_EVERY == 0 or number == games:
            learner.think_back()
    return learner, marks


@dataclass
class Score:
    """Counts of moments. `faults`: moments with a fault; `caught`: moments with a fault and a right challenge. `sound`:
    moments without a fault; `wrong`: moments without a fault, but with a challenge."""

    faults: int = 0
    caught: int = 0
    sound: int = 0
    wrong: int = 0

    def note(self, is_fault: bool, is_challenged: bool, is_right: bool) -> None:
        self.faults += is_fault
        self.caught += is_fault and is_right
        self.sound += not is_fault
        self.wrong += is_challenged and not is_right

    def __str__(self) -> str:
        share, low, high = wilson(self.caught, self.faults)
        wrong, least, most = wilson(self.wrong, self.faults + self.sound)
        return (
            f"{share:6.1%} of {self.faults} faults ({low:.1%} … {high:.1%}), "
            f"wrong at {wrong:.1%} of {self.faults + self.sound} moments ({least:.1%} … {most:.1%})"
        )


def wilson(count: int, of: int) -> tuple[float, float, float]:
    """Returns a share (`count` of `of`) with the bounds of its 95 % confidence interval."""
    if not of:
        return 0.0, 0.0, 1.0
    share, square = count / of, CONFIDENT**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    spread = CONFIDENT / (1 + square / of) * math.sqrt(share * (1 - share) / of + square / (4 * of * of))
    return share, max(0.0, middle - spread), min(1.0, middle + spread)


def compared(slug: str, games: int, seed: int, learner: Learner) -> dict[str, Score]:
    """Returns the score of each of the four ways to choose, at the same moments of new games. These games carry out no
    challenge."""
    table = GameEnv(slug, seed=seed, computer={1: PARTNER})
    fate = Random(f"{slug}/compare/{seed}")
    untaught = Learner(fate)

    def bot(level: str) -> Choice:
        def choice(_info: Mapping[str, Any]) -> Challenge | None:
            asked = table.computers_choice("seat_0", level)
            return asked if asked is not None and asked["type"] == "challenge" else None

        return choice

    choices = {"before": untaught.choice, "after": learner.choice, "partner's bot": bot(PARTNER), "bot": bot("")}
    scores = {name: Score() for name in choices}

    def watch(info: Mapping[str, Any]) -> None:
        is_fault = bool(table.ruled_right("seat_0"))
        for name, choice in choices.items():
            asked = choice(info)
            is_right = asked is not None and table.is_right("seat_0", asked)
            scores[name].note(is_fault, asked is not None, is_right)

    for _number in range(games):
        table.reset()
        played(table, fate, watch, lambda *_ruled: None)
    return scores


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--train", type=int, default=400, help="number of training games")
    parser.add_argument("--test", type=int, default=200, help="number of games for the comparison")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    for slug in asked.game:
        begun_s = time.perf_counter()
        learner, marks = trained(slug, asked.train, asked.seed)
        scores = compared(slug, asked.test, asked.seed + 1, learner)
        print(f"{slug}: {asked.train} training games with the rulings {dict(marks)}; {asked.test} games for the comparison")
        for name, score in scores.items():
            print(f"  {name:14}{score}")
        print(f"  {time.perf_counter() - begun_s:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
