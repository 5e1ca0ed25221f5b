"""A class whose tutors and pupils try all commands. It has the methods of `Classroom`."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from tests.faults.chaos.person import Person
from tests.simulation.classes.classroom import ERASED_SHARE, GUEST_SHARE, Classroom
from tests.simulation.classes.download import answered, fetched
from tests.simulation.classes.pupil import Pupil
from tests.simulation.classes.tutor import Tutor
from tests.simulation.explorers.explorer import KINDS, Explorer, Group
from tests.simulation.explorers.tournaments import packed
from tests.simulation.explorers.trials import Trials
from tests.simulation.operator import Operator
from tests.simulation.patient_tab import PatientTab
from tests.simulation.tab import Tab

LESSON_S: Final = (20.0, 50.0)
STEP_S: Final = (0.2, 0.8)
STEP_SHARE: Final = 0.5
"""Share of the tutor's steps that do what the class needs next. Besides, the tutor explores."""
IMPORT_SHARE: Final = 0.4
DEVICE_SHARE: Final = 0.06
"""Share of the tutor's steps that move a pupil to another device."""
TURNED_OUT_SHARE: Final = 0.06
END_SHARE: Final = 0.4
REMOVED_SHARE: Final = 0.5
LIKE_SHARE: Final = 0.6
TUTOR_ROLES: Final = ("director", "director", "leader", "monitor")


def _tabs(person: Tutor | Pupil) -> Sequence[Tab]:
    return person.tabs


class ExploredClass(Classroom):
    """A class with a second tutor. `explorers`: the tutors and the pupils, as people who try all commands."""

    tab = PatientTab

    def __init__(self, number: int, ports: list[int], rng: random.Random, trials: Trials, operator: Operator) -> None:
        super().__init__(number, ports, rng, operator)
        self._helper = self.tab(f"Noa{number}", ports[::-1], rng)
        """The second tutor."""
        self._devices: list[Tab] = []
        """The devices that pupils have left."""
        self.group = Group(rng, trials)
        everyone: list[Tutor | Pupil] = [self.tutor, *self.pupils]
        self.explorers = [Explorer(f"{each.class_tab.name}!", partial(_tabs, each), rng, self.group) for each in everyone]
        self.explorers.append(Explorer(f"{self._helper.name}!", lambda: [self._helper], rng, self.group))

    @property
    def people(self) -> list[Person]:
        return [*super().people, self._helper, *self._devices]

    def play(self) -> None:
        super().play()
        self._tasks += [asyncio.create_task(each.explore(), name="explorer") for each in self.explorers]

    async def _open(self) -> None:
        before = self.lessons[-1].code if self.lessons else ""
        is_like = before and before not in self.erased_codes() and self._rng.random() < LIKE_SHARE
        try:
            await self._begin_class(**({"like": before} if is_like else {}))
        except ConnectionRefusedError:  # a round of the earlier class still runs
            await self._begin_class()
        await self._let_helper_in()

    async def _let_helper_in(self) -> None:
        order = {"type": "invite_tutor", "role": self._rng.choice(TUTOR_ROLES)}
        invited = (await self.tutor.class_tab.ask({"type": "command", "room": self.room, "command": order}, None)).answers[0]
        self._helper.room = self.room
        if invited.code is None:
            key = json.loads(invited.params)["key"]
            await self._helper.ask({"type": "join", "room": self.room, "as": "referee", "key": key}, None)

    async def _lesson(self) -> None:
        lesson, rng, tutor = self.lessons[-1], self._rng, self.tutor
        until_s = time.monotonic() + rng.uniform(*LESSON_S)
        if rng.random() < IMPORT_SHARE:
            await tutor.class_tab.order("import_tournament", packed=[packed(rng)], game="noughts")
        if rng.random() < GUEST_SHARE:
            await self._let_guest_in(lesson)
        while time.monotonic() < until_s:
            await self._admit()
            await asyncio.sleep(rng.uniform(*STEP_S))
            if rng.random() < STEP_SHARE:
                await tutor.step()
            if rng.random() < DEVICE_SHARE:
                await self._change_device(rng.choice(self.pupils))
            if rng.random() < TURNED_OUT_SHARE:
                await self._turn_out(rng.choice(self.pupils))
            self._note_boards(lesson)

    async def _change_device(self, pupil: Pupil) -> None:
        """Lets a pupil join again with another device. The tutor then says that the newcomer is this pupil."""
        new = self.tab(pupil.name, pupil.class_tab.ports, self._rng)
        self._devices.append(new)
        await new.arrive()
        if not await new.go_to(self.room):
            return
        await self._admit()
        moved = await self.tutor.class_tab.order("move_member", person=new.id, into=pupil.id)
        if moved.code is None:
            self._devices.remove(new)
            self._devices += pupil.tabs
            pupil.class_tab, pupil.board_tab = new, None

    async def _turn_out(self, pupil: Pupil) -> None:
        """Removes a pupil from the class for a moment."""
        rng, tab = self._rng, self.tutor.class_tab
        kinds: tuple[dict[str, Any], ...] = ({"person": pupil.id}, {"people": [pupil.id]})
        fields = rng.choice(kinds)
        await tab.order("remove_member" if "person" in fields else "remove_members", reason=self.tutor.words(), **fields)
        await asyncio.sleep(rng.uniform(*STEP_S))
        await tab.order("let_back", person=pupil.id)
        await pupil.class_tab.go_to(self.room)

    async def _admit(self) -> None:
        view = self.tutor.class_tab.view
        waiting = view["desk"]["waiting"] if view is not None and "desk" in view else []
        if waiting:
            await self.tutor.class_tab.order("admit_members", people=[each["id"] for each in waiting])

    async def _end(self) -> None:
        """Perhaps ends the class, erases the guest, and perhaps erases the class."""
        lesson, rng, tab = self.lessons[-1], self._rng, self.tutor.class_tab
        await self._download()
        if lesson.guest is not None:
            if rng.random() < REMOVED_SHARE:
                await tab.order("remove_member", person=lesson.guest.id, reason=self.tutor.words())
            await self._erase_guest(lesson.guest)
        if rng.random() < END_SHARE:
            await tab.order("end_session", running=rng.choice(("adjourn", "close")), reason=self.tutor.words())
        if rng.random() < ERASED_SHARE:
            await self._erase_class()

    async def _download(self) -> None:
        """Downloads every file of the class, and its public page. A node in trouble may refuse them."""
        rng, tab = self._rng, self.tutor.class_tab
        await tab.order("set_session", settings={"public_page": rng.choice(("short", "full")), "public_page_delay_ms": 0})
        asked = await tab.order("ask_files")
        key = tab.view["desk"].get("page_key") if tab.view is not None and "desk" in tab.view else None
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            for kind in dict.fromkeys(KINDS) if asked.code is None else ():
                await answered(rng.choice(self._ports), self.room, kind, asked.params)
            for path in (f"/page/{key}.json", f"/page/{key}/1/1.json") if key else ():
                await fetched(rng.choice(self._ports), path)

    # For the checks

    def is_checked(self, room: str) -> bool:
        # Random commands about an erased pupil lose their words.
        return room not in self.rewritten_codes()

    def erased_codes(self) -> set[str]:
        for lesson in self.lessons:
            lesson.boards |= dict.fromkeys(self._home_boards(lesson.code))
        return super().erased_codes()

    def _home_boards(self, code: str) -> list[str]:
        """Returns the boards of homework that pupils have opened."""
        tabs: list[Any] = [tab for pupil in self.pupils for tab in pupil.tabs]
        asked = [each for tab in tabs for each in tab.askings.values() if each.answers and each.answers[0].code is None]
        answers = [
            json.loads(each.answers[0].params)
            for each in asked
            if each.message.get("room") == code and each.message.get("command", {}).get("type") == "start_homework"
        ]
        return [answer["room"] for answer in answers if answer.get("room")]
