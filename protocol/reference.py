"""Writes the reference pages of the protocol: `python -m protocol.reference`. With `--check` it fails if they are out of
date."""

import json
import sys
from pathlib import Path

import msgspec
from msgspec import inspect

from protocol import codec, errors, messages, version

FOLDER = Path(__file__).parents[1] / "docs" / "reference"

_INTRODUCTION = f"""# The protocol

Made from `protocol/messages.py` by `python -m protocol.reference`. Do not edit.

| | |
| --- | --- |
| path | `{version.SOCKET_PATH}` of the server's address: `ws://127.0.0.1:8080{version.SOCKET_PATH}`, behind HTTPS `wss://` |
| subprotocol | `{version.SUBPROTOCOL}`, or `{version.SHORT_SUBPROTOCOL}` ([short patches](#short-patches)); with neither: 400 |
| `Origin` | the server's own host, or one of `--origins`; a program sends none |
| frames | binary, each one MessagePack map with text keys and a `type` |
| `version` | `{version.VERSION}`, in the `hello` |
| for programs | [sockets](asyncapi.json), [plain GETs](openapi.json) (`make docs` writes both); a server has them at `/` |
| games | [options, actions, views and codes of each](games.md) |
| clients | [Python](../../clients/python/README.md), with a bot; [JavaScript](../../clients/web/client/README.md) |

A first conversation, as JSON; `make docs` writes whole matches, one per game ([noughts](transcripts/noughts.jsonl)):

```
→ {{"type": "hello", "version": {version.VERSION}, "lang": "en", "name": "Ada"}}
← {{"type": "welcome", "you": "6GzY…", "token": "6GzY….q8…", "name": "Ada", "version": {version.VERSION}, "games": […], …}}
→ {{"type": "create", "cid": "a-1", "game": "fiar", "seats": 2, "bots": [1], "options": {{"mode": "tournament"}}}}
← {{"type": "ack", "cid": "a-1", "params": {{"room": "K7QX2M"}}}}
← {{"type": "snapshot", "room": "K7QX2M", "seq": 0, "epoch": 0, "you": {{"seat": 0, …}}, "view": {{…}}, "at_ms": …}}
→ {{"type": "command", "cid": "a-2", "room": "K7QX2M", "command": {{"type": "ready"}}}}
← {{"type": "patch", "room": "K7QX2M", "seq": 1, "at_ms": …, "ops": [[["room", "state"], "playing"], …]}}
← {{"type": "ack", "cid": "a-2", "seq": 1}}
→ {{"type": "read", "cid": "a-3", "room": "K7QX2M", "text": "…"}}
```

Send `token` in the next `hello` and you are the same person. After a lost connection, send `hello` with the token, then
`resume` for each room, then each message without an answer again, with its `cid`. `status.may` of the view has, for each seat,
the types of action that it may send. An action goes as a map (`act`) or as a text (`read`), the notation of the game.

The server refuses unknown fields and unknown types. A client's frame has at most {codec.MAX_BYTES} bytes,
{codec.MAX_DEPTH} levels, {codec.MAX_ITEMS} items a list, {codec.MAX_KEYS} keys a map and
{codec.MAX_TEXT} bytes a text; no binary data and no extension types. The server's messages may get more fields within a
version: ignore the fields that you do not know.

The server answers a message with a `cid` by exactly one `ack` or `refusal` with the same `cid`, after it has stored the
result; it answers a repeated message with the first answer. `seq` is the room's number: a `patch` leads from the view of
`seq - 1` to that of `seq`, so you notice a gap, and every `pong` has the number too. A room's `epoch` changes if its store
ever went back in time; then only a snapshot helps.

A patch's `ops`, in their order: `[path, value]` sets, `[path]` deletes, `[path, "+", [items]]` appends to a list; a path is
a list of keys and indexes, the empty one is the whole view.

## Short patches
Over `{version.SHORT_SUBPROTOCOL}` a patch may come as a list, in about half the bytes: `[room, seq, at_ms, ops, happenings]`.
A negative number in a path, or as a key of a map, means a key: -1 the first of `path_keys` in `welcome`, -2 the next.
An event is `[kind, ms before at_ms, seat or null, params]`. `game.text` is empty after the first of them. The server may
also send whole patches.
"""


def protocol_page() -> str:
    parts = [_INTRODUCTION]
    for title, union in (
        ("Client to server", messages.ClientMessage),
        ("Commands of a room", messages.RoomCommand),
        ("Commands of a session", messages.SessionCommand),
        ("Server to client", messages.ServerMessage),
    ):
        parts.append(f"## {title}\n")
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        parts += [_entry(kind.cls) for kind in info.types if isinstance(kind, inspect.StructType)]
    parts.append("## Parts\n")
    parts += [
        _entry(part, part.__name__)
        for part in (
            messages.Settings,
            messages.SessionSettings,
            messages.PlannedGame,
            messages.WrittenPosition,
            messages.NamedTeam,
            messages.ExerciseDone,
            messages.ExerciseTask,
            messages.GameTask,
            messages.BoardTask,
            messages.WeekendHour,
            messages.RatedPupil,
            messages.Prize,
            messages.ClassDate,
            messages.GameEvent,
            messages.You,
        )
    ]
    return "\n".join(parts)


def _entry(struct: type[msgspec.Struct], title: str = "") -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    doc = " ".join((struct.__doc__ or "").split())
    lines = [f"### `{title or info.tag}`\n"]
    lines += [f"{doc}\n"] if doc else []
    lines += [f"- {_field(field)}" for field in info.fields]
    return "\n".join([*lines, ""] if info.fields else lines)


def _field(field: inspect.Field) -> str:
    default = "" if field.required else f", else {default_text(field)}"
    return f"`{field.encode_name}`: {type_text(field.type)}{default}"


def default_text(field: inspect.Field) -> str:
    """Return the text for the value that a field has if it is omitted."""
    if field.default is not msgspec.NODEFAULT:
        return f"`{json.dumps(msgspec.to_builtins(field.default))}`"
    if field.default_factory is msgspec.NODEFAULT:
        return "absent"
    return "`{}`" if field.default_factory is dict else "`[]`"


def type_text(info: inspect.Type) -> str:
    """Return the text for a type, with its bounds."""
    match info:
        case inspect.StrType(min_length=least, max_length=most):
            return f"text{_bounds(least, most, ' long')}"
        case inspect.IntType(ge=least, le=most):
            return f"integer{_bounds(least, most)}"
        case inspect.LiteralType(values):
            return " or ".join(f"`{json.dumps(value)}`" for value in values)
        case inspect.ListType(item, max_length=most) | inspect.VarTupleType(item, max_length=most):
            return f"list{_bounds(None, most, ' long')} of {_of_each(item)}"
        case inspect.DictType(_key, value):
            return "map" if isinstance(value, inspect.AnyType) else f"map of {_of_each(value)}"
        case inspect.TupleType(items):
            return f"list of {len(items)}: {', '.join(type_text(item) for item in items)}"
        case inspect.StructType(cls) | inspect.TypedDictType(cls):
            return f"[`{cls.__name__}`](#{cls.__name__.lower()})"
        case inspect.UnionType(types) if len(types) > MAX_NAMED:
            return "a command, with its `type`"
        case inspect.UnionType(types):
            return " or ".join(type_text(kind) for kind in types)
        case inspect.Metadata(kind):
            return type_text(kind)
    return _PLAIN[type(info)]


def _of_each(item: inspect.Type) -> str:
    text = type_text(item)
    return f"({text})" if " or " in text else text


MAX_NAMED = 8
"""Maximum number of members that the page lists for a union. The only larger union is that of all commands."""
_PLAIN: dict[type, str] = {
    inspect.AnyType: "plain data",
    inspect.NoneType: "`null`",
    inspect.BoolType: "`true` or `false`",
    inspect.FloatType: "number",
}


def _bounds(least: int | None, most: int | None, unit: str = "") -> str:
    if most is None:
        return "" if not least else f" from {least}{unit}"
    return f" {least}–{most}{unit}" if least is not None else f" up to {most}{unit}"


def codes_page() -> str:
    lines = [
        "# Codes of the server",
        "",
        "Made from `protocol/errors.py` by `python -m protocol.reference`. Do not edit.",
        "",
        "A code with a slash is the server's; one without is a game's and stands on its page. None is ever used",
        "again for something else.",
        "",
        "| code | means |",
        "| --- | --- |",
    ]
    lines += [f"| `{code}` | {meaning} |" for code, meaning in errors.MEANINGS.items()]
    return "\n".join(lines) + "\n"


PAGES = {"protocol.md": protocol_page, "codes.md": codes_page}


def main(arguments: list[str]) -> int:
    """Write the pages. With `--check`, only report whether they are up to date."""
    stale = [
        name
        for name, page in PAGES.items()
        if not (FOLDER / name).exists() or (FOLDER / name).read_text(encoding="utf-8") != page()
    ]
    if "--check" in arguments:
        for name in stale:
            sys.stderr.write(f"docs/reference/{name} is stale: run python -m protocol.reference\n")
        return int(bool(stale))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (FOLDER / name).write_text(PAGES[name](), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
