"""Tests of the public page over plain GETs: its separate key, the server's delay, withdrawal, and erasure."""

import json
from http import HTTPStatus
from typing import Any

from server.gateway.http import public_page
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_door import board_of
from tests.gateway.test_erase import is_gone
from tests.gateway.test_sessions import opened, play
from tests.people import Guest


async def published(tutor: Guest, session: str, **settings: Any) -> str:
    answer = await tutor.order(session, "set_session", settings={"public_page": "full", **settings})
    key = str(answer["params"]["page"])
    await tutor.until(lambda: tutor.views[session]["desk"].get("page_key") == key)
    return key


async def test_anybody_with_the_link_reads_pairings_results_and_boards(
    make_node: NodeMaker, come: Arrival, monkeypatch: Any
) -> None:
    monkeypatch.setattr(public_page, "FRESH_S", 0.0)
    node, other = await make_node(), await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana Paz", "Bo Gil")]
    session = await opened(tutor, ana, bo)
    key = await published(tutor, session, public_page_delay_ms=0)
    room = await board_of(tutor, session, ana, bo)
    await play(room, ana, bo)
    await tutor.until(lambda: tutor.views[session]["rounds"][0]["boards"][0]["final"])
    for one in (node, other):
        page = json.loads((await get(one, f"/page/{key}.json")).body)
        assert page["names"] == ["Ana Paz", "Bo Gil"]
        assert sorted(page["rounds"][0]["boards"][0]["points"]) == [0.0, 1.0]
        assert [line["points"] for line in page["standings"]] == [1.0, 0.0]
        reply = await get(one, f"/page/{key}/0/0.json")
        board = json.loads(reply.body)
        assert (board["game"], board["seats"], board["status"]["result"]["result"]) == ("noughts", 2, "win")
        for secret in (session, room, ana.id, "Ana", "Eva", "seed", "digest"):
            assert secret not in reply.body.decode()
    assert (await get(node, f"/page/{key}/0/1.json")).status == HTTPStatus.NOT_FOUND


async def test_the_server_holds_a_board_and_its_result_back(make_node: NodeMaker, come: Arrival, monkeypatch: Any) -> None:
    monkeypatch.setattr(public_page, "FRESH_S", 0.0)
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana Paz", "Bo Gil")]
    session = await opened(tutor, ana, bo)
    key = await published(tutor, session, public_page="short")
    room = await board_of(tutor, session, ana, bo)
    await play(room, ana, bo)
    await tutor.until(lambda: tutor.views[session]["rounds"][0]["boards"][0]["final"])

    async def shown() -> tuple[dict[str, Any], dict[str, Any]]:
        page = json.loads((await get(node, f"/page/{key}.json")).body)
        return page, json.loads((await get(node, f"/page/{key}/0/0.json")).body)

    page, board = await shown()
    assert page["names"] == ["Ana P.", "Bo G."]
    assert (page["rounds"][0]["boards"][0]["state"], page["rounds"][0]["boards"][0]["points"]) == ("playing", [])
    assert (board["view"], board["status"]) == (None, None)
    await published(tutor, session, public_page="short", public_page_delay_ms=0)
    page, board = await shown()
    assert page["rounds"][0]["boards"][0]["points"]
    assert board["view"] is not None
    await published(tutor, session, public_page="short", public_page_delay_ms=3_600_000)
    assert (await shown())[1]["view"] is None, "a longer delay takes back what was shown"


async def test_a_withdrawn_page_is_gone_and_another_publication_has_another_link(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    session = await opened(tutor)
    key = await published(tutor, session)
    assert (await get(node, f"/page/{key}.json")).status == HTTPStatus.OK
    await tutor.order(session, "set_session", settings={"public_page": "off"})
    assert (await get(node, f"/page/{key}.json")).status == HTTPStatus.GONE
    assert (await get(node, f"/page/{'a' * 20}.json")).status == HTTPStatus.NOT_FOUND
    again = await published(tutor, session)
    assert again != key
    assert (await get(node, f"/page/{key}.json")).status == HTTPStatus.GONE
    await tutor.order(session, "erase_session")
    await tutor.hear(lambda message: message["type"] == "refusal")
    await is_gone(redis_url, tutor, session, again)
    assert (await get(node, f"/page/{again}.json")).status == HTTPStatus.NOT_FOUND
