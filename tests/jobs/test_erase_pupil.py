"""The command line finds the pupil to erase, and erases the pupil's data while a node runs."""

import pytest

from server.aggregate.commands import Join
from server.aggregate_types import ROOMS
from server.jobs.erase_pupil import erase_pupil, pupil_named
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.jobs.test_class_sessions import stored
from tests.people import seated
from tests.sessions.classroom import Classroom

BOUNDS = Bounds(1_000, 1_000_000)


def test_a_pupil_is_named_by_id_or_by_the_one_name() -> None:
    session = Classroom("ana", "bo").session
    assert pupil_named(session, "ana") == "ana"
    assert pupil_named(session, "BO") == "bo"
    assert pupil_named(session, "Eva") is None
    assert pupil_named(session, "Nadie") is None


def test_an_id_names_a_pupil_of_another_name() -> None:
    room = Classroom("ana", "bo")
    room.do("zoe", Join("Ana"))
    assert pupil_named(room.session, "zoe") == "zoe"
    assert pupil_named(room.session, "ana 2") == "zoe", "a class gives namesakes different names"


@pytest.mark.parametrize("named", ["Nadie", "Eva"])
async def test_a_name_of_no_pupil_orders_nothing(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    node = await make_node()
    code = await opened(await come(node, name="Eva"), await come(node, name="Ana"))
    ordered: list[object] = []

    async def note(_store: RoomStore, *given: object) -> None:
        ordered.append(given)

    monkeypatch.setattr(RoomStore, "submit", note)
    assert not await erase_pupil(node.link, code, named, bounds=BOUNDS)
    assert ordered == []


async def test_the_code_of_a_table_names_no_class(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node, name="Ana")
    room = await seated(ana, await come(node, name="Bo"))
    assert not await erase_pupil(node.link, room, "Ana", bounds=BOUNDS)
    assert [seat.kind for seat in (await node.rooms.state(ROOMS, room)).seats] == ["person", "person"]


async def test_a_pupil_is_erased_once_and_no_other(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    code = await opened(tutor, ana, bo)
    assert not await erase_pupil(node.link, code, "Nadie", bounds=BOUNDS)
    assert await erase_pupil(node.link, code, "Ana", bounds=BOUNDS)
    node.rooms.forget(code)
    session = await stored(node, code)
    assert not session.erasures
    assert "Ana" not in [member.name for member in session.members]
    assert "Bo" in [member.name for member in session.members]
    assert not await erase_pupil(node.link, code, "Ana", bounds=BOUNDS)
    assert not await erase_pupil(node.link, "ZZZZZ", "Bo", bounds=BOUNDS)
