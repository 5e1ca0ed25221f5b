"""Tests of pairs of friends in the store: races between the two people, and the limits."""

import asyncio

import pytest

from engines.contract import Refusal
from protocol import errors
from server.store import keys
from server.store.health.redis_health import RedisHealth
from server.store.people.friends import MAX_FRIENDS, confirm, drop, forget_friends, friends_of, offer_code, take_code
from server.store.people.identity_store import Identity, new_guest
from tests.conftest import NodeMaker


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
    with pytest.raises(Refusal) as no:
        await confirm(link, bo.id, ana.id)
    assert no.value.code == errors.FRIEND_UNKNOWN
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
    with pytest.raises(Refusal) as no:
        await take_code(link, others[2], code)
    assert (no.value.code, no.value.params) == (errors.FRIEND_MOST, {"most": 2})
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
