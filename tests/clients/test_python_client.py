"""The Python client plays on a real node: it connects, joins, acts, watches, and reconnects after a break."""

import ast
import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from banderilla_client import Client, Refused, Room, play, socket_address
from banderilla_client.patches import patched
from protocol import patch
from server.gateway.node import Node
from tests.conftest import Arrival, NodeMaker
from tools import python_client

CLIENT = Path(__file__).parents[2] / "clients" / "python"
Connect = Any


@pytest.fixture
async def connect() -> AsyncIterator[Connect]:
    """Returns a function that connects clients. The clients close after the test."""
    clients: list[Client] = []

    async def connected(node: Node, **who: Any) -> Client:
        client = await Client.connect(f"http://127.0.0.1:{node.gateway.port}/", **who)
        clients.append(client)
        return client

    yield connected
    for client in clients:
        await client.close()


def first_free(room: Room) -> dict[str, Any] | None:
    """Returns the action that takes the first free cell of noughts, or None if the player must wait."""
    return {"type": "place", "cell": room.game["cells"].index(None)} if "place" in room.may else None


def test_its_types_are_up_to_date() -> None:
    assert python_client.main(["--check"]) == 0


def test_stale_types_are_noticed_and_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python_client, "TARGET", tmp_path / "wire.py")
    assert python_client.main(["--check"]) == 1
    assert python_client.main([]) == 0
    assert python_client.main(["--check"]) == 0


def test_it_needs_nothing_of_the_server() -> None:
    allowed = {"banderilla_client", "msgpack", "websockets", *sys.stdlib_module_names}
    for file in (CLIENT / "banderilla_client").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                assert str(node.module).partition(".")[0] in allowed, file
            elif isinstance(node, ast.Import):
                assert {alias.name.partition(".")[0] for alias in node.names} <= allowed, file


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 2, 3]}),
        ({"a": {"b": [{"c": 1}, {"c": 2}]}}, {"a": {"b": [{"c": 1}, {"c": 3}]}}),
        ({"a": 1, "b": 2}, {"b": 2}),
        ({"a": 1}, None),
        ([1, 2, 3], [1]),
    ],
)
def test_its_patches_lead_to_the_same_view_as_ours(before: Any, after: Any) -> None:
    assert patched(before, patch.diff(before, after)) == after


@pytest.mark.parametrize(
    ("address", "socket"),
    [
        ("http://127.0.0.1:8080/", "ws://127.0.0.1:8080/ws"),
        ("https://games.school.example", "wss://games.school.example/ws"),
        ("https://games.school.example/#/r/K7QX2M", "wss://games.school.example/ws"),
        ("localhost:8080", "ws://localhost:8080/ws"),
        ("ws://localhost:8080/ws", "ws://localhost:8080/ws"),
    ],
)
def test_the_address_of_a_page_leads_to_its_socket(address: str, socket: str) -> None:
    assert socket_address(address) == socket


async def test_two_play_a_whole_match_and_sign(make_node: NodeMaker, connect: Connect) -> None:
    node = await make_node()
    ada, bob = await connect(node, name="Ada"), await connect(node, name="Bob")
    room = await ada.create("noughts", 2)
    assert room.seat == 0
    await bob.join(room.code)
    async with asyncio.timeout(20):
        ends = await asyncio.gather(play(ada, room.code, first_free), play(bob, room.code, first_free))
    assert {end.view["room"]["result"]["result"] for end in ends if end.view["room"]["result"]} == {"win"}
    async with asyncio.timeout(10):
        async for seen in ada.watch(room.code):
            if all(card["final"] for card in seen.view["room"]["cards"] or []):
                return


async def test_a_refusal_has_its_code_and_changes_nothing(make_node: NodeMaker, connect: Connect) -> None:
    ada = await connect(await make_node(), name="Ada")
    room = await ada.create("noughts", 2)
    with pytest.raises(Refused) as refused:
        await ada.act(room.code, "b2")
    assert refused.value.code == "command/not_now"
    with pytest.raises(Refused) as unknown:
        await ada.join("ZZZZZZ")
    assert unknown.value.code == "room/unknown"


async def test_who_watches_sees_every_number_of_others(make_node: NodeMaker, connect: Connect, come: Arrival) -> None:
    node = await make_node()
    ada, eva = await connect(node, name="Ada"), await connect(node, name="Eva")
    room = await ada.create("noughts", 2, bots=(1,))
    seen = await eva.join(room.code, role="spectator")
    assert (seen.seat, seen.may) == (None, [])
    await ada.command(room.code, "ready")
    await ada.act(room.code, "b2")
    async with asyncio.timeout(10):
        async for seen in eva.watch(room.code):
            if seen.game is not None and seen.game["cells"][4] == 0:
                return


async def test_requests_that_come_too_fast_are_sent_again(make_node: NodeMaker, connect: Connect) -> None:
    client = await connect(await make_node(rate_per_s=20, rate_burst=15))
    room = await client.create("noughts", 2)
    refused: list[str] = []
    take = client.rooms.take

    def heard(message: dict[str, Any]) -> Room | None:
        refused.append(message.get("code", ""))
        missing: Room | None = take(message)
        return missing

    client.rooms.take = heard
    await asyncio.gather(*(client.command(room.code, "rename", name=f"Ada {number}") for number in range(20)))
    assert "rate/too_fast" in refused


async def test_the_same_token_is_the_same_person(make_node: NodeMaker, connect: Connect) -> None:
    node = await make_node()
    ada = await connect(node, name="Ada")
    again = await connect(node, token=ada.token)
    assert again.id == ada.id


async def test_a_wrong_version_is_refused_at_once(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    node = await make_node()
    monkeypatch.setattr("banderilla_client.link.VERSION", 99)
    with pytest.raises(Refused) as refused:
        await Client.connect(f"127.0.0.1:{node.gateway.port}")
    assert refused.value.code == "hello/version"


async def test_a_cut_wire_loses_nothing_that_was_asked(make_node: NodeMaker, connect: Connect) -> None:
    node = await make_node()
    ada, bob = await connect(node, name="Ada"), await connect(node, name="Bob")
    room = await ada.create("noughts", 2)
    other = await bob.join(room.code)
    await ada.command(room.code, "ready")
    await bob.command(room.code, "ready")
    assert ada._link is not None
    ada._link.vanish()
    async with asyncio.timeout(20):
        await ada.act(room.code, "b2")
        async for seen in bob.watch(room.code):
            if seen.game is not None and seen.game["cells"][4] == 0:
                break
        async for seen in ada.watch(room.code):
            if seen.seq == other.seq:
                break
    assert ada.rooms[room.code].game == other.game


async def test_a_gap_is_asked_for_again(make_node: NodeMaker, connect: Connect) -> None:
    node = await make_node()
    ada = await connect(node, name="Ada")
    room = await ada.create("noughts", 2, bots=(1,))
    await ada.command(room.code, "ready")
    room.seq -= 1  # as if a patch were missing
    await ada.act(room.code, "b2")
    async with asyncio.timeout(10):
        async for seen in ada.watch(room.code):
            if seen.game is not None and seen.game["cells"][4] == 0:
                return


async def test_somebody_elses_bot_takes_a_seat_by_key_under_its_own_name_and_plays_its_match(
    make_node: NodeMaker, connect: Connect
) -> None:
    """Runs `examples/chess_bot.py` in a separate process that has only the client's package and the chess package."""
    node = await make_node()
    ada = await connect(node, name="Ada")
    room = await ada.create("ajedrez", 2)
    key = (await ada.command(room.code, "invite_program", seat=1))["key"]
    command = [CLIENT / "examples" / "chess_bot.py", f"http://127.0.0.1:{node.gateway.port}", room.code, key, "Rook & Roll"]
    bot = await asyncio.create_subprocess_exec(
        sys.executable, *map(str, command), env={"PYTHONPATH": str(CLIENT)}, cwd="/", stdout=asyncio.subprocess.PIPE
    )
    moves = iter(["e2e4", "d1h5", "f1c4", "resign"])

    def choose(seen: Room) -> dict[str, Any] | None:
        if "arrive" in seen.may:
            return {"type": "arrive"}
        if "pass_flag" in seen.may:
            return {"type": "pass_flag"}
        if "move" not in seen.may:
            return None
        move = next(moves)
        return {"type": "resign"} if move == "resign" else {"type": "move", "uci": move}

    try:
        async with asyncio.timeout(40):
            over = await play(ada, room.code, choose)
            said, _ = await bot.communicate()
    finally:
        if bot.returncode is None:
            bot.kill()
    seat = over.view["room"]["seats"][1]
    assert (seat["name"], seat["kind"], seat.get("program")) == ("Rook & Roll", "person", True)
    assert over.view["room"]["result"] is not None
    assert over.view["room"]["result"]["winners"] in ([1], [0])
    assert said.decode().startswith("Rook & Roll: win")
    assert bot.returncode == 0
