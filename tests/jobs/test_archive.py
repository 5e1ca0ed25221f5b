"""Tests of the archive of a class: the holder of the key gets the zip file, the table and the JSON, over HTTP or from
the command line."""

import csv
import io
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import chess.pgn
import pytest
from msgspec.structs import replace

from server.gateway.http.routes import TOKEN_HEADER
from server.jobs.archive import _games, _write_board
from server.room import Act
from server.room.export.game_file import Exported, Heading
from server.stored_checks import check_chance_of_file
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened, play, rounds
from tests.people import Guest
from tests.room.table import Table


def to_move(guest: Guest, room: str) -> int | None:
    """Returns the seat that must move, or None if the game does not run."""
    status = guest.views[room]["status"] if room in guest.views else None
    return None if status is None else next((seat for seat, may in enumerate(status["may"]) if "move" in may), None)


async def a_class(node: Any, come: Arrival) -> tuple[Guest, str, list[str]]:
    """Plays a class with a match of two chess games, a finished game of noughts, and a running one. Returns the tutor,
    the session and the boards."""
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="=Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    rooms = []
    for game, games in (("ajedrez", 2), ("noughts", 1), ("noughts", 1)):
        await tutor.order(session, "plan_round", game=game, how="hand", games=games)
        await tutor.order(session, "set_boards", boards=[[ana.id, bo.id]])
        await tutor.order(session, "start_round")
        await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["state"] == "playing")
        room = rounds(tutor, session)[-1]["boards"][0]["code"]
        rooms.append(room)
        if len(rooms) == 3:
            break
        if game == "noughts":
            await play(room, ana, bo)
        else:
            for guest in (ana, bo):
                await guest.ask("join", room=room)
            for opening in ("e2e4", "d2d4"):
                await ana.until(lambda room=room: to_move(ana, room) is not None)  # type: ignore[misc]
                white = ana if to_move(ana, room) == ana.you[room]["seat"] else bo
                answer = await white.act(room, {"type": "move", "uci": opening})
                answer = await bo.act(room, {"type": "resign"})
                if opening == "e2e4":
                    for guest in (ana, bo):
                        answer = await guest.order(room, "ready")
                await ana.reaches(room, answer["seq"])
            for guest in (ana, bo):
                await guest.order(room, "sign")
        await tutor.until(lambda: rounds(tutor, session)[-1]["boards"][0]["final"])
        await tutor.order(session, "close_round", reason="Fin")
    return tutor, session, rooms


async def token_of(guest: Guest, code: str) -> str:
    return str((await guest.order(code, "ask_files"))["params"]["token"])


def opened_zip(raw: bytes) -> dict[str, bytes]:
    with ZipFile(io.BytesIO(raw)) as file:
        assert file.testzip() is None
        return {name: file.read(name) for name in file.namelist()}


async def test_all_of_a_class_in_one_file(make_node: NodeMaker, come: Arrival, tmp_path: Path) -> None:
    node, other = await make_node(), await make_node()
    tutor, session, boards = await a_class(node, come)
    token = await token_of(tutor, session)
    reply = await get(other, f"/export/{session.lower()}.zip", **{TOKEN_HEADER: token})
    assert (reply.status, reply.headers["Content-Type"]) == (200, "application/zip")
    assert reply.headers["Content-Disposition"] == f'attachment; filename="{session}.zip"'
    assert reply.headers["Cache-Control"] == "no-store"
    files = opened_zip(reply.body)
    # The archive leaves out running games.
    assert sorted(files) == [
        "boards/1-1.json",
        "boards/1-1.pgn",
        "boards/2-1.json",
        "cards.csv",
        "partidas.pgn",
        "session.json",
        "standings.csv",
    ]
    whole = json.loads(files["session.json"])
    assert [member["name"] for member in whole["members"]] == ["Eva", "=Ana", "Bo"]
    first, second, third = (round_["boards"][0] for round_ in whole["rounds"])
    assert [board["code"] for board in (first, second, third)] == boards
    assert [len(board["games"]) for board in (first, second, third)] == [2, 1, 0]
    assert [len(board["seeds"]) for board in (first, second, third)] == [2, 1, 0]
    assert {card["name"] for card in second["games"][0]["cards"]} == {"=Ana", "Bo"}
    assert all(game["seal"]["hash"] for game in (second["games"][0], first["games"][1]))
    assert sum(line["points"] for line in whole["standings"]) == 2.0
    assert {line["name"] for line in whole["standings"]} == {"=Ana", "Bo"}
    log = [json.loads(line) for line in files["boards/1-1.json"].splitlines()]
    assert [record["seq"] for record in log[:-1]] == list(range(1, len(log)))
    board = tmp_path / "board.json"
    board.write_bytes(files["boards/2-1.json"])
    assert check_chance_of_file(str(board)).is_good
    games = files["boards/1-1.pgn"].decode()
    assert games.count("[Event ") == 2
    assert games.count("1. e4") == games.count("1. d4") == 1
    assert files["partidas.pgn"].decode() == games
    found = io.StringIO(games)
    read = list(iter(lambda: chess.pgn.read_game(found), None))
    assert [game.errors for game in read] == [[], []]
    assert [game.headers["Round"] for game in read] == ["1.1", "1.2"]
    day = datetime.now(UTC).strftime("%Y.%m.%d")
    for game in read:
        assert (game.headers["Event"], game.headers["Site"], game.headers["Date"]) == ("Quinto B", "Banderilla", day)
        assert {game.headers["White"], game.headers["Black"]} == {"=Ana", "Bo"}


async def test_tables_are_for_spreadsheets_and_no_name_is_a_formula(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, session, _boards = await a_class(node, come)
    token = await token_of(tutor, session)
    raw = (await get(node, f"/export/{session}.csv?lang=en", **{TOKEN_HEADER: token})).body
    assert raw.startswith(b"\xef\xbb\xbfPlace,Name,Points,")
    assert [line[1] for line in csv.reader(io.StringIO(raw.decode("utf-8-sig")))][1:] in (["'=Ana", "Bo"], ["Bo", "'=Ana"])
    files = opened_zip((await get(node, f"/export/{session}.zip", **{TOKEN_HEADER: token})).body)
    cards = list(csv.DictReader(io.StringIO(files["cards.csv"].decode("utf-8-sig")), delimiter=";"))
    assert [(card["Ronda"], card["Partida"], card["Nombre"]) for card in cards] == [
        (round_, game, name) for round_, game in (("1", "1"), ("1", "2"), ("2", "1")) for name in ("'=Ana", "Bo")
    ]
    assert {card["Firmada"] for card in cards[2:]} == {"sí"}
    assert [card["Juego"] for card in cards] == ["Ajedrez"] * 4 + ["Tres en raya"] * 2
    plain = json.loads((await get(node, f"/export/{session}.json", **{TOKEN_HEADER: token})).body)
    assert plain == json.loads(files["session.json"])


async def test_without_its_key_a_class_is_like_one_that_is_not_there(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, ana)
    for guest in (tutor, ana):
        await guest.until(lambda guest=guest: session in guest.views)  # type: ignore[misc]
    token = await token_of(tutor, session)
    unknown = await get(node, "/export/ZZZZZ.zip", **{TOKEN_HEADER: token})
    assert unknown.status == 404
    old = f"{int(token.partition('.')[0]) - 3_600_000}.{token.partition('.')[2]}"
    for path, said in (
        (f"{session}.zip", ""),
        (f"{session}.zip?key={token}", ""),
        (f"{session}.zip", token[:-1] + "x"),
        (f"{session}.zip", old),
        (f"{session}.zip", "9" * 400),
        (f"{session}.pgn", token),
    ):
        reply = await get(node, f"/export/{path}", **{TOKEN_HEADER: said})
        assert (reply.status, reply.body) == (404, unknown.body)
    await tutor.order(session, "erase_session")
    assert (await get(node, f"/export/{session}.zip", **{TOKEN_HEADER: token})).status == 404


def test_a_log_that_does_not_play_again_gives_the_game_on_the_table() -> None:
    table, heading = Table("ajedrez"), Heading("Quinto B", "1", "es")
    assert list(_games(table.room, table.first, table.records, heading)) == [], "a running game has no file"
    table.do("ana", Act({"type": "resign"}))
    (last,) = _games(table.room, table.first, table.records, heading)
    assert "[Result" in last.text
    assert list(_games(table.room, table.first, [], heading)) == [last], "one game needs no log"
    of_match = replace(table.room, dealt=2)
    assert list(_games(of_match, table.first, table.records, heading)) == [last]
    other = [replace(record, seq=record.seq + 1) for record in table.records]
    assert list(_games(of_match, table.first, other, heading)) == [last]
    assert list(_games(of_match, table.first, [], heading)) == []


@pytest.mark.parametrize(
    ("games", "files"),
    [
        ([], {"1.json": b"log"}),
        ([Exported("pgn", "one")], {"1.json": b"log", "1.pgn": b"one"}),
        ([Exported("pgn", "one"), Exported("pgn", "two")], {"1.json": b"log", "1.pgn": b"one\ntwo"}),
    ],
)
def test_the_games_of_a_board_are_one_file_next_to_its_log(games: list[Exported], files: dict[str, bytes]) -> None:
    whole = io.BytesIO()
    with ZipFile(whole, "w") as file:
        _write_board(file, "1", b"log", games)
    assert opened_zip(whole.getvalue()) == files
