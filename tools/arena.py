"""Lets the levels of a game's bots play each other, and prints their difference in Elo with error bars: `python -m tools.arena
[GAME …] [--games N] [--match M] [--write] …`.

The two sides change seats after each game. `--write` writes the results to `docs/reference/arena.json`, from which
`docs/reference/arena.md` and the anchors of the client's ladder are made.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from engines.contract import CLOCK, Engine, Refusal, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.levels.level import RATED, Level
from engines.kit.levels.opponent import wish
from engines.registry import engine_of, slugs
from server.jobs.uci_programs import Programs
from tools.json_rows import json_rows

REFERENCE = Path(__file__).parent.parent / "docs" / "reference"
FIGURES, PAGE = REFERENCE / "arena.json", REFERENCE / "arena.md"
ANCHORS = REFERENCE.parents[1] / "clients" / "web" / "src" / "my_games" / "anchors.gen.ts"
STEP_MS = 500
MAX_STEPS = 20_000
CONFIDENT = 1.96
NEVER_LOST = 0.5
"""Points added to both sides if one side has lost no point, so that the difference in Elo is finite."""


_PROGRAMS = Programs()
"""The external programs that this process has started."""


@dataclass(frozen=True)
class Played:
    """The result of one game: the points of the first side, and the time that the game took."""

    points: float
    decisions: int
    slowest_ms: float


def play(engine: Engine[Any, Any, Any], sides: Sequence[Level], seed: str) -> Played:
    """Plays a game in tournament mode to its end. Side n has the seats of team n. Returns the points of side 0."""
    seats = engine.about.seats[0]
    options = engine.read_options({"mode": "tournament"})
    chance = ChanceReader(ChanceState(sha256(seed.encode()).digest()))
    now_ms = 1_000_000
    state = engine.setup(options, seats, chance, now_ms)
    decisions, slowest_ms = 0, 0.0
    for step in range(MAX_STEPS):
        status = engine.status(state)
        if status.is_over:
            assert status.result is not None
            return Played(status.result.points[0] if status.result.points else 0.5, decisions, slowest_ms)
        for seat in (*status.awaited, *(one for one in range(seats) if one not in status.awaited)):
            if not status.may[seat]:
                continue
            own = ChanceReader(ChanceState(sha256(f"{seed}/{step}/{seat}".encode()).digest()))
            begun = time.perf_counter()
            asked = wish(engine, state, seat, now_ms, sides[seat], own, tournament=True)
            slowest_ms = max(slowest_ms, 1000 * (time.perf_counter() - begun))
            decisions += 1
            if asked is None:
                continue
            try:
                state = engine.apply(state, seat, engine.parse(asked), now_ms, chance, None).state
            except Refusal as refused:
                raise AssertionError(f"{engine.about.slug}: {asked} was refused: {refused}") from None
            break
        else:
            assert status.due_at_ms is not None, f"the game is stuck, without a seat that acts or a clock: {status}"
            now_ms = max(now_ms, status.due_at_ms)
            state = engine.apply(state, CLOCK, Tick(), now_ms, chance, None).state
            continue
        now_ms += STEP_MS
    return Played(0.5, decisions, slowest_ms)


def one_match(slug: str, upper: str, lower: str, games: int, number: int) -> Played:
    """Plays a match of `games` games; the two levels change seats after each game. Returns the share of the points that the
    upper level won."""
    engine = engine_of(slug)
    levels = {"": Level(), **engine.levels, **_with_programs(engine)}
    total, decisions, slowest_ms = 0.0, 0, 0.0
    for game in range(games):
        swapped = (number + game) % 2 == 1
        pair = (lower, upper) if swapped else (upper, lower)
        done = play(engine, [levels[name] for name in pair], f"{slug}/{upper}/{lower}/{number}/{game}")
        total += 1 - done.points if swapped else done.points
        decisions += done.decisions
        slowest_ms = max(slowest_ms, done.slowest_ms)
    points = total if games == 1 else (total > games / 2) + (total == games / 2) / 2
    return Played(float(points), decisions, slowest_ms)


def matches(pool: Executor, asked: tuple[str, str, str, int], numbers: range, seconds: float) -> list[Played]:
    """Plays the matches with these numbers and returns them in order, up to the first match that did not end in time."""
    begun = time.monotonic()
    running = [pool.submit(one_match, *asked, number) for number in numbers]
    done: list[Played] = []
    try:
        for each in running:
            left = seconds - (time.monotonic() - begun)
            done.append(each.result(None if left == math.inf else max(0.0, left)))
    except TimeoutError:
        for each in running:
            each.cancel()
    return done


def _with_programs(engine: Engine[Any, Any, Any]) -> dict[str, Level]:
    """Returns the levels that an external program on this machine can play. The key of a level is its name with a `+`."""
    return {f"{name}+": _PROGRAMS.level(level) for name, level in engine.levels.items() if level.program is not None}


def elo(share: float) -> float:
    return -400 * math.log10(1 / share - 1)


def figures(points: Sequence[float]) -> dict[str, float]:
    """Returns the share of points, and the difference in Elo with the bounds of its 95 % interval."""
    count = len(points)
    share = sum(points) / count
    spread = CONFIDENT * math.sqrt(max(sum((each - share) ** 2 for each in points) / count, 0.25 / count) / count)
    least = NEVER_LOST / (count + 2 * NEVER_LOST)

    def bounded(value: float) -> float:
        return min(max(value, least), 1 - least)

    bounds = {"elo": bounded(share), "low": bounded(share - spread), "high": bounded(share + spread)}
    return {"games": count, "share": round(share, 4), **{name: round(elo(value)) for name, value in bounds.items()}}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pairs", default=",".join(f"{upper}:{lower}" for lower, upper in pairwise(RATED)))
    parser.add_argument("--match", type=int, default=1, help="games of a match")
    parser.add_argument("--minutes", type=float, default=math.inf, help="time per pair; unfinished games do not count")
    parser.add_argument("--more", action="store_true", help="play and add only the games missing to --games")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        for slug in asked.game or [slug for slug in slugs() if engine_of(slug).about.listed]:
            for pair in asked.pairs.split(","):
                upper, lower = pair.split(":")
                begun = time.perf_counter()
                before = noted(slug, upper, lower, asked.match) if asked.more else None
                numbers = range(before["games"] if before else 0, asked.games)
                done = matches(pool, (slug, upper, lower, asked.match), numbers, 60 * asked.minutes)
                if not done:
                    continue
                found = figures([*(points_of(before) if before else ()), *(each.points for each in done)]) | {
                    "match": asked.match,
                    "slowest_ms": max(round(each.slowest_ms) for each in done),
                    "s": round(time.perf_counter() - begun + (before["s"] if before else 0), 1),
                }
                if before:
                    found["slowest_ms"] = max(found["slowest_ms"], before["slowest_ms"])
                print(f"{slug:20} {upper or 'bot':8} {lower or 'bot':8} {found}", flush=True)
                if asked.write:
                    note(slug, upper, lower, found)
    return 0


def noted(slug: str, upper: str, lower: str, match: int) -> dict[str, Any] | None:
    """Returns the stored results of two levels; None if there are no results for matches of that length."""
    known = json.loads(FIGURES.read_text()).get(slug, {}) if FIGURES.exists() else {}
    found: dict[str, Any] | None = known.get(f"{upper}:{lower}")
    return found if found and found["match"] == match else None


def points_of(found: Mapping[str, Any]) -> list[float]:
    """Returns invented points of single games that add up to the stored share of points: wins, losses, and at most one draw.
    Their spread is the largest possible, so an interval computed from them is not too narrow."""
    halves = round(2 * found["share"] * found["games"])
    points = [1.0] * (halves // 2) + [0.5] * (halves % 2)
    return points + [0.0] * (found["games"] - len(points))


def note(slug: str, upper: str, lower: str, found: dict[str, float]) -> None:
    """Stores the results of two levels, and updates the page and the ladder's anchors."""
    known = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    known.setdefault(slug, {})[f"{upper}:{lower}"] = found
    FIGURES.write_text(json_rows(json.loads(json.dumps(known, sort_keys=True)), 2) + "\n")
    PAGE.write_text(page(known))
    ANCHORS.write_text(anchors(known))


HEAD = """# The arena

Matches of each level of the computer against the level below, made by `make arena GAME=<slug> GAMES=<n>` in tournament
mode, half of the games from either seat. Share: points of the upper level (a draw is a half). Elo: the difference that this
share means, with its 95 % interval; it is bounded if the upper level won (nearly) every game. Match: if chance decides a
single game too often, this number of games makes one match, and the share counts matches. Slowest: the longest single
decision in ms of the clock, on two cores that other work used at the same time (so it is an upper bound, not a measure of
the search). The games of a pair may be from several days (`--more` adds missing games, `--minutes` ends a long run early):
the number of a game determines it, and no game is played twice.

An external program plays a level *with its program* if the machine has it (`Level.program`: for chess `stockfish`, bounded
to an Elo of its own scale; `--pairs strong+:strong`); otherwise the game's own search plays it, which the other lines
measure.

| game | levels | matches | games a match | share | Elo | 95 % | slowest ms |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def page(known: Mapping[str, Mapping[str, Mapping[str, float]]]) -> str:
    """Returns the page with all results."""
    lines = []
    for slug, pairs in sorted(known.items()):
        for pair, found in sorted(pairs.items(), reverse=True):
            upper, lower = pair.split(":")
            cells = (
                slug,
                f"{upper} : {lower}".replace("+", " with its program"),
                f"{found['games']}",
                f"{found['match']}",
                f"{100 * found['share']:.1f} %",
                f"{found['elo']:+}",
                f"{found['low']:+} … {found['high']:+}",
                f"{found['slowest_ms']}",
            )
            lines.append(f"| {' | '.join(cells)} |\n")
    return HEAD + "".join(lines)


def anchors(known: Mapping[str, Mapping[str, Mapping[str, float]]]) -> str:
    """Returns the client's file with the differences in Elo between the levels of each game: from learner to club, and from
    club to strong."""
    rows = "".join(
        f"  {json.dumps(slug) if '-' in slug else slug}: [{pairs['club:learner']['elo']}, {pairs['strong:club']['elo']}],\n"
        for slug, pairs in sorted(known.items())
        if "club:learner" in pairs and "strong:club" in pairs
    )
    return (
        "// Written by tools/arena.py. Do not edit.\n"
        "/** Per game the differences in Elo from the level learner to club, and from club to strong. */\n"
        f"export const GAPS: Readonly<Record<string, readonly [number, number]>> = {{\n{rows}}};\n"
    )


if __name__ == "__main__":
    sys.exit(main())
