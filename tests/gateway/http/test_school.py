"""Tests of the referees' school and the first lessons over plain GETs."""

import asyncio
import gc
import json
import os
from urllib.parse import quote

import pytest

from server.gateway.http.school import COST, _in_time, made
from server.gateway.limits.address_limits import FETCHES
from server.jobs.beside import Busy
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


async def test_an_exercise_may_be_of_one_kind(make_node: NodeMaker) -> None:
    node = await make_node()
    found = json.loads((await get(node, "/school/contig60/rule/3?kind=neighbours")).body)
    assert (found["kind"], found["skill"]) == ("neighbours", "counting")


@pytest.mark.parametrize(
    "path",
    [
        "/school/contig60/rule/3?kind=nothing",
        "/school/nothing/rule/3?kind=sum",
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


@pytest.mark.parametrize(
    "path",
    [
        "/school/contig60/rule/3?kind=nothing",
        "/school/nothing/rule/3?kind=sum",
        "/school/nothing/rule/3",
        "/lesson/chess/0",
        "/lesson/chess/0/try?action=%7B%7D",
    ],
)
async def test_an_unknown_game_or_kind_costs_the_worker_nothing(make_node: NodeMaker, path: str) -> None:
    node = await make_node()
    assert (await get(node, path)).status == 404
    assert node.beside.pids == []


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
        "noughts/999",
        "contig60/0/try",
        "contig60/0/try?action=1",
        "contig60/0/try?action=%5B%5B%5B",
    )
    for end in ends:
        assert (await get(node, f"/lesson/{end}")).status == 404, end


async def test_no_exercise_is_worked_out_in_the_servers_own_process(make_node: NodeMaker) -> None:
    """An exercise that the server's own process made would block the event loop, and all players would have to wait."""
    node = await make_node()
    await get(node, "/school/truco/rule/1")
    (pid,) = node.beside.pids
    assert pid != os.getpid()


async def test_an_exercise_that_is_in_memory_costs_its_address_no_more_than_a_page(make_node: NodeMaker) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    share = node.gateway._shares.of("127.0.0.1", 0.0)
    for kept in (False, True):
        before = share.fetches._tokens
        assert (await get(node, "/school/damas/mark/5")).status == 200
        paid = FETCHES - share.fetches._tokens if not kept else before - share.fetches._tokens
        assert (paid > COST / 2) is not kept


async def test_nothing_is_worked_out_for_clients_that_hang_up(make_node: NodeMaker) -> None:
    """Twenty clients send a GET and disconnect while their exercises wait. The server must not make these exercises."""
    node = await make_node()
    await get(node, "/school/damas/mark/1")
    worked: list[tuple[object, ...]] = []
    work = node.beside.work

    async def noted(function: object, *given: object) -> object:
        worked.append(given)
        return await work(function, *given)  # type: ignore[arg-type]

    node.beside.work = noted  # type: ignore[method-assign,assignment]
    async with node.beside.place("somebody at work"):
        for number in range(20):
            _reader, writer = await asyncio.open_connection("127.0.0.1", node.gateway.port)
            writer.write(f"GET /school/truco/rule/{number} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            await writer.drain()
            while sum(map(len, node.beside._waiting.values())) <= number:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.005)
            writer.close()
            await writer.wait_closed()
    assert (await get(node, "/school/damas/mark/2")).status == 200
    assert [given for given in worked if "truco" in given] == []


async def test_an_address_with_a_full_queue_is_told_when_to_come_again(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    monkeypatch.setattr("server.jobs.beside.MAX_EACH", 0)
    async with node.beside.place("somebody at work"):
        refused = await get(node, "/school/damas/mark/3")
    assert (refused.status, refused.headers["Retry-After"]) == (429, "2")
    assert (await get(node, "/school/damas/mark/3")).body == made("damas", "mark", 3, "")


async def test_work_that_fails_after_its_client_has_gone_is_not_reported_as_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.gateway.http.school.PATIENCE_S", 0.0)
    loop = asyncio.get_running_loop()
    told: list[object] = []
    loop.set_exception_handler(lambda _loop, context: told.append(context))
    for is_cancelled in (False, True):
        making: asyncio.Future[bytes | None] = loop.create_future()
        with pytest.raises(Busy):
            await _in_time(making)
        if is_cancelled:
            making.cancel()
        else:
            making.set_exception(ValueError("no exercise"))
        await asyncio.sleep(0)
        del making
        gc.collect()
    loop.set_exception_handler(None)
    assert told == []


async def test_the_server_keeps_the_exercises_that_were_asked_for_last(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.gateway.http.school.KEPT", 2)
    node = await make_node()
    worked: list[object] = []
    work = node.beside.work

    async def noted(function: object, *given: object) -> object:
        worked.append(given[2])
        return await work(function, *given)  # type: ignore[arg-type]

    node.beside.work = noted  # type: ignore[method-assign,assignment]
    for number in (1, 2, 1, 3, 1, 2):
        assert (await get(node, f"/school/damas/mark/{number}")).status == 200
    assert worked == [1, 2, 3, 2], "2 was asked for longest ago when 3 came"
