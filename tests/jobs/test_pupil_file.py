"""Tests of the export of one pupil's data: complete, without the names of others, only for directors, and recorded in
the class's log."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from protocol import errors
from server.aggregate_types import SESSIONS
from server.gateway.http.routes import TOKEN_HEADER
from server.gateway.node import Node
from server.jobs.pupil_file import _board, pupil_file
from server.room import encode, encode_record
from server.room.stored.log import decode_record
from server.sessions.personal_data.pupil_data import pupil_of
from server.sessions.values.round import Board, Round
from server.store.stored.stream import entries
from tests.command_line.stored import log_as_before, looked
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.jobs.test_class_sessions import stored
from tests.people import Guest, Refused
from tests.room.table import Table
from tests.sessions.classroom import Classroom

__all__ = ["log_as_before"]

OTHERS = ("Bolivar", "Cruzita", "Danae")


async def a_class(node: Node, come: Arrival) -> tuple[Guest, list[Guest], str, list[str]]:
    """Plays a class where Zacarias has two boards: one finished, with a dispute and a warning, and one in play. The
    other pupils have two boards without him. Returns the tutor, the pupils, the session and all boards."""
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in ("Zacarias", *OTHERS)]
    zacarias, bolivar = pupils[:2]
    session = await opened(tutor, *pupils)
    await tutor.order(session, "set_phrases", on=True)
    ids = [pupil.id for pupil in pupils]
    boards = await started(tutor, session, [ids[:2], ids[2:]])
    await tutor.ask("join", room=boards[0], **{"as": "referee"})
    warning = {"type": "sanction", "seat": 0, "kind": "warn", "reason": "Zacarias, deja a Bolivar"}
    await tutor.ask("command", room=boards[0], command=warning)
    for guest in (zacarias, bolivar):
        await guest.ask("join", room=boards[0])
        await guest.until(lambda guest=guest: boards[0] in guest.views)  # type: ignore[misc]
    await zacarias.order(boards[0], "phrase", phrase="hello")
    await bolivar.order(boards[0], "phrase", phrase="thanks")
    if zacarias.views[boards[0]]["status"]["flag"] == zacarias.you[boards[0]]["seat"]:
        await zacarias.act(boards[0], {"type": "place", "cell": 4})
    answer = await zacarias.act(boards[0], {"type": "resign"})
    await bolivar.reaches(boards[0], answer["seq"])
    await zacarias.order(boards[0], "dispute", text="No es justo, bolivar me distrajo")
    await bolivar.order(boards[0], "dispute", text="Secreto de Bolivar")
    for guest in (zacarias, bolivar):
        await guest.order(boards[0], "sign")
    await play(boards[1], *pupils[2:])
    await tutor.until(lambda: all(board["final"] for board in rounds(tutor, session)[0]["boards"]))
    await tutor.order(session, "close_round", reason="Fin")
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    return tutor, pupils, session, [*boards, *await started(tutor, session, [ids[:2], ids[2:]])]


async def file_of(tutor: Guest, node: Node, session: str, person: str) -> dict[str, Any]:
    token = (await tutor.order(session, "ask_pupil_file", person=person))["params"]["token"]
    reply = await get(node, f"/export/{session}.json", **{TOKEN_HEADER: token})
    assert reply.status == 200
    assert not any(name.casefold() in reply.body.decode().casefold() for name in OTHERS)
    found: dict[str, Any] = json.loads(reply.body)
    return found


async def kinds_in_log(node: Node, session: str) -> list[Any]:
    log = [SESSIONS.decode_record(entry.record) async for entry in entries(node.link, session, after=0)]
    return [event for record in log for event in record.happenings]


async def test_the_file_has_all_of_one_pupil_and_no_other_name(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, pupils, session, boards = await a_class(node, come)
    zacarias, bolivar = pupils[:2]
    running = boards[2]
    for guest in (zacarias, bolivar):
        await guest.ask("join", room=running)
        await guest.until(lambda guest=guest: running in guest.views)  # type: ignore[misc]
    order = [zacarias, bolivar]
    if zacarias.views[running]["status"]["flag"] != zacarias.you[running]["seat"]:
        order.reverse()
    for guest, cell in zip(order, (4, 0), strict=True):
        answer = await guest.act(running, {"type": "place", "cell": cell})
        for each in order:
            await each.reaches(running, answer["seq"])
    own_cell = 4 if order[0] is zacarias else 0
    found = await file_of(tutor, node, session, zacarias.id)
    assert (found["pupil"]["name"], found["pupil"]["names"]) == ("Zacarias", ["Zacarias"])
    assert found["pupil"]["joined_at_ms"] > 0
    first, second = found["boards"]
    assert [board["code"] for board in found["boards"]] == [boards[0], boards[2]]
    assert list(first["opponents"].values()) == ["rival 1"]
    assert first["points"] == [0.0]
    (game,) = first["games"]
    (card,) = game["cards"]
    assert card["name"] == "Zacarias"
    assert [note["reason"] for note in game["notes"]] == ["Zacarias, deja a …"]
    assert first["actions"][-1]["action"] == {"type": "resign"}
    assert all(action["at_ms"] > 0 for action in first["actions"])
    assert [(said["kind"], said["words"]) for said in first["words"]] == [
        ("phrase", "hello"),
        ("plea", "No es justo, … me distrajo"),
    ]
    # The file contains only this seat's actions of a board in play.
    assert (second["state"], second["games"], second["words"]) == ("playing", [], [])
    (action,) = second["actions"]
    assert action["action"] == {"type": "place", "cell": own_cell}
    assert "draws" not in action
    assert "Secreto" not in json.dumps(found)


async def test_who_looked_in_and_who_took_the_file_stand_in_the_logs(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, pupils, session, boards = await a_class(node, come)
    before = await kinds_in_log(node, session)
    assert not any(event.kind == "files_taken" for event in before)
    found = await file_of(tutor, node, session, pupils[0].id)
    taken = [event.params for event in await kinds_in_log(node, session) if event.kind == "files_taken"]
    assert taken == [{"name": "Zacarias", "by": "Eva"}]
    await tutor.order(session, "ask_files")
    taken = [event.params for event in await kinds_in_log(node, session) if event.kind == "files_taken"]
    assert taken[1:] == [{"by": "Eva"}]
    records = [decode_record(entry.record) async for entry in entries(node.link, boards[0], after=0)]
    looked_in = [event for record in records for event in record.happenings if event.kind == "looked_in"]
    assert [(event.params["name"], event.to) for event in looked_in] == [("Eva", ())]
    assert [each["name"] for each in found["boards"][0]["looked_in"]] == ["Eva"]


async def test_only_a_director_takes_a_pupils_file(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, monitor, leader, stranger = [await come(node, name=name) for name in ("Eva", "Ana", "Max", "Lia", "Nadie")]
    session = await opened(tutor, ana)
    for guest, role in ((monitor, "monitor"), (leader, "leader")):
        key = (await tutor.order(session, "invite_tutor", role=role))["params"]["key"]
        await guest.ask("join", room=session, key=key, **{"as": "referee"})
    with pytest.raises(Refused) as refusal:
        await stranger.order(session, "ask_pupil_file", person=ana.id)
    assert refusal.value.code == errors.ROOM_NOT_JOINED
    await stranger.ask("join", room=session, **{"as": "spectator"})
    for guest in (ana, monitor, leader, stranger):
        with pytest.raises(Refused) as refusal:
            await guest.order(session, "ask_pupil_file", person=ana.id)
        assert refusal.value.code == errors.COMMAND_NOT_YOURS
    for person, code in ((monitor.id, errors.COMMAND_NOT_YOURS), ("nobody", errors.PERSON_UNKNOWN)):
        with pytest.raises(Refused) as refusal:
            await tutor.order(session, "ask_pupil_file", person=person)
        assert refusal.value.code == code
    assert not any(event.kind == "files_taken" for event in await kinds_in_log(node, session))


async def test_a_token_opens_the_file_it_was_made_for_and_no_other(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    token = (await tutor.order(session, "ask_pupil_file", person=ana.id))["params"]["token"]
    whole = (await tutor.order(session, "ask_files"))["params"]["token"]
    bare = token.removesuffix(f".{ana.id}")
    for kind, said in (
        ("json", bare),
        ("json", f"{bare}.{bo.id}"),
        ("json", f"{whole}.{ana.id}"),
        ("zip", token),
        ("csv", token),
    ):
        assert (await get(node, f"/export/{session}.{kind}", **{TOKEN_HEADER: said})).status == 404
    assert (await get(node, f"/export/{session}.json", **{TOKEN_HEADER: token})).status == 200
    await tutor.order(session, "erase_member", person=ana.id)
    await tutor.until(lambda: any(member.get("erased") for member in tutor.views[session]["members"]))


async def test_whoever_runs_the_server_takes_a_pupils_file(
    make_node: NodeMaker, come: Arrival, redis_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, ana)
    assert await looked("pupil", session, "ana", url=redis_url) == 0
    assert json.loads(capsys.readouterr().out)["pupil"]["name"] == "Ana"
    assert await looked("pupil", session, "Nadie", url=redis_url) == 1
    assert await looked("pupil", session, "Eva", url=redis_url) == 1


async def test_every_record_of_the_class_counts_and_a_stranger_has_no_file(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    code = await opened(tutor, ana)
    await tutor.order(code, "rename_member", person=ana.id, name="Zoe")
    session = await stored(node, code)
    given: list[tuple[Any, ...]] = []

    async def work(function: Any, *arguments: Any) -> Any:
        given.append(arguments)
        return function(*arguments)

    file = await pupil_file(node.link, session, ana.id, work)
    assert file is not None
    assert json.loads(file)["pupil"]["names"] == ["Ana", "Zoe"]
    ((_session, log, _person),) = given
    assert [SESSIONS.decode_record(record).seq for record in log] == list(range(1, session.seq + 1))
    assert await pupil_file(node.link, session, "nobody", asyncio.to_thread) is None


def test_a_board_gives_every_action_since_it_was_opened_if_its_log_is_whole() -> None:
    """An erasure of another pupil may drop the log of a board. The present room is then all that is left."""
    table = Table("noughts")
    table.first, table.records = table.room, []
    first, other = ("ana", "bob") if table.view()["status"]["flag"] == 0 else ("bob", "ana")
    for person, cell in ((first, 4), (other, 0), (first, 8)):
        table.act(person, "place", cell=cell)
    board = Board(("ana", "bob"), table.room.code, is_open=True, state="playing")
    round_ = Round(0, table.room.slug, "hand", 2, {}, state="playing", boards=(board,))
    session = replace(Classroom("ana", "bob").session, rounds=(round_,))
    pupil = pupil_of(session, (), first)
    assert pupil is not None
    log = [(record.seq, encode_record(record)) for record in table.records]

    def cells(*log: tuple[int, bytes]) -> list[int]:
        found: Any = _board(session, pupil, table.room, list(log))
        return [action["action"]["cell"] for action in found["actions"]]

    assert cells((0, encode(table.first)), *log) == [4, 8]
    assert cells(log[-1]) == []
    assert cells() == []
