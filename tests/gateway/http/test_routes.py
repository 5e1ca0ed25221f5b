"""Each plain GET is answered as its row in the route table says."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.gateway.http.routes import FAMILY_HEADER, ROUTES
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.id)
async def test_a_route_answers_as_it_is_declared(make_node: NodeMaker, come: Arrival, tmp_path: Path, route: Any) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    node = await make_node(client_dir=str(tmp_path))
    ada, bo = await come(node), await come(node, name="Bo")
    session = (await ada.ask("open_session", title="5.º B"))["params"]["room"]
    await bo.ask("join", room=session)
    page = (await ada.order(session, "set_session", settings={"public_page": "short"}))["params"]["page"]
    room = (await ada.ask("create", game="noughts", seats=2))["params"]["room"]
    family = (await ada.ask("command", room=session, command={"type": "make_family_link", "person": bo.id}))["params"]["key"]
    places = {"page": page, "board": 0}
    reply = await get(
        node,
        route.path.format(code=room, kind="pgn", game="contig60", question="fault", number=7, way="r", **places),
        **{FAMILY_HEADER: family},
    )
    answers = {answer.status: answer for answer in route.answers}
    assert reply.status in answers
    declared = answers[reply.status]
    assert reply.headers["Content-Type"] == declared.content_type
    if declared.body is not None:
        msgspec.json.decode(reply.body, type=declared.body, strict=True)
        assert set(json.loads(reply.body)) == set(declared.body.__annotations__)


@pytest.mark.parametrize(
    ("id_", "path", "places"),
    [
        ("picture", "/qr/K7QX2M.svg", {"code": "K7QX2M"}),
        ("export", "/export/k7qx2m.pgn", {"code": "k7qx2m", "kind": "pgn"}),
        ("link", "/c/5BBHD", {"way": "c", "code": "5BBHD"}),
        ("embed", "/embed/K7QX2M", {"code": "K7QX2M"}),
        ("page", f"/page/{'a2' * 10}.json", {"page": "a2" * 10}),
        ("page_board", f"/page/{'a2' * 10}/1/30.json", {"page": "a2" * 10, "number": "1", "board": "30"}),
        ("healthz", "/healthz", {}),
    ],
)
def test_a_path_is_taken_by_one_route(id_: str, path: str, places: dict[str, str]) -> None:
    found = [(route.id, match.groupdict()) for route in ROUTES if (match := route.pattern.fullmatch(path))]
    assert found == [(id_, places)]


@pytest.mark.parametrize(
    "path", ["/qr/K7QX2M.png", "/qr/K7QX2Mxsvg", "/qr/O0.svg", "/export/K7QX2M.", "/embed/K7QX2M/", "//healthz"]
)
def test_what_only_looks_like_a_path_is_taken_by_none(path: str) -> None:
    assert not [route.id for route in ROUTES if route.pattern.fullmatch(path)]
