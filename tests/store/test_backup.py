"""Tests of a backup during play: restored to another store, every room replays to the same state, and its game
continues."""

import asyncio
import hashlib
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgpack
import msgspec
import pytest

from protocol.messages import Ready
from server.aggregate.commands import Join
from server.aggregate_types import ROOMS, TYPES
from server.gateway.node import Node
from server.room.command import Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.values.state import Room
from server.store import keys
from server.store.backup import ABOUT, KEYS, About, BadBackup, back_up, checked, put_back, read_keys
from server.store.embedded.valkey import EmbeddedValkey
from server.store.health.cluster_health import link_to
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import key_names
from server.stored_checks import check_replay
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import Guest, seated
from tests.redis_servers import Cluster


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[RedisHealth]:
    """Yields a link to a second, empty store."""
    valkey = EmbeddedValkey(str(tmp_path / "elsewhere"))
    await valkey.start()
    link = RedisHealth(valkey.url)
    yield link
    await link.client.aclose()
    await valkey.stop()


async def names_in(link: RedisHealth) -> set[str]:
    return {name async for name in key_names(link)}


async def test_a_backup_under_load_is_put_back_whole(
    make_node: NodeMaker, come: Arrival, elsewhere: RedisHealth, tmp_path: Path
) -> None:
    node = await make_node()
    tables: list[tuple[str, list[Guest]]] = []
    for _ in range(6):
        pair = [await come(node), await come(node)]
        tables.append((await seated(*pair, settings={"chat": True}), pair))
    tutor, pupil = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, pupil)
    has_ended = asyncio.Event()
    said: list[int] = []

    async def talk(room: str, guests: list[Guest]) -> None:
        while not has_ended.is_set():
            for guest in guests:
                said.append((await guest.order(room, "say", text=f"n{len(said)}"))["seq"])

    talking = [asyncio.create_task(talk(room, guests)) for room, guests in tables]
    path = tmp_path / "all.backup"
    about = await back_up(node.link, path, TYPES)
    before = len(said)
    has_ended.set()
    await asyncio.gather(*talking)
    assert before > 0, "people talked meanwhile"
    assert (about.rooms, about.sessions) == (len(tables), 1)
    assert path.stat().st_mode & 0o077 == 0

    assert await put_back(elsewhere, path, TYPES) == about
    for room, _guests in tables:
        assert (await check_replay(elsewhere, room)).is_good
    url = elsewhere.url
    again = await make_node(redis_url=url)
    room, (ana, bo) = tables[0]
    back = [await come(again, token=guest.token) for guest in (ana, bo)]
    assert [guest.id for guest in back] == [ana.id, bo.id], "devices are known"
    for guest in back:
        await guest.ask("join", room=room)
    answer = await back[0].act(room, {"type": "place", "cell": 0})
    await back[1].reaches(room, answer["seq"])
    seen = await again.rooms.look(session)
    assert seen.room.code == session
    await again.stop()


async def test_the_deadlines_of_what_was_put_back_are_kept(
    make_node: NodeMaker, come: Arrival, elsewhere: RedisHealth, tmp_path: Path
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 600_000, "grace_ms": 1_000})
    due_at_ms = ana.views[room]["status"]["due_at_ms"]
    await back_up(node.link, tmp_path / "b", TYPES)
    await put_back(elsewhere, tmp_path / "b", TYPES)
    assert await elsewhere.client.zscore(keys.room_keys(room).due, room) == due_at_ms
    assert await elsewhere.client.get(keys.BEAT), "from here on all is an outage"


async def test_a_backup_goes_into_an_empty_store_only(
    make_node: NodeMaker, come: Arrival, elsewhere: RedisHealth, tmp_path: Path
) -> None:
    node = await make_node()
    await seated(await come(node), await come(node))
    await back_up(node.link, tmp_path / "b", TYPES)
    await elsewhere.client.set("games:somebody", "x")
    with pytest.raises(BadBackup, match="empty"):
        await put_back(elsewhere, tmp_path / "b", TYPES)
    assert await names_in(elsewhere) == {"games:somebody"}


async def test_what_is_no_whole_backup_changes_nothing(
    make_node: NodeMaker, come: Arrival, elsewhere: RedisHealth, tmp_path: Path
) -> None:
    node = await make_node()
    await seated(await come(node), await come(node))
    good = tmp_path / "b"
    about = await back_up(node.link, good, TYPES)
    whole = good.read_bytes()
    with zipfile.ZipFile(good) as file:
        stored = file.read(KEYS)

    def made(name: str, about: About, body: bytes) -> Path:
        path = tmp_path / name
        with zipfile.ZipFile(path, "w") as file:
            file.writestr(KEYS, body)
            file.writestr(ABOUT, msgspec.json.encode(about))
        return path

    bad = {
        "text": (tmp_path / "text", b"not a backup"),
        "cut": (tmp_path / "cut", whole[: len(whole) // 2]),
        "other": (tmp_path / "other", whole.replace(ABOUT.encode(), b"aboot.json")),
    }
    for path, body in bad.values():
        path.write_bytes(body)
    newer = made("newer", msgspec.structs.replace(about, format=2, version="9.0"), stored)
    changed = made("changed", about, stored[:-1] + bytes([stored[-1] ^ 1]))
    for path in [path for path, _body in bad.values()] + [newer, changed]:
        with pytest.raises(BadBackup):
            await put_back(elsewhere, path, TYPES)
        assert await names_in(elsewhere) == set()
    with pytest.raises(BadBackup, match=r"newer version \(9.0\)"):
        checked(newer)


async def test_a_dump_that_this_store_cannot_take_is_taken_out_again(
    make_node: NodeMaker, come: Arrival, elsewhere: RedisHealth, tmp_path: Path
) -> None:
    node = await make_node()
    await seated(await come(node), await come(node))
    about = await back_up(node.link, tmp_path / "b", TYPES)
    stored = [list(key) for key in read_keys(tmp_path / "b")]
    stored[-1][2] = b"\x00 a dump of another store"
    body = b"".join(msgpack.packb(key) for key in stored)
    path = tmp_path / "foreign"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(KEYS, body)
        file.writestr(ABOUT, msgspec.json.encode(msgspec.structs.replace(about, sha256=hashlib.sha256(body).hexdigest())))
    with pytest.raises(BadBackup, match="refused a part of it"):
        await put_back(elsewhere, path, TYPES)
    assert await names_in(elsewhere) == set()


async def test_who_watches_is_not_in_it(make_node: NodeMaker, come: Arrival, tmp_path: Path) -> None:
    node = await make_node()
    tutor, pupil = await come(node, name="Eva"), await come(node, name="Ana")
    await seated(tutor, pupil)
    await seated(pupil, tutor)
    await opened(tutor, pupil)
    about = await back_up(node.link, tmp_path / "b", TYPES)
    names = [key.name for key in read_keys(tmp_path / "b")]
    assert (about.keys, about.rooms, about.sessions) == (len(names), 2, 1)
    assert not [name for name in names if any(kind in name for kind in (":watch:", ":spectators:", ":due"))]
    assert names[0] == keys.BEAT, "the heartbeat comes first: what was done after it is credited"


async def a_room(node: Node, number: int) -> str:
    def make(code: str, now_ms: int) -> Room:
        return create(NewRoom(code, "noughts", 2, "ana", "Ana", bytes(32), {}), now_ms)

    code = await node.rooms.create(ROOMS, make, person="ana", cid=f"new{number}")
    await node.rooms.submit(code, Command(Join("Bo"), "bo"))
    for person in ("ana", "bo"):
        await node.rooms.submit(code, Command(Ready(), person))
    return code


async def test_a_backup_moves_between_a_cluster_and_a_single_redis(
    masters: Cluster, redis_url: str, make_node: NodeMaker, tmp_path: Path
) -> None:
    node = await make_node(redis_url=masters.url)
    rooms = [await a_room(node, number) for number in range(6)]
    about = await back_up(node.link, tmp_path / "one", TYPES)
    assert about.rooms == 6
    await node.stop()

    one = link_to(redis_url)
    assert await put_back(one, tmp_path / "one", TYPES) == about
    assert [(await check_replay(one, room)).is_good for room in rooms] == [True] * 6
    again = await back_up(one, tmp_path / "again", TYPES)
    await one.close()

    for server in masters.masters:
        server.ask("FLUSHALL")
    cluster = link_to(masters.url)
    assert await put_back(cluster, tmp_path / "again", TYPES) == again
    assert [(await check_replay(cluster, room)).is_good for room in rooms] == [True] * 6
    beats = {await cluster.client.get(keys.beat_keys(tag)[0]) for tag in ("{hall}", "{r0}", "{r15}")}
    assert len(beats) == 1, "each bucket has the time since as an outage"
    assert None not in beats
    await cluster.close()


async def test_a_file_with_the_unfinished_name_is_neither_followed_nor_kept(make_node: NodeMaker, tmp_path: Path) -> None:
    node = await make_node()
    precious, path = tmp_path / "precious", tmp_path / "all.backup"
    precious.write_text("mine")
    unfinished = tmp_path / ".all.backup.unfinished"
    unfinished.symlink_to(precious)
    await back_up(node.link, path, TYPES)
    assert precious.read_text() == "mine"
    unfinished.touch(mode=0o666)
    unfinished.chmod(0o666)
    await back_up(node.link, path, TYPES)
    assert path.stat().st_mode & 0o777 == 0o600
    checked(path)
