"""A table whose players, spectator and referee try all commands. It has the methods of `chaos.table.Table`."""

import asyncio
import random
from typing import Any, Final

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.faults.chaos.canonical import canonical
from tests.faults.chaos.orders import text_of_order
from tests.faults.chaos.person import Person
from tests.simulation.explorers.explorer import Explorer, Group
from tests.simulation.explorers.patient_tab import PatientTab
from tests.simulation.explorers.values import GAMES

THINK_S: Final = (0.3, 1.2)
TABLE_S: Final = (25.0, 60.0)
"""Time after which the director erases the table and opens another one."""
SETTINGS: Final[dict[str, Any]] = {"monitor": "tutor", "chat": True, "appeal_ms": 4_000, "referee_wait_ms": 3_000}


class ExploredTable:
    """Tables one after another, with a director, two players and a spectator."""

    def __init__(self, number: int, ports: list[int], rng: random.Random) -> None:
        turned = [ports[place:] + ports[:place] for place in range(len(ports))]
        names = ("Gil", "Hue", "Ivo", "Jan")
        self._tabs = [PatientTab(f"{name}{number}", turned[at % len(turned)], rng) for at, name in enumerate(names)]
        self._opened: list[str] = []
        self.group = Group(rng)
        self.explorers = [
            Explorer(f"{tab.name}!", lambda tab=tab: [tab], rng, self.group)  # type: ignore[misc]
            for tab in self._tabs
        ]
        self._rng = rng
        self._chance = ChanceReader(ChanceState(rng.randbytes(32)))
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def erased(self) -> set[str]:
        """Returns the codes of the erased tables."""
        return {message["room"] for message, is_done in self._tabs[0].orders("erase_room") if is_done}

    @property
    def rooms(self) -> list[str]:
        return [room for room in self._opened if room not in self.erased]

    @property
    def people(self) -> list[Person]:
        return [*self._tabs]

    @property
    def everyone(self) -> list[Person]:
        return self.people

    async def open(self) -> None:
        for tab in self._tabs:
            await tab.arrive()
        await self._open()

    async def _open(self) -> None:
        director, *players, spectator = self._tabs
        game = self._rng.choice(GAMES)
        made = await director.call(
            "create", game=game, seats=2, settings=SETTINGS, options={"mode": "tournament"}, **{"as": "referee"}
        )
        self._opened.append(made["room"])
        for tab in self._tabs:
            tab.room = made["room"]
        for tab in players:
            await tab.go_to(made["room"])
            await tab.order("ready")
        await spectator.go_to(made["room"], "spectator")

    def play(self) -> None:
        self._tasks = [asyncio.create_task(each.explore(), name="explorer") for each in self.explorers]
        self._tasks += [asyncio.create_task(self._play(tab), name="player") for tab in self._tabs[1:3]]
        self._tasks.append(asyncio.create_task(self._renew(), name="director"))

    async def rest(self) -> None:
        for task in self._tasks:
            task.cancel()
        for done in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    async def go(self) -> None:
        await asyncio.gather(*(tab.go() for tab in self._tabs))

    async def answered(self) -> None:
        """Lets the director ask for files, and waits for the answer."""
        director = self._tabs[0]
        command = {"type": "ask_files"}
        await director.ask({"type": "command", "room": director.room, "command": command}, text_of_order(command))

    async def _play(self, tab: PatientTab) -> None:
        """Lets a player play on, so that the table gets through many states."""
        while True:
            await asyncio.sleep(self._rng.uniform(*THINK_S))
            view = tab.view
            if view is None or tab.room in tab.gone or not tab.viewer.isdigit():
                continue
            match view["room"]["state"]:
                case "playing":
                    game = engine_of(view["room"]["game"])
                    action = game.bot(view["game"], view["status"], int(tab.viewer), self._chance)
                    if action is not None:
                        await tab.ask({"type": "act", "room": tab.room, "action": action}, canonical(action))
                case "over":
                    await tab.order("rematch")
                case _:
                    await tab.order("ready")

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._rng.uniform(*TABLE_S))
            director, room = self._tabs[0], self._tabs[0].room
            if director.view is not None and director.view["room"]["state"] == "playing":
                await director.order("force_result", winners=[0], reason=f"{room} erased")
            if (await director.order("erase_room")).code is None:
                await self._open()
