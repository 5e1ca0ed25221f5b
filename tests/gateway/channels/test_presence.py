"""A person with a socket is present, whatever other nodes reported while the person connected."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from server.aggregate.commands import Presence as PresenceTold
from server.aggregate.contract import Aggregate
from server.aggregate_types import type_of
from server.gateway.channels.presence import Presence
from server.gateway.channels.room_channel import RoomChannel
from server.store.background_tasks import Tasks
from server.store.channels.fanout import Fanout
from server.store.rooms.room_store import RoomStore
from tests.conftest import Arrival, NodeMaker
from tests.gateway.channels.test_room_channel import Viewer
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
    """The report that a person is away arrives after that person has come back. The node must then report the person as
    present."""
    node = await make_node()
    tutor, pupil = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, pupil)
    told = await node.rooms.submit(session, type_of(session).command(PresenceTold(pupil.id, False), None))
    await tutor.reaches(session, told.seq)
    assert not is_there(tutor, session, pupil)
    await tutor.until(lambda: is_there(tutor, session, pupil))


async def test_a_word_that_was_missed_is_contradicted_too(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person's node missed the report that the person is away, because it showed the whole room again without the
    earlier steps. The node must still report the person as present."""
    monkeypatch.setattr("server.gateway.channels.missed_numbers.REPLAY", 1)
    monkeypatch.setattr("server.room.chat.PHRASE_GAP_MS", 0)
    here, there, ana, bo, room = await pair(make_node, come)
    elsewhere = there.hub.commits.elsewhere
    monkeypatch.setattr(there.hub.commits, "elsewhere", lambda code, entry: None)
    await here.rooms.submit(room, type_of(room).command(PresenceTold(bo.id, False), None))
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


class Table:
    """The presence of one room on one node. `present`: the people of the room, and whether the store has them as present;
    `said`: the reports to the room."""

    def __init__(self, *, away_ms: int = 0, is_alone: bool = True) -> None:
        self.present: dict[str, bool] = {}
        self.said: list[tuple[str, bool]] = []
        self.looks = self.asks = 0
        self.is_alone_here = is_alone
        self.tasks = Tasks()
        self.channel: RoomChannel = RoomChannel("ABCDEF")
        self.presence = Presence(
            cast(RoomStore, self), cast(Fanout, self), self.tasks, away_ms=away_ms, channel_of=lambda _code: self.channel
        )

    @property
    def people(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(id=person, present=present) for person, present in self.present.items()]

    @property
    def room(self) -> Aggregate:
        return cast(Aggregate, SimpleNamespace(people=self.people))

    async def look(self, code: str) -> SimpleNamespace:
        assert code == "ABCDEF"
        self.looks += 1
        return SimpleNamespace(room=self.room)

    async def submit(self, _code: str, command: Any) -> None:
        self.said.append((command.body.person, command.body.present))
        self.present[command.body.person] = command.body.present

    async def is_alone(self, _code: str) -> bool:
        self.asks += 1
        return self.is_alone_here

    def enter(self, person: str) -> Viewer:
        viewer = Viewer(person)
        self.channel.add(viewer.itself, "0", 0, 0)
        return viewer

    def leave(self, viewer: Viewer) -> None:
        self.channel.remove(viewer.itself)
        self.presence.went(self.channel, viewer.person)

    async def settled(self) -> list[tuple[str, bool]]:
        """Waits for timers without a delay and for the tasks that they start, and returns the reports."""
        for _turn in range(10):
            await asyncio.sleep(0)
        return self.said


async def test_a_person_is_away_after_the_last_socket_and_not_after_a_short_break() -> None:
    table = Table()
    table.present["ana"] = True
    first, second = table.enter("ana"), table.enter("ana")
    table.leave(first)
    assert not table.presence._leaving, "the other device is here"
    table.leave(second)
    back = table.enter("ana")
    table.presence.came(table.channel, table.room, "ana")
    assert not table.presence._leaving
    assert await table.settled() == []
    table.leave(back)
    timer = table.presence._leaving["ABCDEF", "ana"]
    table.presence.went(table.channel, "ana")
    assert timer.cancelled(), "one timer a person"
    assert await table.settled() == [("ana", False)]
    assert not table.presence._leaving
    table.present["bo"] = True
    table.leave(table.enter("zoe"))
    assert await table.settled() == [("ana", False)], "no member of the room"
    table.leave(table.enter("ana"))
    assert await table.settled() == [("ana", False)], "she is marked as away already"
    table.leave(table.enter("bo"))
    table.enter("bo")
    assert await table.settled() == [("ana", False)], "he has a socket again, whoever told it"
    slow = Table(away_ms=60_000)
    slow.leave(slow.enter("ana"))
    left_s = slow.presence._leaving["ABCDEF", "ana"].when() - asyncio.get_running_loop().time()
    assert 59 < left_s <= 60
    slow.presence.stop()


async def test_a_person_with_a_socket_who_is_marked_as_away_is_marked_as_here() -> None:
    table = Table()
    table.present.update(ana=False, bo=True, cruz=False)
    table.enter("ana")
    table.enter("bo")
    table.presence.shown(table.channel, table.room)
    assert await table.settled() == [("ana", True)], "cruz has no socket here"
    table.present["ana"] = False
    looks = table.looks
    table.presence.came(table.channel, table.room, "bo")
    assert await table.settled() == [("ana", True)], "each person for itself"
    assert table.looks == looks, "nothing is asked of the store about a person who is marked as here"
    table.presence.came(table.channel, table.room, "ana")
    assert await table.settled() == [("ana", True)] * 2


async def test_a_node_that_stops_marks_nobody() -> None:
    table = Table()
    table.present.update(ana=True, bo=False)
    viewer = table.enter("ana")
    table.enter("bo")
    table.leave(viewer)
    table.presence.stop()
    assert not table.presence._leaving
    table.leave(table.enter("ana"))
    table.presence.shown(table.channel, table.room)
    table.presence._settle_later(table.channel)
    assert await table.settled() == []


async def test_people_without_a_socket_are_away_once_no_other_node_may_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.gateway.channels.presence.SETTLED_MS", 0)
    for is_alone, said in ((False, []), (True, [("bo", False)])):
        table = Table(is_alone=is_alone)
        table.present.update(ana=True, bo=True, cruz=False)
        table.enter("ana")
        table.presence.opened(table.channel)
        assert await table.settled() == said
    table = Table()
    table.present.update(ana=True, cruz=False)
    table.enter("ana")
    table.presence.opened(table.channel)
    assert await table.settled() == []
    assert table.asks == 0, "nobody is missing"
    table = Table()
    table.present["bo"] = True
    table.presence.opened(RoomChannel("ABCDEF"))
    assert await table.settled() == [], "that channel is closed by now"
