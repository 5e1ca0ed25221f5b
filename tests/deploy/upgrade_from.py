"""Runs an upgrade from an older commit of this repository while people play: `make upgrade FROM=<commit>`.

The test `test_upgrade.py` runs the present code under two versions, because a checkout in CI has no other code. Here
the old nodes run the code of the commit, exported from git, with the packages that are installed now.

- rolling: new nodes start next to the old nodes, then the old nodes stop, as in `deploy/upgrade.sh`.
- stopped: all old nodes stop before a new node starts. docs/deploy/upgrade.md requires this way if the old code lacks
  the guard against newer rooms (`server/aggregate/newer_version.py`). Every clock gets the time of the pause as a
  credit.
"""

import argparse
import asyncio
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from io import BytesIO
from pathlib import Path

from server import __version__
from tests.deploy.old_views import OldViews
from tests.deploy.upgrade import PLAYED_S, ROOT, Upgrade, tree
from tests.faults.chaos.history import Sight
from tests.faults.chaos.store_time import wall_ms
from tests.faults.chaos.streams import Stream

OLD, NEW = "0.0.1", "9.0.0"
GUARD = "newer*.py"
"""File name pattern of the guard against newer rooms, in any folder of `server/store`."""
WRITTEN = {"chain", "record.happenings", "record.moves", "record.version"}
"""Fields of a record that a replay computes again from `command` and `at_ms`."""
PARTS = ("engines", "protocol", "server")


def archived(folder: Path, commit: str) -> Path:
    """Exports the code of the commit into the folder, with another version. Returns the folder."""
    packed = subprocess.run(["git", "archive", commit, *PARTS], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    root = folder / "server/__init__.py"
    root.write_text(root.read_text().replace(f'"{__version__}"', f'"{OLD}"'))
    return folder


class FromOld(Upgrade):
    """An upgrade from an older commit, with the steps of `deploy/upgrade.sh`. It compares views field by field, because
    the old version has fewer fields."""

    def __init__(self, folder: Path, old: Path, new: Path, seed: int) -> None:
        super().__init__(folder, old, new, seed)
        self.views = OldViews(lambda: len(self.replicas.versions) == len(self.replicas.nodes[:2]))
        self.note = self.views.note
        self.written_otherwise: Counter[str] = Counter()

    def _streams(self, sights: list[Sight]) -> list[Stream]:
        """Returns the streams of all rooms. Accepts a replay that differs from the stored room only in the fields `WRITTEN`,
        because an older version wrote these fields differently."""
        found = super()._streams(sights)
        for stream in found:
            if stream.differs and not set(stream.differs) - WRITTEN:
                self.written_otherwise[", ".join(each for each in stream.differs if each != "chain") or "bytes alone"] += 1
                stream.wrongs = [each for each in stream.wrongs if each.kind != "replay"]
        return found

    def alike(self, seen: str, fresh: str) -> bool:
        """Counts the fields that differ between the two views. Always returns True, because `OldViews.wrong` reports the
        wrong differences later."""
        self.views.compare(seen, fresh)
        return True


class Stopped(FromOld):
    """An upgrade where all old nodes stop before the new nodes start."""

    async def _strike(self) -> None:
        replicas = self.replicas
        await asyncio.sleep(PLAYED_S)
        for node in replicas.nodes[:2]:
            await replicas.end(node)
        since_ms = wall_ms()
        await replicas.begin(replicas.nodes[2:3])
        self._store_faults.append((since_ms, wall_ms()))
        replicas.silences.append((since_ms, wall_ms()))
        await replicas.begin(replicas.nodes[3:])
        self._healed("all nodes stopped")
        await asyncio.sleep(2 * PLAYED_S)


async def upgraded(folder: Path, commit: str, seed: int) -> bool:
    old, new = archived(folder / "old", commit), tree(folder / "new", NEW)
    kind = FromOld if any((old / "server/store").rglob(GUARD)) else Stopped
    upgrade = kind(folder, old, new, seed=seed)
    tally = await upgrade.run()
    wrong = tally.wrongs
    lines = [line for text in upgrade.replays for line in text.splitlines()]
    begun = sum(f"started under {OLD}+" in text for text in upgrade.replays)
    cried = [line for line in lines if "NOT THE SAME" in line]
    print(f"from {commit} ({'rolling' if kind is FromOld else 'stopped'}): versions {upgrade.replicas.versions}")
    print("\n".join([*map(str, wrong), *tally.lines()]))
    for said, found in (("views", upgrade.views.explained), ("views WRONG", upgrade.views.wrong)):
        for what, count in found.items():
            print(f"{count:>7}  {said}, {what}")
    for what, count in upgrade.written_otherwise.items():
        print(f"{count:>7}  logs that play to the stored room, though an older version wrote them otherwise ({what})")
    print(f"logs started under the old version: {begun} of {len(upgrade.replays)}; called another by `replay`: {len(cried)}")
    print("\n".join(sorted({line.partition(": ")[2] for line in lines})))
    return not wrong and not cried and not upgrade.views.wrong


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="the old state: a commit or a tag")
    parser.add_argument("--seed", type=int, default=3)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(upgraded(Path(folder), chosen.commit, chosen.seed)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
