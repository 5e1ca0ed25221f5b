"""The files that a plain GET returns: a finished game, or the files of a class for a client with a token."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

from engines.contract import Refusal
from protocol.room_commands import AskFiles
from protocol.session_commands import AskPupilFile
from server.jobs.archive import Work, archive, rooms_of, session_json
from server.jobs.beside import Beside
from server.jobs.class_report import report_json, report_table, weeks_json, weeks_table
from server.jobs.pupil_file import pupil_file
from server.room.command import Command as RoomCommand
from server.room.command_table import permit as permit_in_room
from server.room.export.game_file import Heading, exported
from server.room.file_tokens import Opened, opened
from server.room.values.state import Room, RoomOf
from server.sessions.command import Command as SessionCommand
from server.sessions.command_table import permit as permit_in_session
from server.sessions.export.class_files import heading_of, standings_csv
from server.sessions.export.trf import trf_text
from server.sessions.values.state import Session
from server.store.health.redis_health import RedisHealth
from server.store.rooms.room_store import RoomStore


class Wanted(NamedTuple):
    """The file that a request asks for. `kind`: the ending of the file's name. `token`: a token from `room/file_tokens.py`.

    `lang`: the language of the headings in a CSV file. `address`: the client's address.
    """

    code: str
    kind: str
    token: str = ""
    lang: str = "es"
    address: str = ""


class File(NamedTuple):
    body: bytes
    content_type: str


async def _zip(link: RedisHealth, session: Session, lang: str, work: Work) -> File:
    return File(await archive(link, session, lang, work), "application/zip")


async def _json(link: RedisHealth, session: Session, _lang: str, _work: Work) -> File:
    return File(session_json(session, await rooms_of(link, session)), "application/json")


async def _csv(_link: RedisHealth, session: Session, lang: str, _work: Work) -> File:
    return File(standings_csv(session, lang).encode(), "text/csv; charset=utf-8")


async def _trf(_link: RedisHealth, session: Session, _lang: str, _work: Work) -> File:
    return File(trf_text(session).encode(), "text/plain; charset=utf-8")


async def _trf26(_link: RedisHealth, session: Session, _lang: str, _work: Work) -> File:
    return File(trf_text(session, edition="26").encode(), "text/plain; charset=utf-8")


async def _report(link: RedisHealth, session: Session, _lang: str, work: Work) -> File:
    return File(await report_json(link, session, work), "application/json")


async def _rules(link: RedisHealth, session: Session, lang: str, work: Work) -> File:
    return File(await report_table(link, session, lang, work), "text/csv; charset=utf-8")


async def _weeks(link: RedisHealth, session: Session, _lang: str, work: Work) -> File:
    return File(await weeks_json(link, session, work), "application/json")


async def _weeks_rules(link: RedisHealth, session: Session, lang: str, work: Work) -> File:
    return File(await weeks_table(link, session, lang, work), "text/csv; charset=utf-8")


_KINDS: Final[dict[str, Callable[[RedisHealth, Session, str, Work], Awaitable[File]]]] = {
    "zip": _zip,
    "json": _json,
    "csv": _csv,
    "trf": _trf,
    "trf26": _trf26,
    "report": _report,
    "rules": _rules,
    "weeks": _weeks,
    "lessons": _weeks_rules,
}
"""The kinds of file of a class, with the function that makes each. `trf`, `trf26`: the chess federation's tournament report;
`report`: the counts per pupil and rule, for the page; `rules`: these counts as a table; `weeks` and `lessons`: the report over
all stored sessions of the class."""


class Exports:
    def __init__(self, rooms: RoomStore, beside: Beside) -> None:
        self._rooms = rooms
        self._beside = beside

    async def look(self, code: str) -> Room | Session | None:
        """Returns the room or the class of that code; None if the code is not in use. Raises `Unstored`."""
        try:
            found: Room | Session = (await self._rooms.look(code)).room
        except Refusal:
            return None
        return found

    async def find(self, wanted: Wanted) -> File | None:
        """Returns the file; None if it does not exist or the client may not have it. The answer does not reveal which of the
        two is the case. Raises `Unstored`, `Busy`."""
        room = await self.look(wanted.code)
        if room is None:
            return None
        if isinstance(room, RoomOf):
            found = exported(room, await self._heading(room, wanted.lang)) if await self._is_for(room, wanted.token) else None
            if found is None or found.kind != wanted.kind:
                return None
            return File(found.text.encode(), "text/plain; charset=utf-8")
        said = self._opened(room, wanted.token)
        if said is None or room.state == "erased":
            return None
        if said.pupil:
            return await self._of_pupil(room, wanted, said.pupil)
        make = _KINDS.get(wanted.kind)
        return None if make is None else await make(self._rooms.link, room, wanted.lang, self._work(wanted))

    async def _of_pupil(self, session: Session, wanted: Wanted, pupil: str) -> File | None:
        if wanted.kind != "json":
            return None
        body = await pupil_file(self._rooms.link, session, pupil, self._work(wanted))
        return None if body is None else File(body, "application/json")

    def _work(self, wanted: Wanted) -> Work:
        return partial(self._beside.run, wanted.address)

    def _opened(self, room: Room | Session, token: str) -> Opened | None:
        """Returns what the token gives access to; None if the token is wrong or its holder may no longer use it."""
        said = opened(room.secret, token, self._now_ms())
        if said is None:
            return None
        try:
            if isinstance(room, RoomOf):
                permit_in_room(room, RoomCommand(AskFiles(), said.holder))
            else:
                body = AskPupilFile(said.pupil) if said.pupil else AskFiles()
                permit_in_session(room, SessionCommand(body, said.holder))
        except Refusal:
            return None
        return said

    async def _heading(self, room: Room, lang: str) -> Heading:
        """Returns the facts about the board's class for the header of the file."""
        try:
            session = (await self._rooms.look(room.session)).room if room.session is not None else None
        except Refusal:
            session = None
        return heading_of(session, room.code, lang) if isinstance(session, Session) else Heading(lang=lang)

    async def _is_for(self, room: Room, token: str) -> bool:
        """Tells whether the client may have the file of this room. Players, referees and the tutors of a class have a token for
        it. At a table outside a class, spectators need no token if they may watch, but they must wait for the spectators' delay
        after the last step."""
        now_ms = self._now_ms()
        said = self._opened(room, token)
        if said is not None and not said.pupil:
            return True
        if room.session is None:
            return room.settings.spectators and now_ms >= room.at_ms + room.settings.spectator_delay_ms
        try:
            session = (await self._rooms.look(room.session)).room
        except Refusal:
            return False
        said = self._opened(session, token)
        return said is not None and not said.pupil

    def _now_ms(self) -> int:
        return self._rooms.link.now_ms()
