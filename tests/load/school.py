"""Makes thousands of exercises and checks that each has exactly one right answer (`make school GAME=<slug> SEEDS=n`;
tests run a few).

The first table counts the exercises of each game. The second table shows the kinds of faults in the exercises with a fault
and in the look-alikes (exercises without a fault that resemble one), the share of look-alikes, and how often the best
guess from superficial features of the picture is right. The program ends with exit code 1 if a game is over a limit
(`tests/school/limits.py`), and names the limit.
"""

import argparse
import sys
import time
from collections import Counter

from engines.registry import all_engines
from server.school.moment import QUESTIONS
from tests.school.distribution import distribution, guessed, share_alike
from tests.school.limits import alike_over, guesses_over, kinds_over, rules_over, rulings_over
from tests.school.test_exercise import check


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="all refereed games if none is named")
    parser.add_argument("--seeds", type=int, default=1_000)
    asked = parser.parse_args()
    seeds = range(asked.seeds)
    games = asked.game or [slug for slug, engine in all_engines().items() if engine.about.listed and engine.practice.kinds]
    print("| game | exercises | none found | ms each |\n| --- | --- | --- | --- |")
    for game in games:
        began_s = time.process_time()
        found = [check(game, question, seed) for question in QUESTIONS for seed in seeds]
        took_ms = (time.process_time() - began_s) * 1_000 / len(found)
        print(f"| {game} | {sum(found)} | {found.count(False)} | {took_ms:.1f} |", flush=True)
    over = list[str]()
    print("\n| game | faults | look-alikes | share of look-alikes | timing | guessed |\n| --- | --- | --- | --- | --- | --- |")
    for game in games:
        kinds = distribution(game, asked.seeds)
        counts = dict.fromkeys(QUESTIONS, asked.seeds)
        blind = guessed(game, counts)
        shares = f"{share_alike(game, asked.seeds):.0%} | {kinds.late} | {blind.share:.0%}"
        print(f"| {game} | {_shares(kinds.faults)} | {_shares(kinds.alike)} | {shares} |", flush=True)
        each = (kinds_over, rulings_over, rules_over, alike_over)
        over += [f"{game}: {text}" for check_of in each for text in check_of(game, asked.seeds)]
        over += [f"{game}: {text}" for text in guesses_over(game, counts)]
    if over:
        sys.exit("\n".join(over))


def _shares(counted: Counter[str]) -> str:
    return ", ".join(f"{kind} {number / counted.total():.0%}" for kind, number in counted.most_common())


if __name__ == "__main__":
    main()
