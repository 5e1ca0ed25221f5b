"""Tests of rooms in the store: lifetimes, outages that are credited once, dropped copies, and deadlines."""

import asyncio

import pytest

from engines.contract import Refusal
from protocol.messages import Ready
from server.aggregate.commands import Join
from server.aggregate_types import ROOMS
from server.gateway.node import Node
from server.room.command import Act, Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.values.state import Room
from server.store import keys
from server.store.health.redis_health import Unstored
from server.store.stored.room_codes import new_code
from tests.conftest import NodeMaker


async def playing(node: Node, **options: object) -> str:
    """Starts a game of noughts between Ana and Bo without any socket. Returns the room's code."""

    def make(code: str, now_ms: int) -> Room:
        return create(NewRoom(code, "noughts", 2, "ana", "Ana", bytes(32), dict(options)), now_ms)

    code = await node.rooms.create(ROOMS, make, person="ana", cid="new")
    await node.rooms.submit(code, Command(Join("Bo"), "bo"))
    for person in ("ana", "bo"):
        await node.rooms.submit(code, Command(Ready(), person))
    return code


async def place(node: Node, code: str, person: str, cell: int) -> int:
    return (await node.rooms.submit(code, Command(Act({"type": "place", "cell": cell}), person))).seq


async def test_a_copy_may_be_thrown_away_at_any_moment(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        node.rooms.places.forget_all(node.link)
        await place(node, code, ("ana", "bo")[turn % 2], cell)
    assert (await node.rooms.state(ROOMS, code)).state == "over"


async def test_commands_of_one_room_wait_for_each_other(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    tries = [place(node, code, "ana", cell) for cell in range(9)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, int) for each in done) == 1
    assert {each.code for each in done if isinstance(each, Refusal)} == {"no_flag"}


async def test_an_unknown_room_leaves_nothing_behind(make_node: NodeMaker) -> None:
    node = await make_node()
    with pytest.raises(Refusal) as refusal:
        await node.rooms.look("NOROOM")
    assert refusal.value.code == "room/unknown"
    assert node.rooms.held("NOROOM") is None
    assert await node.link.client.keys("*NOROOM*") == []


def test_keys_of_one_room_share_a_slot() -> None:
    names = [*keys.room_keys("ABCDEF"), keys.answers_key("ABCDEF", "ana")]
    assert len({name[: name.index("}")] for name in names}) == 1
    assert {keys.bucket_of(new_code(6)) for _ in range(500)} == set(range(keys.BUCKETS))


async def test_a_doubt_is_not_forgotten_when_a_later_attempt_fails_without_one(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store may have stored the first attempt. So the caller must not get an answer that says the command was not
    stored."""
    node = await make_node(wait_ms=200)
    code = await playing(node)

    async def attempt(*_given: object, **_named: object) -> None:
        node.link.lost()
        monkeypatch.setattr(node.link, "opened", away)
        raise Unstored("cut while it was under way", doubt=True)

    async def away() -> None:
        raise Unstored("still away")

    monkeypatch.setattr(node.rooms.attempts, "attempt", attempt)
    with pytest.raises(Unstored) as error:
        await place(node, code, "ana", 0)
    assert error.value.doubt
    monkeypatch.undo()


async def test_a_doubt_outlives_every_later_attempt(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    node = await make_node(wait_ms=200)
    code = await playing(node)
    doubts = iter([True, False, False])

    async def attempt(*_given: object, **_named: object) -> None:
        raise Unstored("no answer", doubt=next(doubts, False))

    monkeypatch.setattr(node.rooms.attempts, "attempt", attempt)
    with pytest.raises(Unstored) as error:
        await place(node, code, "ana", 0)
    assert error.value.doubt
    monkeypatch.undo()
