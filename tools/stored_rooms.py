"""Writes a corpus of stored rooms: `python -m tools.stored_rooms RELEASE`. Each later version must read them and play
on.

Each game has a file `tests/stored/<RELEASE>/<slug>.room`, a MessagePack map with the bytes as Redis has them. The file
`class.session` has a class. `tools.release` writes a corpus when a version is released, and never changes it
afterwards.

The corpus `2025272` is named after the commit whose tool wrote it. Servers ran that commit, in which Truco stored the effect of
a word under a wrong name. The corpus proves that later versions still read such rooms.
"""

import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec

from engines.contract import Refusal
from engines.registry import all_engines
from protocol.session_commands import PlanRound
from server.room import encode, encode_record
from server.rules_version import rules_version
from server.sessions.codec import encode as encode_session
from tests.room.stored.test_log import something, table_of
from tests.room.table import Table
from tests.sessions.classroom import PUPILS, Classroom

STORED = Path(__file__).parents[1] / "tests/stored"
STEPS = 40
TRIES = 20


class StoredRoom(msgspec.Struct, frozen=True):
    """A room in the middle of a game, as the store has it: the room, the records of its log, and the time of the last step, all
    encoded.

    `first`: the room at its creation, where its log begins. Release 0.1.0 stored none.
    """

    room: bytes
    records: tuple[bytes, ...]
    players: tuple[str, ...]
    now_ms: int
    first: bytes = b""


def running_table(slug: str) -> Table:
    """Plays several random games and returns the table with the longest log among those whose game still runs."""
    tables = [table for table in map(_played_table, (f"stored/{slug}/{seed}" for seed in range(TRIES))) if _is_running(table)]
    return max(tables, key=lambda table: len(table.records))


def stored_room(table: Table) -> StoredRoom:
    records = tuple(encode_record(record) for record in table.records)
    return StoredRoom(encode(table.room), records, tuple(table.players), table.now_ms, encode(table.first))


def _played_table(seed: str) -> Table:
    chance = Random(seed)
    slug = seed.split("/")[1]
    table = table_of(slug, chance, rules_version(slug))
    for _step in range(STEPS):
        with suppress(Refusal):
            something(table, chance)
    return table


def _is_running(table: Table) -> bool:
    return table.room.state == "playing" and table.room.adjourned is None


def stored_class() -> bytes:
    """Returns the encoded class of the corpus: one round is over, and the next is in play."""
    classroom = Classroom(*PUPILS)
    classroom.played((1.0, 0.0), (0.5, 0.5))
    classroom.do("eva", PlanRound(game="contig60", how="round_robin"))
    return encode_session(classroom.session)


def main(release: str) -> None:
    folder = STORED / release
    if folder.exists():
        raise SystemExit(f"{folder} is written once")
    folder.mkdir(parents=True)
    for slug in all_engines():
        (folder / f"{slug}.room").write_bytes(msgspec.msgpack.encode(stored_room(running_table(slug))))
    (folder / "class.session").write_bytes(stored_class())


if __name__ == "__main__":
    main(sys.argv[1])
