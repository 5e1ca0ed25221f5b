"""The JavaScript client plays on a real node. It reads the transcripts of all games as the Python client does."""

import asyncio
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from banderilla_client import Client
from banderilla_client.rooms import Rooms
from engines.registry import all_engines
from tests.conftest import NodeMaker
from tools.transcripts import transcript

WEB = Path(__file__).parents[2] / "clients" / "web"
SCRIPTS = Path(__file__).parent / "javascript"
NODE = ("node", "--experimental-websocket")
"""The command that runs Node. Node 20 offers WebSocket only with this flag."""
TIMEOUT_S = 60


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """Builds the JavaScript client as it is published."""
    subprocess.run(["npx", "tsc", "--project", "client/tsconfig.json"], cwd=WEB, check=True, timeout=TIMEOUT_S)


def known_to_python(lines: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Returns, for each person in the transcript, the rooms as the Python client knows them at the end."""
    people: dict[str, Rooms] = {}
    for line in lines:
        if "to" in line:
            assert people.setdefault(line["to"], Rooms()).take(line["frame"]) is None, "a patch is missing"
    return {
        name: {code: {"seq": room.seq, "view": room.view, "you": room.you} for code, room in rooms.items()}
        for name, rooms in people.items()
    }


def test_both_clients_know_the_same_after_every_transcript() -> None:
    transcripts = [[json.loads(line) for line in transcript(slug).splitlines()] for slug in all_engines()]
    given = "\n".join(json.dumps(lines) for lines in transcripts)
    run = subprocess.run([*NODE, SCRIPTS / "transcripts.mjs"], input=given, capture_output=True, text=True, timeout=TIMEOUT_S)
    assert run.returncode == 0, run.stderr
    known = [json.loads(line) for line in run.stdout.splitlines()]
    assert known == [known_to_python(lines) for lines in transcripts]
    assert all(rooms for people in known for rooms in people.values())


async def test_two_play_a_match_and_sign_although_a_line_breaks(make_node: NodeMaker) -> None:
    node = await make_node(rate_per_s=20, rate_burst=15)
    address = f"http://127.0.0.1:{node.gateway.port}/"
    process = await asyncio.create_subprocess_exec(
        *NODE, SCRIPTS / "two_players.mjs", address, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    output, errors = await asyncio.wait_for(process.communicate(), TIMEOUT_S)
    assert process.returncode == 0, errors.decode()
    said = json.loads(output)
    assert said["sockets"] == 2, "the broken line was replaced"
    assert said["refusal"] == "command/not_now"
    for person in said["people"]:
        async with await Client.connect(address, token=person["token"]) as same:
            room = await same.join(said["code"])
            assert same.id == person["id"]
            assert room.is_over
            assert all(card["signed_at_ms"] for card in room.view["room"]["cards"] or [])
            assert person["view"]["game"] == room.view["game"]
            assert person["view"]["room"]["match"] == room.view["room"]["match"]


async def test_an_address_without_a_server_is_an_error() -> None:
    process = await asyncio.create_subprocess_exec(
        *NODE, SCRIPTS / "two_players.mjs", "http://127.0.0.1:9", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    _, errors = await asyncio.wait_for(process.communicate(), TIMEOUT_S)
    assert process.returncode == 1
    assert "no server answers at http://127.0.0.1:9" in errors.decode()
