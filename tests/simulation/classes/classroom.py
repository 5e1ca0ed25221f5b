"""A tutor and pupils who have one class after another. A `Classroom` has the methods of `chaos.table.Table`."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

from protocol import errors
from server.jobs.board_sync import ASK_FINAL_MS
from tests.faults.chaos.person import Person
from tests.simulation.classes.pupil import Pupil
from tests.simulation.classes.tutor import GUEST, Tutor
from tests.simulation.operator import Operator
from tests.simulation.patient_tab import PatientTab
from tests.simulation.tab import Tab

PUPILS: Final = ("Ana", "Bo", "Cai", "Dul", "Eli")
"""An odd number, so that in each round one pupil plays against the computer."""
ROUNDS: Final = (1, 3)
GUEST_SHARE: Final = 0.4
ERASED_SHARE: Final = 0.6
OPERATOR_SHARE: Final = 0.5
"""Share of the erasures that the operator makes from the command line."""


@dataclass
class Lesson:
    """One class. `guest`: the pupil whom the tutor erases at its end. `boards`: the codes of its boards, as far as somebody
    has seen them."""

    code: str
    title: str
    guest: Pupil | None = None
    boards: dict[str, None] = field(default_factory=dict)


class Classroom:
    tab: type[Tab] = Tab
    """Type of the tabs of its people."""

    def __init__(self, number: int, ports: list[int], rng: random.Random, operator: Operator | None = None) -> None:
        turned = [ports[place:] + ports[:place] for place in range(len(ports))]
        self.number = number
        self.tutor = Tutor(f"Eva{number}", turned[0], rng, self.tab)
        self.pupils = [Pupil(f"{name}{number}", turned[at % len(turned)], rng, self.tab) for at, name in enumerate(PUPILS)]
        self.lessons: list[Lesson] = []
        self.rooms: list[str] = []
        self._operator = operator
        self._asked: set[str] = set()
        """The classes where the operator's program erased a pupil, or tried to."""
        self._erased: set[str] = set()
        """The pupils and classes that the operator erased."""
        self.asked_whole: set[str] = set()
        """The classes that the operator's program erased, or tried to."""
        self._ports = ports
        self._rng = rng
        self._left: list[Tab] = []
        """The tabs of erased pupils, who have left."""
        self._tasks: list[asyncio.Task[None]] = []
        self._guest_task: asyncio.Task[None] | None = None

    @property
    def room(self) -> str:
        return self.tutor.class_tab.room

    @property
    def people(self) -> list[Person]:
        guest = self.lessons[-1].guest if self.lessons else None
        there: list[Tutor | Pupil] = [self.tutor, *self.pupils, *([] if guest is None else [guest])]
        return [tab for person in there for tab in person.tabs if tab not in self._left]

    @property
    def everyone(self) -> list[Person]:
        return [*self.people, *self._left]

    async def open(self) -> None:
        """Connects everybody, and opens the first class."""
        for tab in self.people:
            tab.begin()
        for tab in self.people:
            await tab.is_live.wait()
        await self._open()

    def play(self) -> None:
        self._tasks = [asyncio.create_task(pupil.attend(), name=pupil.name) for pupil in self.pupils]
        self._tasks.append(asyncio.create_task(self._teach(), name="tutor"))

    async def rest(self) -> None:
        """Stops making new requests. Pending requests continue until their answers come."""
        tasks = [*self._tasks, *([] if self._guest_task is None else [self._guest_task])]
        for task in tasks:
            task.cancel()
        for done in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    async def go(self) -> None:
        await asyncio.gather(*(tab.go() for tab in self.people))

    async def answered(self) -> None:
        """Lets the tutor announce something, and waits for the answer."""
        await (await self.tutor.say()).done.wait()

    # The lessons

    async def _teach(self) -> None:
        while True:
            await self._lesson()
            await self._end()
            await self._open()

    async def _open(self) -> None:
        await self._begin_class()

    async def _begin_class(self, **more: Any) -> None:
        """Opens the next class, and lets the pupils join. `more`: more fields of the message `open_session`."""
        title = f"Aula{self.number}.{len(self.lessons)}"
        self.lessons.append(Lesson(await self.tutor.open(title, **more), title))
        await self.tutor.class_tab.go_to(self.lessons[-1].code)
        await asyncio.gather(*(pupil.class_tab.go_to(self.room) for pupil in self.pupils))

    async def _lesson(self) -> None:
        lesson, rng = self.lessons[-1], self._rng
        count = rng.randint(*ROUNDS)
        if lesson.guest is None and rng.random() < GUEST_SHARE:
            await self._let_guest_in(lesson)
        while sum(each["state"] == "closed" for each in self.tutor.rounds) < count:
            await self.tutor.step()
            self._note_boards(lesson)

    async def _let_guest_in(self, lesson: Lesson) -> None:
        lesson.guest = Pupil(f"{GUEST}{self.number}x{len(self.lessons)}", self._ports, self._rng, PatientTab)
        await lesson.guest.class_tab.arrive()
        await lesson.guest.class_tab.go_to(self.room)
        self._guest_task = asyncio.create_task(lesson.guest.attend(), name=lesson.guest.name)

    def _note_boards(self, lesson: Lesson) -> None:
        for each in self.tutor.rounds:
            lesson.boards |= {board["code"]: None for board in each["boards"] if board["code"]}

    async def _end(self) -> None:
        """Erases the guest, and perhaps the class."""
        lesson, rng = self.lessons[-1], self._rng
        if lesson.guest is not None:
            await self._erase_guest(lesson.guest)
        if rng.random() < ERASED_SHARE:
            await self._erase_class()

    async def _erase_guest(self, guest: Pupil) -> None:
        if self._operator is not None and self._rng.random() < OPERATOR_SHARE:
            self._asked.add(self.room)
            if await self._operator.erase_pupil(self.room, guest.id):
                self._erased.add(guest.id)
        if guest.id not in self._erased:
            await self.tutor.class_tab.order("erase_member", person=guest.id)
        await self._say_goodbye(guest)

    async def _erase_class(self) -> None:
        lesson = self.lessons[-1]
        self._note_boards(lesson)
        await self._erase_whole()
        self._note_boards(lesson)  # another tutor may have started a round meanwhile

    async def _erase_whole(self) -> None:
        if self._operator is not None and self._rng.random() < OPERATOR_SHARE:
            self.asked_whole.add(self.room)
            if await self._operator.erase_whole(self.room):
                self._erased.add(self.room)
                return
        if (await self.tutor.class_tab.order("erase_session")).code in (errors.ROOM_UNKNOWN, errors.ROOM_ERASED):
            self._erased.add(self.room)  # by a program that failed after its order

    async def _say_goodbye(self, guest: Pupil) -> None:
        """Lets the guest leave as soon as all requests of the guest have got an answer."""
        assert self._guest_task is not None
        self._guest_task.cancel()
        await asyncio.gather(self._guest_task, return_exceptions=True)
        for tab in guest.tabs:
            while tab.unanswered:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
            self._left.append(tab)
            await tab.go()

    # What the checks need

    def is_checked(self, _room: str) -> bool:
        """Tells whether the checks compare all actions with the stream of that class or board."""
        return True

    async def look_again(self) -> None:
        """Lets the tutor look at each class that still exists. The server then asks the boards for reports that it has
        lost, but boards with a final result not within `ASK_FINAL_MS` of the last look."""
        await asyncio.sleep(1.2 * ASK_FINAL_MS / 1_000)
        erased = self.erased_codes()
        for lesson in self.lessons:
            if lesson.code not in erased:
                tab = self.tutor.class_tab.like()
                await tab.arrive()
                await tab.go_to(lesson.code)
                await tab.go()

    def note_erased(self, code: str) -> None:
        """Notes that a class has been erased, although the operator's program did not end well."""
        self._erased.add(code)

    def erased_codes(self) -> set[str]:
        """Returns the codes of erased classes and of their boards."""
        asked = {message["room"] for message, is_done in self.tutor.class_tab.orders("erase_session") if is_done} | self._erased
        return {code for lesson in self.lessons if lesson.code in asked for code in (lesson.code, *lesson.boards)}

    def rewritten_codes(self) -> set[str]:
        """Returns the codes of the classes that may have lost a name, and of their boards."""
        asked = {message["room"] for message, _is_done in self.tutor.class_tab.orders("erase_member")}
        asked |= {lesson.code for lesson in self.lessons if self._is_asked(lesson)} | self._asked
        return {code for lesson in self.lessons if lesson.code in asked for code in (lesson.code, *lesson.boards)}

    def _is_asked(self, lesson: Lesson) -> bool:
        sent = (asking.message for asking in self.tutor.class_tab.askings.values())
        return any(
            each["room"] == lesson.code and each["command"]["type"] == "erase_member" for each in sent if "command" in each
        )

    def erased_words(self) -> list[str]:
        """Returns texts that no key may contain any more: codes and titles of erased classes, and names of erased
        pupils."""
        erased = self.erased_codes()
        asked = {message["command"]["person"] for message, is_done in self.tutor.class_tab.orders("erase_member") if is_done}
        asked |= self._erased
        titles = [json.dumps(lesson.title)[1:-1] for lesson in self.lessons if lesson.code in erased]
        names = [lesson.guest.name for lesson in self.lessons if lesson.guest is not None and lesson.guest.id in asked]
        return [*erased, *titles, *names]

    def current_boards(self, session: Any) -> None:
        """Adds all boards of a stored class to its lesson, because a board may be stored that no person has seen."""
        for lesson in self.lessons:
            if lesson.code == session.code:
                lesson.boards |= {board.code: None for each in session.rounds for board in each.boards if board.code}
