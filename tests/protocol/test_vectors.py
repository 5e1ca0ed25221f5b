import json
from typing import Any

import msgspec
import pytest

from protocol import codec, patch
from tests.protocol import vectors


def entries(file: str) -> list[Any]:
    loaded: list[Any] = json.loads((vectors.FOLDER / file).read_text(encoding="utf-8"))
    return loaded


@pytest.mark.parametrize("file", ["client.json", "server.json", "patches.json", "short_patches.json", "path_keys.json"])
def test_the_files_are_what_the_code_says_today(file: str) -> None:
    assert (vectors.FOLDER / file).read_text(encoding="utf-8") == vectors.texts()[file]


@pytest.mark.parametrize("entry", entries("client.json"), ids=lambda entry: entry["name"])
def test_a_clients_golden_bytes_are_read(entry: dict[str, Any]) -> None:
    message = codec.decode(bytes.fromhex(entry["bytes"]))
    assert message == vectors.CLIENT[entry["name"]]
    assert msgspec.to_builtins(message) == entry["value"]


@pytest.mark.parametrize("entry", entries("server.json"), ids=lambda entry: entry["name"])
def test_the_servers_golden_bytes_are_written(entry: dict[str, Any]) -> None:
    assert codec.encode(vectors.SERVER[entry["name"]]).hex() == entry["bytes"]
    assert codec.unpack(bytes.fromhex(entry["bytes"])) == entry["value"]


@pytest.mark.parametrize("entry", entries("patches.json"), ids=lambda entry: entry["name"])
def test_golden_patches_apply(entry: dict[str, Any]) -> None:
    assert patch.diff(entry["before"], entry["after"]) == entry["ops"]
    assert patch.apply(entry["before"], entry["ops"]) == entry["after"]
