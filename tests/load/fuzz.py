"""`make fuzz`: sends every game inputs that no honest client sends, and reports the results.

make fuzz ARGS="--calls 1000000 --seconds 600 --seed 7 --processes 2"
make fuzz ARGS="--texts --calls 1000000"    positions and games in the notation of other programs (`fuzz_texts.py`)
make fuzz ARGS="--wire --calls 100000"      frames on the sockets of a separate server (`fuzz_wire.py`)

The program exits with 1 after an unclean call. The three modules `fuzz_calls`, `fuzz_texts` and `fuzz_wire` each define
*unclean*. The same seed and number of calls repeat a run, except with `--wire`, where the timing of answers varies.
"""

import argparse
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from engines.registry import slugs
from tests.load.fuzz_calls import Found, Fuzz
from tests.load.fuzz_texts import games_with_texts, read_texts
from tests.load.fuzz_wire import run

PORTION = 20_000
MAX_MEMORY = 3 * 2**30
"""Maximum address space of one process in bytes. A call that needs more raises `MemoryError`, which is unclean."""


def portion(game: str, seed: int, calls: int, until_s: float, texts: bool = False) -> Found:
    """Runs calls for one game in a separate process; with `texts`, reads texts instead. `until_s`: end time by
    `time.monotonic`."""
    if time.monotonic() > until_s:
        return Found(game)
    return read_texts(game, seed, calls, until_s) if texts else Fuzz(game, seed).run(calls, until_s)


def limited() -> None:
    """Limits the memory of the calling process."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))


def fuzz(games: list[str], calls: int, seconds: float, seed: int, processes: int, *, texts: bool = False) -> dict[str, Found]:
    """Runs `calls` calls, evenly distributed over the games. Several processes work on portions of them."""
    until_s = time.monotonic() + seconds
    each = -(-calls // len(games))
    portions = [
        (game, seed + number, min(PORTION, each - done))
        for number, done in enumerate(range(0, each, PORTION))
        for game in games
    ]
    found = {game: Found(game) for game in games}
    with ProcessPoolExecutor(processes, get_context("spawn"), limited) as pool:
        tasks = [pool.submit(portion, game, start, count, until_s, texts) for game, start, count in portions]
        for number, task in enumerate(tasks):
            part = task.result()
            found[part.game].add(part)
            if number % len(games) == len(games) - 1:
                called = sum(each.calls for each in found.values())
                print(
                    f"… {called} calls, {sum(each.unclean.total() for each in found.values())} unclean",
                    file=sys.stderr,
                    flush=True,
                )
    return found


def show(found: dict[str, Found]) -> int:
    """Prints the results. Returns the number of unclean calls."""
    print("| game | calls | accepted | refused | unclean | slowest ms | most memory MB |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    total = Found("all")
    for game, each in found.items():
        total.add(each)
        print(_line(game, each))
    print(_line("all", total))
    print("\nrefusals:", ", ".join(f"{code} {count}" for code, count in total.refused.most_common(12)))
    print("accepted:", ", ".join(f"{kind} {count}" for kind, count in total.accepted.most_common()))
    print("slowest:", total.slowest)
    print("most memory:", total.most)
    for game, each in found.items():
        for kind, count in each.unclean.most_common():
            print(f"\nUNCLEAN {count} × {game} {kind}\n  {each.examples[kind]}")
    return total.unclean.total()


def _line(name: str, found: Found) -> str:
    accepted, refused, unclean = (of.total() for of in (found.accepted, found.refused, found.unclean))
    return (
        f"| {name} | {found.calls} | {accepted} | {refused} | {unclean} | {found.slowest_ms:.0f} | {found.most_kb / 1024:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=200_000)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", nargs="*", default=list(slugs()))
    parser.add_argument("--wire", action="store_true", help="frames on real sockets in the place of calls")
    parser.add_argument("--texts", action="store_true", help="texts of positions and games instead of calls")
    asked = parser.parse_args()
    if asked.wire:
        sys.exit(1 if run(asked.calls, asked.seconds, asked.seed) else 0)
    games = [game for game in asked.games if not asked.texts or game in games_with_texts()]
    sys.exit(1 if show(fuzz(games, asked.calls, asked.seconds, asked.seed, asked.processes, texts=asked.texts)) else 0)


if __name__ == "__main__":
    main()
