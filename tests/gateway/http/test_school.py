"""The referees' school and first lessons over plain GETs."""

import json
from urllib.parse import quote

import pytest

from tests.conftest import NodeMaker
from tests.gateway.http.test_pages import get


async def test_an_exercise_is_answered_and_is_the_same_each_time(make_node: NodeMaker) -> None:
    node = await make_node()
    first = await get(node, "/school/contig60/rule/3")
    assert (first.status, first.headers["Content-Type"]) == (200, "application/json")
    found = json.loads(first.body)
    assert found["answer"] in found["choices"]
    assert found["view"]["mode"] == "tournament"
    assert (await get(node, "/school/contig60/rule/3")).body == first.body


@pytest.mark.parametrize(
    "path",
    [
        "/school/nothing/rule/3",
        "/school/noughts/rule/3",
        "/school/contig60/answer/3",
        "/school/contig60/rule/3/4",
        "/school/contig60/rule/-3",
        "/school/contig60/rule/99999999999",
        "/school/../rule/3",
    ],
)
async def test_what_is_no_exercise_is_not_found(make_node: NodeMaker, path: str) -> None:
    assert (await get(await make_node(), path)).status == 404


async def test_a_lesson_is_asked_for_act_by_act(make_node: NodeMaker) -> None:
    node = await make_node()
    roll = quote(json.dumps({"type": "roll"}))
    moment = json.loads((await get(node, "/lesson/contig60/0")).body)
    assert (moment["number"], moment["step"], moment["seat"]) == (0, "roll", 0)
    answer = json.loads((await get(node, f"/lesson/contig60/0/try?action={roll}")).body)
    assert answer["moment"]["view"]["turn"]["dice"] == [4, 6, 4]
    refused = json.loads((await get(node, f"/lesson/contig60/1/try?action={roll}")).body)["refused"]
    assert refused["code"] == "wrong_phase"


async def test_what_is_no_lesson_is_not_found(make_node: NodeMaker) -> None:
    node = await make_node()
    ends = (
        "chess/0",
        "contig60/999",
        "noughts/0",
        "contig60/0/try",
        "contig60/0/try?action=1",
        "contig60/0/try?action=%5B%5B%5B",
    )
    for end in ends:
        assert (await get(node, f"/lesson/{end}")).status == 404, end
