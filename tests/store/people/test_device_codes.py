"""Tests of the codes that add a device to a person: each code works once, however many people try it at the same time."""

import asyncio

import pytest

from engines.contract import Refusal
from protocol import errors
from server.store import keys
from server.store.health.redis_health import RedisHealth, Unstored
from server.store.people.device_codes import MAX_DEVICES, are_signed_out, offer_code, sign_out_others, take_code
from server.store.people.identity_store import Identity, hash_of, known_guest, new_guest
from tests.conftest import NodeMaker


async def take(link: RedisHealth, taker: Identity, code: str, *, may: bool = True) -> Identity:
    async def may_have_devices(_person: str) -> bool:
        return may

    identity, _carried = await take_code(link, taker, code, may_have_devices=may_have_devices)
    return identity


async def test_of_many_who_take_a_code_at_once_one_gets_it(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    takers = [await new_guest(link, "x") for _ in range(5)]
    code = await offer_code(link, ana)
    tries = await asyncio.gather(*(take(link, taker, code) for taker in takers), return_exceptions=True)
    (got,) = [each for each in tries if isinstance(each, Identity)]
    assert (got.id, got.name) == (ana.id, "Ana")
    assert all(isinstance(each, Refusal) and each.code == errors.DEVICE_CODE for each in tries if each is not got)
    assert await known_guest(link, got.token, "Ana") == Identity(ana.id, got.token, "Ana")


async def test_a_code_of_a_device_that_was_signed_out_is_worth_nothing(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana, taker = await new_guest(link, "Ana"), await new_guest(link, "x")
    phone = await take(link, taker, await offer_code(link, ana))
    code = await offer_code(link, ana)
    await link.client.delete(keys.device_code_of_key(ana.id))  # as if both had happened at the same moment
    assert await sign_out_others(link, phone) == 1
    with pytest.raises(Refusal):
        await take(link, taker, code)
    assert await are_signed_out(link, [ana.token, phone.token]) == [True, False]
    assert await known_guest(link, ana.token, "Ana") is None


async def test_a_code_that_a_signed_out_device_offers_afterwards_is_worth_nothing(make_node: NodeMaker) -> None:
    """The device's node may not have heard of the sign-out yet."""
    link = (await make_node()).link
    ana, taker = await new_guest(link, "Ana"), await new_guest(link, "x")
    phone = await take(link, taker, await offer_code(link, ana))
    assert await sign_out_others(link, phone) == 1
    with pytest.raises(Refusal, match=errors.DEVICE_CODE):
        await take(link, await new_guest(link, "y"), await offer_code(link, ana))


async def test_a_token_that_has_expired_counts_as_no_device(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana, taker = await new_guest(link, "Ana"), await new_guest(link, "x")
    phone = await take(link, taker, await offer_code(link, ana))
    await link.client.delete(keys.identity_key(hash_of(ana.token)))
    assert await sign_out_others(link, phone) == 0


async def test_a_code_is_used_up_by_the_device_that_gets_it_and_by_no_refusal(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana, taker = await new_guest(link, "Ana"), await new_guest(link, "x")
    for _ in range(MAX_DEVICES - 1):
        await take(link, await new_guest(link, "x"), await offer_code(link, ana))
    code = await offer_code(link, ana)
    for refused in (taker, ana):
        with pytest.raises(Refusal):
            await take(link, refused, code)
    await sign_out_others(link, ana)
    code = await offer_code(link, ana)
    with pytest.raises(Refusal):
        await take(link, ana, code)
    assert (await take(link, taker, code)).id == ana.id, "the mistake of the first device used nothing up"


async def test_of_two_codes_offered_in_one_moment_only_one_is_good(make_node: NodeMaker) -> None:
    """The second offer must invalidate the first code even before that code is stored."""
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    codes = await asyncio.gather(*(offer_code(link, ana) for _ in range(5)))
    takers = [await new_guest(link, "x") for _ in codes]
    tries = [await asyncio.gather(take(link, *pair), return_exceptions=True) for pair in zip(takers, codes, strict=True)]
    refused = [each.code for (each,) in tries if isinstance(each, Refusal)]
    assert refused == [errors.DEVICE_CODE] * (len(codes) - 1)


async def test_a_code_of_somebody_who_may_have_no_more_devices_is_void(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana, taker = await new_guest(link, "Ana"), await new_guest(link, "x")
    code = await offer_code(link, ana)
    for may in (False, True):
        with pytest.raises(Refusal, match=errors.DEVICE_CODE):
            await take(link, taker, code, may=may)


async def test_signing_out_is_acknowledged_only_when_the_replicas_have_it(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    phone = await take(link, await new_guest(link, "x"), await offer_code(link, ana))
    waiting = RedisHealth(link.url, replicas=1)
    try:
        with pytest.raises(Unstored):
            await sign_out_others(waiting, phone)
    finally:
        await waiting.close()
    assert await sign_out_others(link, phone) == 0
    assert await known_guest(link, ana.token, "Ana") is None


async def test_a_new_token_is_given_only_when_the_replicas_have_it(make_node: NodeMaker) -> None:
    """Otherwise a takeover would make somebody else of the person."""
    link = (await make_node()).link
    ana, taker = await new_guest(link, "Ana"), await new_guest(link, "x")
    code = await offer_code(link, ana)
    waiting = RedisHealth(link.url, replicas=1)
    try:
        with pytest.raises(Unstored):
            await new_guest(waiting, "Bo")
        with pytest.raises(Unstored):
            await take(waiting, taker, code)
    finally:
        await waiting.close()
