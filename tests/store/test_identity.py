"""Guests and their tokens."""

from server.store import keys
from server.store.identity_store import known_guest, new_guest
from tests.conftest import NodeMaker


async def test_a_token_is_a_person_and_only_its_hash_is_stored(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    assert await known_guest(link, ana.token) == ana
    assert await known_guest(link, ana.token + "x") is None
    assert (await new_guest(link, "Ana")).id != ana.id
    dump = b""
    async for name in link.client.scan_iter():
        dump += bytes(name) + (await link.client.dump(name) or b"")
    assert ana.token.encode() not in dump


async def test_a_guest_may_take_another_name(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    renamed = await known_guest(link, ana.token, "Anita")
    assert renamed is not None
    assert (renamed.id, renamed.name) == (ana.id, "Anita")
    again = await known_guest(link, ana.token)
    assert again is not None
    assert again.name == "Anita"


async def test_who_came_once_is_forgotten_sooner(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    ana = await new_guest(link, "Ana")
    (name,) = await link.client.keys("guest:*")
    assert await link.client.ttl(name) <= keys.NEW_IDENTITY_SECONDS
    await known_guest(link, ana.token)
    assert await link.client.ttl(name) > keys.NEW_IDENTITY_SECONDS
