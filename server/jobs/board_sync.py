"""Carries messages between a session and its boards. It opens the boards' rooms, delivers queued commands to the boards, brings
the boards' reports to the session, and erases the boards.

Each task is stored in the session before this module carries it out, and a repeated task does no harm: a room knows the code of
its session, each command has a number, and a report only sets values. If this work stops in the middle, it continues when
somebody subscribes to the session. If this work stops during an erasure, it continues when the session is next due.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

from engines.contract import Refusal
from protocol import errors
from server.aggregate.contract import Aggregate
from server.aggregate_types import ROOMS
from server.jobs.erase_names import erase_names
from server.jobs.report_batcher import ReportBatcher
from server.room.command import Erase
from server.room.values.state import Room, RoomOf
from server.sessions.boards.board_rooms import report_of, room_for
from server.sessions.command import BoardOpened, BoardsKept, Command, PendingCommandDone, Report
from server.sessions.values.round import Board, Round
from server.sessions.values.state import PendingCommand, Session, every_round
from server.store.background_tasks import Tasks
from server.store.health.redis_health import Unstored
from server.store.rooms.attempt import Commit
from server.store.rooms.room_store import RoomStore
from server.store.stored.lifetime import keep_until

log = logging.getLogger("banderilla.board_sync")

CONCURRENCY = 20
ASK_MS = 5_000
"""Minimum ms before the boards of a session are asked again for reports that may be lost."""
ASK_FINAL_MS = 30_000
"""The same for boards whose result is final. Only a new position of a referee changes such a board, and a long tournament has
hundreds of them."""
NEVER_MS = 0
"""Server time of the last question to boards that were not asked yet."""


class BoardSync:
    """Carries out a session's tasks. `BoardSync` gets commits from the store, not from the hub, which has only the watched
    rooms.

    The node calls `committed` for each of its commits, and `subscribed` when a room gets a viewer.
    """

    def __init__(self, rooms: RoomStore, tasks: Tasks) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._post = ReportBatcher(rooms, tasks)
        self._asked_at_ms: dict[str, int] = {}
        self._asked_final_at_ms: dict[str, int] = {}
        self._running: set[str] = set()
        self._rerun: set[str] = set()

    def committed(self, commit: Commit) -> None:
        room = commit.step.room
        if room.state == "erased":
            self._run(room.code)
        elif type(room) is Session:
            if _is_behind(room):
                self._run(room.code)
        elif room.session is not None and isinstance(commit.before, RoomOf) and report_of(room) != report_of(commit.before):
            self._tasks.spawn(self._report(room.session, report_of(room)))

    def subscribed(self, session: Aggregate) -> None:
        """Carries out what remains to be done for the session, and asks boards for reports that may be lost."""
        if not isinstance(session, Session):
            return
        if _is_behind(session):
            self._run(session.code)
        now_ms = self._rooms.link.now_ms()
        if now_ms - self._asked_at_ms.get(session.code, NEVER_MS) < ASK_MS:
            return  # a whole class joins at once, and each join calls this
        self._asked_at_ms[session.code] = now_ms
        asks_final = now_ms - self._asked_final_at_ms.get(session.code, NEVER_MS) >= ASK_FINAL_MS
        if asks_final:
            self._asked_final_at_ms[session.code] = now_ms
        boards = [board for round_ in every_round(session) for board in round_.boards if board.code]
        asked = [partial(self._ask, session.code, board) for board in boards if asks_final or not board.final]
        if asked:
            self._tasks.spawn(self._together(asked))

    async def catch_up(self, code: str) -> None:
        """Carries out everything that remains to be done for the session now."""
        await self._do(code)

    def _run(self, code: str) -> None:
        """Carries out the session's tasks, one pass at a time. Tasks that come up during a pass get another pass."""
        if code in self._running:
            self._rerun.add(code)
        else:
            self._running.add(code)
            self._tasks.spawn(self._do(code))

    async def _do(self, code: str) -> None:
        try:
            room = (await self._rooms.look(code)).room
            if room.state == "erased":
                await self._erase(room)
            elif isinstance(room, Session):
                await self._open_boards(room)
                await self._carry_all(room)
                await self._keep_boards(code)
                await erase_names(self._rooms, code)
        except (Refusal, Unstored) as error:
            log.warning("commands wait", extra={"session": code, "why": str(error)})
        finally:
            self._running.discard(code)
            if code in self._rerun:
                self._rerun.discard(code)
                self._run(code)

    async def _together(self, works: Iterable[Callable[[], Awaitable[None]]]) -> None:
        """Awaits a few of the tasks at a time, so that the server handles clients' messages between the tasks. Tries all, then
        raises the first error."""
        turns = asyncio.Semaphore(CONCURRENCY)

        async def in_turn(work: Callable[[], Awaitable[None]]) -> None:
            async with turns:
                await work()

        for error in await asyncio.gather(*map(in_turn, works), return_exceptions=True):
            if error is not None:
                raise error

    async def _open_boards(self, session: Session) -> None:
        await self._together(
            partial(self._open_board, session, round_, board)
            for round_ in every_round(session)
            for board in round_.boards
            if board.code is not None and not board.is_open
        )

    async def _open_board(self, session: Session, round_: Round, board: Board) -> None:
        assert board.code is not None
        room = room_for(session, round_, board, self._rooms.link.of(board.code).now_ms())
        await self._rooms.open_at(room, until_ms=session.erase_at_ms)
        try:
            await self._post.bring(session.code, BoardOpened(board.code))
        except Refusal:
            # The session was erased while its board was being opened, and may be deleted already.
            await self._erase_board(board.code)
            raise

    async def _carry_all(self, session: Session) -> None:
        """Delivers the session's queued commands. The commands of one board are delivered in order."""
        outbox: dict[str, list[PendingCommand]] = {}
        for pending in session.outbox:
            outbox.setdefault(pending.code, []).append(pending)
        await self._together(partial(self._carry, session, own) for own in outbox.values())

    async def _keep_boards(self, code: str) -> None:
        """Makes the rooms of all boards last as long as their session."""
        session = (await self._rooms.look(code)).room
        if isinstance(session, Session) and _has_other_date(session) and session.erase_at_ms is not None:
            await keep_until(self._rooms.link, _codes(session), session.erase_at_ms)
            await self._rooms.submit(code, Command(BoardsKept(session.erase_at_ms)))

    async def _erase(self, room: Room | Session) -> None:
        """Erases a room that is marked as erased. For a session it erases the boards first, because only the session knows
        which boards exist."""
        if isinstance(room, Session):
            for board in _codes(room):
                await self._erase_board(board)
            if _unopened(room):
                return  # another node may be erasing it; this node tries again when the session is due again
        await self._rooms.erase(room.code)

    async def _erase_board(self, code: str) -> None:
        """Removes the people from a board in a last step, then deletes its keys. The board may be erased already."""
        try:
            await self._rooms.submit(code, ROOMS.command(Erase(), None))
        except Refusal as refusal:
            if refusal.code != errors.ROOM_UNKNOWN:
                raise
        await self._rooms.erase(code)

    async def _carry(self, session: Session, outbox: Sequence[PendingCommand]) -> None:
        for pending in outbox:
            refused = ""
            try:
                cid = f"{session.code}-{pending.number}"
                await self._rooms.submit(pending.code, ROOMS.command(pending.body, pending.by), cid=cid)
            except Refusal as refusal:
                refused = refusal.code
            await self._post.bring(session.code, PendingCommandDone(pending.number, refused))

    async def _report(self, code: str, report: Report) -> None:
        try:
            await self._post.bring(code, report)
        except Refusal as refusal:
            if refusal.code not in (errors.ROOM_UNKNOWN, errors.ROOM_ERASED):
                raise
            await self._erase_board(report.code)  # a board does not outlive its session

    async def _ask(self, code: str, board: Board) -> None:
        """Brings the report of a board to the session. A board that is as final as the session knows it has nothing to
        report."""
        assert board.code is not None
        self._rooms.forget(board.code)  # this copy may be old, and its report would replace the report of a later step
        try:
            room: Room = await self._rooms.state(ROOMS, board.code)
        except Refusal:
            return  # not opened yet, or forgotten
        report = report_of(room)
        is_known = board.final and report.final and report.points == board.points
        if room.session == code and not is_known:
            await self._report(code, report)


def _is_behind(session: Session) -> bool:
    """Tells whether something remains to be done for the session."""
    return bool(session.outbox) or bool(session.erasures) or _unopened(session) or _has_other_date(session)


def _has_other_date(session: Session) -> bool:
    """Tells whether some boards last longer or shorter than their session."""
    return session.boards_until_ms != session.erase_at_ms and bool(_codes(session))


def _codes(session: Session) -> list[str]:
    """Returns the codes of all boards that have a room or will get one in a moment."""
    return [board.code for round_ in every_round(session) for board in round_.boards if board.code is not None]


def _unopened(session: Session) -> bool:
    return any(board.code is not None and not board.is_open for round_ in every_round(session) for board in round_.boards)
