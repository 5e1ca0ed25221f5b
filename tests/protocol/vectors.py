"""Encoded messages and patches that both pytest and Vitest check: `python -m tests.protocol.vectors` writes them again.

These files define the wire format: a change in one of them changes the protocol for every client.
"""

from pathlib import Path
from typing import Any

import msgspec

from protocol import codec, messages, patch
from protocol.short_patch import PATH_KEYS, shortened
from tools.json_rows import json_rows

FOLDER = Path(__file__).parents[1] / "vectors"

CLIENT: dict[str, messages.ClientMessage] = {
    "hello of a guest": messages.Hello(version=1, lang="es", name="Ana"),
    "hello with a token": messages.Hello(version=1, lang="en", token="t0ken"),
    "create": messages.Create("c-1", "contig60", 2, {"mode": "tournament"}, {"games": 3}),
    "create to referee, with a bot": messages.Create("c-2", "contig60", 2, role="referee", bots=[1]),
    "join a seat": messages.Join("c-3", "K7QX2M", seat=1),
    "join as a referee": messages.Join("c-4", "K7QX2M", role="referee", key="0123456789abcdef0123"),
    "leave": messages.Leave("c-5", "K7QX2M"),
    "act": messages.Act("c-6", "K7QX2M", {"type": "place", "cell": 4, "words": "señas · 3 × 4", "none": None}),
    "read": messages.ActText("c-7", "K7QX2M", "b2"),
    "resume": messages.Resume("K7QX2M", 118, 1_790_000_000_123),
    "history": messages.History("c-8", "K7QX2M", 7),
    "recording": messages.Recording("c-15", "K7QX2M", 118),
    "review": messages.Review("c-16", "K7QX2M"),
    "watchers": messages.Watchers("c-17", "K7QX2"),
    "ask class": messages.AskClass("c-20", "K7QX2", "rule", board="K7QX2M", at=118),
    "tables": messages.Tables("c-17", "open", "contig60", "es", "1790000000123.K7QX2M"),
    "blank sheet": messages.BlankSheet("c-19", "contig60"),
    "create a listed table": messages.Create("c-18", "contig60", 2, listed="es"),
    "ping": messages.Ping(1_790_000_000_123, "K7QX2M"),
    "ready": messages.CommandMessage("c-9", "K7QX2M", messages.Ready()),
    "appeal": messages.CommandMessage("c-10", "K7QX2M", messages.MakeAppeal("3 × 4 = 12")),
    "rule": messages.CommandMessage("c-11", "K7QX2M", messages.Rule(["C", "IA"], ["contig60.score", "other:x"], "…")),
    "sanction": messages.CommandMessage("c-12", "K7QX2M", messages.Sanction(1, "warn", "voces")),
    "resume a pause": messages.CommandMessage("c-13", "K7QX2M", messages.ResumePlay()),
    "set settings": messages.CommandMessage("c-14", "K7QX2M", messages.SetSettings({"games": 2}, {"mode": "assisted"})),
}

SERVER: dict[str, messages.ServerMessage] = {
    "welcome": messages.Welcome("p1", "t0ken", "Ana", 1_790_000_000_123, 1, [{"slug": "contig60", "seats": [2]}]),
    "snapshot": messages.Snapshot(
        "K7QX2M",
        118,
        2,
        messages.You(0, "player", "0", host=True),
        {"room": {"code": "K7QX2M"}, "status": None, "game": None},
        1_790_000_000_123,
        [messages.GameEvent("placed", 1_790_000_000_100, 0, {"cell": 4})],
    ),
    "patch": messages.Patch("K7QX2M", 119, 1_790_000_000_456, [[["game", "cells", 4], 1], [["game", "log"], "+", ["b2"]]]),
    "patch that shows nothing": messages.Patch("K7QX2M", 120, 1_790_000_000_789),
    "ack": messages.Ack("c-6", 119),
    "ack of create": messages.Ack("c-1", 0, {"room": "K7QX2M"}),
    "refusal of the rulebook": messages.Refusal("turn_incomplete", "c-6", None, {"missing": ["roll"]}),
    "refusal of a frame": messages.Refusal("frame/malformed", params={"detail": "FormatError"}),
    "notice": messages.Notice("notice/server_restarting", {"wait_ms": 500}),
    "pong": messages.Pong(1_790_000_000_123, 1_790_000_000_150, 120),
    "bye": messages.Bye("bye/shutdown"),
}

VIEWS: dict[str, tuple[Any, Any]] = {
    "nothing changed": ({"a": [1, 2]}, {"a": [1, 2]}),
    "a value": ({"a": 1, "b": 2}, {"a": 1, "b": 3}),
    "a new key and a lost one": ({"a": 1, "b": 2}, {"a": 1, "c": None}),
    "deep inside": ({"game": {"cells": [{"x": 1}, {"x": 2}]}}, {"game": {"cells": [{"x": 1}, {"x": 5}]}}),
    "items appended": ({"log": [1, 2, 3]}, {"log": [1, 2, 3, 4, 5]}),
    "an item changed and one appended": (
        {"log": [{"n": 1, "by": "a"}, {"n": 2, "by": "b"}]},
        {"log": [{"n": 1, "by": "a"}, {"n": 3, "by": "b"}, {"n": 4, "by": "a"}]},
    ),
    "a list grown shorter": ({"hand": [1, 2, 3]}, {"hand": [1, 3]}),
    "a list emptied": ({"hand": [1, 2, 3]}, {"hand": []}),
    "from an empty list": ({"hand": []}, {"hand": [1]}),
    "most of a short list": ({"dice": [1, 2, 3]}, {"dice": [4, 5, 3]}),
    "another kind": ({"a": {"b": 1}}, {"a": [1]}),
    "from nothing": ({"game": None}, {"game": {"cells": [0, None, 1]}}),
    "to nothing": ({"game": {"cells": [0]}}, {"game": None}),
    "the whole view": ([1], {"a": 1}),
    "odd keys": ({"": {"0": 1}, "__proto__x": 1}, {"": {"0": 2}, "__proto__x": 2}),
}

SHORT: dict[str, messages.Patch] = {
    "nothing seen": messages.Patch("K7QX2M", 119, 1_790_000_000_456),
    "a move": messages.Patch(
        "K7QX2M",
        120,
        1_790_000_000_456,
        [
            [["status", "flag"], 1],
            [["status", "may", 0], ["resign"]],
            [["game", "cells", 4], 0],
            [["game", "last"], {"seat": 0, "sentence": "3+5", "of its own": {"-a": [{"cell": 4}]}}],
            [["game", "recent"], "+", [{"seat": 0, "moves": [1, None]}]],
            [["game", "pile"]],
            [[], {"game": None}],
        ],
        [
            messages.GameEvent("flag_fell", 1_790_000_000_400),
            messages.GameEvent("placed", 1_790_000_000_456, 0, {"cell": 4, "own": "x"}),
        ],
    ),
}
"""Patches by name. One of them has the key `-a`, which resembles a negative number. In the short form a negative number
replaces a key."""


def texts() -> dict[str, str]:
    """Return the contents of the files, by name."""
    client = [
        {"name": name, "bytes": codec.pack(msgspec.to_builtins(message)).hex(), "value": msgspec.to_builtins(message)}
        for name, message in CLIENT.items()
    ]
    server = [
        {"name": name, "bytes": codec.encode(message).hex(), "value": msgspec.to_builtins(message)}
        for name, message in SERVER.items()
    ]
    patches = [
        {"name": name, "before": before, "ops": patch.diff(before, after), "after": after}
        for name, (before, after) in VIEWS.items()
    ]
    short = [
        {"name": name, "bytes": shortened(codec.encode(each)).hex(), "value": msgspec.to_builtins(each)}
        for name, each in SHORT.items()
    ]
    keys = [{"keys": list(PATH_KEYS)}]
    files = {
        "client.json": client,
        "server.json": server,
        "patches.json": patches,
        "short_patches.json": short,
        "path_keys.json": keys,
    }
    return {name: json_rows(content, 1) + "\n" for name, content in files.items()}


if __name__ == "__main__":
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
