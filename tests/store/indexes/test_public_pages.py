"""Tests of the class behind a public page: its key finds the class, and is removed together with the class."""

from server.store import keys
from server.store.indexes.public_pages import class_of_page, forget_pages, remember_page
from tests.conftest import NodeMaker


async def test_a_page_leads_to_its_class_until_the_class_is_erased(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    for _ in range(2):
        await remember_page(link, "CLASE", "first")
    await remember_page(link, "CLASE", "second")
    assert [await class_of_page(link, key) for key in ("first", "second", "third")] == ["CLASE", "CLASE", None]
    assert 0 < await link.client.ttl(keys.room_keys("CLASE").room) <= keys.CID_SECONDS, "no class is there: nothing stays"
    await forget_pages(link, "CLASE")
    assert [await class_of_page(link, key) for key in ("first", "second")] == [None, None]


async def test_a_page_does_not_shorten_the_life_of_its_class(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    room = keys.room_keys("CLASE").room
    await link.client.hset(room, "s", "a class")
    await link.client.expire(room, 10 * keys.CID_SECONDS)
    await remember_page(link, "CLASE", "first")
    assert await link.client.ttl(room) > 9 * keys.CID_SECONDS
