"""Tests of the index of a person's tables: its size is limited, and its entries disappear with their rooms."""

from server.store import keys
from server.store.indexes.games_index import MAX_TABLES, SatAt, forget_table, forget_tables, remember_seat, seats_of
from tests.conftest import NodeMaker


async def test_the_last_table_comes_first_and_the_oldest_go(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    for number in range(MAX_TABLES + 5):
        await link.client.zadd(keys.games_key("ana"), {f"T{number:05}/0": number})
    await remember_seat(link, "ana", SatAt("NEWEST", 1), keep_s=60)
    found = await seats_of(link, "ana")
    assert len(found) == MAX_TABLES
    assert found[0] == SatAt("NEWEST", 1)
    assert SatAt("T00005", 0) not in found
    await remember_seat(link, "ana", SatAt("NEWEST", 1), keep_s=60)
    assert await seats_of(link, "ana") == found


async def test_a_shorter_time_never_shortens_the_index_and_a_lost_room_leaves_no_key_for_ever(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    await remember_seat(link, "ana", SatAt("AAAAAA", 0), keep_s=500_000)
    await remember_seat(link, "ana", SatAt("BBBBBB", 0), keep_s=60)
    assert await link.client.ttl(keys.games_key("ana")) > 400_000
    assert 0 < await link.client.ttl(keys.room_keys("AAAAAA").room) <= keys.CID_SECONDS


async def test_an_erased_room_goes_from_the_index_of_everybody_who_sat_there(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    for person, code in (("ana", "AAAAAA"), ("bo", "AAAAAA"), ("bo", "BBBBBB")):
        await remember_seat(link, person, SatAt(code, 0), keep_s=60)
    await remember_seat(link, "bo", SatAt("CLASS", None), keep_s=60)
    await forget_table(link, "AAAAAA")
    assert await seats_of(link, "ana") == []
    assert set(await seats_of(link, "bo")) == {SatAt("BBBBBB", 0), SatAt("CLASS", None)}
    await forget_tables(link, "bo", {"CLASS"})
    assert await seats_of(link, "bo") == [SatAt("BBBBBB", 0)]
