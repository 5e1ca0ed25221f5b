"""The descriptions match the declarations, and define every name that they use."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft7Validator, meta
from msgspec import inspect

from engines.registry import all_engines
from protocol import errors, messages
from server.descriptions.field_docs import field_docs
from server.descriptions.schemas import REF, all_schemas, one_line, tag_of, typed_dicts
from server.room.views.view_types import SeatView

SCHEMAS = all_schemas()


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from references(part)


def test_every_reference_leads_to_a_schema() -> None:
    found = set(references(SCHEMAS))
    assert found
    assert {name for name in found if name.removeprefix(REF) not in SCHEMAS} == set()


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_one_of_draft_7(name: str) -> None:
    meta.validate({"$schema": "http://json-schema.org/draft-07/schema#", **SCHEMAS[name]})
    assert "prefixItems" not in str(SCHEMAS[name])
    assert "\\Z" not in str(SCHEMAS[name])


def test_every_message_and_command_is_described() -> None:
    unions = (messages.ClientMessage, messages.ServerMessage, messages.RoomCommand, messages.SessionCommand)
    for kind in (kind for union in unions for kind in get_args(union)):
        assert SCHEMAS[kind.__name__]["properties"]["type"] == {"enum": [tag_of(kind)]}


@pytest.mark.parametrize("name", ["Create", "SetSettings", "SetSession"])
def test_settings_are_all_optional_and_known(name: str) -> None:
    schema = SCHEMAS[name]["properties"]["settings"]
    settings = Draft7Validator({**schema, "components": {"schemas": SCHEMAS}})
    assert settings.is_valid({})
    assert settings.is_valid({"phrases": False})
    assert not settings.is_valid({"phrazes": False})


@pytest.mark.parametrize("slug", all_engines())
def test_a_game_has_its_options_actions_view_and_words(slug: str) -> None:
    engine = all_engines()[slug]
    assert set(SCHEMAS[f"{slug}.Code"]["enum"]) == engine.codes
    assert SCHEMAS[f"{slug}.Phase"]["enum"] == list(engine.phases)
    assert set(SCHEMAS[f"{slug}.Event"]["enum"]) == engine.events
    assert SCHEMAS[f"{slug}.Rule"]["enum"] == [rule.id for rule in engine.rules]
    options = Draft7Validator({**_ref(f"{slug}.Options")})
    assert options.is_valid(msgspec.to_builtins(engine.read_options({})))
    assert not options.is_valid({"mode": "nonsense"})
    action = Draft7Validator({**_ref(f"{slug}.Action")})
    assert action.is_valid({"type": "resign"})
    assert not action.is_valid({"type": "resign", "loudly": True})


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"{REF}{name}", "components": {"schemas": SCHEMAS}}


def test_the_codes_of_the_server_are_those_that_are_documented() -> None:
    assert set(SCHEMAS["ServerCode"]["enum"]) == errors.CODES


def test_fields_bear_what_is_written_below_them() -> None:
    says = SCHEMAS["room.SeatView"]["properties"]["left"]["description"]
    assert says == " ".join(field_docs(SeatView)["left"].split())


def test_a_type_that_is_met_twice_is_described_once() -> None:
    met = [inspect.type_info(SeatView), inspect.type_info(list[SeatView])]
    assert list(typed_dicts(met)) == list(typed_dicts(met[:1]))
    assert SeatView in typed_dicts(met)


def test_only_the_words_of_a_description_are_put_on_one_line() -> None:
    schema = {"const": "a  b", "properties": {"description": {"type": "string", "description": "a\n b"}}}
    assert one_line(schema) == {"const": "a  b", "properties": {"description": {"type": "string", "description": "a b"}}}


def test_a_description_is_one_line() -> None:
    assert one_line({"description": "a\n   b", "items": [{"description": " c "}]}) == {
        "description": "a b",
        "items": [{"description": "c"}],
    }
