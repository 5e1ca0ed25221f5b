"""`python -m server replay` and `chance`: what holds is said to hold, and what was changed is found."""

import json
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest

from server.__main__ import main
from server.room import decode_record, encode_record
from server.store import keys
from server.store.redis_health import RedisHealth
from server.store.stream import decode_entry, encode_entry, entries
from tests.conftest import Arrival, NodeMaker
from tests.people import seated
from tests.test_command_line import log_as_before, looked

__all__ = ["log_as_before"]


Out = pytest.CaptureFixture[str]


async def finished(make_node: NodeMaker, come: Arrival, *, sign: bool = True) -> tuple[RedisHealth, str]:
    """A game of dice that is over, its cards signed."""
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, game="contig60", options={"starter": 0})
    await ana.act(room, {"type": "roll"})
    await ana.act(room, {"type": "resign"})
    for guest in (ana, bo) if sign else ():
        await guest.order(room, "sign")
    return node.link, room


async def change(link: RedisHealth, room: str, old: bytes, new: bytes) -> None:
    """Somebody with the keys to Redis writes something else into the log."""
    log = keys.room_keys(room).log
    page: Any = await link.client.xrange(log)
    await link.client.delete(log)
    for name, fields in page:
        seq = int(name.split(b"-")[0])
        entry = decode_entry(seq, fields[b"e"])
        record = entry.record.replace(old, new) if seq else entry.record
        await link.client.xadd(log, {b"e": encode_entry(record, entry.frames, entry.moved)}, id=name)


async def test_seals_hold(make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out) -> None:
    _link, room = await finished(make_node, come)
    assert await looked("replay", room, url=redis_url) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "the same as the snapshot" in lines[0]
    assert lines[1].startswith("seal at ")
    assert lines[1].endswith(": holds")


async def test_a_record_that_was_changed_breaks_the_seal(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come)
    # Nothing that is played again depends on it: only the seal notices.
    await change(link, room, b"text\xa4roll", b"text\xa4bowl")
    assert await looked("replay", room, url=redis_url) == 1
    told = capsys.readouterr().out
    assert "BROKEN" in told
    assert "the same as the snapshot" in told


async def test_a_log_that_cannot_be_played_again_is_said_to_be_so(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come)
    await change(link, room, b"roll", b"bowl")
    assert await looked("replay", room, url=redis_url) == 1
    told = capsys.readouterr().out
    assert "CANNOT BE PLAYED AGAIN" in told
    assert "BROKEN" in told


async def test_chance_comes_out_again(make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out) -> None:
    _link, room = await finished(make_node, come)
    assert await looked("chance", room.lower(), url=redis_url) == 0
    told = capsys.readouterr().out
    assert "3 dice of 6" in told
    assert "all of it agrees, 1 draws" in told
    assert await looked("chance", "NOROOM", url=redis_url) == 1


async def test_a_roll_that_was_chosen_is_found(make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out) -> None:
    link, room = await finished(make_node, come)
    log = [entry async for entry in entries(link, room, after=0)]
    entry = next(entry for entry in log if decode_record(entry.record).moves)
    plain = msgspec.to_builtins(decode_record(entry.record))
    plain["moves"][0]["draws"][0]["got"] = [6, 6, 6]
    chosen = encode_record(msgspec.convert(plain, type(decode_record(entry.record))))
    assert chosen != entry.record
    await change(link, room, entry.record, chosen)
    assert await looked("chance", room, url=redis_url) == 1
    told = capsys.readouterr().out
    assert "6 6 6: NOT THE SEED'S (the seed gives " in told
    assert "IT DOES NOT AGREE" in told


async def test_a_running_games_chance_is_not_told(make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, game="contig60", options={"starter": 0})
    await ana.act(room, {"type": "roll"})
    assert await looked("chance", room, url=redis_url) == 1
    assert capsys.readouterr().out == "no game is over here: its seed is still secret\n"


async def test_an_exported_log_is_checked_far_from_here(
    make_node: NodeMaker, come: Arrival, redis_url: str, tmp_path: Path, capsys: Out
) -> None:
    _link, room = await finished(make_node, come)
    assert await looked("export", room, url=redis_url) == 0
    exported = capsys.readouterr().out
    log, zipped, changed = tmp_path / "log.json", tmp_path / "class.zip", tmp_path / "changed.json"
    log.write_text(exported)
    with ZipFile(zipped, "w") as file:
        file.writestr("boards/1-1.json", exported)
        file.writestr("standings.csv", "a,b")
    proof = json.loads(exported.splitlines()[-1])
    changed.write_text(json.dumps({"rounds": [{"boards": [proof]}]}).replace('"got": [', '"got": [7, '))
    results = {}
    for path in (log, zipped, changed):
        results[path.name] = (main(["chance", "--file", str(path)]), capsys.readouterr().out.splitlines()[-1])
    assert results == {
        "log.json": (0, "  all of it agrees, 1 draws"),
        "class.zip": (0, "  all of it agrees, 1 draws"),
        "changed.json": (1, "  IT DOES NOT AGREE, 1 draws"),
    }


def test_a_file_of_something_else(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "x.json"
    path.write_text("no")
    assert main(["chance", "--file", str(path)]) == 1
    assert "no games can be read in it" in capsys.readouterr().out
    path.write_text("{}")
    assert main(["chance", "--file", str(path)]) == 1
    assert main(["chance", "--file", str(tmp_path / "nothing")]) == 1
    with pytest.raises(SystemExit):
        main(["chance"])
