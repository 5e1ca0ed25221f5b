"""Rooms in the store: lifetimes, outages credited once, copies thrown away, deadlines."""

import asyncio

import pytest
from msgspec.structs import replace
from redis import Redis

from engines.contract import Refusal
from protocol import codec
from protocol.messages import GameEvent, Patch, Ready
from server.aggregate.commands import Join, Tick
from server.gateway.node import Node
from server.room import codec as room_codec
from server.room.command import Act, Command
from server.room.creation import NewRoom, create
from server.room.state import Room
from server.store import aggregate, keys
from server.store.deadlines import waiting_rooms
from server.store.redis_health import Outage, Unstored
from server.store.room_store import ALPHABET, new_code
from server.store.stream import Entry, decode_entry, encode_entry, entries, last_entries
from tests.conftest import NodeMaker
from tests.store.test_redis_health import the_past


async def playing(node: Node, **options: object) -> str:
    """A running game of noughts between Ana and Bo, without any socket."""

    def make(code: str, now_ms: int) -> Room:
        return create(NewRoom(code, "noughts", 2, "ana", "Ana", bytes(32), dict(options)), now_ms)

    code = await node.rooms.create(make, person="ana", cid="new")
    await node.rooms.submit(code, Command(Join("Bo"), "bo"))
    for person in ("ana", "bo"):
        await node.rooms.submit(code, Command(Ready(), person))
    return code


async def place(node: Node, code: str, person: str, cell: int) -> int:
    return (await node.rooms.submit(code, Command(Act({"type": "place", "cell": cell}), person))).seq


async def test_rooms_live_for_days_and_finished_ones_longer(make_node: NodeMaker) -> None:
    node = await make_node(idle_days=14, finished_days=30)
    code = await playing(node)
    names = keys.room_keys(code)
    assert 13 * 86_400 < await node.link.client.ttl(names.room) <= 14 * 86_400
    for person, cell in (("ana", 0), ("bo", 3), ("ana", 1), ("bo", 4), ("ana", 2)):
        await place(node, code, person, cell)
    assert 29 * 86_400 < await node.link.client.ttl(names.room) <= 30 * 86_400
    assert 29 * 86_400 < await node.link.client.ttl(names.log) <= 30 * 86_400


async def test_an_outage_is_credited_before_anything_falls_due(make_node: NodeMaker, redis_url: str) -> None:
    """The turn would have ended in the outage; nobody is charged for it, and it is credited exactly once."""
    node = await make_node()
    code = await playing(node, turn_ms=5_000, grace_ms=1_000)
    before = await node.rooms.room(code)
    assert before.due_at_ms is not None
    await node.stop()
    shift(redis_url, code, before, 60_000)

    for _ in range(2):
        again = await make_node()
        room = await again.rooms.room(code)
        assert room.game is not None
        assert room.seq == before.seq + 1
        assert room.due_at_ms is not None
        left_ms = room.due_at_ms - again.link.now_ms()
        assert 0 < left_ms <= 5_000
        assert await waiting_rooms(again.link) == [code]
        assert await again.link.client.zscore(keys.room_keys(code).due, code) == room.due_at_ms


def shift(url: str, code: str, room: Room, ms: int) -> None:
    """Moves the stored room and the last beat into the past, as if the machine had stood still since."""
    assert room.game is not None
    state = room.game.state
    clock = replace(state.clock, due_at_ms=state.clock.due_at_ms - ms)
    game = replace(room.game, state=replace(state, clock=clock), due_at_ms=clock.due_at_ms)
    moved = replace(room, at_ms=room.at_ms - ms, game=game)
    with Redis.from_url(url) as client:
        client.hset(keys.room_keys(code).room, "s", room_codec.encode(moved))
        client.zadd(keys.room_keys(code).due, {code: clock.due_at_ms})
    the_past(url, ms - 200)


async def test_a_deadline_that_fell_due_before_the_outage_did_fall(make_node: NodeMaker, redis_url: str) -> None:
    node = await make_node()
    code = await playing(node, turn_ms=1_000, grace_ms=1_000)
    before = await node.rooms.room(code)
    await node.stop()
    shift(redis_url, code, before, 60_000)
    the_past(redis_url, 30_000)  # 30 s in which a node still beat, but delivered nothing
    again = await make_node()
    result = (await again.rooms.room(code)).game
    assert result is not None
    assert result.result is not None
    assert result.result.reason == "time"


async def test_a_copy_may_be_thrown_away_at_any_moment(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        node.rooms.forget_all()
        await place(node, code, ("ana", "bo")[turn % 2], cell)
    assert (await node.rooms.room(code)).state == "over"


async def test_commands_of_one_room_wait_for_each_other(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    tries = [place(node, code, "ana", cell) for cell in range(9)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, int) for each in done) == 1
    assert {each.code for each in done if isinstance(each, Refusal)} == {"no_flag"}


async def test_a_tick_that_is_not_due_changes_nothing(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    number = (await node.rooms.look(code)).seq
    await node.rooms.submit(code, Command(Tick()))
    assert (await node.rooms.look(code)).seq == number


async def test_a_deadline_without_a_room_is_forgotten(make_node: NodeMaker) -> None:
    node = await make_node()
    name = keys.room_keys("NOROOM").due
    await node.link.client.zadd(name, {"NOROOM": 1})
    async with asyncio.timeout(10):
        while await node.link.client.zscore(name, "NOROOM") is not None:  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.02)


async def test_an_unknown_room_leaves_nothing_behind(make_node: NodeMaker) -> None:
    node = await make_node()
    with pytest.raises(Refusal) as no:
        await node.rooms.look("NOROOM")
    assert no.value.code == "room/unknown"
    assert node.rooms.held("NOROOM") is None
    assert await node.link.client.keys("*NOROOM*") == []


async def test_the_stream_has_every_number_once(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    last = await place(node, code, "ana", 0)
    assert [entry.seq async for entry in entries(node.link, code, after=-1)] == list(range(last + 1))
    assert [entry.seq async for entry in entries(node.link, code, after=1, until=2)] == [2]
    assert [entry.seq for entry in await last_entries(node.link, code, 2)] == [last - 1, last]


def test_entries_round_trip() -> None:
    entry = Entry(7, b"record", [(["0", "spectator"], b"a"), (["1"], b"b")], ["ana"])
    again = decode_entry(7, encode_entry(entry.record, entry.frames, entry.moved))
    assert again.frame_for("spectator") == b"a"
    assert again.frame_for("1") == b"b"
    assert again.frame_for("referee") is None
    assert (again.seq, again.record, again.moved) == (7, b"record", ["ana"])


def test_patches_are_encoded_as_the_protocol_says() -> None:
    patch = Patch("ABCDEF", 3, 1_795_230_896_809, [[["a", 0], {"b": [1, 2.5, None, True, "ñ" * 40]}]], [GameEvent("x", 5, 1)])
    assert aggregate._encode(patch) == codec.encode(patch)
    assert aggregate._encode(Patch("ABCDEF", 3, 4)) == codec.encode(Patch("ABCDEF", 3, 4))


def test_codes_cannot_be_misread() -> None:
    code = new_code(6)
    assert len(code) == 6
    assert set(code) <= set(ALPHABET)
    assert not set("01ILO") & set(ALPHABET)


def test_keys_of_one_room_share_a_slot() -> None:
    names = [*keys.room_keys("ABCDEF"), keys.answers_key("ABCDEF", "ana")]
    assert len({name[: name.index("}")] for name in names}) == 1
    assert {keys.bucket_of(new_code(6)) for _ in range(500)} == set(range(keys.BUCKETS))


async def test_an_outage_is_credited_from_the_rooms_last_step_at_the_earliest(make_node: NodeMaker) -> None:
    """It was found that nobody was in from a minute before that step on; the minute is not the room's."""
    node = await make_node()
    code = await playing(node)
    before = await node.rooms.room(code)
    assert before.due_at_ms is not None
    node.link.outages.append(Outage(before.at_ms - 60_000, before.at_ms + 700))
    room = await node.rooms.room(code)
    assert room.due_at_ms == before.due_at_ms + 700


async def test_a_doubt_is_not_forgotten_when_a_later_attempt_fails_without_one(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first attempt may have been stored: whoever asked is not told that nothing was."""
    node = await make_node(wait_ms=200)
    code = await playing(node)

    async def attempt(*_given: object) -> None:
        node.link.lost()
        monkeypatch.setattr(node.link, "opened", away)
        raise Unstored("cut while it was under way", doubt=True)

    async def away() -> None:
        raise Unstored("still away")

    monkeypatch.setattr(node.rooms, "_attempt", attempt)
    with pytest.raises(Unstored) as no:
        await place(node, code, "ana", 0)
    assert no.value.doubt
    monkeypatch.undo()
