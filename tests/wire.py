"""Checks frames against the published description (`/asyncapi.json`): each message, and each view that results from
patches.

The published schemas of the server's messages are open, because the messages may get more fields later. This check
closes them: a field without a description is a fault.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgpack
import msgspec
from jsonschema_rs import Draft7Validator

from protocol.patch import apply
from server.descriptions.asyncapi import asyncapi
from tests.protocol.short_patches import lengthened


class Validators(Mapping[str, Draft7Validator]):
    """Validators by name: the type of a message, or the schema of a view or an action. Each validator is built when it
    is first used, because building all of them takes seconds."""

    def __init__(self, schemas: Mapping[str, Any], where: Mapping[str, str]) -> None:
        self._schemas = schemas
        self._where = where
        self._built: dict[str, Draft7Validator] = {}

    def __getitem__(self, kind: str) -> Draft7Validator:
        if kind not in self._built:
            self._built[kind] = Draft7Validator({"$ref": self._where[kind], "components": {"schemas": self._schemas}})
        return self._built[kind]

    def __iter__(self) -> Iterator[str]:
        return iter(self._where)

    def __len__(self) -> int:
        return len(self._where)


class WireCheck:
    """Checks the frames of one connection. `faults`: the violations found; `count`: number of checked frames.

    `is_client_checked`: also check the client's frames. An honest client's frames must be valid; any other client may
    send what it likes.
    """

    def __init__(self, found: Validators | None = None, *, is_client_checked: bool = True) -> None:
        self._validators = validators() if found is None else found
        self.faults: list[str] = []
        self.count = 0
        self._is_client_checked = is_client_checked
        self._views: dict[str, Any] = {}

    def view(self, room: str) -> Any:
        """Returns the room's latest view."""
        return self._views[room]

    def sent(self, frame: bytes) -> None:
        """Checks a frame that the client sent."""
        self.count += 1
        if not self._is_client_checked:
            return
        message = msgpack.unpackb(frame)
        self._check(message.get("type", "?"), message)
        room = message.get("room", "").upper() if isinstance(message.get("room"), str) else ""
        view = self._views.get(room, {})
        if message.get("type") == "act" and "room" in view:
            self._check(f"{view['room']['game']}.Action", message["action"], "the action")

    def received(self, frame: bytes) -> None:
        """Checks a frame that the server sent."""
        self.count += 1
        message = read(frame)
        kind = message.get("type", "?")
        self._check(kind, message)
        if kind == "snapshot":
            self._views[message["room"]] = message["view"]
        elif kind == "patch" and message["room"] in self._views and message.get("ops"):
            view = self._views[message["room"]] = apply(self._views[message["room"]], message["ops"])
            self._check("room.RoomView" if "room" in view else "session.SessionView", view, f"the view at {message['seq']}")

    def _check(self, kind: str, value: Any, what: str = "") -> None:
        validator = self._validators.get(kind)
        if validator is None:
            self.faults.append(f"no message {kind}")
        elif not validator.is_valid(value):
            error = next(iter(validator.iter_errors(value)))
            self.faults.append(f"{kind} {what} at {error.instance_path}: {str(error)[:400]}")


def read(frame: bytes) -> Any:
    """Decodes a frame of the server. A short patch is expanded to its whole form."""
    plain = msgpack.unpackb(frame, strict_map_key=False)
    return msgspec.to_builtins(lengthened(frame)) if isinstance(plain, list) else plain


@cache
def validators() -> Validators:
    """Returns the validators for this checkout's description."""
    return validators_of(asyncapi())


def validators_of(document: Mapping[str, Any]) -> Validators:
    """Returns the validators of an AsyncAPI document."""
    components = document["components"]
    schemas = {name: _closed(schema) for name, schema in components["schemas"].items()}
    by_tag = {tag: message["payload"]["$ref"] for tag, message in components["messages"].items()}
    by_name = {name: f"#/components/schemas/{name}" for name in schemas if name.endswith((".Action", "View"))}
    return Validators(schemas, by_tag | by_name)


def _closed(schema: dict[str, Any]) -> dict[str, Any]:
    """Returns a copy of the schema that refuses fields which the schema does not describe."""
    return schema if "properties" not in schema else {"additionalProperties": False, **schema}
