"""Tests of floods: a client that floods the server slows or loses only its own connection."""

import asyncio
import contextlib
import struct
import time

import msgpack
import pytest

from protocol.version import VERSION
from server.gateway.admission import pending_connections
from server.gateway.limits.address_limits import WRONG_CODES, WRONG_CODES_OWN
from tests.conftest import Arrival, NodeMaker
from tests.load.player import Table, table_for
from tests.people import Guest, Refused, dial

PING, PONG, CONTINUATION, BINARY = 0x9, 0xA, 0x0, 0x2


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """Returns a frame of a client, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return bytes([(0x80 if final else 0) | opcode]) + length + b"\0\0\0\0" + payload


FLOODS: dict[str, bytes] = {
    "pings": frame(PING) * 60_000,
    "pongs": frame(PONG) * 60_000,
    "fragments": frame(BINARY, b"x", final=False) + frame(CONTINUATION, final=False) * 60_000,
    "bytes": frame(BINARY, b"x" * 60_000) * 200,
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_frames_of_all_kinds_are_charged_and_a_flood_is_closed(make_node: NodeMaker, come: Arrival, kind: str) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    flooder, bystander = await come(node), await come(node)
    flooder.socket.transport.write(FLOODS[kind])
    seen, began_s = len(bystander.inbox), time.process_time()
    await bystander.send("ping", at=1)
    await bystander.hear_kind("pong", since=seen)
    await flooder.is_closed()
    assert time.process_time() - began_s < 1.5, "200 000 frames a second would be read else"
    assert flooder.close_code in (1008, 1006)
    if flooder.close_code == 1008:
        assert flooder.close_reason in ("rate/too_many_frames", "bye/protocol")


async def test_a_client_closed_for_a_flood_reconnects_with_a_delay(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=5, rate_burst=60)  # a quarter of the usual rate, which allows 20 handshakes per second
    flooder = await come(node)
    flooder.socket.transport.write(FLOODS["pings"])
    await flooder.is_closed()
    began_s = time.monotonic()
    await come(node)
    assert time.monotonic() - began_s > 0.2


async def test_pings_and_messages_in_pieces_as_any_client_sends_them_are_fine(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    ana = await come(node)
    for _ in range(50):
        await (await ana.socket.ping())
    message = msgpack.packb({"type": "ping", "at": 7})
    await ana.socket.send([message[:3], message[3:5], message[5:]])
    assert (await ana.hear_kind("pong"))["at"] == 7


async def test_silent_connections_do_not_keep_a_newcomer_out(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending_connections, "SILENT_PER_ADDRESS", 20)
    node = await make_node()
    silent = [await asyncio.open_connection("127.0.0.1", node.gateway.port) for _ in range(60)]
    for _reader, writer in silent[:30]:
        writer.write(b"GET /ws HTTP/1.1\r\n")
    newcomer = await come(node)
    assert len(node.gateway._pending) <= 21
    assert await silent[0][0].read() == b"", "the oldest had to go"
    for _reader, writer in silent:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    await newcomer.ask("create", game="noughts", seats=2)


async def test_guessing_codes_costs_and_who_knows_the_code_comes_in(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    guesser, tutor, pupil = await come(node), await come(node), await come(node)
    room = (await tutor.ask("create", game="noughts", seats=2))["params"]["room"]
    codes = []
    for number in range(WRONG_CODES_OWN + 3):
        with pytest.raises(Refused) as refusal:
            await guesser.ask("join", room=f"ZZZZ{number:02}".replace("0", "A").replace("1", "B"))
        codes.append(refusal.value.code)
    assert codes == ["room/unknown"] * WRONG_CODES_OWN + ["rate/too_many_codes"] * 3
    with pytest.raises(Refused) as refusal:
        await guesser.ask("join", room=room)
    assert refusal.value.code == "rate/too_many_codes", "right or wrong: nobody learns which"
    assert refusal.value.message["params"]["wait_ms"] > 0
    share = node.gateway._shares.of("127.0.0.1", 0)
    for number in range(WRONG_CODES):
        share.wrong_code(f"guest {number}", time.monotonic() * 1000)
    await pupil.ask("join", room=room)
    await tutor.order(room, "ready")


async def test_a_resume_costs_what_is_sent_and_who_cannot_pay_gets_a_snapshot(make_node: NodeMaker, come: Arrival) -> None:
    free, usual = await make_node(), await make_node(rate_per_s=1, rate_burst=60)
    ana, bo = await come(free), await come(free)
    table = Table(await table_for(ana, bo), (ana, bo))
    while ana.numbers[table.room] < 100:
        await table.turn()
    number, epoch = ana.numbers[table.room] - 96, ana.epochs[table.room]
    again = await come(usual, token=ana.token)
    kinds = []
    for _ in range(5):
        again.views[table.room], again.numbers[table.room], seen = None, number, len(again.inbox)
        again.take = again.keep  # type: ignore[method-assign]  # only the kinds matter here
        await again.send("resume", room=table.room, seq=number, epoch=epoch)
        answer = await again.hear(lambda message: message["type"] in ("patch", "snapshot", "refusal"), since=seen)
        kinds.append(answer["type"])
        await again.send("ping", at=1)
        await again.hear_kind("pong", since=seen)
    # 96 entries cost as much as 24 messages, plus the request. A budget of 60 pays for two such replies; then the
    # server sends snapshots, but never refuses.
    assert kinds == ["patch", "patch", "snapshot", "snapshot", "snapshot"]


async def test_a_page_of_a_recording_costs_what_is_read_for_it(make_node: NodeMaker, come: Arrival) -> None:
    free, usual = await make_node(), await make_node(rate_per_s=1, rate_burst=60)
    ana, bo = await come(free), await come(free)
    table = Table(await table_for(ana, bo), (ana, bo))
    while ana.numbers[table.room] < 200:
        await table.turn()
    again = await come(usual, token=ana.token)
    await again.ask("join", room=table.room)
    for kind in ("review", "recording"):
        await again.ask(kind, room=table.room)
    for kind in ("review", "recording"):
        with pytest.raises(Refused) as refusal:
            await again.ask(kind, room=table.room)
        assert refusal.value.code == "rate/too_fast"


async def test_one_connections_messages_are_not_paid_for_by_the_others(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    ana = await come(node)
    share = node.gateway._shares.of("127.0.0.1", time.monotonic() * 1000)
    share.messages.charge(time.monotonic() * 1000, 10_000)  # other people at the address have used the budget up
    for number in range(12):
        seen = len(ana.inbox)
        await ana.send("ping", at=number)
        await ana.hear_kind("pong", since=seen)


async def test_new_people_of_an_address_wait_for_their_turn_and_known_ones_do_not(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    ana = await come(node)
    share = node.gateway._shares.of("127.0.0.1", time.monotonic() * 1000)
    share.guests.charge(time.monotonic() * 1000, 100_000)
    again = await come(node, token=ana.token)
    assert again.id == ana.id
    stranger = Guest(await dial(node.gateway.port))
    await stranger.send("hello", version=VERSION)
    await stranger.is_closed()
    assert stranger.inbox[-1] == {"type": "bye", "code": "rate/too_many_connections"}
