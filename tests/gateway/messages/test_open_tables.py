"""People find tables: any node gives the list on request, and sends updates when tables change."""

import asyncio
from typing import Any

import msgspec
import pytest

from protocol import errors
from protocol.listed_tables import ListedSeat, ListedTable
from protocol.messages import Tables
from server.gateway.messages import open_tables
from server.gateway.node import Node
from server.store import keys
from server.store.indexes.listings import CACHE_MS
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, started
from tests.people import Guest, Refused

FULL = {"settings": {"start_when_full": True}}


def table(number: int, **changes: Any) -> ListedTable:
    seats = (ListedSeat("person", "Ana"), ListedSeat("empty"))
    plain = ListedTable(f"R{number:05}", "noughts", "es", "", "waiting", seats, (1,), True, 1_000 + number // 2)
    return msgspec.structs.replace(plain, **changes)


def test_pages_have_each_table_once_also_when_the_last_one_shown_has_gone() -> None:
    tables = [table(number) for number in range(50)]
    seen: list[str] = []
    after = ""
    for _ in range(3):
        page, after = open_tables.page_of(tables, Tables("c", "open", after=after))
        seen += [each.room for each in page]
        tables = [each for each in tables if each.room != seen[-1]]
    assert seen == [f"R{number:05}" for number in range(50)]
    assert after == ""


def test_the_newest_of_the_running_games_comes_first() -> None:
    tables = [table(number, state="playing", free=()) for number in range(25)]
    page, after = open_tables.page_of(tables, Tables("c", "watch"))
    rest, end = open_tables.page_of(tables, Tables("c", "watch", after=after))
    times = [each.since_ms for each in (*page, *rest)]
    assert times == sorted(times, reverse=True)
    assert len({each.room for each in (*page, *rest)}) == 25
    assert end == ""


def test_tables_are_asked_for_by_kind_game_and_language() -> None:
    tables = [table(0), table(1, game="fiar"), table(2, lang="en"), table(3, state="playing", free=())]

    def rooms(*asked: Any) -> list[str]:
        return [each.room for each in open_tables.page_of(tables, Tables("c", *asked))[0]]

    assert rooms("open") == ["R00000", "R00001", "R00002"]
    assert rooms("open", "fiar") == ["R00001"]
    assert rooms("open", None, "en") == ["R00002"]
    assert rooms("watch") == ["R00003"]


async def found(guest: Guest, node: Node, which: str = "open", **asked: Any) -> list[dict[str, Any]]:
    assert node.listings is not None
    node.listings._read_at_ms = -CACHE_MS
    tables: list[dict[str, Any]] = (await guest.ask("tables", which=which, **asked))["params"]["tables"]
    return tables


async def until_found(guest: Guest, node: Node, which: str, rooms: list[str]) -> list[dict[str, Any]]:
    async with asyncio.timeout(10):
        while True:
            tables = await found(guest, node, which)
            if [each["room"] for each in tables] == rooms:
                return tables
            await asyncio.sleep(0.02)


async def listed(guest: Guest, **fields: Any) -> str:
    room: str = (await guest.ask("create", game="noughts", seats=2, listed="es", **{**FULL, **fields}))["params"]["room"]
    return room


async def test_a_table_opened_at_one_node_is_found_and_joined_at_another(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo, cy = await come(here, name="Ana"), await come(there, name="Bo"), await come(there, name="Cy")
    room = await listed(ana)
    [shown] = await until_found(bo, there, "open", [room])
    assert shown["seats"] == [{"kind": "person", "name": "Ana"}, {"kind": "empty", "name": ""}]
    assert shown["free"] == [1]
    await bo.ask("join", room=room)
    await ana.until(lambda: ana.views.get(room, {}).get("room", {}).get("state") == "playing")
    await until_found(cy, there, "open", [])
    [running] = await until_found(cy, there, "watch", [room])
    assert running["spectators"] == 0


async def test_people_who_watch_at_several_nodes_are_counted_once_each(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here, name="Ana"), await come(here, name="Bo")
    room = await listed(ana)
    await bo.ask("join", room=room)
    cy, di = await come(here), await come(there)
    other_tab = await come(there, token=di.token)
    for guest in (cy, di, other_tab):
        await guest.ask("join", room=room, **{"as": "spectator"})
    await counts(bo, here, room, 2)
    await other_tab.close()
    await cy.close()
    await counts(bo, here, room, 1)
    await di.ask("leave", room=room)
    await counts(bo, here, room, 0)


async def counts(guest: Guest, node: Node, room: str, wanted: int) -> None:
    async with asyncio.timeout(10):
        while True:
            [shown] = await until_found(guest, node, "watch", [room])
            if shown["spectators"] == wanted:
                return
            await asyncio.sleep(0.02)


async def test_only_what_its_host_lists_is_found_and_no_board_of_a_class(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    eva, ana, bo = await come(here, name="Eva"), await come(here, name="Ana"), await come(there, name="Bo")
    klass = await opened(eva, ana, bo)
    [board] = await started(eva, klass, [[ana.id, bo.id]])
    await eva.ask("join", room=board, **{"as": "referee"})
    with pytest.raises(Refused) as refusal:
        await eva.order(board, "set_listed", lang="es")
    assert refusal.value.code in (errors.LISTING_CLASS, errors.COMMAND_NOT_YOURS)
    secret = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    open_ = await listed(ana)
    # An entry that should not exist must stay invisible: the room itself says what the list contains.
    await here.link.client.zadd(keys.TABLES, {board: here.link.now_ms(), secret: here.link.now_ms()})
    await until_found(bo, there, "open", [open_])
    await until_found(bo, there, "watch", [])
    for code in (board, secret):
        assert await here.link.client.hget(keys.room_keys(code).room, "l") is None
    await ana.order(secret, "set_listed", lang="en")
    await ana.order(open_, "set_listed", lang=None)
    [shown] = await until_found(bo, there, "open", [secret])
    assert shown["lang"] == "en"


async def test_a_table_whose_people_have_gone_and_one_that_was_erased_are_found_no_more(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    ana, bo, cy = await come(node, name="Ana"), await come(node, name="Bo"), await come(node)
    first, second = await listed(ana), await listed(bo)
    await until_found(cy, node, "open", sorted((first, second), key=(first, second).index))
    await ana.close()
    await until_found(cy, node, "open", [second])
    await bo.order(second, "erase_room")
    await until_found(cy, node, "open", [])


async def test_after_a_while_the_computer_plays_and_a_person_takes_its_seat(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(substitute_ms=100)
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await listed(ana)
    await ana.until(lambda: ana.views.get(room, {}).get("room", {}).get("state") == "playing")
    assert ana.views[room]["room"]["seats"][1]["kind"] == "bot"
    [shown] = await until_found(bo, node, "open", [room])
    assert (shown["state"], shown["free"]) == ("playing", [1])
    await bo.ask("join", room=room)
    await ana.until(lambda: ana.views[room]["room"]["seats"][1]["name"] == "Bo")


async def test_a_server_that_lists_no_tables_says_so(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(open_tables=False)
    ana = await come(node, name="Ana")
    assert not ana.welcome.get("open_tables", False)
    with pytest.raises(Refused) as refusal:
        await ana.ask("tables", which="open")
    assert refusal.value.code == errors.LISTING_CLOSED


async def test_the_list_is_paid_for(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=1, rate_burst=8)
    ana = await come(node, name="Ana")
    for _ in range(2):
        await ana.ask("tables", which="open")
    with pytest.raises(Refused) as refusal:
        await ana.ask("tables", which="open")
    assert refusal.value.code == errors.RATE_FAST
