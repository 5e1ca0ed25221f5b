"""Tests of one attempt at a command: it credits the room's clocks with each outage only once, gives no answer after a lost
race, and answers a repeated command with the first answer."""

import time

import pytest
from msgspec.structs import replace
from redis import Redis

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Say
from protocol.session_commands import PlanRound
from server.aggregate.commands import Tick
from server.aggregate_types import ROOMS, SESSIONS
from server.room.command import Act, Command
from server.room.stored import codec as room_codec
from server.room.values.state import Room
from server.sessions.command import Command as SessionCommand
from server.sessions.session import NewSession
from server.sessions.session import create as create_session
from server.sessions.values.people import Member
from server.sessions.values.state import Session
from server.store import keys
from server.store.deadlines.deadlines import waiting_rooms
from server.store.health.redis_health import Outage
from server.store.health.store_time import steady_ms
from server.store.stored.size_bounds import Bounds
from tests.conftest import NodeMaker
from tests.store.health.test_redis_health import the_past
from tests.store.noughts import place, playing


async def test_an_outage_is_credited_before_anything_falls_due(make_node: NodeMaker, redis_url: str) -> None:
    """The turn would have ended during the outage. The step must not end it, and must credit the outage exactly once."""
    node = await make_node()
    code = await playing(node, turn_ms=40_000, grace_ms=1_000)
    before = await node.rooms.state(ROOMS, code)
    assert before.due_at_ms is not None
    await node.stop()
    shift(redis_url, code, before, 60_000)

    for _ in range(2):
        again = await make_node()
        room = await again.rooms.state(ROOMS, code)
        assert room.game is not None
        # A heartbeat that a loaded machine delayed is a short outage too.
        assert room.seq == before.seq + len(again.link.outages)
        assert room.due_at_ms is not None
        left_ms = room.due_at_ms - again.link.now_ms()
        assert 0 < left_ms <= 40_000
        assert await waiting_rooms(again.link) == [code]
        assert await again.link.client.zscore(keys.room_keys(code).due, code) == room.due_at_ms


def shift(url: str, code: str, room: Room, ms: int) -> None:
    """Moves the stored room and the last heartbeat `ms` into the past, as if the machine had stopped at that time."""
    assert room.game is not None
    state = room.game.state
    clock = replace(state.clock, due_at_ms=state.clock.due_at_ms - ms)
    game = replace(room.game, state=replace(state, clock=clock), due_at_ms=clock.due_at_ms)
    moved = replace(room, at_ms=room.at_ms - ms, game=game)
    with Redis.from_url(url) as client:
        client.hset(keys.room_keys(code).room, "s", room_codec.encode(moved))
        client.zadd(keys.room_keys(code).due, {code: clock.due_at_ms})
    the_past(url, ms - 200)


async def test_a_deadline_that_fell_due_before_the_outage_did_fall(make_node: NodeMaker, redis_url: str) -> None:
    node = await make_node()
    code = await playing(node, turn_ms=1_000, grace_ms=1_000)
    before = await node.rooms.state(ROOMS, code)
    await node.stop()
    shift(redis_url, code, before, 60_000)
    the_past(redis_url, 30_000)  # for 30 s a node sent heartbeats but delivered no deadline
    again = await make_node()
    result = (await again.rooms.state(ROOMS, code)).game
    assert result is not None
    assert result.result is not None
    assert result.result.reason == "time"


async def test_a_tick_that_is_not_due_changes_nothing(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    number = (await node.rooms.look(code)).seq
    await node.rooms.submit(code, Command(Tick()))
    assert (await node.rooms.look(code)).seq == number


async def test_an_outage_is_credited_from_the_rooms_last_step_at_the_earliest(make_node: NodeMaker) -> None:
    """The outage started a minute before the room's last step. The room must get no credit for that minute."""
    node = await make_node()
    code = await playing(node)
    before = await node.rooms.state(ROOMS, code)
    assert before.due_at_ms is not None
    node.link.outages.append(Outage(before.at_ms - 60_000, before.at_ms + 700))
    room = await node.rooms.state(ROOMS, code)
    assert room.due_at_ms == before.due_at_ms + 700


async def test_a_copy_that_is_behind_loses_the_race_and_the_command_is_done_on_the_new_room(make_node: NodeMaker) -> None:
    here, there = await make_node(), await make_node()
    code = await playing(here)
    behind = here.rooms.places[code]
    old = behind.views
    await place(there, code, "ana", 0)
    behind.views = old
    move = Command(Act({"type": "place", "cell": 4}), "bo")
    assert await here.rooms.attempts.attempt(behind, move, "m1", steady_ms()) is None, (
        "no answer: it was decided on an old copy"
    )
    assert behind.views is None
    answer = await here.rooms.attempts.attempt(behind, move, "m1", steady_ms())
    assert answer is not None
    there.rooms.forget(code)
    assert answer.seq == (await there.rooms.look(code)).seq


async def test_a_repeat_gets_the_first_answer_and_a_refusal_is_remembered_too(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    move = Command(Act({"type": "place", "cell": 4}), "ana")
    first = await node.rooms.submit(code, move, cid="m1")
    again = await node.rooms.submit(code, move, cid="m1")
    assert (first.repeated, again.repeated, again.seq) == (False, True, first.seq)
    for _ in range(2):
        with pytest.raises(Refusal) as refusal:
            await node.rooms.submit(code, move, cid="m2")
        assert refusal.value.code == "no_flag"
    assert (await node.rooms.look(code)).seq == first.seq


async def test_a_full_room_refuses_words_and_still_takes_moves(make_node: NodeMaker) -> None:
    node = await make_node()
    code = await playing(node)
    number = (await node.rooms.look(code)).seq
    node.rooms.attempts.bounds = Bounds(1_000, 2 * node.rooms.places[code].size)
    with pytest.raises(Refusal) as refusal:
        await node.rooms.submit(code, Command(Say("hola"), "ana"))
    assert refusal.value.code == errors.ROOM_LONG
    assert await place(node, code, "ana", 4) > number


async def test_pairing_two_hundred_pupils_takes_next_to_nothing_of_the_servers_interpreter(make_node: NodeMaker) -> None:
    """The pairing takes a second, and the first one also imports a library. In a thread it would slow down the event
    loop, so another process does it."""
    node = await make_node()

    def make(code: str, now_ms: int) -> Session:
        members = tuple(Member(f"p{number}", f"Pupil {number}") for number in range(200))
        session = create_session(NewSession(code, "Quinto B", "eva", "Eva", bytes(32)), now_ms)
        return replace(session, members=session.members + members)

    code = await node.rooms.create(SESSIONS, make, person="eva", cid="new")
    began_s = time.process_time()
    await node.rooms.submit(code, SessionCommand(PlanRound("noughts"), "eva"))
    assert time.process_time() - began_s < 0.1
    assert len(node.beside.pids) == 1
    session = (await node.rooms.look(code)).room
    assert isinstance(session, Session)
    assert len(session.rounds[0].boards) == 100
