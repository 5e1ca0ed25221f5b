"""A table whose players, spectator and referee try all commands. It has the methods of `chaos.table.Table`."""

import asyncio
import itertools
import random
from typing import Any, Final

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from protocol import errors
from tests.faults.chaos.canonical import canonical
from tests.faults.chaos.orders import text_of_order
from tests.faults.chaos.person import Person
from tests.simulation.explorers.explorer import Explorer, Group
from tests.simulation.explorers.trials import Trials
from tests.simulation.explorers.values import GAMES
from tests.simulation.patient_tab import PatientTab

THINK_S: Final = (0.3, 1.2)
TABLE_S: Final = (10.0, 30.0)
"""Time after which the director erases the table and opens another one."""
AWAY_S: Final = (41.0, 45.0)
"""Duration of a player's absence at a table that allows a claim against an absent player."""
REFEREED: Final[dict[str, Any]] = {
    "as": "referee",
    "settings": {"monitor": "tutor", "chat": True, "appeal_ms": 8_000, "referee_wait_ms": 6_000},
    "options": {"mode": "tournament"},
}
HOSTED: Final[tuple[dict[str, Any], ...]] = (
    {"as": "seat", "settings": {"chat": True}, "options": {"mode": "assisted"}},
    {"as": "seat", "settings": {"substitute_ms": 2_000, "start_when_full": True}, "listed": "es", "free": True},
    {"as": "seat", "settings": {"bot_ms": 1_000}, "bots": [1], "level": "strong", "game": "ajedrez"},
    {"as": "seat", "settings": {"move_days": 1}},
    {"as": "spectator", "settings": {"quick": True, "games": 2}, "bots": [0, 1]},
)
"""Tables without a referee, which a host opens in turn. `free`: only one player joins."""
LEFT_ALONE: Final[dict[str, Any]] = {"as": "seat", "settings": {"absence_ms": 30_000}, "away": True, "game": "ajedrez"}
"""A table whose second player leaves for a while, so that the host may claim against that player. Only a
spectator explores there, so that the players keep their seats."""
REMEDIES: Final = ("bot", "win", "draw")
HELP_SHARE: Final = 0.3
CHALLENGE_SHARE: Final = 0.2
GONE: Final = (None, errors.ROOM_UNKNOWN, errors.ROOM_ERASED, errors.ROOM_NOT_JOINED)
"""The answers to the order to erase a table after which the table is gone: None for an ack, or a code. The host of an erased
table is not in it any more."""
FIELDS: Final = ("as", "settings", "options", "listed", "bots", "level")


def tab_challenge(tab: PatientTab, rng: random.Random) -> dict[str, Any] | None:
    """Returns a challenge of a random rule, if the person may challenge now."""
    status = tab.view.get("status")
    if not status or "challenge" not in status["may"][int(tab.viewer)]:
        return None
    rules = [rule.id for rule in engine_of(tab.view["room"]["game"]).rules if rule.challengeable]
    return {"type": "challenge", "rule": rng.choice(rules)} if rules else None


class ExploredTable:
    """Tables one after another, with a director, two players and a spectator."""

    def __init__(
        self, number: int, ports: list[int], rng: random.Random, trials: Trials, plan: dict[str, Any] | None = None
    ) -> None:
        """Prepares the tables. `plan`: the plan of each table; None for the plans `HOSTED` in turn."""
        turned = [ports[place:] + ports[:place] for place in range(len(ports))]
        names = ("Gil", "Hue", "Ivo", "Jan")
        self._tabs = [PatientTab(f"{name}{number}", turned[at % len(turned)], rng) for at, name in enumerate(names)]
        self._opened: list[str] = []
        self.group = Group(rng, trials)
        self.explorers = [
            Explorer(f"{tab.name}!", lambda tab=tab: [tab], rng, self.group)  # type: ignore[misc]
            for tab in (self._tabs[3:] if plan is LEFT_ALONE else self._tabs)
        ]
        self._rng = rng
        self._plans = itertools.cycle(rng.sample(HOSTED, len(HOSTED)) if plan is None else [plan])
        self._remedies = itertools.cycle(REMEDIES)
        self._plan = REFEREED
        self._chance = ChanceReader(ChanceState(rng.randbytes(32)))
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def erased(self) -> set[str]:
        """Returns the codes of the erased tables. If the first answer to the order was lost with the table, the answer to the
        repeat is that there is no such table."""
        asked = (each for each in self._tabs[0].askings.values() if each.answers)
        orders = [each for each in asked if each.message.get("command", {}).get("type") == "erase_room"]
        return {each.message["room"] for each in orders if each.answers[0].code in GONE}

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
        self._plan = next(self._plans)
        game = self._plan.get("game") or self._rng.choice(GAMES)
        fields = {name: self._plan[name] for name in FIELDS if name in self._plan}
        try:
            made = await director.call("create", game=game, seats=2, **fields)
        except ConnectionRefusedError:  # not every game has these options
            made = await director.call("create", game="noughts", seats=2, **fields)
        self._opened.append(made["room"])
        for tab in self._tabs:
            tab.room = made["room"]
        await director.order("ready")
        for tab in players[: 1 if self._plan.get("free") else 2]:
            await tab.go_to(made["room"])
            await tab.order("ready")
        await spectator.go_to(made["room"], "spectator")

    def play(self) -> None:
        self._tasks = [asyncio.create_task(each.explore(), name="explorer") for each in self.explorers]
        self._tasks += [asyncio.create_task(self._play(tab), name="player") for tab in self._tabs[:3]]
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
            if view is None or tab.room in tab.gone:
                continue
            if not tab.viewer.isdigit():
                await self._help(tab, view["room"])
                continue
            if self._rng.random() < CHALLENGE_SHARE and (challenge := tab_challenge(tab, self._rng)) is not None:
                await tab.ask({"type": "act", "room": tab.room, "action": challenge}, canonical(challenge))
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

    async def _help(self, tab: PatientTab, shown: dict[str, Any]) -> None:
        """Lets a person without a seat do what the table needs to play on."""
        is_referee = tab is self._tabs[0] and self._plan is REFEREED
        if self._rng.random() > HELP_SHARE:
            return
        if not is_referee:
            await tab.go_to(tab.room)
        elif shown["state"] == "paused":
            for kind in ("resume", "take_up"):
                await tab.order(kind, reason=f"{tab.room} goes on")
        elif shown["state"] in ("waiting", "over"):
            await tab.order("start")

    async def _renew(self) -> None:
        while True:
            if self._plan.get("away"):
                await self._leave(self._tabs[1])
            await asyncio.sleep(self._rng.uniform(*TABLE_S))
            director, room = self._tabs[0], self._tabs[0].room
            if director.view is not None and director.view["room"]["state"] == "playing":
                await director.order("force_result", winners=[0], reason=f"{room} erased")
            await director.order("erase_room")
            await self._open()

    async def _leave(self, tab: PatientTab) -> None:
        """Closes the tab for a while. The other player then claims against the absent one."""
        await tab.go()
        try:
            await asyncio.sleep(self._rng.uniform(*AWAY_S))
            await self._tabs[0].order("claim_absence", seat=1, remedy=next(self._remedies))
        finally:
            tab.begin()
