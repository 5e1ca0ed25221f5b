"""Tests of pairs of friends in the store: races between the two people, and the limits."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from engines.contract import Refusal
from protocol import errors
from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.people.friends import (
    CODE_SECONDS,
    FRIEND_SECONDS,
    HERE_SECONDS,
    INVITATION,
    INVITED_MS,
    MAX_FRIENDS,
    RING_MS,
    Friend,
    Here,
    _invitation,
    confirm,
    drop,
    forget_friends,
    friends_of,
    hide,
    invite,
    offer_code,
    show_here,
    take_code,
)
from server.store.people.identity_store import Identity, new_guest
from tests.conftest import NodeMaker


@pytest.fixture
async def link(redis_url: str) -> AsyncIterator[RedisHealth]:
    link = RedisHealth(redis_url)
    await link.start()
    yield link
    await link.stop()


async def befriended(link: RedisHealth, one: Identity, other: Identity) -> None:
    await take_code(link, other, await offer_code(link, one))
    await asyncio.gather(confirm(link, one.id, other.id), confirm(link, other.id, one.id))


async def test_of_many_who_take_a_code_at_once_one_gets_it(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    takers = [await new_guest(link, f"G{number}") for number in range(5)]
    code = await offer_code(link, ana)
    tries = await asyncio.gather(*(take_code(link, taker, code) for taker in takers), return_exceptions=True)
    assert sorted(each.code for each in tries if isinstance(each, Refusal)) == [errors.FRIEND_CODE] * 4
    assert [friend.state for friend in await friends_of(link, ana.id)] == ["asks"]


async def test_a_yes_after_the_others_no_brings_nothing_back(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana, bo = await new_guest(link, "Ana"), await new_guest(link, "Bo")
    await take_code(link, bo, await offer_code(link, ana))
    await asyncio.gather(drop(link, ana.id, bo.id), confirm(link, bo.id, ana.id), return_exceptions=True)
    with pytest.raises(Refusal) as refusal:
        await confirm(link, bo.id, ana.id)
    assert refusal.value.code == errors.FRIEND_UNKNOWN
    assert not await link.client.exists(keys.pair_key(ana.id, bo.id))
    assert await friends_of(link, bo.id) == []


async def test_a_person_has_a_limited_number_of_friends(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.store.people.friends.MAX_FRIENDS", 2)
    assert MAX_FRIENDS > 2
    link = (await make_node()).link
    ana, *others = [await new_guest(link, name) for name in ("Ana", "Bo", "Carla", "Dora")]
    for other in others[:2]:
        await befriended(link, ana, other)
    code = await offer_code(link, ana)
    with pytest.raises(Refusal) as refusal:
        await take_code(link, others[2], code)
    assert (refusal.value.code, refusal.value.params) == (errors.FRIEND_MOST, {"most": 2})
    await drop(link, ana.id, others[0].id)
    assert (await take_code(link, others[2], code)).name == "Ana", "the refusal used nothing up"


async def test_forgetting_a_person_leaves_no_key_and_no_other_pair_changes(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana, bo, carla = [await new_guest(link, name) for name in ("Ana", "Bo", "Carla")]
    await befriended(link, ana, bo)
    await befriended(link, bo, carla)
    code = await offer_code(link, ana)
    await forget_friends(link, ana.id)
    await forget_friends(link, ana.id)
    assert [(friend.name, friend.state) for friend in await friends_of(link, bo.id)] == [("Carla", "friend")]
    with pytest.raises(Refusal):
        await take_code(link, carla, code)
    assert not [name for name in await link.client.keys("*") if ana.id.encode() in name]


async def test_a_code_is_of_one_use_and_of_another_person(link: RedisHealth) -> None:
    ana, bo = await new_guest(link, "Ana"), await new_guest(link, "Bo")
    first, second = await offer_code(link, ana), await offer_code(link, ana)
    for taker, code, refusal in (
        (bo, first, errors.FRIEND_CODE),
        (ana, second, errors.FRIEND_SELF),
    ):
        with pytest.raises(Refusal) as refused:
            await take_code(link, taker, code)
        assert refused.value.code == refusal
    assert await take_code(link, bo, second.lower()) == Friend(ana.id, "Ana", "asks", None, None)
    pair = keys.pair_key(ana.id, bo.id)
    assert 0 < await link.client.ttl(pair) <= CODE_SECONDS
    assert not await confirm(link, bo.id, ana.id)
    assert [(await friends_of(link, who))[0].state for who in (ana.id, bo.id)] == ["asks", "waits"]
    assert 0 < await link.client.ttl(pair) <= CODE_SECONDS, "a pair that one of them has not confirmed is forgotten"
    assert await confirm(link, ana.id, bo.id)
    assert CODE_SECONDS < await link.client.ttl(pair) <= FRIEND_SECONDS
    for person in (ana.id, bo.id):
        assert CODE_SECONDS < await link.client.ttl(keys.friends_key(person)) <= FRIEND_SECONDS
    with pytest.raises(Refusal) as refused:
        await take_code(link, bo, await offer_code(link, ana))
    assert refused.value.code == errors.FRIEND_ALREADY


async def test_an_invitation_rings_at_a_friend_who_is_here_and_not_again_at_once(link: RedisHealth) -> None:
    ana, bo, eva = [await new_guest(link, name) for name in ("Ana", "Bo", "Eva")]
    await befriended(link, ana, bo)
    await take_code(link, eva, await offer_code(link, ana))
    here = Here("Bo en casa")
    await show_here(link, {eva.id: here})
    for other, refusal in ((bo.id, errors.FRIEND_AWAY), (eva.id, errors.FRIEND_UNKNOWN), ("nobody", errors.FRIEND_UNKNOWN)):
        with pytest.raises(Refusal) as refused:
            await invite(link, ana.id, other, "ABCDEF")
        assert refused.value.code == refusal
    await show_here(link, {bo.id: here})
    assert 0 < await link.client.ttl(keys.here_key(bo.id)) <= HERE_SECONDS
    await invite(link, ana.id, bo.id, "ABCDEF")
    assert [(each.name, each.invitation) for each in await friends_of(link, bo.id)] == [("Ana", "ABCDEF")]
    waiting, friend = await friends_of(link, ana.id)
    assert (waiting.state, waiting.here, waiting.name) == ("asks", None, "Eva"), "only friends see who is here"
    assert (friend.state, friend.here, friend.name, friend.invitation) == ("friend", here, "Bo en casa", None)
    with pytest.raises(Refusal) as refused:
        await invite(link, ana.id, bo.id, "GHJKLM")
    assert refused.value.code == errors.FRIEND_SOON
    assert 0 < refused.value.params["wait_ms"] <= RING_MS
    await hide(link, bo.id)
    assert (await friends_of(link, ana.id))[1].here is None


async def test_pairs_come_first_by_state_then_by_presence_then_by_name(link: RedisHealth) -> None:
    ana, *others = [await new_guest(link, name) for name in ("Ana", "bo", "Cruz", "Dana", "Ema", "Fer")]
    for other in others[:3]:
        await befriended(link, ana, other)
    for other in others[3:]:
        await take_code(link, other, await offer_code(link, ana))
    await confirm(link, ana.id, others[3].id)
    await show_here(link, {others[2].id: Here("Dana")})
    assert [(each.name, each.state) for each in await friends_of(link, ana.id)] == [
        ("Fer", "asks"),
        ("Ema", "waits"),
        ("Dana", "friend"),
        ("bo", "friend"),
        ("Cruz", "friend"),
    ]
    await link.client.delete(keys.pair_key(ana.id, others[0].id))
    assert len(await friends_of(link, ana.id)) == 4
    assert await link.client.scard(keys.friends_key(ana.id)) == 4, "a pair that is gone leaves the list"


def test_an_invitation_is_open_for_a_while() -> None:
    pair = {INVITATION + "bo": "ABCDEF 1000"}
    assert [_invitation(pair, "bo", 1_000 + after_ms) for after_ms in (0, INVITED_MS - 1, INVITED_MS)] == [
        "ABCDEF",
        "ABCDEF",
        None,
    ]
    assert _invitation(pair, "ana", INVITED_MS) is None
