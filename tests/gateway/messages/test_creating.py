"""Over real sockets, only the director of a class can continue it in a new session."""

from typing import Any

import pytest

from protocol import errors
from server.gateway.limits.table_openings import AGAIN_MS
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import Refused


async def test_only_its_director_goes_on_with_a_class(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, ana)
    with pytest.raises(Refused) as refusal:
        await ana.ask("open_session", like=session)
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
    with pytest.raises(Refused) as refusal:
        await tutor.ask("open_session", like="ZZZZZ")
    assert refusal.value.code == errors.ROOM_UNKNOWN


@pytest.mark.parametrize("fields", [{"kind": "create", "game": "noughts", "seats": 2}, {"kind": "open_session"}])
async def test_an_overloaded_node_opens_nothing_and_too_many_rooms_have_to_wait(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any]
) -> None:
    node = await make_node(rate_per_s=1, rate_burst=60)
    ana = await come(node)
    monkeypatch.setattr(node.pressure, "is_over", True)
    with pytest.raises(Refused) as refusal:
        await ana.ask(**fields)
    assert (refusal.value.code, refusal.value.params) == (errors.SERVER_BUSY, {"wait_ms": AGAIN_MS})
    monkeypatch.setattr(node.pressure, "is_over", False)
    assert (await ana.ask(**fields))["params"]["room"]
    for _ in range(3):  # with the refused one, these cost fifty of the sixty tokens
        await ana.ask(**fields)
    with pytest.raises(Refused) as refusal:
        await ana.ask(**fields)
    assert refusal.value.code == errors.RATE_ROOMS
    assert refusal.value.params["wait_ms"] > 0


async def test_a_session_is_continued_from_a_class_and_from_nothing_else(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    room = (await tutor.ask("create", game="noughts", seats=2))["params"]["room"]
    with pytest.raises(Refused) as refusal:
        await tutor.ask("open_session", like=room)
    assert refusal.value.code == errors.ROOM_UNKNOWN
    first = (await tutor.ask("open_session", title="  Quinto   B "))["params"]["room"]
    following = (await tutor.ask("open_session", like=first.lower()))["params"]["room"]
    await tutor.until(lambda: {first, following} <= set(tutor.views))
    assert [tutor.views[code]["session"]["title"] for code in (first, following)] == ["Quinto B"] * 2


async def test_where_no_tables_are_listed_a_table_is_opened_only_without_a_listing(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(open_tables=False)
    ana = await come(node)
    with pytest.raises(Refused) as refusal:
        await ana.ask("create", game="noughts", seats=2, listed="es")
    assert refusal.value.code == errors.LISTING_CLOSED
    assert (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
