"""Writes the reference pages of the wire: `python -m protocol.reference`, or `--check` to fail when they are stale."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from protocol import codec, errors, messages, version

FOLDER = Path(__file__).parents[1] / "docs" / "reference"

_INTRODUCTION = f"""# The protocol

Made from `protocol/messages.py` by `python -m protocol.reference`. Do not edit.

One WebSocket a client, subprotocol `{version.SUBPROTOCOL}`, binary frames, each one MessagePack map with a `type`. Unknown
fields and unknown types are refused. A client's frame has at most {codec.MAX_BYTES} bytes, {codec.MAX_DEPTH} levels,
{codec.MAX_ITEMS} items a list, {codec.MAX_KEYS} keys a map and {codec.MAX_TEXT} bytes a text; no binary data and no
extension types.

What bears a `cid` is answered by exactly one `ack` or `refusal` with it, after it has been stored; a repeat gets the first
answer again. `seq` is the room's number: a `patch` leads from the view of `seq - 1` to that of `seq`, so a gap shows, and
every `pong` bears the number too. A room's `epoch` changes if its store ever went back in time; then only a snapshot helps.

A patch's `ops`, in their order: `[path, value]` sets, `[path]` deletes, `[path, "+", [items]]` appends to a list; a path is
a list of keys and indexes, the empty one is the whole view.
"""


def protocol_page() -> str:
    parts = [_INTRODUCTION]
    for title, union in (
        ("Client to server", messages.ClientMessage),
        ("Commands of a room", messages.RoomCommand),
        ("Server to client", messages.ServerMessage),
    ):
        parts.append(f"## {title}\n")
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        parts += [_entry(kind.cls) for kind in info.types if isinstance(kind, inspect.StructType)]
    parts.append("## Parts\n")
    parts += [_entry(part) for part in (messages.Settings, messages.GameEvent, messages.You)]
    return "\n".join(parts)


def _entry(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    doc = " ".join((struct.__doc__ or "").split())
    fields = ", ".join(
        f"`{field.encode_name}`" if field.required else f"`{field.encode_name}` = {_shown(field)}" for field in info.fields
    )
    lines = [f"### `{info.tag or struct.__name__}`\n"]
    lines += [f"{doc}\n"] if doc else []
    lines += [f"Fields: {fields}\n"] if fields else []
    return "\n".join(lines)


def _shown(field: inspect.Field) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return f"`{field.default!r}`"
    return "`{}`" if field.default_factory is dict else "`[]`"


def codes_page() -> str:
    lines = [
        "# Codes of the server",
        "",
        "Made from `protocol/errors.py` by `python -m protocol.reference`. Do not edit.",
        "",
        "A code with a slash is the server's; one without is a rulebook's and stands in its game's file. None is ever used",
        "again for something else.",
        "",
        "| code | means |",
        "| --- | --- |",
    ]
    lines += [f"| `{code}` | {meaning} |" for code, meaning in errors.MEANINGS.items()]
    return "\n".join(lines) + "\n"


PAGES = {"protocol.md": protocol_page, "codes.md": codes_page}


def main(arguments: list[str]) -> int:
    """Writes the pages; with `--check` only says whether they are up to date."""
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
