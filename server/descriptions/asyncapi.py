"""The AsyncAPI 3 document of the socket. It has all messages and views, and the actions and codes of each game."""

from typing import Any, Final, get_args

import msgspec

from engines.registry import all_engines
from protocol import codec, errors, messages, version
from server import __version__
from server.descriptions.schemas import all_schemas, ref, tag_of
from server.room.lifecycle.offer import offered

CHANNEL: Final = "#/channels/socket"
ANSWERED_OTHERWISE: Final = {"hello": ("welcome",), "ping": ("pong",), "resume": ("snapshot", "patch")}
"""Messages without a `cid`, each with the messages that answer it. All other messages get an `ack` or a `refusal`."""

_INTRODUCTION: Final = f"""Banderilla's rooms and classes, over one WebSocket per client: path `{version.SOCKET_PATH}`,
subprotocol `{version.SUBPROTOCOL}`, binary frames, each one MessagePack map with a `type`. The first message is a `hello` with
`version` {version.VERSION}; the answer is a `welcome`, whose `token` makes you the same person the next time. Over
`{version.SHORT_SUBPROTOCOL}` patches come as lists, which this document does not describe (docs/reference/protocol.md does).

The server answers a message with a `cid` by exactly one `ack` or `refusal` with the same `cid`, after it has stored the
result. If a client sends a message again with the same `cid`, the server repeats the first answer. A `snapshot` has a room's
whole view at `seq`; each `patch` leads from `seq - 1` to `seq`.

A frame of a client has at most {codec.MAX_BYTES} bytes, {codec.MAX_DEPTH} levels, {codec.MAX_ITEMS} items a list,
{codec.MAX_KEYS} keys a map and {codec.MAX_TEXT} bytes a text. The server refuses unknown fields and types. Its own messages may
get more fields within a version. Times are the server's, in ms."""


def asyncapi() -> dict[str, Any]:
    """Returns the AsyncAPI document. The same declarations always give the same document."""
    asked = [(tag_of(kind), kind) for kind in get_args(messages.ClientMessage)]
    sent = [(tag_of(kind), kind) for kind in get_args(messages.ServerMessage)]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Banderilla",
            "version": __version__,
            "description": _INTRODUCTION,
            "license": {"name": "AGPL-3.0-or-later", "url": "https://www.gnu.org/licenses/agpl-3.0.html"},
        },
        "defaultContentType": "application/vnd.msgpack",
        "servers": {
            "local": {"host": "127.0.0.1:8080", "protocol": "ws", "description": "A server with its default settings."}
        },
        "channels": {"socket": _channel([tag for tag, _kind in (*asked, *sent)])},
        "operations": {**{tag: _operation(tag) for tag, _kind in asked}, "pushed": _pushed()},
        "components": {
            "messages": {tag: _message(tag, kind) for tag, kind in (*asked, *sent)},
            "schemas": all_schemas(),
        },
        "x-games": {slug: _game(slug) for slug in all_engines()},
        "x-codes": errors.MEANINGS,
    }


def _channel(tags: list[str]) -> dict[str, Any]:
    header = {"type": "object", "properties": {"Sec-WebSocket-Protocol": {"type": "string", "const": version.SUBPROTOCOL}}}
    return {
        "address": version.SOCKET_PATH,
        "messages": {tag: {"$ref": f"#/components/messages/{tag}"} for tag in tags},
        "bindings": {"ws": {"method": "GET", "headers": header, "bindingVersion": "0.1.0"}},
    }


def _operation(tag: str) -> dict[str, Any]:
    answers = (*ANSWERED_OTHERWISE.get(tag, ("ack",)), "refusal")
    return {
        "action": "receive",
        "channel": {"$ref": CHANNEL},
        "messages": [_of_channel(tag)],
        "reply": {"channel": {"$ref": CHANNEL}, "messages": [_of_channel(answer) for answer in answers]},
    }


def _pushed() -> dict[str, Any]:
    return {
        "action": "send",
        "summary": "Messages that the server sends without a request: views, notices, and the last message of a connection.",
        "channel": {"$ref": CHANNEL},
        "messages": [_of_channel(tag) for tag in ("snapshot", "patch", "notice", "bye")],
    }


def _of_channel(tag: str) -> dict[str, str]:
    return {"$ref": f"{CHANNEL}/messages/{tag}"}


def _message(tag: str, kind: type[msgspec.Struct]) -> dict[str, Any]:
    says = " ".join((kind.__doc__ or "").split())
    return {"name": tag, "title": kind.__name__, **({"summary": says} if says else {}), "payload": ref(kind.__name__)}


def _game(slug: str) -> dict[str, Any]:
    engine = all_engines()[slug]
    parts = {part: ref(f"{slug}.{name}") for part, name in _PARTS.items()}
    about = next((about for about in offered() if about["slug"] == slug), None)
    return {
        "names": dict(zip(("es", "en"), engine.about.names, strict=True)),
        "seats": list(engine.about.seats),
        "listed": about is not None,
        **parts,
    }


_PARTS: Final = {
    "options": "Options",
    "action": "Action",
    "view": "View",
    "codes": "Code",
    "phases": "Phase",
    "events": "Event",
    "rules": "Rule",
}
