"""A round of faults with tables and classes, and the checks of the classes at its end."""

import asyncio
import itertools
import random
import re
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from server.aggregate_types import ROOMS, SESSIONS
from server.sessions.values.state import Session, every_round
from server.store import keys
from tests.faults.chaos import streams
from tests.faults.chaos.faults import deck
from tests.faults.chaos.history import Action, History, Sight, Wrong
from tests.faults.chaos.person import Person
from tests.faults.chaos.round import OVERLAP, PAUSE_S, SETTLED_S, Round
from tests.faults.chaos.table import Game, Table
from tests.simulation.classes.checks import class_wrongs
from tests.simulation.classes.classroom import Classroom
from tests.simulation.explorers.explored_class import ExploredClass
from tests.simulation.explorers.explored_table import LEFT_ALONE, REFEREED, ExploredTable
from tests.simulation.explorers.trials import Trials
from tests.simulation.friends import Friends
from tests.simulation.keyspace import Stream
from tests.simulation.operator import Operator
from tests.simulation.patient_tab import PatientTab
from tests.simulation.store_faults import TAKEOVERS
from tests.simulation.strokes import Stroke
from tests.simulation.traveller import Traveller
from tests.simulation.twins import Twins

NOT_ERASED: Final = re.compile(rb"guest:|\{hall\}:")
"""Keys that may contain the name of a person whom a class has erased: they belong to the person or to the server."""
POLL_S: Final = 1.0
OPENED_S: Final = 2.5
"""Time after which everything up to the opening of the tables is on the disk of a store that writes once a second."""
EXPLORED: Final = 90
"""The first number that distinguishes the tables and the class of the explorers (people who try all commands) from others."""
BY_POST: Final = Game("noughts", settings={"move_days": 1})
"""A game by correspondence."""


class ClassRound(Round):
    """A round with tables and `classes` classrooms on simulated processes."""

    classes = 0
    explores = False
    """True if there are people who try all commands."""
    has_tables_only = False
    """True if nobody does anything but play at tables and watch. No table or person is new during the faults, so that no
    loss of a second's writes makes anybody unknown."""
    wanted: tuple[Stroke, ...] | None = None
    """The only faults of this round, each at its time; None for the faults of the seed."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._folder: Path = given[1]
        self.strokes: list[Stroke] = []
        """The faults so far."""
        self.twins = Twins(self._plan.seed)

    async def _open(self) -> None:
        await super()._open()
        if self.has_tables_only:
            await asyncio.sleep(OPENED_S)

    async def _strike(self) -> None:
        """Injects faults. Each fault has its own random numbers, so that it does the same in a world without the other
        faults."""
        begun_s, seed = time.monotonic(), self._plan.seed
        cards = deck(self.fleet, random.Random(f"deck {seed}"))
        wanted = None if self.wanted is None else {stroke.number: stroke.at_s for stroke in self.wanted}
        for number in itertools.count() if wanted is None else sorted(wanted):
            if wanted is not None:
                await asyncio.sleep(max(0.0, begun_s + wanted[number] - time.monotonic()))
            elif time.monotonic() - begun_s >= self._plan.seconds:
                break
            fault, rng = cards[number % len(cards)], random.Random(f"fault {seed} {number}")
            self.strokes.append(Stroke(number, round(time.monotonic() - begun_s, 3), fault.name))
            await self.stroke(fault, rng)
            if wanted is None:
                if rng.random() > OVERLAP and self._probes:
                    await asyncio.wait(self._probes, timeout=SETTLED_S)
                await asyncio.sleep(rng.uniform(*PAUSE_S))
        await asyncio.sleep(max(0.0, begun_s + self._plan.seconds - time.monotonic()))
        self.tally.seconds = time.monotonic() - begun_s

    @property
    def classrooms(self) -> list[Classroom]:
        return [each for each in self.tables if isinstance(each, Classroom)]

    @property
    def explored(self) -> list[ExploredClass | ExploredTable]:
        return [each for each in self.tables if isinstance(each, ExploredClass | ExploredTable)]

    @property
    def travellers(self) -> list[Traveller]:
        return [each for each in self.tables if isinstance(each, Traveller)]

    @property
    def operators(self) -> list[Operator]:
        return [each for each in self.tables if isinstance(each, Operator)]

    @property
    def pairs(self) -> list[Friends]:
        return [each for each in self.tables if isinstance(each, Friends)]

    def made_tables(self) -> list[Any]:
        ports, rng = self.fleet.ports, self._rng
        tables = super().made_tables()
        if self.has_tables_only:
            return tables
        if tables:
            tables += [Table(len(tables), BY_POST, ports, rng, self.note), Traveller(0, ports, rng), Friends(0, ports, rng)]
        fleet: Any = self.fleet
        operator = Operator(fleet, self._folder, rng)
        tables.append(operator)
        tables += [Classroom(number, ports, rng, operator) for number in range(self.classes)]
        if self.explores:
            trials = Trials(self._snapshot, fleet.now_ms)
            plans = (REFEREED, None, LEFT_ALONE)
            tables += [ExploredTable(EXPLORED + at, ports, rng, trials, plan) for at, plan in enumerate(plans)]
            tables.append(ExploredClass(EXPLORED, ports, rng, trials, operator))
        return tables

    def watching(self) -> list[Person]:
        for each in self.classrooms:
            self._note_erasures(each)
        erased = self._erased()
        there = [person for person in self.people if not isinstance(person, PatientTab)]
        return [person for person in there if person.room and person.room not in erased]

    def survived(self) -> Mapping[int, Mapping[str, int]]:
        fleet: Any = self.fleet
        found: Mapping[int, Mapping[str, int]] = fleet.survived
        return found

    def is_stored(self, action: Action) -> bool:
        return not action.answers or self._is_stored(action.room)

    @cache  # noqa: B019 - a round lives as long as its process
    def _is_stored(self, room: str) -> bool:
        return room not in self._erased() and all(each.is_checked(room) for each in self.classrooms)

    @cache  # noqa: B019
    def is_replayed(self, room: str) -> bool:
        return room not in self._erased() and not any(room in each.rewritten_codes() for each in self.classrooms)

    def read_stream(self, store: Any, room: str, wanted: list[Sight]) -> streams.Stream:
        replays = self.is_replayed(room)
        return streams.read(store, room, wanted, self.note, replays=replays, hidden=self.twins.wrongs)

    def _erased(self) -> set[str]:
        tables = {code for each in self.tables if isinstance(each, ExploredTable) for code in each.erased}
        return tables | {code for each in self.classrooms for code in each.erased_codes()}

    def figures(self) -> dict[str, int]:
        """Returns the numbers of what happened so far, each with its name for the report."""
        lessons = [lesson for each in self.classrooms for lesson in each.lessons]
        guests = [done for each in self.classrooms for _said, done in each.tutor.class_tab.orders("erase_member")]
        erased = self._erased()
        is_lost = History(survived=self.survived()).is_lost
        seen = {(each.room, each.epoch, each.seq) for person in self.people for each in person.sights}
        return {
            "twin views": self.twins.views,
            "twin frames": self.twins.frames,
            "lost": sum(is_lost(*each) for each in seen),
            "classes": len(lessons),
            "boards": sum(len(lesson.boards) for lesson in lessons),
            "erased classes": sum(lesson.code in erased for lesson in lessons),
            "erased pupils": sum(guests),
            "kinds of orders": len({kind for each in self.explored for kind in each.group.accepted}),
            "restored backups": sum(each.restored for each in self.operators),
            "meetings": sum(each.meetings for each in self.pairs),
            "devices": sum(len(each.kept) + len(each.signed_out) for each in self.travellers),
        }

    async def _check(self) -> None:
        until_s = time.monotonic() + SETTLED_S
        await asyncio.gather(*(each.look_again() for each in self.classrooms))
        found = self._class_wrongs()
        while found and time.monotonic() < until_s:
            await asyncio.sleep(POLL_S)
            found = self._class_wrongs()
        self.tally.wrongs += found
        for traveller in self.travellers:
            self.tally.wrongs += [Wrong("lost", "", text) for text in await traveller.wrong_tokens()]
        self.tally.wrongs += [Wrong("lost", "", text) for each in self.operators for text in each.wrongs]
        for pair in self.pairs:
            loses = any(stroke.name in TAKEOVERS for stroke in self.strokes)
            self.tally.wrongs += [Wrong("lost", "", text) for text in await pair.wrong_pairs(loses=loses)]
        await super()._check()
        self.tally.wrongs = [wrong for wrong in self.tally.wrongs if not self._is_expected(wrong)]

    def _is_expected(self, wrong: Wrong) -> bool:
        """Tells whether the violation is no fault of the server, but an effect of the explorers. Either they gave up the
        stuck request; or a tutor repeated an order of the class's other tutor, and the server accepted it without a change; or
        the server sent a result to a board, because a tutor decided the board as forfeited."""
        if wrong.kind == "stuck":
            given_up = {cid for person in self.everyone if isinstance(person, PatientTab) for cid in person.given_up}
            return not given_up.isdisjoint(wrong.text.split())
        if wrong.kind == "doubled" and '"type":"force_result"' in wrong.text:
            return any(f'"reason":"{reason}"' in wrong.text for reason in self._forfeits())
        explored = {lesson.code for each in self.explored if isinstance(each, ExploredClass) for lesson in each.lessons}
        return wrong.kind in ("lost", "doubled", "order") and wrong.room in explored

    def _forfeits(self) -> set[str]:
        """Returns the reasons that explorers gave when they decided a board as forfeited. Each reason occurs once."""
        sent = (asking.message for person in self.everyone for asking in person.askings.values() if "command" in asking.message)
        return {each["command"]["reason"] for each in sent if each["command"]["type"] == "forfeit"}

    def _class_wrongs(self) -> list[Wrong]:
        return [wrong for each in self.classrooms for wrong in (*self._lessons(each), *self._traces(each))]

    def _lessons(self, classroom: Classroom) -> list[Wrong]:
        """Returns what is wrong in the classes that still exist."""
        self._note_erasures(classroom)
        erased, wrongs = classroom.erased_codes(), []
        classroom.rooms = []
        for code in (lesson.code for lesson in classroom.lessons if lesson.code not in erased):
            session = self._stored(code)
            if not isinstance(session, Session):
                wrongs.append(Wrong("lost", code, "the class is gone"))
                continue
            classroom.current_boards(session)
            boards = [board.code for each in every_round(session) for board in each.boards if board.code]
            rooms = {board: room for board in boards if (room := self._stored(board)) is not None}
            classroom.rooms += [room for room in (code, *rooms) if classroom.is_checked(room)]
            view = SESSIONS.views_of(session).of["director"]
            found = class_wrongs(session, rooms, view, adds_boards=isinstance(classroom, ExploredClass))
            wrongs += [Wrong("class", code, text) for text in found]
        return wrongs

    def _note_erasures(self, classroom: Classroom) -> None:
        """Notes the classes that are erased because of a program that did not end well, or that nobody waited for."""
        for code in classroom.asked_whole:
            session = self._stored(code)
            if session is None or session.state == "erased":
                classroom.note_erased(code)

    def _snapshot(self, code: str) -> bytes | None:
        with self.fleet.reading(code) as store:
            raw: bytes | None = store.held(keys.room_keys(code).room, "s")
        return raw

    def _stored(self, code: str) -> Any:
        raw = self._snapshot(code)
        kind: Any = SESSIONS if len(code) == SESSIONS.code_length else ROOMS
        return None if raw is None else kind.decode(raw)

    def _traces(self, classroom: Classroom) -> list[Wrong]:
        """Returns the keys that still contain something that was erased."""
        words = [word.encode() for word in classroom.erased_words()]
        fleet: Any = self.fleet
        found = []
        fleet.store.drop_expired()
        for name, value in fleet.store.data.keys.values.items():
            if words and not NOT_ERASED.match(name):
                text = b"%b %b" % (name, repr(value.entries if isinstance(value, Stream) else value).encode())
                found += [Wrong("erased", name.decode(), f"still contains {word.decode()}") for word in words if word in text]
        return found
