"""A real node answers the players of every transcript exactly as the transcript says."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import pytest

from engines.registry import all_engines
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest
from tools.transcripts import CODE, SECRET, transcript


def messages_to(transcript: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [line["frame"] for line in transcript if line.get("to") == name and line["frame"]["type"] != "welcome"]


def varies(key: str) -> bool:
    return key.endswith("_ms") or key in ("epoch", "hash")


A_MOMENT_S = 0.002
"""Pause in s between two messages, so that no two steps happen in the same millisecond. If two steps did, the patch of the
second would not set the time, and might have another form than in the transcript."""


def order(message: dict[str, Any]) -> tuple[int, int, str]:
    """Returns a key for sorting messages before the comparison, because an ack and the patch of the same step may come in
    either order."""
    return message.get("seq", 0), ["ack", "patch", "snapshot"].index(message["type"]), message.get("cid", "")


def alike(value: Any, names: Mapping[str, str]) -> Any:
    """Returns the value without the parts that differ between two matches: ids, codes, times, and seals, which depend
    on them."""
    if isinstance(value, dict):
        if "columns" in value and "lines" in value:  # a score card may have a column for a clock
            lines = [
                [part for name, part in zip(value["columns"], line, strict=True) if name != "clock"] for line in value["lines"]
            ]
            value = {**value, "lines": lines}
        return {key: "…" if varies(key) and part is not None else alike(part, names) for key, part in value.items()}
    if isinstance(value, list):
        return [alike(part, names) for part in value if not is_of_time(part)]
    return names.get(value, value) if isinstance(value, str) else value


def is_of_time(part: Any) -> bool:
    """Tells whether an operation of a patch only sets a time. A patch has no such operation if the old and the new time
    are the same millisecond."""
    return isinstance(part, list) and len(part) > 1 and isinstance(part[0], list) and any(varies(str(key)) for key in part[0])


@pytest.mark.parametrize("slug", all_engines())
async def test_a_node_answers_as_it_is_written(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    lines = [json.loads(line) for line in transcript(slug).splitlines()]
    monkeypatch.setattr("server.gateway.messages.creating.token_bytes", lambda _size: SECRET)  # the test fixes the chance
    node = await make_node()
    guests: dict[str, Guest] = {}
    room, sent = "", {}
    for line in lines:
        name = line.get("from")
        if name is None:
            continue
        fields = {key: value for key, value in line["frame"].items() if key not in ("type", "version")}
        if line["frame"]["type"] == "hello":
            guests[name] = await come(node, name=name)
            continue
        if "room" in fields:
            fields["room"] = room
        await asyncio.sleep(A_MOMENT_S)
        answer = await guests[name].ask(line["frame"]["type"], **fields)
        room = room or answer["params"]["room"]
        sent[name] = answer.get("seq", 0)
        for guest in guests.values():
            if room in guest.numbers or guest is guests[name]:
                await guest.reaches(room, sent[name])
    names = {room: CODE, **{guest.id: name.lower() for name, guest in guests.items()}}
    for name, guest in guests.items():
        came = [alike(message, names) for message in guest.inbox if message["type"] != "welcome"]
        wanted = [alike(message, {}) for message in messages_to(lines, name)]
        for got, written in zip(sorted(came, key=order), sorted(wanted, key=order), strict=True):
            assert got == written, name
