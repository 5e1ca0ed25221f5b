"""After the erasure of a session or a room, its viewers on every node are disconnected, and Redis contains no trace of it."""

import contextlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from redis import Redis

from protocol import errors
from server.aggregate_types import ROOMS
from server.gateway.node import Node
from server.room.lifecycle.erase import RETRY_MS
from server.store import keys
from server.store.erasing.erase import erase_keys
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.people import Guest, Refused, seated
from tests.store.health.test_redis_health import time_passes


def traces(url: str, *words: str) -> list[str]:
    """Returns the keys whose name or content contains one of the words. Ignores the keys of the server itself and of
    guests."""
    found = []
    with Redis.from_url(url) as redis:
        for raw in redis.keys("*"):
            name = raw.decode()
            if name.startswith(("guest:", "{hall}:")):
                continue
            content = {
                b"hash": lambda key: redis.hgetall(key),
                b"stream": lambda key: redis.xrange(key),
                b"set": lambda key: redis.smembers(key),
                b"zset": lambda key: redis.zrange(key, 0, -1),
                b"string": lambda key: redis.get(key),
            }[redis.type(raw)](raw)
            if any(word in name or word in str(content) for word in words):
                found.append(name)
    return found


async def a_class(make_node: NodeMaker, come: Arrival) -> tuple[Node, Node, Guest, list[Guest], str, list[str]]:
    """Starts two nodes with a class. The tutor and Ana are at one node, Bo and a spectator at the other. One round is
    over and another is in play. Returns the nodes, the people, the session and its boards."""
    here, there = await make_node(), await make_node()
    tutor, ana, bo = await come(here, name="Eva"), await come(here, name="Ana"), await come(there, name="Bo")
    session = await opened(tutor, ana, bo)
    (first,) = await started(tutor, session, [[ana.id, bo.id]])
    await play(first, ana, bo)
    await tutor.until(lambda: rounds(tutor, session)[0]["boards"][0]["final"])
    await tutor.order(session, "close_round", reason="Fin")
    (second,) = await started(tutor, session, [[bo.id, ana.id]])
    spectator = await come(there, name="Zoe")
    await spectator.ask("join", room=session, **{"as": "spectator"})
    for guest in (ana, bo):
        await guest.ask("join", room=second)
    return here, there, tutor, [ana, bo, spectator], session, [first, second]


def is_notice(code: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: (
        message["type"] == "refusal" and message["code"] == errors.ROOM_ERASED and message["params"] == {"room": code}
    )


async def is_gone(url: str, guest: Guest, *words: str, is_watched: bool = False) -> None:
    """Waits until Redis has no trace of the words; `guest` sends pings meanwhile. Fails if a trace stays. `is_watched`: do
    not count the watch lists of the rooms, because a node that has not heard of the erasure still adds itself there."""

    def left() -> list[str]:
        return [name for name in traces(url, *words) if not (is_watched and "}:watch:" in name)]

    for _ in range(500):
        if not left():
            return
        seen = len(guest.inbox)
        await guest.send("ping", at=1)
        await guest.hear_kind("pong", seen)
    assert left() == []


async def test_a_session_goes_with_all_its_boards_and_nothing_remains(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    _here, _there, tutor, (ana, bo, spectator), session, boards = await a_class(make_node, come)
    words = (session, *boards, *(guest.id for guest in (tutor, ana, bo, spectator)), "Ana", "Bo", "Zoe", "Quinto")
    kinds = {re.sub(r"^\{r\d+\}:", "", name).split(":")[0] for name in traces(redis_url, *words)}
    assert kinds == {"room", "log", "due", "watch", "rings", "cid", "made", "games"}
    with pytest.raises(Refused) as refusal:
        await ana.order(session, "erase_session")
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
    await tutor.order(session, "erase_session")
    for guest in (tutor, ana, bo, spectator):
        await guest.hear(is_notice(session))
    for guest in (ana, bo):
        await guest.hear(is_notice(boards[1]))
    assert all(message.get("view", {}).get("session", {}).get("state") != "erased" for message in bo.inbox)
    await is_gone(redis_url, tutor, *words)
    for code in (session, *boards):
        with pytest.raises(Refused) as refusal:
            await bo.ask("join", room=code)
        assert refusal.value.code == errors.ROOM_UNKNOWN


async def test_a_node_with_an_older_copy_cannot_write_it_back(
    make_node: NodeMaker, come: Arrival, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other node gets no message about the erasure. It computes its next step from its old copy, and the store must
    refuse the commit."""
    _here, there, tutor, (ana, bo, _onlooker), session, boards = await a_class(make_node, come)
    await bo.until(lambda: boards[1] in bo.views)
    with monkeypatch.context() as deaf:
        deaf.setattr(there.hub.commits, "elsewhere", lambda code, entry: None)
        deaf.setattr(there.hub.commits, "numbered", lambda code, seq: None)
        await tutor.order(session, "erase_session")
        await is_gone(redis_url, tutor, session, *boards, ana.id, is_watched=True)
        assert there.rooms.held(boards[1]) is not None
        assert there.rooms.held(session) is not None
        for room, kind, fields in (
            (boards[1], "dispute", {"text": "No"}),
            (boards[1], "sign", {}),
            (session, "rename", {"name": "Beto"}),
        ):
            with pytest.raises(Refused) as refusal:
                await bo.order(room, kind, **fields)
            assert refusal.value.code == errors.ROOM_UNKNOWN
        assert all("}:watch:" in name for name in traces(redis_url, session, *boards, bo.id))
    # The sweep finds that the room is missing, so viewers do not stay on a dead page.
    await bo.hear(is_notice(session))
    await bo.hear(is_notice(boards[1]))
    await is_gone(redis_url, tutor, session, *boards, bo.id)


async def test_a_board_sync_that_dies_half_way_is_followed_by_another(
    make_node: NodeMaker, come: Arrival, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _there, tutor, (ana, bo, _onlooker), session, boards = await a_class(make_node, come)
    erased: list[str] = []

    async def erase_one(code: str) -> None:
        if erased:
            raise RuntimeError("this node has died")
        erased.append(code)
        await erase_keys(here.rooms.link, code)

    monkeypatch.setattr(here.rooms, "erase", erase_one)
    monkeypatch.setattr(here.board_sync, "_do", _once(here.board_sync._do))
    await tutor.order(session, "erase_session")
    await bo.hear(is_notice(session))
    await here.rooms.deadlines.stop()
    assert traces(redis_url, session)
    # Some seconds later the other node acts again, because the session is due again.
    time_passes(redis_url, 2 * RETRY_MS)
    await is_gone(redis_url, bo, session, *boards, ana.id, bo.id)


def _once(do: Any) -> Any:
    ran: list[str] = []

    async def guarded(code: str) -> None:
        if len(code) == 5 and not ran:
            ran.append(code)
            with contextlib.suppress(RuntimeError):
                await do(code)

    return guarded


async def test_erasing_twice_is_harmless_and_all_keys_of_a_room_are_in_one_bucket(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room, other = await seated(ana, bo), await seated(ana, bo)
    names = keys.room_keys(room)
    with Redis.from_url(redis_url) as redis:
        rings = {name.decode() for name in redis.smembers(names.rings)}
    assert rings == {keys.answers_key(room, guest.id) for guest in (ana, bo)}
    assert len({name.split("}")[0] for name in (*names, *rings)}) == 1
    for _ in range(2):
        await node.rooms.erase(room)
    assert traces(redis_url, room) == []
    assert traces(redis_url, other)


async def test_the_host_erases_a_room_when_no_game_runs(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo)
    with pytest.raises(Refused) as refusal:
        await ana.order(room, "erase_room")
    assert refusal.value.code == errors.COMMAND_NOT_NOW
    await ana.act(room, {"type": "resign"})
    with pytest.raises(Refused) as refusal:
        await bo.order(room, "erase_room")
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
    await ana.order(room, "erase_room")
    for guest in (ana, bo):
        await guest.hear(is_notice(room))
    await is_gone(redis_url, ana, room, ana.id, bo.id)


async def test_a_board_whose_session_is_gone_goes_too(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    """The test opens a board of an erased session again, as a node that missed the erasure could do. The next report of
    the board must erase the board too."""
    node = await make_node()
    tutor = await come(node, name="Eva")
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    board = replace(await node.rooms.state(ROOMS, room), seq=0)
    await tutor.order(session, "erase_session")
    await is_gone(redis_url, tutor, session, room)
    assert await node.rooms.open_at(board)
    for guest in (ana, bo):
        await guest.ask("join", room=room)
    await ana.act(room, {"type": "resign"})
    for guest in (ana, bo):
        await guest.hear(is_notice(room))
    await is_gone(redis_url, tutor, session, room)
