"""The tutor of a simulated class: decides by what the class shows, so that a lesson goes on after every fault."""

import asyncio
import contextlib
import random
import time
from typing import Any, Final

from tests.faults.chaos.orders import text_of_order
from tests.faults.chaos.person import Asking
from tests.simulation.classes.download import download
from tests.simulation.tab import Tab

STEP_S: Final = (0.3, 1.5)
ROUND_S: Final = (8.0, 30.0)
"""Time after which the tutor closes a round although some boards still play."""
GAMES: Final = (
    ("noughts", {"turn_ms": 3_000, "grace_ms": 5_000}),
    ("noughts", {"turn_ms": 3_000, "grace_ms": 5_000}),
    ("contig60", {"turn_ms": 5_000, "grace_ms": 6_000}),
)
HOW: Final = ("swiss", "random", "round_robin", "dutch")
TALK_SHARE: Final = 0.15
CORRECTION_SHARE: Final = 0.1
DROP_SHARE: Final = 0.1
REPORT_SHARE: Final = 0.03


GUEST: Final = "Zoe"
"""Beginning of the names of the pupils whom the tutor erases."""


def is_guest(name: str) -> bool:
    return name.startswith(GUEST)


class Tutor:
    """A tutor with a tab for the class and a tab in which to correct results."""

    def __init__(self, name: str, ports: list[int], rng: random.Random, tab: type[Tab] = Tab) -> None:
        self.class_tab = tab(name, ports, rng)
        self.board_tab: Tab | None = None
        self.reports = 0
        self._ports = ports
        self._rng = rng
        self._words = 0
        self._close_at_s: float | None = None

    @property
    def tabs(self) -> list[Tab]:
        return [self.class_tab] if self.board_tab is None else [self.class_tab, self.board_tab]

    @property
    def rounds(self) -> list[dict[str, Any]]:
        return self.class_tab.view["rounds"] if self.class_tab.view else []

    async def open(self, title: str, **more: Any) -> str:
        """Opens a class with that title, and returns its code."""
        made = await self.class_tab.call("open_session", title=title, **more)
        self._close_at_s = None
        return str(made["room"])

    async def step(self) -> None:
        """Does what the class needs next."""
        rng, tab = self._rng, self.class_tab
        await asyncio.sleep(rng.uniform(*STEP_S))
        if tab.view is None or "desk" not in tab.view:
            return
        if rng.random() < TALK_SHARE:
            await self._talk()
        if rng.random() < CORRECTION_SHARE:
            await self._correct()
        if rng.random() < REPORT_SHARE:
            await self._report()
        state = self.rounds[-1]["state"] if self.rounds else "closed"
        if state in ("draft", "published") and rng.random() < DROP_SHARE:
            await tab.order("drop_round")
        elif state == "closed":
            game, options = rng.choice(GAMES)
            await tab.order("plan_round", game=game, how=rng.choice(HOW), options=options)
        elif state == "draft":
            await tab.order("publish_round")
        elif state == "published":
            await tab.order("start_round")
            self._close_at_s = time.monotonic() + rng.uniform(*ROUND_S)
        elif self._is_enough():
            await tab.order("close_round", reason=self.words())

    def _is_enough(self) -> bool:
        late = self._close_at_s is None or time.monotonic() > self._close_at_s
        return late or all(board["final"] for board in self.rounds[-1]["boards"])

    async def say(self) -> Asking:
        """Announces unique words, and returns without waiting for the answer."""
        tab = self.class_tab
        command = {"type": "announce", "words": self.words()}
        return await tab.post({"type": "command", "room": tab.room, "command": command}, text_of_order(command))

    def words(self) -> str:
        self._words += 1
        return f"{self.class_tab.room} {self._words}"

    async def _talk(self) -> None:
        tab, rng = self.class_tab, self._rng
        # The erasure of a guest also empties the words about the guest in the log, so they would seem lost.
        pupils = [member["id"] for member in tab.view["members"] if member["role"] == "pupil" and not is_guest(member["name"])]
        match rng.randrange(4):
            case 0:
                await tab.order("set_note", text=self.words(), about="next")
            case 1 if pupils:
                await tab.order("tell_pupil", person=rng.choice(pupils), words=self.words())
            case 2 if pupils:
                await tab.order("set_note", text=self.words(), about="pupil", person=rng.choice(pupils))
            case _:
                await tab.order("announce", words=self.words())

    async def _correct(self) -> None:
        """Decides the result of a finished board differently."""
        over = [board for each in self.rounds for board in each["boards"] if board["state"] == "over" and board["code"]]
        if not over:
            return
        code = self._rng.choice(over)["code"]
        if self.board_tab is None:
            self.board_tab = self.class_tab.like()
            await self.board_tab.arrive()
        tab = self.board_tab
        if tab.room != code and not await tab.go_to(code, "referee"):
            return
        await asyncio.sleep(self._rng.uniform(*STEP_S))
        result = tab.view["room"]["result"] if tab.view else None
        if result is None:
            return
        winners = self._rng.choice([each for each in ([], [0], [1]) if each != result["winners"]])
        await tab.order("force_result", winners=winners, reason=self.words())

    async def _report(self) -> None:
        """Downloads the report of the class. A node in trouble may refuse it."""
        report = await self.report()
        self.reports += report is not None

    async def report(self) -> Any:
        """Returns the report of the class; None if a node in trouble did not send it."""
        answer = await self.class_tab.order("ask_files")
        if answer.code is not None:
            return None
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            return await download(self._rng.choice(self._ports), self.class_tab.room, "report", answer.params)
        return None
