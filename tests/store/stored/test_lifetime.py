"""Tests of a room's lifetime, which depends on its state, its last use and its class."""

from server.aggregate.contract import Kept
from server.store import keys
from server.store.stored.lifetime import NET_MS, SAY_AGAIN_S, Lifetime, keep_until, seconds_to
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import ENOUGH


def kept_s(lifetime: Lifetime, kept: Kept, now_ms: int, used_at_s: float = 1.0, *, is_over: bool = False) -> int | None:
    return lifetime.seconds(kept, lambda: now_ms, used_at_s, is_over=is_over, idle_s=10, finished_s=20)


async def test_rooms_live_for_days_and_finished_ones_longer(make_store: StoreMaker) -> None:
    store = await make_store(idle_days=14, finished_days=30)
    code = await new_counter(store)
    names = keys.room_keys(code)
    assert 13 * 86_400 < await store.link.client.ttl(names.room) <= 14 * 86_400
    await add(store, code, ENOUGH)
    assert 29 * 86_400 < await store.link.client.ttl(names.room) <= 30 * 86_400
    assert 29 * 86_400 < await store.link.client.ttl(names.log) <= 30 * 86_400


def test_a_lifetime_of_days_is_said_once_an_hour_and_when_it_changes() -> None:
    lifetime = Lifetime()
    said = [kept_s(lifetime, Kept(), 0, at_s) for at_s in (1.0, 2.0, SAY_AGAIN_S, SAY_AGAIN_S + 1.0)]
    assert said == [10, None, None, 10]
    assert kept_s(lifetime, Kept(), 0, SAY_AGAIN_S + 2.0, is_over=True) == 20


def test_a_room_lives_on_after_its_appointed_time_and_a_board_as_long_as_its_class() -> None:
    assert kept_s(Lifetime(), Kept(begins_at_ms=90_000), 60_000) == 40
    assert kept_s(Lifetime(), Kept(by_another=True), 0) is None


def test_a_table_with_days_per_move_lives_two_days_longer_than_a_move() -> None:
    assert kept_s(Lifetime(), Kept(move_days=3), 0) == 5 * 86_400


def test_what_has_an_end_of_its_own_is_kept_until_then_and_its_keys_an_hour_longer() -> None:
    assert kept_s(Lifetime(), Kept(until_ms=5_000_000), 1_000_000) == 4_000 + NET_MS // 1_000
    assert seconds_to(0, 9 * NET_MS) == 1, "never no time at all, which would be for ever"


async def test_boards_are_kept_until_their_class_is_erased(make_store: StoreMaker) -> None:
    store = await make_store(idle_days=14)
    code = await new_counter(store)
    await keep_until(store.link, [code], store.link.now_ms() + 10_000)
    names = keys.room_keys(code)
    for name in (names.room, names.log):
        assert NET_MS < await store.link.client.pttl(name) <= NET_MS + 10_000
