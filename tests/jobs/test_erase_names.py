"""Tests of erasing one pupil: no key of Redis and no file contains the name afterwards, and all other data is
unchanged."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from redis import Redis

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate_types import ROOMS
from server.gateway.node import Node
from server.jobs.erase_names import _board_without, _class_without, erase_names
from server.room import encode_record
from server.room.stored import codec as room_codec
from server.sessions.personal_data.erase_name import Traces
from server.sessions.values.people import Erasure
from server.settings import Settings
from server.store import keys
from server.store.erasing import rewrite
from server.store.logs.replace_log import NewLog
from server.store.stored.stream import Entry, entries
from server.stored_checks import check_replay
from tests.command_line.stored import log_as_before, looked
from tests.conftest import Arrival, NodeMaker
from tests.faults.test_disk import files_with
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.people import Guest, Refused, seated
from tests.room.table import Table
from tests.sessions.classroom import Classroom

__all__ = ["log_as_before"]

NAMES = ("Zacarias", "Quiroga", "Zaqui")


async def is_done(tutor: Guest, session: str) -> None:
    await tutor.hear(
        lambda m: m.get("room") == session and any(each["kind"] == "name_erased" for each in m.get("happenings", ()))
    )


async def erased(tutor: Guest, session: str, person: str) -> None:
    await tutor.order(session, "erase_member", person=person)
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    await is_done(tutor, session)


def keys_with(url: str, *names: str) -> list[str]:
    found = []
    with Redis.from_url(url) as redis:
        for key in redis.scan_iter():
            content = {
                b"hash": lambda key: redis.hgetall(key),
                b"stream": lambda key: redis.xrange(key),
                b"set": lambda key: redis.smembers(key),
                b"zset": lambda key: redis.zrange(key, 0, -1),
                b"string": lambda key: redis.get(key),
                b"list": lambda key: redis.lrange(key, 0, -1),
            }[redis.type(key)](key)
            if any(re.search(name, str(content), re.IGNORECASE) for name in names):
                found.append(key.decode())
    return found


async def a_class(node: Node, come: Arrival) -> tuple[Guest, list[Guest], str, list[str]]:
    """Plays two boards. At the first board Zacarias, whom the tutor renamed, disputes the card and gets a warning by
    name. Returns the tutor, the pupils, the session and the boards."""
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in ("Zacarias Quiroga", "Bo", "Cruz", "Dana")]
    session = await opened(tutor, *pupils)
    ids = [pupil.id for pupil in pupils]
    boards = await started(tutor, session, [ids[:2], ids[2:]])
    for room in boards:
        await tutor.ask("join", room=room, **{"as": "referee"})
    warning = {"type": "sanction", "seat": 0, "kind": "warn", "reason": "zacarias, no se grita"}
    await tutor.ask("command", room=boards[0], command=warning)
    await tutor.order(session, "rename_member", person=ids[0], name="Zaqui")
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    await play(boards[1], *pupils[2:])
    await play_with_dispute(boards[0], *pupils[:2])
    await tutor.until(lambda: all(board["final"] for board in rounds(tutor, session)[0]["boards"]))
    return tutor, pupils, session, boards


async def play_with_dispute(room: str, first: Guest, second: Guest) -> None:
    for guest in (first, second):
        await guest.ask("join", room=room)
        await guest.hear(lambda message: message["type"] == "snapshot" and message["room"] == room)
    answer = await first.act(room, {"type": "resign"})
    await second.reaches(room, answer["seq"])
    await first.order(room, "dispute", text="Secreto de mi casa")
    for guest in (first, second):
        await guest.order(room, "sign")


async def logged(node: Node, code: str) -> list[Any]:
    return [entry async for entry in entries(node.link, code, after=-1)]


async def test_no_key_has_the_name_and_results_remain(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    here, there = await make_node(), await make_node()
    tutor, pupils, session, boards = await a_class(here, come)
    watcher = await come(there, name="Max")
    key = (await tutor.order(session, "invite_tutor", role="leader"))["params"]["key"]
    await watcher.ask("join", room=session, key=key, **{"as": "referee"})
    await watcher.ask("join", room=boards[0], **{"as": "spectator"})
    await watcher.until(lambda: boards[0] in watcher.views)
    standings = {line["person"]: (line["points"], line["buchholz"]) for line in tutor.views[session]["standings"]}
    played = rounds(tutor, session)
    others = await logged(here, boards[1])
    before = await here.rooms.state(ROOMS, boards[0])
    assert keys_with(redis_url, *NAMES, "Secreto")
    answers = [keys.answers_key(code, pupils[0].id) for code in (session, boards[0])]
    assert await here.link.client.exists(*answers) == len(answers)
    await erased(tutor, session, pupils[0].id)
    assert await here.link.client.exists(*answers) == 0
    for code in (session, boards[0]):
        numbers = [entry.seq for entry in await logged(here, code)]
        assert numbers == list(range((await here.rooms.look(code)).room.seq + 1)), "the whole log stays, without the name"
    assert keys_with(redis_url, *NAMES, "Secreto") == []
    # A removed pupil has no line in the standings. The lines of the other pupils stay, because their results stay.
    del standings[pupils[0].id]
    assert {line["person"]: (line["points"], line["buchholz"]) for line in tutor.views[session]["standings"]} == standings
    assert rounds(tutor, session) == played
    assert await logged(here, boards[1]) == others
    after = await here.rooms.state(ROOMS, boards[0])
    assert (after.match, after.game and after.game.result) == (before.match, before.game and before.game.result)
    assert {sheet.name for sheet in after.sheets} == {"Alumno borrado", "Bo"}
    # Viewers at both nodes see the new name, and their views equal fresh views.
    for guest in (tutor, watcher, pupils[1]):
        await guest.until(lambda guest=guest: "Alumno borrado" in repr(guest.views[boards[0]]))  # type: ignore[misc]
        assert not any(name in repr(guest.views) for name in NAMES)
    assert tutor.views[boards[0]] == here.rooms.held(boards[0]).of["referee"]  # type: ignore[union-attr]
    for code in (*boards,):
        found = await check_replay(here.link, code)
        assert found.is_good, found.lines
    late = await come(there, name="Lia")
    key = (await tutor.order(session, "invite_tutor", role="leader"))["params"]["key"]
    await late.ask("join", room=session, key=key, **{"as": "referee"})
    await late.until(lambda: session in late.views)
    await late.ask("history", room=session)
    assert not any(name in repr(late.inbox) for name in NAMES)


async def test_replay_says_that_the_log_was_sealed_again(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, pupils, session, boards = await a_class(node, come)
    old = (await node.rooms.state(ROOMS, boards[0])).seal
    await erased(tutor, session, pupils[0].id)
    room = await node.rooms.state(ROOMS, boards[0])
    assert room.seal is not None
    assert old is not None
    assert room.seal.hash != old.hash
    found = await check_replay(node.link, boards[0])
    assert found.is_good
    assert any("sealed again" in line for line in found.lines)
    assert not any("sealed again" in line for line in (await check_replay(node.link, boards[1])).lines)


async def test_only_a_director_erases_and_only_a_pupil(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, max_ = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Max")]
    session = await opened(tutor, ana, bo)
    key = (await tutor.order(session, "invite_tutor", role="leader"))["params"]["key"]
    await max_.ask("join", room=session, key=key, **{"as": "referee"})
    for guest in (ana, max_):
        with pytest.raises(Refused) as refusal:
            await guest.order(session, "erase_member", person=bo.id)
        assert refusal.value.code == errors.COMMAND_NOT_YOURS
    with pytest.raises(Refused) as refusal:
        await tutor.order(session, "erase_member", person=max_.id)
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
    assert "Bo" in repr(tutor.views[session]["members"])


async def test_a_pupil_who_plays_is_erased_and_the_computer_plays_on(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Zacarias Quiroga", "Bo")]
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    for guest in (ana, bo):
        await guest.ask("join", room=room)
    await erased(tutor, session, ana.id)
    assert (await node.rooms.state(ROOMS, room)).seats[0].kind == "bot"
    assert keys_with(redis_url, *NAMES) == []
    with pytest.raises(Refused) as refusal:
        await ana.ask("join", room=session)
    assert refusal.value.code == errors.ROOM_EXPELLED
    await bo.act(room, {"type": "resign"})
    found = await check_replay(node.link, room)
    assert found.is_good, found.lines


async def test_a_viewer_who_missed_two_erasures_gets_a_snapshot_without_both_names(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second erasure writes the whole log again. In the new log the step of the first erasure changes no name, because the
    name is not there from the beginning."""
    node, there = await make_node(), await make_node()
    tutor, pupils, session, (board, *_others) = await a_class(node, come)
    watcher = await come(there, name="Max")
    key = (await tutor.order(session, "invite_tutor", role="leader"))["params"]["key"]
    await watcher.ask("join", room=session, key=key, **{"as": "referee"})
    await watcher.ask("join", room=board, **{"as": "spectator"})
    await watcher.until(lambda: "Zaqui" in str(watcher.views.get(board)))
    with monkeypatch.context() as deaf:
        deaf.setattr(there.hub.commits, "elsewhere", lambda code, entry: there.rooms.forget(code))
        deaf.setattr("server.gateway.channels.commits.ON_ITS_WAY_S", 3_600.0)
        for seat, pupil in enumerate(pupils[:2]):
            was = tutor.views[board]["room"]["seats"][seat]["name"]
            await erased(tutor, session, pupil.id)
            await tutor.until(lambda seat=seat, was=was: tutor.views[board]["room"]["seats"][seat]["name"] != was)  # type: ignore[misc]
    stored = await there.rooms.state(ROOMS, board)
    there.hub._gaps.repair_up_to(there.hub._channels[board], stored.seq)
    await watcher.reaches(board, stored.seq)
    fresh = await come(there, token=watcher.token)
    await fresh.send("resume", room=board, seq=0, epoch=0)
    await fresh.reaches(board, stored.seq)
    assert watcher.views[board] == fresh.views[board]


async def test_what_a_node_left_undone_is_done_when_somebody_looks(
    make_node: NodeMaker, come: Arrival, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    tutor, pupils, session, _boards = await a_class(node, come)
    with monkeypatch.context() as dead:
        dead.setattr(node.board_sync, "_run", lambda code: None)
        await tutor.order(session, "erase_member", person=pupils[0].id)
    assert keys_with(redis_url, *NAMES)
    late = await come(await make_node(), name="Bo")
    await late.ask("join", room=session, **{"as": "spectator"})
    await is_done(tutor, session)
    assert keys_with(redis_url, *NAMES) == []


async def test_whoever_runs_the_server_erases_a_pupil_by_name(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node = await make_node()
    _tutor, _pupils, session, boards = await a_class(node, come)
    assert await looked("erase", session, "Nadie", url=redis_url) == 1
    assert await looked("erase", session, "zaqui", url=redis_url) == 0
    assert keys_with(redis_url, *NAMES) == []
    assert (await check_replay(node.link, boards[0])).is_good


@pytest.mark.timeout(120)
async def test_no_file_of_the_store_has_the_name(come: Arrival, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewrite, "SOON_S", 0.2)
    monkeypatch.setattr(rewrite, "AGAIN_S", 0.2)
    node = Node(Settings(host="127.0.0.1", port=0, data_dir=str(tmp_path), drain_ms=0, away_ms=50, rate_burst=10_000))
    await node.start()
    tutor, pupils, session, _boards = await a_class(node, come)
    words = (b"Zacarias", b"Quiroga", b"Zaqui", b"Secreto")
    assert all(files_with(tmp_path, word) for word in words)
    await erased(tutor, session, pupils[0].id)
    async with asyncio.timeout(30):
        while any(files_with(tmp_path, word) for word in words):  # noqa: ASYNC110 - Valkey tells nobody when it is done
            await asyncio.sleep(0.05)
    assert node.valkey is not None
    with Redis.from_url(node.valkey.url) as client:  # in the file the text may be compressed
        for key in client.scan_iter():
            assert not any(word in (client.dump(key) or b"") for word in words)
    await node.stop()


async def test_the_name_leaves_the_lists_of_the_class_s_other_sessions(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    first = await opened(tutor)
    await tutor.order(first, "set_list", names=["Zacarias Quiroga", "Bo"])
    second: str = (await tutor.ask("open_session", like=first))["params"]["room"]
    third: str = (await tutor.ask("open_session", like=second))["params"]["room"]
    await tutor.until(lambda: all(code in tutor.views for code in (first, second, third)))
    pupil = await come(node, name="Zaqui")
    await pupil.ask("join", room=second, entry=1)
    assert {key.rsplit(":")[-1] for key in keys_with(redis_url, "Quiroga")}
    await erased(tutor, second, pupil.id)
    for code in (first, third):
        await tutor.until(lambda code=code: [entry["name"] for entry in tutor.views[code]["desk"]["list"]] == ["Bo"])  # type: ignore[misc]
    assert keys_with(redis_url, *NAMES) == []


def test_a_board_is_written_again_if_the_pupil_sat_there_or_a_word_names_the_pupil() -> None:
    """`cruz` never sat at this board, but a referee may have written the name into a sanction."""
    table = Table(referees=("director",))
    log = [Entry(0, room_codec.encode(table.first), (), ())]
    log += [Entry(record.seq, encode_record(record), (), ()) for record in table.records]

    def without(person: str, name: str) -> NewLog | None:
        traces = Traces(frozenset({person}), frozenset({name}))
        return _board_without(Erasure(person, "Alumno borrado"), traces, table.room, log)

    assert without("cruz", "Cruz") is None
    sat = without("ana", "Ana")
    assert sat is not None
    assert [entry.seq for entry in sat.entries] == list(range(len(log) + 1))
    assert not any(b"Ana" in entry.record for entry in sat.entries)
    table.do("director", messages.Sanction(0, "warn", "Cruz grita"))
    log.append(Entry(table.room.seq, encode_record(table.records[-1]), (), ()))
    named = without("cruz", "Cruz")
    assert named is not None
    assert not any(b"Cruz" in entry.record for entry in named.entries)
    assert without("zoe", "Zoe") is None
    log.clear()
    assert without("ana", "Ana") is not None, "an earlier erasure dropped the log, and the room still has the name"
    log.append(Entry(table.room.seq, encode_record(table.records[-1]), (), ()))
    assert without("ana", "Ana") is not None, "the log begins after the step of an earlier erasure"


def test_a_class_whose_erasure_is_done_stays_as_it_is() -> None:
    traces = Traces(frozenset({"ana"}), frozenset({"Ana"}))
    assert _class_without(Erasure("ana", "Alumno borrado"), traces, Classroom("ana").session, []) is None


async def test_a_table_has_no_name_to_erase(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    room = await seated(await come(node, name="Ana"), await come(node, name="Bo"))
    before = await logged(node, room)
    await erase_names(node.rooms, room)
    assert await logged(node, room) == before


async def open_erasure(node: Node, come: Arrival, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Orders to erase Zacarias while no board sync runs. Returns the session and its board."""
    tutor, *pupils = [await come(node, name=name) for name in ("Eva", "Zacarias", "Bo")]
    session = await opened(tutor, *pupils)
    (board,) = await started(tutor, session, [[pupil.id for pupil in pupils]])
    monkeypatch.setattr(node.board_sync, "_run", lambda code: None)
    await tutor.order(session, "erase_member", person=pupils[0].id)
    return session, board


async def test_a_board_that_is_gone_has_no_name(
    make_node: NodeMaker, come: Arrival, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    session, board = await open_erasure(node, come, monkeypatch)
    await node.rooms.erase(board)
    assert keys_with(redis_url, *NAMES)
    await erase_names(node.rooms, session)
    assert keys_with(redis_url, *NAMES) == []


async def test_an_erasure_that_a_board_refuses_stays_open(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    session, board = await open_erasure(node, come, monkeypatch)
    replace_log = node.rooms.replace_log

    async def refuse(code: str, make: Any) -> None:
        if code == board:
            raise Refusal(errors.ROOM_FULL)
        await replace_log(code, make)

    monkeypatch.setattr(node.rooms, "replace_log", refuse)
    with pytest.raises(Refusal) as refused:
        await erase_names(node.rooms, session)
    assert refused.value.code == errors.ROOM_FULL
    assert (await node.rooms.look(session)).room.erasures


async def test_the_pupil_and_the_notes_leave_the_class_s_other_sessions(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    """The second session has the pupil, and the third has only the tutor's note."""
    node = await make_node()
    tutor, pupil = await come(node, name="Eva"), await come(node, name="Zacarias")
    first = await opened(tutor, pupil)
    await tutor.order(first, "set_note", about="pupil", person=pupil.id, text="Muysecreto")
    second: str = (await tutor.ask("open_session", like=first))["params"]["room"]
    third: str = (await tutor.ask("open_session", like=second))["params"]["room"]
    await pupil.ask("join", room=second)
    await tutor.until(lambda: all(code in tutor.views for code in (first, second, third)))
    assert len(keys_with(redis_url, "Muysecreto")) >= 3
    await erased(tutor, first, pupil.id)
    for code in (first, second):
        await tutor.until(lambda code=code: any(member.get("erased") for member in tutor.views[code]["members"]))  # type: ignore[misc]
        await tutor.until(lambda code=code: tutor.views[code]["desk"]["errands"] == 0)  # type: ignore[misc]
    assert keys_with(redis_url, *NAMES, "Muysecreto") == []
