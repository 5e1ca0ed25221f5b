"""A finished game can be downloaded as a file over plain HTTP."""

from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.people import seated


async def test_a_finished_game_is_a_file(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo, game="ajedrez")
    await ana.act(room, {"type": "move", "uci": "e2e4"})
    assert (await get(node, f"/export/{room}.pgn")).status == 404
    await bo.act(room, {"type": "resign"})
    file = await get(node, f"/export/{room.lower()}.pgn")
    assert file.status == 200
    assert file.headers["Content-Disposition"] == f'attachment; filename="{room}.pgn"'
    assert b'[White "Ana"]\n[Black "Bo"]\n[Result "1-0"]' in file.body
    assert (await get(node, f"/export/{room}.txt")).status == 404


async def test_no_such_room_is_not_found(make_node: NodeMaker) -> None:
    node = await make_node()
    assert [(await get(node, path)).status for path in ("/export/ZZZZZZ.pgn", "/export/.pgn", "/export/ZZZZZZ")] == [404] * 3


async def test_who_may_not_watch_gets_no_file(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, game="ajedrez", settings={"spectators": False})
    await ana.act(room, {"type": "resign"})
    assert (await get(node, f"/export/{room}.pgn")).status == 404
