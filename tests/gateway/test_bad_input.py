"""The server answers any input of a client with a typed refusal, or closes the connection with a reason. Room and
log stay unchanged."""

import asyncio
import contextlib
import logging
import struct
from typing import Any

import msgpack
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from protocol import errors
from protocol.version import SUBPROTOCOL, VERSION
from server.gateway.limits.connection_limit import PER_PERSON, RESERVED
from server.gateway.node import Node
from server.store import keys
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused, arrive, dial, seated
from tests.text import texts


async def stored(node: Node, room: str) -> Any:
    return await node.link.client.hget(keys.room_keys(room).room, "s")


async def refusal_of(guest: Guest, frame: bytes | str) -> dict[str, Any]:
    seen = len(guest.inbox)
    await guest.socket.send(frame)
    return await guest.hear_kind("refusal", since=seen)


DEEP = b"\x81\xa4type" + b"\x91" * 4_000 + b"\xc0"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"", "frame/malformed"),
        (b"\xc1", "frame/malformed"),
        (b"\x81\xa4type\xa3act", "frame/malformed"),
        (msgpack.packb([1, 2, 3]), "frame/malformed"),
        (msgpack.packb({"type": "teleport", "cid": "c"}), "frame/unknown_type"),
        (msgpack.packb({"type": "ping", "at": -1}), "frame/malformed"),
        (msgpack.packb({"type": "ping", "at": 1, "more": 2}), "frame/malformed"),
        (msgpack.packb({"type": "act", "cid": "c", "room": "ABCDEF", "action": 7}), "frame/malformed"),
        (msgpack.packb({"type": "act", "cid": "c" * 37, "room": "ABCDEF", "action": {}}), "frame/malformed"),
        (msgpack.packb({"type": "ping", "at": 1}) + b"\x00", "frame/malformed"),
        (DEEP, "frame/too_deep"),
        (msgpack.packb({"type": "act", "cid": "c", "room": "ABCDEF", "action": {"x": "y" * 20_000}}), "frame/too_large"),
        ("text", "frame/not_binary"),
        (msgpack.packb({"type": "hello", "version": VERSION}), "hello/again"),
    ],
)
async def test_what_is_no_message_is_refused_with_a_type(
    make_node: NodeMaker, come: Arrival, frame: bytes | str, code: str
) -> None:
    node = await make_node()
    ana = await come(node)
    assert (await refusal_of(ana, frame))["code"] == code
    await ana.send("ping", at=1)
    assert (await ana.hear_kind("pong"))["at"] == 1


async def test_a_huge_frame_closes_the_connection_with_a_reason(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node)
    await ana.socket.send(bytes(1_000_000))
    await ana.is_closed()
    assert ana.close_code == 1009


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("act", {"room": "ZZZZZZ", "action": {"type": "place", "cell": 0}}, "room/unknown"),
        ("join", {"room": "ZZZZZZ"}, "room/unknown"),
        ("leave", {"room": "ZZZZZZ"}, "room/unknown"),
        ("history", {"room": "ZZZZZZ"}, "room/not_joined"),
        ("create", {"game": "tennis", "seats": 2}, "game/unknown"),
        ("create", {"game": "noughts", "seats": 5}, "game/seats"),
        ("create", {"game": "noughts", "seats": 2, "options": {"mode": "odd"}}, "game/options"),
        ("create", {"game": "noughts", "seats": 2, "settings": {"appeal_ms": -1}}, "settings/malformed"),
    ],
)
async def test_wrong_rooms_and_games(make_node: NodeMaker, come: Arrival, kind: str, fields: dict[str, Any], code: str) -> None:
    node = await make_node()
    ana = await come(node)
    with pytest.raises(Refused) as refusal:
        await ana.ask(kind, **fields)
    assert refusal.value.code == code


async def test_a_resume_of_nothing(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node)
    await ana.send("resume", room="ZZZZZZ", seq=1, epoch=1)
    assert (await ana.hear_kind("refusal"))["code"] == "room/unknown"


async def test_nobody_acts_for_another_seat_or_out_of_turn(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva, out = [await come(node) for _ in range(4)]
    room = await seated(ana, bo)
    await eva.ask("join", room=room, **{"as": "spectator"})
    before = await stored(node, room)
    place = {"type": "place", "cell": 0}
    for guest, action, code in (
        (bo, place, "no_flag"),
        (eva, place, "command/not_yours"),
        (out, place, "room/not_joined"),
        (ana, {**place, "seat": 1}, "malformed"),
        (ana, {"type": "place", "cell": 99}, "malformed"),
        (ana, {"type": "tick"}, "malformed"),
        (ana, {"type": "place", "cell": "0"}, "malformed"),
    ):
        with pytest.raises(Refused) as refusal:
            await guest.act(room, action)
        assert refusal.value.code == code
    for guest, command in (
        (ana, {"type": "start"}),
        (eva, {"type": "sanction", "seat": 0, "kind": "expel", "reason": "x"}),
        (bo, {"type": "clear_seat", "seat": 0}),
        (ana, {"type": "give_time", "seat": 0, "ms": 1_000}),
    ):
        with pytest.raises(Refused):
            await guest.ask("command", room=room, command=command)
    assert await stored(node, room) == before


async def test_stale_and_impossible_numbers_bring_a_snapshot(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    number, epoch = bo.numbers[room], bo.epochs[room]
    for seq, of in ((number + 50, epoch), (number, epoch + 1), (0, 0), (number, epoch)):
        seen = len(bo.inbox)
        await bo.send("resume", room=room, seq=seq, epoch=of)
        snapshot = await bo.hear_kind("snapshot", since=seen)
        assert snapshot["seq"] == number


@pytest.mark.parametrize("first", [msgpack.packb({"type": "ping", "at": 1}), b"\xc1", "text"])
async def test_the_first_message_is_hello(make_node: NodeMaker, first: bytes | str) -> None:
    node = await make_node()
    socket = await dial(node.gateway.port)
    await socket.send(first)
    said = [msgpack.unpackb(await socket.recv())["type"] for _ in range(2)]
    assert said == ["refusal", "bye"]
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    assert socket.close_code == 1008


async def test_silence_is_closed(make_node: NodeMaker) -> None:
    node = await make_node(hello_ms=50)
    socket = await dial(node.gateway.port)
    assert msgpack.unpackb(await socket.recv())["code"] == "bye/idle"
    await socket.wait_closed()


async def test_half_a_request_is_closed_in_time(make_node: NodeMaker) -> None:
    node = await make_node(hello_ms=50)
    reader, writer = await asyncio.open_connection("127.0.0.1", node.gateway.port)
    writer.write(b"GET /healthz HTTP/1.1\r\n")
    async with asyncio.timeout(5):
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
    writer.close()


async def test_another_version_is_told_ours(make_node: NodeMaker) -> None:
    node = await make_node()
    socket = await dial(node.gateway.port)
    await socket.send(msgpack.packb({"type": "hello", "version": 99}))
    refusal = msgpack.unpackb(await socket.recv())
    assert (refusal["code"], refusal["params"]) == ("hello/version", {"version": VERSION})
    await socket.close()


async def test_a_flood_is_refused_and_then_closed(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=5, rate_burst=10)
    ana = await come(node)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(5_000):
            await ana.send("ping", at=1)
    await ana.is_closed()
    codes = [message.get("code") for message in ana.inbox if message["type"] in ("refusal", "bye")]
    assert codes[0] == "rate/too_fast"
    assert codes[-1] in ("bye/protocol", "rate/too_many_frames"), "what is counted first: messages or frames"
    assert sum(message["type"] == "pong" for message in ana.inbox) <= 30


async def test_who_only_sends_rubbish_is_closed(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1_000):
            await ana.socket.send(b"\xc1")
    await ana.is_closed()
    assert ana.inbox[-1] == {"type": "bye", "code": "bye/protocol"}


async def test_one_address_has_only_so_many_connections(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(connections_per_address=2)
    first, second = await come(node), await come(node)
    for token in (None, "unknown", second.token):
        stranger = Guest(await dial(node.gateway.port))
        await stranger.send("hello", version=VERSION, token=token)
        await stranger.is_closed()
        assert [message["code"] for message in stranger.inbox] == ["rate/too_many_connections"]
    await first.close()
    await come(node)


async def test_a_person_who_was_cut_off_comes_back_at_a_full_address(make_node: NodeMaker, come: Arrival) -> None:
    """A disconnected person must get in again even at a full address. Otherwise clients that retry would take the free
    place, and the opponent could claim the win."""
    node = await make_node(connections_per_address=2)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo)
    await ana.close()
    await come(node)
    again = await come(node, token=ana.token)
    assert again.id == ana.id
    await again.ask("join", room=room)
    assert await again.act(room, {"type": "place", "cell": 0})


async def test_one_person_does_not_take_all_sockets_of_an_address(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(connections_per_address=PER_PERSON + 4)
    flood = [await come(node)]
    for _ in range(2 * PER_PERSON):
        flood.append(await come(node, token=flood[0].token))
    pupils = [await come(node) for _ in range(3)]
    gone = flood[: PER_PERSON + 1]
    for guest in gone:
        await guest.is_closed()
        assert guest.inbox[-1] == {"type": "bye", "code": "rate/too_many_connections"}
    for guest in (*flood[PER_PERSON + 1 :], *pupils):
        await guest.send("ping", at=1)
        await guest.hear_kind("pong")
    assert len(node.gateway._open) == PER_PERSON + 3


async def test_silent_sockets_do_not_hold_the_reserved_places(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(connections_per_address=1)
    ana = await come(node)
    await ana.close()
    await come(node)
    silent = [await dial(node.gateway.port) for _ in range(RESERVED + 8)]
    assert (await come(node, token=ana.token)).id == ana.id
    for socket in silent:
        await socket.close()


@pytest.mark.parametrize(
    ("origin", "allowed"), [("http://evil.example", False), ("https://school.example", True), (None, True), ("SAME", True)]
)
async def test_pages_from_elsewhere_open_no_socket(make_node: NodeMaker, origin: str | None, allowed: bool) -> None:
    node = await make_node(origins="https://school.example, https://other.example")
    if origin == "SAME":
        origin = f"http://127.0.0.1:{node.gateway.port}"
    if allowed:
        socket = await dial(node.gateway.port, origin=origin)
        await socket.close()
    else:
        # A browser hides the body of an HTTP error from the page. So the socket opens, and the page reads the code from
        # it.
        socket = await dial(node.gateway.port, origin=origin)
        assert msgpack.unpackb(await socket.recv())["code"] == "bye/origin"
        await socket.wait_closed()


async def test_a_refused_origin_is_logged_once_with_the_setting(make_node: NodeMaker, caplog: pytest.LogCaptureFixture) -> None:
    node = await make_node()
    for _ in range(3):
        await (await dial(node.gateway.port, origin="https://school.example")).wait_closed()
    lines = [record for record in caplog.records if "--public-url" in record.message]
    assert len(lines) == 1


async def test_a_page_of_the_public_address_may_connect(make_node: NodeMaker) -> None:
    node = await make_node(public_url="https://school.example/")
    socket = await dial(node.gateway.port, origin="https://school.example:443")
    await socket.send(msgpack.packb({"type": "hello", "version": VERSION}))
    assert msgpack.unpackb(await socket.recv())["type"] == "welcome"
    await socket.close()


async def test_without_the_subprotocol_there_is_no_socket(make_node: NodeMaker) -> None:
    node = await make_node()
    with pytest.raises(InvalidStatus) as error:
        await dial(node.gateway.port, subprotocols=["other.v1"])
    assert error.value.response.status_code == 400
    assert SUBPROTOCOL.encode() in error.value.response.body


# Fuzz tests: all examples share one node, and a running game that no example may change

SCALARS = (
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | texts(max_size=40) | st.binary(max_size=20)
)
PLAIN = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(texts(max_size=8) | st.integers(0, 9), inner, max_size=6),
    max_leaves=20,
)
KINDS = st.sampled_from(["hello", "create", "join", "leave", "act", "read", "command", "resume", "history", "ping", "noise"])
FIELDS = st.sampled_from(
    [
        "cid",
        "room",
        "action",
        "text",
        "command",
        "seq",
        "epoch",
        "as",
        "seat",
        "key",
        "token",
        "at",
        "from_seq",
        "game",
        "seats",
    ]
)
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from(["ready", "start", "pause", "rule", "sanction", "set_position", "say", "seat_bot", "odd"])},
    optional={"seat": PLAIN, "marks": PLAIN, "reason": PLAIN, "given": PLAIN, "text": PLAIN},
)
ACTIONS = st.fixed_dictionaries(
    {"type": st.sampled_from(["place", "resign", "tick", "odd"])}, optional={"cell": PLAIN, "x": PLAIN}
)

PLACE = "PLACE_"
"""Placeholder for the room's code in the examples."""


def messages(room: str) -> st.SearchStrategy[bytes]:
    """Returns a strategy for messages, from nearly valid ones to noise. `cid` is arbitrary; in half of the messages the
    room is the real one."""
    shaped = st.fixed_dictionaries(
        {"type": KINDS},
        optional={
            "cid": texts(min_size=1, max_size=40),
            "room": st.just(room) | texts(max_size=14),
            "action": ACTIONS | PLAIN,
            "command": COMMANDS | PLAIN,
            "as": st.sampled_from(["spectator", "referee", "seat", "king"]),
            "seq": st.integers(-1, 2**63),
            "epoch": st.integers(-1, 2**40),
            "key": texts(max_size=90),
            "text": texts(max_size=30),
            "at": st.integers(-1, 2**53),
            "from_seq": st.integers(-1, 2**63),
        },
    )
    loose = st.dictionaries(FIELDS | st.just("type"), PLAIN, max_size=5)
    packed = (shaped | loose | PLAIN).map(lambda plain: msgpack.packb(plain, unicode_errors="surrogatepass"))
    cut = st.tuples(packed, st.integers(0, 60)).map(lambda pair: bytes(pair[0][: pair[1]]))
    return packed | cut | st.binary(max_size=64) | st.just(struct.pack(">B", 0xDF) + b"\xff\xff\xff\xff")


async def test_the_gateway_under_fuzz_leaves_the_room_byte_for_byte(
    make_node: NodeMaker, come: Arrival, caplog: pytest.LogCaptureFixture
) -> None:
    # Generate the examples before the node starts: while the loop is blocked for seconds, the node would credit the
    # clocks with an outage.
    frames: list[bytes] = []

    @settings(max_examples=120, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(messages(PLACE), min_size=1, max_size=6))
    def collect(some: list[bytes]) -> None:
        frames.extend(some)

    collect()
    node = await make_node(away_ms=600_000)
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 3_600_000})
    before = await stored(node, room)
    log = await node.link.client.xlen(keys.room_keys(room).log)
    fuzzer = await arrive(node.gateway.port)
    seats = frozenset({ana.id, bo.id})
    for frame in frames:
        try:
            await fuzzer.socket.send(frame.replace(PLACE.encode(), room.encode()))
            await fuzzer.send("ping", at=len(fuzzer.inbox))
            await fuzzer.hear_kind("pong", since=len(fuzzer.inbox))
        except (ConnectionClosed, ConnectionError):
            assert fuzzer.inbox[-1]["type"] == "bye"
            fuzzer = await arrive(node.gateway.port)
    assert {message["code"] for message in fuzzer.inbox if message["type"] == "refusal"} <= errors.CODES | {"malformed"}
    await fuzzer.close()
    assert await stored(node, room) == before
    assert await node.link.client.xlen(keys.room_keys(room).log) == log
    assert {person.id for person in (await node.rooms.look(room)).room.people} == seats
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await bo.reaches(room, answer["seq"])
