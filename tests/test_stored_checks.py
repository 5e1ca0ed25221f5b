"""Tests of `python -m server replay` and `chance`: they accept valid logs, and report changed ones."""

import json
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest
from msgspec.structs import replace

from server.command_line.main import main
from server.gateway.node import Node
from server.room import decode_record, encode_record, replay
from server.room.stored import codec
from server.rules_version import rules_version
from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.stored.stream import Entry, encode_entry, entries, read_page
from server.stored_checks import Finding, check_replay
from tests.command_line.stored import log_as_before, looked
from tests.conftest import Arrival, NodeMaker
from tests.people import seated
from tools.stored_rooms import STORED, StoredRoom, running_table, stored_room

__all__ = ["log_as_before"]


Out = pytest.CaptureFixture[str]


async def finished(make_node: NodeMaker, come: Arrival, *, sign: bool = True) -> tuple[RedisHealth, str]:
    """Plays a finished game of dice with signed cards. Returns a link to the store and the room's code."""
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, game="contig60", options={"starter": 0})
    await ana.act(room, {"type": "roll"})
    await ana.act(room, {"type": "resign"})
    for guest in (ana, bo) if sign else ():
        await guest.order(room, "sign")
    return node.link, room


async def change(link: RedisHealth, room: str, old: bytes, new: bytes) -> None:
    """Changes the log as an attacker with access to Redis could."""
    log = keys.room_keys(room).log
    page: Any = await link.client.xrange(log)
    await link.client.delete(log)
    for entry in read_page(page):
        record = entry.record.replace(old, new) if entry.seq else entry.record
        await link.client.xadd(log, {b"e": encode_entry(replace(entry, record=record))}, id=f"{entry.seq}-1")


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
    # The changed text does not influence the replay, so only the seal shows the change.
    await change(link, room, b"text\xa4roll", b"text\xa4bowl")
    assert await looked("replay", room, url=redis_url) == 1
    printed = capsys.readouterr().out
    assert "BROKEN" in printed
    assert "the same as the snapshot" in printed


async def test_a_log_that_cannot_be_played_again_is_said_to_be_so(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come)
    await change(link, room, b"roll", b"bowl")
    assert await looked("replay", room, url=redis_url) == 1
    printed = capsys.readouterr().out
    assert "CANNOT BE REPLAYED" in printed
    assert "BROKEN" in printed


async def begun_under(link: RedisHealth, room: str, version: str) -> None:
    """Changes the first record of the log, so that it names another version of the rules."""
    await change(link, room, rules_version("contig60").encode(), version.encode().ljust(len(rules_version("contig60")), b"."))


async def falsified(link: RedisHealth, room: str) -> None:
    """Stores a snapshot that differs from the result of the replay."""
    stored: Any = await link.client.hget(keys.room_keys(room).room, "s")
    held = codec.decode(stored)
    await link.client.hset(keys.room_keys(room).room, "s", codec.encode(replace(held, host="somebody else")))


async def test_a_log_is_begun_under_the_version_that_plays_it(make_node: NodeMaker, come: Arrival) -> None:
    link, room = await finished(make_node, come)
    marks = [decode_record(entry.record).version async for entry in entries(link, room, after=0)]
    assert marks == [rules_version("contig60"), *[""] * (len(marks) - 1)]


async def test_the_log_of_an_older_version_that_plays_the_same_is_the_same(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come, sign=False)
    await begun_under(link, room, "0.0.9+old")
    stored: Any = await link.client.hget(keys.room_keys(room).room, "s")
    log = [entry async for entry in entries(link, room, after=-1)]
    again = replay(codec.decode(log[0].record), [decode_record(entry.record) for entry in log[1:]])
    assert codec.decode(stored).chain != again.chain
    await link.client.hset(keys.room_keys(room).room, "s", codec.encode(again))
    assert await looked("replay", room, url=redis_url) == 0
    printed = capsys.readouterr().out
    assert "the same as the snapshot" in printed
    assert "started under 0.0.9+old" in printed


async def test_an_older_log_that_plays_otherwise_now_is_no_alarm(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come, sign=False)
    await begun_under(link, room, "0.0.9+old")
    await falsified(link, room)
    assert await looked("replay", room, url=redis_url) == 0
    printed = capsys.readouterr().out
    assert "started under 0.0.9+old" in printed
    assert "NOT THE SAME" not in printed


async def test_a_log_of_before_there_were_versions_is_no_alarm(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come, sign=False)
    log = [entry async for entry in entries(link, room, after=-1)]
    name = keys.room_keys(room).log
    await link.client.delete(name)
    for entry in log:
        record = entry.record if not entry.seq else encode_record(replace(decode_record(entry.record), version=""))
        await link.client.xadd(name, {b"e": encode_entry(replace(entry, record=record))}, id=f"{entry.seq}-1")
    assert await looked("replay", room, url=redis_url) == 0
    assert "started under a version that did not write its number" in capsys.readouterr().out


async def test_a_log_of_this_very_version_that_plays_otherwise_is_an_alarm(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come, sign=False)
    await falsified(link, room)
    assert await looked("replay", room, url=redis_url) == 1
    assert "NOT THE SAME" in capsys.readouterr().out


async def test_what_is_sealed_is_held_to_its_seal_whatever_version_began_it(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out
) -> None:
    link, room = await finished(make_node, come)
    await begun_under(link, room, "0.0.9+old")
    assert await looked("replay", room, url=redis_url) == 1
    assert "BROKEN" in capsys.readouterr().out


KEPT = {path: msgspec.msgpack.decode(path.read_bytes(), type=StoredRoom) for path in sorted(STORED.glob("*/*.room"))}


async def test_no_log_of_a_release_raises_an_alarm(make_node: NodeMaker, redis_url: str) -> None:
    node = await make_node()
    for path, kept in KEPT.items():
        await node.link.client.flushall()
        if kept.first:  # version 0.1.0 kept no first records of logs
            found = await replayed(node, kept)
            assert found.is_good, (path, found.lines)


async def test_what_a_release_keeps_is_replayed_to_the_same(make_node: NodeMaker) -> None:
    kept = stored_room(running_table("takeaway"))
    found = await replayed(await make_node(), kept)
    assert found.is_good
    assert "the same as the snapshot" in found.lines[0]
    assert "started under" not in found.lines[0]


async def replayed(node: Node, kept: StoredRoom) -> Finding:
    """Puts a kept room into a store, and returns what `replay` finds."""
    held, names = codec.decode(kept.room), keys.room_keys(codec.decode(kept.room).code)
    await node.link.client.hset(names.room, "s", kept.room)
    for seq, record in enumerate((kept.first, *kept.records)):
        await node.link.client.xadd(names.log, {b"e": encode_entry(Entry(seq, record, (), ()))}, id=f"{seq}-1")
    return await check_replay(node.link, held.code)


async def test_chance_comes_out_again(make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out) -> None:
    _link, room = await finished(make_node, come)
    assert await looked("chance", room.lower(), url=redis_url) == 0
    printed = capsys.readouterr().out
    assert "3 dice of 6" in printed
    assert "all of it agrees, 1 draws" in printed
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
    printed = capsys.readouterr().out
    assert "6 6 6: NOT THE SEED'S (the seed gives " in printed
    assert "IT DOES NOT AGREE" in printed


async def test_a_running_games_chance_is_not_told(make_node: NodeMaker, come: Arrival, redis_url: str, capsys: Out) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, game="contig60", options={"starter": 0})
    await ana.act(room, {"type": "roll"})
    assert await looked("chance", room, url=redis_url) == 1
    assert capsys.readouterr().out == "this room has no finished game, and the seed of a running game is secret\n"


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
    assert "it has no readable games" in capsys.readouterr().out
    path.write_text("{}")
    assert main(["chance", "--file", str(path)]) == 1
    assert main(["chance", "--file", str(tmp_path / "nothing")]) == 1
    with pytest.raises(SystemExit):
        main(["chance"])
