"""A server publishes the description of its protocol, which any program or page may fetch."""

import gzip
import json

import pytest

from server import __version__
from server.gateway.http.descriptions import DESCRIPTIONS
from tests.conftest import NodeMaker
from tests.gateway.http.test_game_files import NO_TIME
from tests.gateway.http.test_pages import get


@pytest.mark.parametrize("name", DESCRIPTIONS)
async def test_a_description_is_published(make_node: NodeMaker, name: str) -> None:
    node = await make_node()
    reply = await get(node, f"/{name}.json")
    assert (reply.status, reply.headers["Content-Type"]) == (200, "application/json")
    assert rb"\u" not in reply.body, "letters of all scripts are sent as they are"
    assert json.loads(reply.body)["info"]["version"] == __version__
    assert reply.headers["Access-Control-Allow-Origin"] == "*"
    packed = await get(node, f"/{name}.json", **{"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == reply.body
    assert packed.body[4:8] == NO_TIME, "every node sends the same bytes under the same tag"
    assert len(packed.body) < len(reply.body) / 2
    again = await get(node, f"/{name}.json", **{"If-None-Match": reply.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
