"""Tests of erasing: one script removes all data of a room. It does nothing if the caller omits a ring (the key with a
person's stored first answers)."""

from importlib.resources import files

from server.store import keys
from server.store.erasing.erase import erase_keys, remember_maker
from tests.store.conftest import StoreMaker, new_counter
from tests.store.counter import Add, Ask

_SCRIPT = files("server.store.erasing").joinpath("erase.lua").read_text()


async def test_a_ring_that_came_after_the_names_were_read_is_not_left_behind(make_store: StoreMaker) -> None:
    """A person's first answer comes between the read of the rings and the script. The script must then do nothing."""
    store = await make_store()
    code = await new_counter(store)
    names, ring = keys.room_keys(code), keys.answers_key(code, "ana")
    known = [names.room, names.log, names.due, names.watch, names.rings, names.spectators]
    await store.submit(code, Ask(Add(1), "ana"), cid="one")
    assert await store.link.client.smembers(names.rings) == {ring.encode()}
    assert await store.link.client.eval(_SCRIPT, len(known), *known, code) == 0
    assert await store.link.client.exists(names.room, names.log, ring) == 3
    await erase_keys(store.link, code)
    assert await store.link.client.keys(f"*{code}*") == []


async def test_the_key_that_remembers_a_rooms_creator_is_erased_with_the_room(make_store: StoreMaker) -> None:
    link = (await make_store()).link
    room = keys.room_keys("ABCDEF").room
    await link.client.set("made", "ABCDEF")
    await remember_maker(link, "ABCDEF", "made")
    assert 0 < await link.client.ttl(room) <= keys.CID_SECONDS, "no room is there: nothing stays"
    await link.client.expire(room, 10 * keys.CID_SECONDS)
    await remember_maker(link, "ABCDEF", "later")
    assert await link.client.ttl(room) > 9 * keys.CID_SECONDS, "the life of a room does not become shorter"
    for _time in range(2):
        await erase_keys(link, "ABCDEF")
        assert await link.client.exists("made", room) == 0
