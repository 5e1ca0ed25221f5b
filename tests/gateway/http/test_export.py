"""Plain HTTP serves the file of a finished game, and the files of a class with an imported tournament."""

import gzip
from base64 import b64encode

from server.gateway.http.routes import TOKEN_HEADER
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened, started
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


async def test_a_tournament_from_another_program_is_in_every_file_of_the_class(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    session = await opened(tutor)
    text = (
        "012 Quinto B\n042 2026/03/14\n062 3\n072 1\n092 Individual: Swiss-System\n102 Eva\nXXR 3\nXXC white1\n"
        f"001    1      {'Paz, Ana':<33} 1800 {'':26}  1.0    2     2 w 1\n"
        f"001    2      {'Ruiz, Bo':<33}      {'':26}  0.0    3     1 b 0\n"
        f"001    3      {'Sosa, Ema':<33}      {'':26}  1.0    1  0000 - U\n"
    )
    packed = b64encode(gzip.compress(text.encode())).decode()
    await tutor.order(session, "import_tournament", packed=[packed], game="noughts")
    for kind in ("trf", "trf26", "csv", "json", "zip", "report", "rules", "weeks", "lessons"):
        token = (await tutor.order(session, "ask_files"))["params"]["token"]
        reply = await get(node, f"/export/{session}.{kind}", **{TOKEN_HEADER: token})
        assert reply.status == 200, kind
        if kind == "trf":
            assert reply.body.decode() == text
        if kind in ("csv", "json"):
            assert "Sosa, Ema" in reply.body.decode()
    first = tutor.views[session]["standings"][0]["person"]
    token = (await tutor.order(session, "ask_pupil_file", person=first))["params"]["token"]
    reply = await get(node, f"/export/{session}.json", **{TOKEN_HEADER: token})
    assert reply.status == 200
    assert "Sosa, Ema" in reply.body.decode()


async def test_spectators_of_a_delayed_table_get_its_file_after_the_delay_and_players_at_once(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, game="ajedrez", settings={"spectator_delay_ms": 600_000})
    await ana.act(room, {"type": "resign"})
    path = f"/export/{room}.pgn"
    assert (await get(node, path)).status == 404
    assert (await get(node, path, **{TOKEN_HEADER: "x" * 40})).status == 404
    token = (await bo.order(room, "ask_files"))["params"]["token"]
    assert (await get(node, path, **{TOKEN_HEADER: token})).status == 200
    await node.link.move_time(700_000)
    assert (await get(node, path)).status == 200


async def test_the_file_of_a_board_is_for_its_players_and_tutors(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]], game="ajedrez")
    await ana.ask("join", room=room)
    await ana.hear(lambda message: message["type"] == "snapshot" and message["room"] == room)
    await ana.act(room, {"type": "resign"})
    path = f"/export/{room}.pgn"
    assert (await get(node, path)).status == 404, "a board has no spectators without a token"
    tokens = {
        "player": (await ana.order(room, "ask_files"))["params"]["token"],
        "tutor": (await tutor.order(session, "ask_files"))["params"]["token"],
        "pupil's file": (await tutor.order(session, "ask_pupil_file", person=ana.id))["params"]["token"],
    }
    found = {name: (await get(node, path, **{TOKEN_HEADER: token})).status for name, token in tokens.items()}
    assert found == {"player": 200, "tutor": 200, "pupil's file": 404}
    body = (await get(node, path, **{TOKEN_HEADER: tokens["tutor"]})).body.decode()
    assert "Quinto B" in body, "the file names the class"
    pupil = {TOKEN_HEADER: tokens["pupil's file"]}
    assert [(await get(node, f"/export/{session}.{kind}", **pupil)).status for kind in ("json", "csv")] == [200, 404]
