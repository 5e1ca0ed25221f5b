"""JSON schemas of everything that client and server send: messages, commands, views, and the actions, options, codes and events
of each game. The schemas are made from the Python declarations.

The schemas are JSON Schema draft 7, as AsyncAPI needs. Messages and commands have their Python names (`Hello`, `Snapshot`).
Parts of a room's view, a session's view or a game have a prefix (`room.SeatView`, `session.BoardView`, `fiar.View`). The
schemas of data from the server allow unknown fields, because a later version may add fields. The schemas of a client's messages
do not allow unknown fields.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias, get_args

import msgspec
from msgspec import inspect

from engines.contract import Engine
from engines.registry import all_engines
from protocol import errors, messages
from server.descriptions.field_docs import field_docs
from server.room.lifecycle.offer import AboutView
from server.room.views.summary import GameSummary
from server.room.views.view_types import RoomView
from server.sessions.views.view_types import SessionView

Schema: TypeAlias = dict[str, Any]
REF: Final = "#/components/schemas/"


def all_schemas() -> dict[str, Schema]:
    """Returns all schemas by their names."""
    return {**_wire(), **_rooms(), **_sessions(), **_games()}


def ref(name: str) -> Schema:
    return {"$ref": f"{REF}{name}"}


def tag_of(struct: type[msgspec.Struct]) -> str:
    """Returns the `type` field of a message or a command."""
    return str(struct.__struct_config__.tag)


def _wire() -> dict[str, Schema]:
    kinds = [*get_args(messages.ClientMessage), *get_args(messages.ServerMessage), messages.Settings, messages.SessionSettings]
    made = _made([*kinds, messages.ListedTable, messages.WeekendView])
    commands = {"RoomCommand": messages.RoomCommand, "SessionCommand": messages.SessionCommand}
    for name, union in commands.items():
        made[name] = {"title": name, "anyOf": [ref(kind.__name__) for kind in get_args(union)]}
    made["ServerCode"] = {
        "title": "ServerCode",
        "description": "The server's codes of refusals, notices and closed connections. A game's own codes have no slash.",
        "enum": sorted(errors.MEANINGS),
    }
    made["CommandMessage"]["properties"]["command"] = _any_of(ref(name) for name in commands)
    made["Act"]["properties"]["action"] = _any_of(ref(f"{slug}.Action") for slug in all_engines())
    made["Create"]["properties"]["settings"] = made["SetSettings"]["properties"]["settings"] = _changes(made["Settings"])
    made["SetSession"]["properties"]["settings"] = _changes(made["SessionSettings"])
    made["Welcome"]["properties"]["games"]["items"] = ref("room.AboutView")
    made["Snapshot"]["properties"]["view"] = {
        "if": {"required": ["session"]},
        "then": ref("session.SessionView"),
        "else": ref("room.RoomView"),
    }
    made["Patch"]["properties"]["ops"]["items"] = _OPERATION
    codes = [ref("ServerCode"), *(ref(f"{slug}.Code") for slug in all_engines())]
    made["Refusal"]["properties"]["code"] = _any_of(codes)
    for name, start in (("Notice", "notice/"), ("Bye", "")):
        made[name]["properties"]["code"] = {"enum": sorted(code for code in errors.MEANINGS if code.startswith(start))}
    return made


_OPERATION: Final[Schema] = {
    "description": '`[path]` deletes, `[path, value]` sets, `[path, "+", items]` appends to a list. A path is a list of keys '
    "and indexes; the empty one is the whole view.",
    "type": "array",
    "minItems": 1,
    "maxItems": 3,
    "items": [{"type": "array", "items": {"type": ["string", "integer"]}}],
}


def _rooms() -> dict[str, Schema]:
    made = _made([RoomView, AboutView, GameSummary], "room.")
    slugs = list(all_engines())
    made["room.RoomInfo"]["properties"]["game"] = {"enum": slugs}
    # The room's part of the view names the game, so the schema of the view follows from it.
    made["room.RoomView"]["allOf"] = [_of_game(slug) for slug in slugs]
    return made


def _of_game(slug: str) -> Schema:
    view = _any_of([ref(f"{slug}.View"), {"type": "null"}])
    return {
        "if": {"properties": {"room": {"properties": {"game": {"enum": [slug]}}}}},
        "then": {"properties": {"game": view, "status": {"properties": {"phase": ref(f"{slug}.Phase")}}}},
    }


def _sessions() -> dict[str, Schema]:
    return _made([SessionView], "session.")


def _games() -> dict[str, Schema]:
    made: dict[str, Schema] = {}
    for slug, engine in all_engines().items():
        made |= game_schemas(slug, engine)
    return made


def game_schemas(slug: str, engine: Engine[Any, Any, Any]) -> dict[str, Schema]:
    """Returns the schemas of one game: `Action`, `View`, `Options`, `Code`, `Phase`, `Event`, `Rule` and their parts."""
    actions = action_kinds(engine.action)
    made = _made([*actions, engine.view_type, engine.options], f"{slug}.")
    words = {
        "Code": sorted(engine.codes),
        "Phase": engine.phases,
        "Event": sorted(engine.events),
        "Rule": (rule.id for rule in engine.rules),
    }
    made[f"{slug}.Action"] = {
        "title": "Action",
        "description": f"The actions of a seat or a referee in {slug}.",
        "anyOf": [ref(f"{slug}.{kind.__name__}") for kind in actions],
    }
    return made | {f"{slug}.{name}": {"title": name, "enum": list(values)} for name, values in words.items()}


def action_kinds(union: Any) -> list[type[msgspec.Struct]]:
    """Returns the types in a union of a game's actions."""
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return [kind.cls for kind in info.types if isinstance(kind, inspect.StructType)]


def _made(kinds: Iterable[Any], prefix: str = "") -> dict[str, Schema]:
    kinds = list(kinds)
    _, components = msgspec.json.schema_components(kinds, ref_template=f"{REF}{prefix}{{name}}")
    for declared in typed_dicts(map(inspect.type_info, kinds)):
        for name, doc in field_docs_of(declared).items():
            components[declared.__name__]["properties"][name].setdefault("description", doc)
    return {f"{prefix}{name}": one_line(_draft_7(schema)) for name, schema in components.items()}


def typed_dicts(found: Iterable[inspect.Type], *, with_structs: bool = False) -> Iterator[type]:
    """Yields each `TypedDict` in these types once. `with_structs`: also the structs."""
    seen: set[type] = set()
    waiting = list(found)
    while waiting:
        info = waiting.pop()
        match info:
            case inspect.TypedDictType(cls=cls, fields=fields) | inspect.StructType(cls=cls, fields=fields):
                if cls in seen:
                    continue
                seen.add(cls)
                waiting += [field.type for field in fields]
                if with_structs or isinstance(info, inspect.TypedDictType):
                    yield cls
            case inspect.UnionType(types) | inspect.TupleType(types):
                waiting += types
            case inspect.ListType(item) | inspect.VarTupleType(item) | inspect.Metadata(item) | inspect.DictType(_, item):
                waiting.append(item)


def field_docs_of(declared: type) -> dict[str, str]:
    """Returns the docstring below each field."""
    try:
        return field_docs(declared)
    except OSError:  # it was made by a call (a field's name is no name in Python), so nothing stands below its fields
        return {}


def _draft_7(node: Any) -> Any:
    """Returns the schema in draft 7: with the older form of tuples and patterns, and without `discriminator`, which only
    OpenAPI has."""
    if isinstance(node, list):
        return [_draft_7(part) for part in node]
    if not isinstance(node, Mapping):
        return node
    made = {key: _draft_7(part) for key, part in node.items() if key != "discriminator"}
    if "pattern" in made:
        made["pattern"] = made["pattern"].replace(r"\Z", "$")  # other languages do not know Python's anchor for the end
    if "prefixItems" in made:
        made |= {"items": made.pop("prefixItems"), "additionalItems": made["items"]}
    return made


def one_line(node: Any) -> Any:
    """Returns the schema with each description on one line."""
    if isinstance(node, list):
        return [one_line(part) for part in node]
    if not isinstance(node, Mapping):
        return node
    return {
        key: " ".join(part.split()) if key == "description" and isinstance(part, str) else one_line(part)
        for key, part in node.items()
    }


def _any_of(options: Iterable[Schema]) -> Schema:
    return {"anyOf": list(options)}


def _changes(settings: Schema) -> Schema:
    """Returns the schema of an object that may have any of these settings."""
    return {"type": "object", "properties": settings["properties"], "additionalProperties": False, "default": {}}
