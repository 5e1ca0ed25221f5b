"""Exercises by the thousand: each has exactly one right answer (`make school GAME=<slug> SEEDS=n`; some are tests)."""

import argparse
import time

from engines.registry import all_engines
from server.school.moment import QUESTIONS
from tests.school.test_exercise import check


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="all fifteen where none is named")
    parser.add_argument("--seeds", type=int, default=1_000)
    asked = parser.parse_args()
    seeds = range(asked.seeds)
    print("| game | exercises | none found | ms each |\n| --- | --- | --- | --- |")
    for game in asked.game or [slug for slug, engine in all_engines().items() if engine.about.listed]:
        began_s = time.process_time()
        found = [check(game, question, seed) for question in QUESTIONS for seed in seeds]
        took_ms = (time.process_time() - began_s) * 1_000 / len(found)
        print(f"| {game} | {sum(found)} | {found.count(False)} | {took_ms:.1f} |", flush=True)


if __name__ == "__main__":
    main()
