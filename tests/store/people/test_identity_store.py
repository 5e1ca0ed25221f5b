"""Tests of guests and their tokens."""

from server.store import keys
from server.store.people.device_codes import sign_out_others
from server.store.people.identity_store import Identity, guest_acted, hash_of, known_guest, new_guest
from tests.conftest import Arrival, NodeMaker


async def test_a_token_is_a_person_and_neither_it_nor_a_name_is_stored(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Anastasia")
    assert await known_guest(link, ana.token, "Anastasia") == ana
    assert await known_guest(link, ana.token + "x", "Anastasia") is None
    assert (await new_guest(link, "Anastasia")).id != ana.id
    dump = b""
    async for name in link.client.scan_iter():
        dump += bytes(name) + (await link.client.dump(name) or b"")
    assert ana.id.encode() in dump
    assert ana.token.encode() not in dump
    assert b"Anastasia" not in dump


async def test_a_token_that_was_signed_out_is_nobody(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    phone = Identity(ana.id, "another token", "Ana")
    for device in (ana, phone):
        await guest_acted(link, device)
        await link.client.sadd(keys.tokens_key(ana.id), hash_of(device.token))
    assert await sign_out_others(link, phone) == 1
    assert await known_guest(link, ana.token, "Ana") is None
    assert await known_guest(link, phone.token, "Ana") == phone


async def test_a_guest_may_take_another_name(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    renamed = await known_guest(link, ana.token, "Anita")
    assert renamed is not None
    assert (renamed.id, renamed.name) == (ana.id, "Anita")


async def test_the_name_that_an_earlier_version_kept_goes_when_its_guest_comes(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    (key,) = await link.client.keys("guest:*")
    await link.client.hset(key, "name", "Ana")
    assert await known_guest(link, ana.token, "Ana") == ana
    assert await link.client.hkeys(key) == [b"id"]
    assert await link.client.ttl(key) > keys.ACTED_IDENTITY_SECONDS


async def test_a_guest_is_known_for_longer_after_entering_a_room(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    link = node.link
    ana = await come(node)
    (key,) = await link.client.keys("guest:*")
    assert await link.client.ttl(key) <= keys.NEW_IDENTITY_SECONDS
    await come(node, token=ana.token)
    assert await link.client.ttl(key) <= keys.NEW_IDENTITY_SECONDS
    await ana.ask("create", game="noughts", seats=2)
    await ana.hear_kind("snapshot")
    assert keys.NEW_IDENTITY_SECONDS < await link.client.ttl(key) <= keys.ACTED_IDENTITY_SECONDS
    await come(node, token=ana.token)
    assert await link.client.ttl(key) > keys.ACTED_IDENTITY_SECONDS
    identity = Identity(ana.id, ana.token, "Ana")
    await guest_acted(link, identity)
    assert await link.client.ttl(key) > keys.ACTED_IDENTITY_SECONDS
    await link.client.delete(key)  # a visitor who looked around for hours before entering a room
    await guest_acted(link, identity)
    assert 0 < await link.client.ttl(key) <= keys.ACTED_IDENTITY_SECONDS
    assert await known_guest(link, ana.token, "Ana") == identity
