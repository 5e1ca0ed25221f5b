"""A viewer gets every sequence number once and in order. If the node missed entries, it reads them from the stream or,
if there are too many, sends a snapshot."""

import asyncio

import pytest

from server.aggregate.contract import Views
from server.store import keys
from server.store.health.redis_health import Unstored
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_nodes import pair
from tests.people import seated


async def test_a_published_entry_that_was_lost_is_read_from_the_stream(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    _here, there, ana, bo, room = await pair(make_node, come)
    elsewhere = there.hub.commits.elsewhere
    monkeypatch.setattr(there.hub.commits, "elsewhere", lambda code, entry: None)
    await ana.act(room, {"type": "place", "cell": 0})
    monkeypatch.setattr(there.hub.commits, "elsewhere", elsewhere)
    answer = await bo.act(room, {"type": "place", "cell": 1})
    await bo.reaches(room, answer["seq"])
    assert bo.views[room]["game"]["cells"][:2] == [0, 1]


async def test_a_gap_without_a_successor_shows_in_the_sweep(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    _here, there, ana, bo, room = await pair(make_node, come)
    monkeypatch.setattr(there.hub.commits, "elsewhere", lambda code, entry: None)
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await bo.reaches(room, answer["seq"])
    assert bo.views[room]["game"]["cells"][0] == 0


async def test_more_than_is_worth_sending_is_a_snapshot(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    _here, there, ana, bo, room = await pair(make_node, come)
    monkeypatch.setattr("server.gateway.channels.missed_numbers.REPLAY", 1)
    elsewhere = there.hub.commits.elsewhere
    monkeypatch.setattr(there.hub.commits, "elsewhere", lambda code, entry: None)
    for phrase in ("hello", "thanks", "smile"):
        monkeypatch.setattr("server.room.chat.PHRASE_GAP_MS", 0)
        answer = await ana.order(room, "phrase", phrase=phrase)
    monkeypatch.setattr(there.hub.commits, "elsewhere", elsewhere)
    since = len(bo.inbox)
    last = await ana.act(room, {"type": "place", "cell": 0})
    await bo.reaches(room, last["seq"])
    assert last["seq"] == answer["seq"] + 1
    assert [message["type"] for message in bo.inbox[since:]][:1] == ["snapshot"]
    assert bo.views[room] == ana.views[room]


async def test_a_restarted_channel_never_shows_less_than_it_delivered(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node restarts a channel. Between its read of the room and its snapshot, a step of another node arrives."""
    _here, there, ana, bo, room = await pair(make_node, come)
    look = there.rooms.look
    seqs: list[int] = []

    async def slowly(code: str) -> Views:
        views = await look(code)
        if not seqs:
            seqs.append((await ana.act(room, {"type": "place", "cell": 0}))["seq"])
            while channel.not_passed_on < seqs[0]:  # noqa: ASYNC110 - what is not passed on tells nobody
                await asyncio.sleep(0.005)
        return views

    monkeypatch.setattr(there.rooms, "look", slowly)
    since = len(bo.inbox)
    channel = there.hub._channels[room]
    there.hub._gaps.begin_again(channel)
    await bo.until(lambda: any(message["type"] == "snapshot" for message in bo.inbox[since:]))
    await bo.reaches(room, seqs[0])
    numbers = [message["seq"] for message in bo.inbox[since:] if message["type"] in ("patch", "snapshot")]
    assert numbers == sorted(numbers)
    assert numbers[-1] == seqs[0]


async def test_nothing_of_another_history_is_added_to_what_was_lost(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A master published a step that no replica has, and then failed. Before the node shows the room again, other steps
    follow under the same sequence numbers."""
    here, there, ana, bo, room = await pair(make_node, come)
    monkeypatch.setattr("server.room.chat.PHRASE_GAP_MS", 0)
    store, names = there.link.client, keys.room_keys(room)
    kept = {name: await store.dump(name) for name in (names.room, names.log)}
    lost = await ana.act(room, {"type": "place", "cell": 0})
    for guest in (ana, bo):
        await guest.reaches(room, lost["seq"])
    for name, dump in kept.items():
        await store.restore(name, 0, dump, replace=True)
    look, may_look = there.rooms.look, asyncio.Event()

    async def slowly(code: str) -> Views:
        await may_look.wait()
        return await look(code)

    monkeypatch.setattr(there.rooms, "look", slowly)
    for node in (here, there):
        node.rooms.places.forget_all(node.link)
        node.hub.commits._epochs[node.link] = -1
        node.hub.commits._link_opened(node.link)
    since = len(bo.inbox)
    for phrase in ("hello", "thanks", "smile"):
        answer = await bo.order(room, "phrase", phrase=phrase)
    assert answer["seq"] == lost["seq"] + 2
    assert not [message for message in bo.inbox[since:] if message["type"] == "patch"]
    may_look.set()
    for guest in (ana, bo):
        await guest.reaches(room, answer["seq"])
        assert guest.views[room]["game"]["cells"][0] is None
    assert ana.views[room] == bo.views[room]
    assert next(message["type"] for message in bo.inbox[since:] if message["type"] != "ack") == "snapshot"
    shown = next(message for message in bo.inbox[since:] if message["type"] == "snapshot")
    assert [event["kind"] for event in shown["happenings"]][-3:] == ["phrase"] * 3, "what happened meanwhile is told with it"


async def test_a_read_for_one_restart_is_not_shown_after_the_next(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store was away twice in quick succession. The read after the first time finishes last."""
    _here, there, ana, bo, room = await pair(make_node, come)
    look, may_go_on, read = there.rooms.look, asyncio.Event(), asyncio.Event()

    async def slowly(code: str) -> Views:
        views = await look(code)
        if not read.is_set():
            read.set()
            await may_go_on.wait()
        return views

    monkeypatch.setattr(there.rooms, "look", slowly)
    channel, since = there.hub._channels[room], len(bo.inbox)
    there.hub._gaps.begin_again(channel)
    await read.wait()
    there.hub._gaps.begin_again(channel)
    await ana.act(room, {"type": "place", "cell": 0})
    may_go_on.set()
    answer = await bo.act(room, {"type": "place", "cell": 1})
    await bo.reaches(room, answer["seq"])
    numbers = [message["seq"] for message in bo.inbox[since:] if message["type"] in ("patch", "snapshot")]
    assert numbers == sorted(numbers)
    assert bo.views[room]["game"]["cells"][:2] == [0, 1]


async def test_a_room_that_could_not_be_read_is_begun_again_by_the_sweep(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The read of the room fails because too few replicas confirm it, although the store itself answers. The link to the
    store stays open, so no reopening starts the read again; only the sweep can."""
    _here, there, _ana, bo, room = await pair(make_node, come)
    look, was_asked = there.rooms.look, asyncio.Event()

    async def away(_code: str) -> Views:
        was_asked.set()
        raise Unstored("too few replicas")

    monkeypatch.setattr(there.rooms, "look", away)
    channel, since = there.hub._channels[room], len(bo.inbox)
    there.hub._gaps.begin_again(channel)
    await was_asked.wait()
    assert channel.seq is not None
    there.hub.commits.numbered(room, channel.seq)
    monkeypatch.setattr(there.rooms, "look", look)
    there.hub.commits.numbered(room, channel.seq)
    await bo.until(lambda: any(message["type"] == "snapshot" for message in bo.inbox[since:]))
    answer = await bo.order(room, "phrase", phrase="hello")
    await bo.reaches(room, answer["seq"])


async def test_only_a_redis_of_another_epoch_begins_the_rooms_again(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    room = await seated(await come(node), await come(node))
    commits, link = node.hub.commits, node.rooms.link.of(room)
    begun: list[str] = []
    monkeypatch.setattr(commits._gaps, "begin_again", lambda channel: begun.append(channel.code))
    commits._link_opened(link)
    assert begun == [], "the same Redis is back"
    commits._epochs[link] -= 1
    commits._link_opened(link)
    commits._link_opened(link)
    assert begun == [room]
