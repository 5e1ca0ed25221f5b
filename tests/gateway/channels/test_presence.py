"""A person with a socket is present, whatever other nodes reported while the person connected."""

import asyncio

import pytest

from server.aggregate.commands import Presence
from server.aggregate_types import type_of
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_nodes import pair
from tests.gateway.test_sessions import opened
from tests.people import Guest


def is_there(seen_by: Guest, session: str, who: Guest) -> bool:
    return next(bool(member["present"]) for member in seen_by.views[session]["members"] if member["id"] == who.id)


async def test_who_comes_in_while_a_class_is_looked_over_is_there(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node looks for absent pupils while a pupil has already joined but has no view of the class yet."""
    entered, goes_on = asyncio.Event(), asyncio.Event()

    async def held(*_given: object) -> None:
        entered.set()
        await goes_on.wait()

    node = await make_node()
    tutor, pupil = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor)
    monkeypatch.setattr("server.gateway.messages.entering.guest_acted", held)
    coming = asyncio.create_task(pupil.ask("join", room=session))
    try:
        async with asyncio.timeout(15):
            await entered.wait()
        await node.hub._presence._settle(node.hub._channels[session])
        await tutor.until(lambda: not is_there(tutor, session, pupil))
    finally:
        goes_on.set()  # a node that stops waits for its running tasks
    await coming
    await tutor.until(lambda: is_there(tutor, session, pupil))


async def test_a_word_of_the_own_node_that_somebody_is_away_is_contradicted(make_node: NodeMaker, come: Arrival) -> None:
    """The report that a person is away arrives after that person has come back. The node must correct it."""
    node = await make_node()
    tutor, pupil = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, pupil)
    told = await node.rooms.submit(session, type_of(session).command(Presence(pupil.id, False), None))
    await tutor.reaches(session, told.seq)
    assert not is_there(tutor, session, pupil)
    await tutor.until(lambda: is_there(tutor, session, pupil))


async def test_a_word_that_was_missed_is_contradicted_too(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node missed the report because it showed the whole room again, without the earlier steps. It must still
    correct it."""
    monkeypatch.setattr("server.gateway.channels.missed_numbers.REPLAY", 1)
    monkeypatch.setattr("server.room.chat.PHRASE_GAP_MS", 0)
    here, there, ana, bo, room = await pair(make_node, come)
    elsewhere = there.hub.commits.elsewhere
    monkeypatch.setattr(there.hub.commits, "elsewhere", lambda code, entry: None)
    await here.rooms.submit(room, type_of(room).command(Presence(bo.id, False), None))
    await ana.order(room, "phrase", phrase="hello")
    monkeypatch.setattr(there.hub.commits, "elsewhere", elsewhere)
    await ana.order(room, "phrase", phrase="thanks")
    await ana.until(lambda: bool(ana.views[room]["room"]["seats"][bo.you[room]["seat"]]["present"]))


async def test_a_player_of_another_node_is_not_told_as_away(make_node: NodeMaker, come: Arrival) -> None:
    """While another node also has people in the room, a node must not report anybody as absent."""
    here, _there, _ana, bo, room = await pair(make_node, come)
    before = (await here.rooms.look(room)).seq
    await here.hub._presence._settle(here.hub._channels[room])
    views = await here.rooms.look(room)
    assert views.seq == before
    assert next(known.present for known in views.room.people if known.id == bo.id)
