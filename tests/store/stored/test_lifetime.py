"""Tests of a room's lifetime, which depends on its state, its last use and its class."""

from msgspec.structs import replace

from server.aggregate.contract import Aggregate
from server.aggregate_types import type_of
from server.room.values.state import Room
from server.store import keys
from server.store.stored.lifetime import NET_MS, SAY_AGAIN_S, Lifetime, keep_until, seconds_to
from tests.conftest import NodeMaker
from tests.room.table import Table
from tests.sessions.classroom import Classroom
from tests.store.noughts import place, playing


def kept_s(lifetime: Lifetime, state: Aggregate, now_ms: int, used_at_s: float = 1.0) -> int | None:
    kept = type_of(state.code).kept(state)
    return lifetime.seconds(kept, lambda: now_ms, used_at_s, is_over=state.state == "over", idle_s=10, finished_s=20)


async def test_rooms_live_for_days_and_finished_ones_longer(make_node: NodeMaker) -> None:
    node = await make_node(idle_days=14, finished_days=30)
    code = await playing(node)
    names = keys.room_keys(code)
    assert 13 * 86_400 < await node.link.client.ttl(names.room) <= 14 * 86_400
    for person, cell in (("ana", 0), ("bo", 3), ("ana", 1), ("bo", 4), ("ana", 2)):
        await place(node, code, person, cell)
    assert 29 * 86_400 < await node.link.client.ttl(names.room) <= 30 * 86_400
    assert 29 * 86_400 < await node.link.client.ttl(names.log) <= 30 * 86_400


def test_a_lifetime_of_days_is_said_once_an_hour_and_when_it_changes() -> None:
    room, lifetime = Table().room, Lifetime()

    def seconds(room: Room, used_at_s: float) -> int | None:
        return kept_s(lifetime, room, 0, used_at_s)

    assert [seconds(room, at_s) for at_s in (1.0, 2.0, SAY_AGAIN_S, SAY_AGAIN_S + 1.0)] == [10, None, None, 10]
    assert seconds(replace(room, state="over"), SAY_AGAIN_S + 2.0) == 20


def test_a_room_lives_on_after_its_appointed_time_and_a_board_as_long_as_its_class() -> None:
    room = Table(start=False).room
    assert kept_s(Lifetime(), replace(room, begins_at_ms=90_000), 60_000) == 40
    assert kept_s(Lifetime(), replace(room, session="CLASE"), 0) is None
    assert kept_s(Lifetime(), replace(room, state="erased"), 0) is None


def test_a_session_is_kept_until_it_says_and_its_keys_an_hour_longer() -> None:
    session = replace(Classroom().session, erase_at_ms=5_000_000)
    assert kept_s(Lifetime(), session, 1_000_000) == 4_000 + NET_MS // 1_000
    assert seconds_to(0, 9 * NET_MS) == 1, "never no time at all, which would be for ever"


async def test_boards_are_kept_until_their_class_is_erased(make_node: NodeMaker) -> None:
    node = await make_node(idle_days=14)
    code = await playing(node)
    await keep_until(node.link, [code], node.link.now_ms() + 10_000)
    names = keys.room_keys(code)
    for name in (names.room, names.log):
        assert NET_MS < await node.link.client.pttl(name) <= NET_MS + 10_000
