"""The command `make simulate`: it runs worlds, each in a separate process, and prints the seeds that failed."""

import argparse
import os
import pickle
import shlex
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from engines.registry import all_engines
from tests.simulation.shrinking import shrunk
from tests.simulation.strokes import Stroke, strokes_of, text_of
from tests.simulation.versions import PRESENT, Version, earlier
from tests.simulation.world import CLASSES, ROOMS, WORLD_S, Frame, Report, simulate

SHOWN = 10
MOST_SHRINKING = 60
"""Maximum number of worlds that the shrinking of one world runs."""


def forked(seed: int, frame: Frame, trace: Path | None) -> Report:
    """Runs the world in a child process, so that every world starts with freshly imported modules."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            report = simulate(seed, frame, trace)
        except BaseException as error:  # noqa: BLE001 - the parent prints it with the seed
            import traceback

            report = Report(seed, wrongs=[f"the world ended with {error!r}", traceback.format_exc()])
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump(report, pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    report = pickle.loads(told) if told else Report(seed, wrongs=["the world's process died"])
    return report


def seeds(first: int | None, minutes: float | None, worlds: int) -> Iterator[int]:
    """Yields `worlds` seeds starting with `first`, or new seeds until the minutes of processor time are over."""
    if first is not None and minutes is None:
        yield from range(first, first + worlds)
        return
    until_s = processor_s() + 60 * (1.0 if minutes is None else minutes)
    seed = _new_seed() if first is None else first
    while processor_s() < until_s:
        yield seed
        seed += 1


def processor_s() -> float:
    """Returns the processor time in s of this process and of the worlds that have ended. A busy machine hardly changes
    it."""
    return sum(os.times()[:4])


def arguments_of(seed: int, frame: Frame) -> str:
    """Returns the arguments that run this world again, as far as they differ from the defaults. Two versions cannot be
    given again."""
    usual, given = Frame(), ["--seed", str(seed)]
    for name in ("seconds", "rooms", "classes"):
        if getattr(frame, name) != getattr(usual, name):
            given += [f"--{name}", f"{getattr(frame, name):g}"]
    given += [] if frame.explores else ["--no-explorers"]
    given += ["--only", frame.only] if frame.only else []
    given += [] if frame.wanted is None else ["--faults", text_of(frame.wanted)]
    return shlex.join(given)


def simpler(report: Report, frame: Frame) -> str:
    """Returns a world with fewer faults in which the same kind of violation occurs, as a line for the test of the worlds that
    once failed."""
    kind = report.wrongs[0].split(" ")[0]

    def fails(strokes: Sequence[Stroke]) -> bool:
        return kind in forked(report.seed, replace(frame, wanted=tuple(strokes)), None).kinds

    if not fails(report.strokes):
        return f"  not shrunk: the violation ({kind}) needs the exact times of the seed's own faults"
    left = list(shrunk(report.strokes, fails, MOST_SHRINKING))
    names = "".join(f"\n    {stroke.at_s:7.3f} s {stroke.name}" for stroke in left)
    found = arguments_of(report.seed, replace(frame, wanted=tuple(left)))
    few = f"  {kind} with {len(left)} of {len(report.strokes)} faults:{names}"
    return f'{few}\n  as a test, in FOUND of test_found.py:\n    "{found}",'


def listed(figures: Mapping[str, int]) -> str:
    return "".join(f"{count} {what}, " for what, count in figures.items())


def _new_seed() -> int:
    with open("/dev/urandom", "rb") as source:
        return int.from_bytes(source.read(3)) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="make simulate")
    parser.add_argument("--seed", type=int)
    parser.add_argument(
        "--minutes", type=float, help="minutes of processor time; without a seed and minutes: one minute of new seeds"
    )
    parser.add_argument("--seconds", type=float, default=WORLD_S, help="virtual seconds of faults in a world")
    parser.add_argument("--worlds", type=int, default=1, help="number of worlds, from the seed on, without minutes")
    parser.add_argument("--rooms", type=int, default=ROOMS)
    parser.add_argument("--classes", type=int, default=CLASSES)
    parser.add_argument("--no-explorers", action="store_true", help="leaves out the people who try all commands")
    parser.add_argument("--until-failure", action="store_true", help="ends after the first world that fails")
    parser.add_argument("--faults", help="the only faults of the world, as the shrinking prints them")
    parser.add_argument(
        "--only", default="", help="beginning of the names of the only faults, for example 'replica takes over'"
    )
    parser.add_argument("--earlier", metavar="COMMIT", help="nodes have the server of this commit or the present one")
    parser.add_argument("--shrink", action="store_true", help="leaves out the faults that a failing world does not need")
    parser.add_argument("--trace", type=Path, help="writes every turn, delivery and log line of a world there")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="earlier-") as folder:
        versions = (PRESENT, earlier(asked.earlier, Path(folder))) if asked.earlier else (PRESENT,)
        sys.exit(1 if failures(asked, versions) else 0)


def failures(asked: argparse.Namespace, versions: tuple[Version, ...]) -> list[int]:
    """Runs the worlds and prints what happened. Returns the seeds that failed."""
    all_engines()
    acked = worlds = 0
    faults: Counter[str] = Counter()
    figures: Counter[str] = Counter()
    failed = []
    virtual_s, begun_s = 0.0, processor_s()
    wanted = None if asked.faults is None else strokes_of(asked.faults)
    frame = Frame(asked.seconds, asked.rooms, asked.classes, not asked.no_explorers, wanted, asked.only, versions)
    for seed in seeds(asked.seed, asked.minutes, asked.worlds):
        report = forked(seed, frame, asked.trace)
        worlds, acked, virtual_s = worlds + 1, acked + report.acked, virtual_s + report.virtual_s
        faults.update(report.faults)
        figures.update(report.figures)
        print(
            f"seed {seed}: {report.digest} {report.virtual_s:.0f} s in {report.processor_s:.1f} s, "
            f"{report.acked} acknowledged, {report.views} views, {report.clocks} clocks, "
            f"{listed(report.figures)}{sum(report.faults.values())} faults, {len(report.wrongs)} wrong",
            flush=True,
        )
        for wrong in report.wrongs[:SHOWN]:
            print(f"  {wrong}")
        if report.wrongs:
            failed.append(seed)
            if asked.shrink:
                print(simpler(report, frame), flush=True)
            if asked.until_failure:
                break
    took_s = processor_s() - begun_s
    print(
        f"{worlds} worlds, {virtual_s:.0f} virtual seconds in {took_s:.0f} s, {acked} acknowledged, {listed(figures)}"
        f"{sum(faults.values())} faults"
    )
    commands = (f'make simulate ARGS="{arguments_of(seed, frame)}"' for seed in failed)
    print("failed: " + (", ".join(commands) or "none"))
    return failed
