"""Runs between a session and its boards: opens rooms, carries errands, and brings back what came of them.

Everything that it does is in the session's state first and can be done twice: a room bears the code that its session gave
it, an errand bears its number, a report changes only what is new. So a clerk that died half-way is followed by the next one,
which looks through the session when somebody looks on.
"""

import logging

from engines.contract import Refusal
from protocol import errors
from server.room.state import Room, RoomOf
from server.sessions.boards import report_of, room_for
from server.sessions.command import BoardOpened, Command, ErrandDone, Report
from server.sessions.state import Errand, Session
from server.store.kind import ROOMS
from server.store.link import Unstored
from server.store.room_store import Commit, RoomStore
from server.store.tasks import Tasks

log = logging.getLogger("banderilla.clerk")


class Clerk:
    """Told by the hub what was `committed` here, and which session somebody has begun to look at."""

    def __init__(self, rooms: RoomStore, tasks: Tasks) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._running: set[str] = set()
        self._again: set[str] = set()

    def committed(self, commit: Commit) -> None:
        room = commit.step.room
        if isinstance(room, Session):
            if room.errands or _unopened(room):
                self._run(room.code)
        elif room.session is not None and isinstance(commit.before, RoomOf) and report_of(room) != report_of(commit.before):
            self._tasks.spawn(self._report(room.session, report_of(room)))

    def looked_at(self, session: Session) -> None:
        """Whatever was left undone is done now, and boards whose news were lost are asked again."""
        if session.errands or _unopened(session):
            self._run(session.code)
        for round_ in session.rounds:
            for board in round_.boards:
                if board.code is not None and not board.final:
                    self._tasks.spawn(self._ask(session.code, board.code))

    def _run(self, code: str) -> None:
        """One run of a session at a time; what comes up meanwhile is another run's."""
        if code in self._running:
            self._again.add(code)
        else:
            self._running.add(code)
            self._tasks.spawn(self._do(code))

    async def _do(self, code: str) -> None:
        try:
            session = (await self._rooms.look(code)).room
            assert isinstance(session, Session)
            await self._open_boards(session)
            for errand in session.errands:
                await self._carry(session, errand)
        except (Refusal, Unstored) as no:
            log.warning("errands wait", extra={"session": code, "why": str(no)})
        finally:
            self._running.discard(code)
            if code in self._again:
                self._again.discard(code)
                self._run(code)

    async def _open_boards(self, session: Session) -> None:
        for round_ in session.rounds:
            for board in round_.boards:
                if board.code is None or board.is_open:
                    continue
                await self._rooms.open_at(room_for(session, round_, board, self._rooms.link.now_ms()))
                await self._rooms.submit(session.code, Command(BoardOpened(board.code)))

    async def _carry(self, session: Session, errand: Errand) -> None:
        refused = ""
        try:
            cid = f"{session.code}-{errand.number}"
            await self._rooms.submit(errand.code, ROOMS.command(errand.body, errand.by), cid=cid)
        except Refusal as no:
            refused = no.code
        await self._rooms.submit(session.code, Command(ErrandDone(errand.number, refused)))

    async def _report(self, code: str, report: Report) -> None:
        try:
            await self._rooms.submit(code, Command(report))
        except Refusal as no:
            if no.code != errors.ROOM_UNKNOWN:  # a session that was erased needs no news
                raise

    async def _ask(self, code: str, board: str) -> None:
        try:
            room: Room = await self._rooms.room(board)
        except Refusal:
            return  # not opened yet, or forgotten
        if room.session == code:
            await self._report(code, report_of(room))


def _unopened(session: Session) -> bool:
    return any(board.code is not None and not board.is_open for round_ in session.rounds for board in round_.boards)
