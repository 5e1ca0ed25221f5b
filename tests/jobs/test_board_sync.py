"""Tests of the board sync, the messenger between a class and its boards: it does a few tasks at a time. If a task fails,
the board sync still tries all others before it reports the failure.

`tests/gateway/test_sessions.py` tests the effects of the board sync for people.
"""

import asyncio
import inspect
from collections.abc import Coroutine
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate_types import ROOMS
from server.jobs import board_sync
from server.jobs.board_sync import BoardSync, _is_behind
from server.room.command import Erase
from server.sessions.boards.board_rooms import report_of
from server.sessions.command import Report
from server.sessions.values.people import Erasure
from server.sessions.values.round import Board, Round
from server.sessions.values.state import PendingCommand, Session
from server.store.background_tasks import Tasks
from server.store.health.redis_health import Unstored
from server.store.rooms.room_store import RoomStore
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.jobs.test_class_sessions import stored
from tests.people import seated
from tests.room.table import Table
from tests.sessions.classroom import Classroom


def messenger() -> BoardSync:
    return BoardSync(cast(RoomStore, None), Tasks())


async def test_all_boards_are_tried_before_the_first_error_is_raised() -> None:
    done: list[int] = []

    async def work(number: int) -> None:
        if number in (1, 2):
            raise Unstored(f"board {number}")
        for _turn in range(3 * number):  # the last board is still at work when the others have failed
            await asyncio.sleep(0)
        done.append(number)

    with pytest.raises(Unstored, match="board 1"):
        await messenger()._together(partial(work, number) for number in range(4))
    assert done == [0, 3]


async def test_a_few_boards_are_worked_on_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_sync, "CONCURRENCY", 2)
    running, most = 0, 0

    async def work() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1

    await messenger()._together(work for _ in range(5))
    assert most == 2


async def test_a_class_that_many_enter_at_once_asks_its_boards_once(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    code = await opened(tutor, ana, bo)
    (board,) = await started(tutor, code, [[ana.id, bo.id]])
    asked: list[tuple[str, str]] = []

    async def note(session: str, asked_board: Board) -> None:
        asked.append((session, asked_board.code or ""))

    tasks = Tasks()
    sync: Any = BoardSync(node.rooms, tasks)
    monkeypatch.setattr(sync, "_ask", note)
    at_ms = node.link.now_ms()
    monkeypatch.setattr(node.link, "now_ms", lambda: at_ms)
    session = await stored(node, code)
    for _pupil in range(3):
        sync.subscribed(session)
    sync.subscribed((await node.rooms.look(await seated(await come(node), await come(node)))).room)
    await asyncio.gather(*tasks._running)
    assert asked == [(code, board)]
    for later_ms, times in ((board_sync.ASK_MS - 1, 1), (1, 2)):
        at_ms += later_ms
        sync.subscribed(session)
        await asyncio.gather(*tasks._running)
        assert len(asked) == times


OPEN, UNOPENED, UNBEGUN = Board(("ana", "bo"), "ABC234", is_open=True), Board(("ana", "bo"), "DEF567"), Board(("ana", "bo"))


def a_class(*boards: Board, **changes: Any) -> Session:
    """Returns a class of one round with these boards, which last as long as the class."""
    session = Classroom("ana", "bo").session
    round_ = Round(0, "noughts", "hand", 2, {}, boards=boards)
    return replace(session, **{"rounds": (round_,), "boards_until_ms": session.erase_at_ms, **changes})


@pytest.mark.parametrize(
    ("session", "is_behind"),
    [
        (a_class(OPEN), False),
        (a_class(OPEN, UNBEGUN), False),
        (a_class(OPEN, outbox=(PendingCommand(1, "ABC234", None, Erase()),)), True),
        (a_class(OPEN, erasures=(Erasure("ana", "Alumno borrado"),)), True),
        (a_class(OPEN, UNOPENED), True),
        (a_class(OPEN, boards_until_ms=None), True),
        (a_class(UNBEGUN, boards_until_ms=None), False),
    ],
    ids=["nothing", "not begun", "command", "erasure", "unopened", "date", "date without boards"],
)
def test_a_class_is_behind_while_something_remains_to_be_done(session: Session, is_behind: bool) -> None:
    assert _is_behind(session) == is_behind
    noted = Noted()
    BoardSync(cast(RoomStore, None), noted).committed(committed(session, session))
    assert [name for name, _values in noted.spawned] == (["BoardSync._do"] if is_behind else [])


class Noted(Tasks):
    """Notes the name and the arguments of each task, and starts none."""

    def __init__(self) -> None:
        super().__init__()
        self.spawned: list[tuple[str, dict[str, Any]]] = []

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        self.spawned.append((getattr(work, "__qualname__", ""), inspect.getcoroutinelocals(cast(Any, work))))
        work.close()


def committed(before: object, room: object) -> Any:
    return SimpleNamespace(before=before, step=SimpleNamespace(room=room))


def test_a_board_reports_its_changes_to_its_class_alone() -> None:
    noted = Noted()
    sync = BoardSync(cast(RoomStore, None), noted)
    table = Table("noughts")
    alone = table.room
    table.act("ana", "resign")
    of_class, over = replace(alone, session="CLASE"), replace(table.room, session="CLASE")
    for before, room in ((alone, table.room), (of_class, replace(of_class, seq=99)), (Classroom().session, of_class)):
        sync.committed(committed(before, room))
    assert noted.spawned == []
    sync.committed(committed(of_class, over))
    ((name, values),) = noted.spawned
    assert (name, values["code"], values["report"]) == ("BoardSync._report", "CLASE", report_of(over))


def test_an_erased_room_is_worked_on_once_at_a_time() -> None:
    noted = Noted()
    sync = BoardSync(cast(RoomStore, None), noted)
    erased = ROOMS.step(Table("noughts").room, ROOMS.command(Erase(), None), 2_000_000, None).room
    for _again in range(2):
        sync.committed(committed(erased, erased))
    assert [(name, values["code"]) for name, values in noted.spawned] == [("BoardSync._do", erased.code)]


class Rooms:
    """Stands for the store: has one room, notes what is submitted and erased, and refuses submitted commands with
    `refusal`."""

    def __init__(self, room: object = None, refusal: str = "") -> None:
        self.room = room
        self.refusal = refusal
        self.link = SimpleNamespace(now_ms=lambda: 1_000)
        self.forget = lambda _code: None
        self.submitted: list[tuple[str, object]] = []
        self.erased: list[str] = []

    async def look(self, _code: str) -> Any:
        return SimpleNamespace(room=self.room)

    async def state(self, kind: object, _code: str) -> Any:
        assert kind is ROOMS
        if self.room is None:
            raise Refusal(errors.ROOM_UNKNOWN)
        return self.room

    async def submit(self, code: str, command: Any) -> None:
        self.submitted.append((code, type(command.body).__name__))
        if self.refusal:
            raise Refusal(self.refusal)

    async def erase(self, code: str) -> None:
        self.erased.append(code)


def sync_of(rooms: Rooms) -> Any:
    return BoardSync(cast(RoomStore, rooms), Tasks())


async def test_only_a_board_with_a_code_and_without_a_room_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    sync, found = sync_of(Rooms()), []

    async def note(_session: Session, _round: Round, board: Board) -> None:
        found.append(board)

    monkeypatch.setattr(sync, "_open_board", note)
    await sync._open_boards(a_class(OPEN, UNOPENED, UNBEGUN))
    assert found == [UNOPENED]


async def test_a_board_with_a_room_is_asked_and_one_with_a_final_result_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks, found, rooms = Tasks(), [], Rooms()
    sync: Any = BoardSync(cast(RoomStore, rooms), tasks)

    async def note(_session: str, board: Board) -> None:
        found.append(board.code)

    monkeypatch.setattr(sync, "_ask", note)
    session = a_class(OPEN, replace(OPEN, code="GHJ892", final=True), UNBEGUN)
    every, some = ["ABC234", "GHJ892"], ["ABC234"]
    at_ms = 10 * board_sync.ASK_FINAL_MS
    for later_ms, expected in (
        (0, every),
        (board_sync.ASK_MS, some),
        (board_sync.ASK_FINAL_MS - board_sync.ASK_MS - 1, some),
        (board_sync.ASK_MS, every),
    ):
        at_ms += later_ms
        monkeypatch.setattr(rooms.link, "now_ms", lambda now_ms=at_ms: now_ms)
        sync.subscribed(session)
        await asyncio.gather(*tasks._running)
        assert found == expected
        found.clear()


async def test_a_lost_report_of_a_new_position_at_a_final_board_reaches_the_class(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    code = await opened(tutor, ana, bo)
    (board,) = await started(tutor, code, [[ana.id, bo.id]])
    await play(board, ana, bo)
    await tutor.until(lambda: rounds(tutor, code)[0]["boards"][0]["final"])
    await tutor.ask("join", room=board, **{"as": "referee"})
    sync: Any = node.board_sync
    with monkeypatch.context() as patch:
        patch.setattr(node.rooms, "on_commit", [each for each in node.rooms.on_commit if each != sync.committed])
        await tutor.order(board, "set_position", given={})
    assert rounds(tutor, code)[0]["boards"][0]["state"] == "over"
    sync._asked_at_ms.clear()
    sync._asked_final_at_ms.clear()
    sync.subscribed(await stored(node, code))
    await tutor.until(lambda: rounds(tutor, code)[0]["boards"][0]["state"] == "playing")
    assert not rounds(tutor, code)[0]["boards"][0]["final"]


@pytest.mark.parametrize(
    ("changes", "is_kept"), [({}, False), ({"boards_until_ms": 5}, True), ({"boards_until_ms": 5, "erase_at_ms": None}, False)]
)
async def test_boards_get_the_date_of_their_class_if_they_have_another(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], is_kept: bool
) -> None:
    session = a_class(OPEN, UNBEGUN, **changes)
    rooms, kept = Rooms(session), []

    async def keep_until(_link: object, codes: list[str], until_ms: int) -> None:
        kept.append((codes, until_ms))

    monkeypatch.setattr(board_sync, "keep_until", keep_until)
    await sync_of(rooms)._keep_boards("CLASE")
    assert kept == ([(["ABC234"], session.erase_at_ms)] if is_kept else [])
    assert rooms.submitted == ([("CLASE", "BoardsKept")] if is_kept else [])


@pytest.mark.parametrize(
    ("boards", "erased"), [((OPEN, UNBEGUN), ["ABC234", "CLASE"]), ((OPEN, UNOPENED), ["ABC234", "DEF567"]), ((), ["CLASE"])]
)
async def test_a_class_is_erased_after_its_boards_unless_another_node_may_be_opening_one(
    boards: tuple[Board, ...], erased: list[str]
) -> None:
    rooms = Rooms()
    await sync_of(rooms)._erase(a_class(*boards))
    assert rooms.erased == erased


@pytest.mark.parametrize("refusal", ["", errors.ROOM_UNKNOWN])
async def test_the_keys_of_a_board_go_even_if_its_room_is_gone(refusal: str) -> None:
    rooms = Rooms(refusal=refusal)
    await sync_of(rooms)._erase_board("ABC234")
    assert (rooms.submitted, rooms.erased) == ([("ABC234", "Erase")], ["ABC234"])


async def test_a_board_that_refuses_to_be_erased_stays() -> None:
    rooms = Rooms(refusal=errors.COMMAND_NOT_NOW)
    with pytest.raises(Refusal):
        await sync_of(rooms)._erase_board("ABC234")
    assert rooms.erased == []


@pytest.mark.parametrize(
    ("refusal", "erased"), [(errors.ROOM_UNKNOWN, ["ABC234"]), (errors.ROOM_ERASED, ["ABC234"]), (errors.COMMAND_NOT_NOW, None)]
)
async def test_a_board_is_erased_only_if_its_class_is_gone(
    monkeypatch: pytest.MonkeyPatch, refusal: str, erased: list[str] | None
) -> None:
    rooms = Rooms()
    sync = sync_of(rooms)

    async def refuse(_code: str, _report: Report) -> None:
        raise Refusal(refusal)

    monkeypatch.setattr(sync._post, "bring", refuse)
    if erased is None:
        with pytest.raises(Refusal):
            await sync._report("CLASE", Report("ABC234", "over"))
    else:
        await sync._report("CLASE", Report("ABC234", "over"))
    assert rooms.erased == (erased or [])


@pytest.mark.parametrize(("of", "is_asked"), [("CLASE", True), ("OTHER", False), (None, False)])
async def test_a_room_reports_only_to_its_own_class(monkeypatch: pytest.MonkeyPatch, of: str | None, is_asked: bool) -> None:
    room = replace(Table("noughts").room, session=of)
    sync, found = sync_of(Rooms(room)), []

    async def note(code: str, report: Report) -> None:
        found.append((code, report))

    monkeypatch.setattr(sync, "_report", note)
    await sync._ask("CLASE", replace(OPEN, code=room.code))
    assert found == ([("CLASE", report_of(room))] if is_asked else [])


async def test_an_old_copy_of_a_board_does_not_replace_a_later_report(make_node: NodeMaker, come: Arrival) -> None:
    node, other = await make_node(), await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    code = await opened(tutor, ana, bo)
    (board,) = await started(tutor, code, [[ana.id, bo.id]])
    old = await other.rooms.state(ROOMS, board)
    await play(board, ana, bo)
    await tutor.until(lambda: rounds(tutor, code)[0]["boards"][0]["final"])
    assert other.rooms.held(board) == await other.rooms.look(board)
    assert (await other.rooms.look(board)).room == old, "nobody watches the board at that node"
    session: Any = await stored(other, code)
    await cast(Any, other.board_sync)._ask(code, replace(session.rounds[0].boards[0], final=False))
    assert (await stored(node, code)).rounds[0].boards[0].final


async def test_a_board_with_the_known_final_result_reports_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("noughts")
    table.act("ana", "resign")
    for player in table.players:
        table.do(player, messages.Sign())
    room = replace(table.room, session="CLASE")
    report = report_of(room)
    sync, found = sync_of(Rooms(room)), []

    async def note(code: str, report: Report) -> None:
        found.append((code, report))

    monkeypatch.setattr(sync, "_report", note)
    known = replace(OPEN, code=room.code, state="over", final=True, points=report.points)
    await sync._ask("CLASE", known)
    assert found == []
    for changes in ({"final": False}, {"points": report.points[::-1]}):
        await sync._ask("CLASE", replace(known, **changes))
    assert found == [("CLASE", report)] * 2


async def test_a_board_that_is_not_there_reports_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sync = sync_of(Rooms())

    async def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(sync, "_report", fail)
    await sync._ask("CLASE", OPEN)


async def test_catching_up_finishes_the_erasures_of_names(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms, found = Rooms(a_class(OPEN)), []

    async def note(*given: object) -> None:
        found.append(given)

    monkeypatch.setattr(board_sync, "erase_names", note)
    await sync_of(rooms).catch_up("CLASE")
    assert found == [(rooms, "CLASE")]
