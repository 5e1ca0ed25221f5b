"""Two people who become friends, invite one another, and meet in the weekend hour. `Friends` has the methods of
`chaos.table.Table`."""

import asyncio
import json
import random
from typing import Any, Final, Literal

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.faults.chaos.canonical import canonical
from tests.faults.chaos.person import Person
from tests.simulation.tab import Tab

THINK_S: Final = (0.2, 0.8)
DROP_SHARE: Final = 0.3
ROUNDS: Final = (4, 12)
"""Number of actions that each of them plays at a table before they leave it."""
GAME: Final = "noughts"
Pair = Literal["friends", "strangers", "unknown"]


class Friends:
    """Two people. `pair`: the last acknowledged state of their friendship; `meetings`: number of games in the weekend hour."""

    def __init__(self, number: int, ports: list[int], rng: random.Random) -> None:
        self._tabs = [Tab(f"{name}{number}", ports[at:] + ports[:at], rng) for at, name in enumerate(("Uma", "Val"))]
        self.pair: Pair = "strangers"
        self.rooms: list[str] = []
        self.meetings = 0
        self._rng = rng
        self._chance = ChanceReader(ChanceState(rng.randbytes(32)))
        self._task: asyncio.Task[None] | None = None

    @property
    def people(self) -> list[Person]:
        return [*self._tabs]

    @property
    def everyone(self) -> list[Person]:
        return self.people

    async def open(self) -> None:
        await asyncio.gather(*(tab.arrive() for tab in self._tabs))

    def play(self) -> None:
        self._task = asyncio.create_task(self._live(), name="friends")

    async def rest(self) -> None:
        """Stops making new requests."""
        if self._task is not None:
            self._task.cancel()
            (done,) = await asyncio.gather(self._task, return_exceptions=True)
            if isinstance(done, Exception):
                raise done

    async def go(self) -> None:
        await asyncio.gather(*(tab.go() for tab in self._tabs))

    async def answered(self) -> None:
        await self._tabs[0].ask({"type": "friends", "here": True}, None)

    async def _live(self) -> None:
        while True:
            await self._become_friends()
            await self._play_together()
            if self._rng.random() < DROP_SHARE:
                await self._part()
            await self._meet_strangers()

    async def _ask(self, tab: Tab, kind: str, **fields: Any) -> dict[str, Any] | None:
        """Returns the params of the ack; None if the server refuses the request."""
        await asyncio.sleep(self._rng.uniform(*THINK_S))
        answer = (await tab.ask({"type": kind, **fields}, None)).answers[0]
        params: dict[str, Any] = json.loads(answer.params)
        return params if answer.code is None else None

    async def _become_friends(self) -> None:
        one, other = self._rng.sample(self._tabs, 2)
        for tab in self._tabs:
            await self._ask(tab, "friends", here=True)
        if self.pair == "friends" or (offer := await self._ask(one, "offer_friend")) is None:
            return
        self.pair = "unknown"
        await self._ask(other, "take_friend", code=offer["code"])
        said = [await self._ask(tab, "confirm_friend", friend=to.id) for tab, to in ((one, other), (other, one))]
        if any(each is not None and each["confirmed"] for each in said):
            self.pair = "friends"

    async def _part(self) -> None:
        one, other = self._rng.sample(self._tabs, 2)
        self.pair = "unknown"
        if await self._ask(one, "drop_friend", friend=other.id) is not None:
            self.pair = "strangers"

    async def _play_together(self) -> None:
        host, guest = self._rng.sample(self._tabs, 2)
        made = await self._ask(host, "create", game=GAME, seats=2)
        if made is None:
            return
        self.rooms.append(made["room"])
        host.room = made["room"]
        await host.order("ready")
        await self._ask(host, "invite_friend", friend=guest.id, room=host.room)
        seen = await self._ask(guest, "friends", here=True)
        invited = next((each["invite"] for each in (seen or {}).get("friends", ()) if each.get("invite")), None)
        if invited is not None and await guest.go_to(invited["room"]):
            await guest.order("ready")
            await self._play()

    async def _meet_strangers(self) -> None:
        """Lets both wait for an opponent in the weekend hour. Somebody else may be that opponent."""
        await asyncio.gather(*(self._meet(tab) for tab in self._tabs))

    async def _meet(self, tab: Tab) -> None:
        view = await self._ask(tab, "weekend", do="enter")
        for _ in range(6):
            if view is None or view["room"] is not None:
                break
            view = await self._ask(tab, "weekend")
        if view is None or view["room"] is None:
            await self._ask(tab, "weekend", do="leave")
            return
        if view["room"] not in self.rooms:
            self.rooms.append(view["room"])
        if await tab.go_to(view["room"]):
            self.meetings += 1
            for _ in range(self._rng.randint(*ROUNDS)):
                await self._act(tab)
            await self._ask(tab, "weekend")

    async def _play(self) -> None:
        for _ in range(self._rng.randint(*ROUNDS)):
            for tab in self._tabs:
                await self._act(tab)

    async def _act(self, tab: Tab) -> None:
        await asyncio.sleep(self._rng.uniform(*THINK_S))
        view = tab.view
        if view is None or not tab.viewer.isdigit():
            return
        if view["room"]["state"] == "playing":
            action = engine_of(view["room"]["game"]).bot(view["game"], view["status"], int(tab.viewer), self._chance)
            if action is not None:
                await tab.ask({"type": "act", "room": tab.room, "action": action}, canonical(action))

    # For the checks

    async def wrong_pairs(self, *, loses: bool) -> list[str]:
        """Returns what is wrong: the two lists must agree, and show the last acknowledged state. `loses`: a replica has taken
        over, which may lack what the store acknowledged about friends."""
        one, other = self._tabs
        shown = [await self._state(tab, to) for tab, to in ((one, other), (other, one))]
        expected: dict[Pair, list[str]] = {"friends": ["friend", "friend"], "strangers": ["", ""]}
        if self.pair in expected and not loses and shown != expected[self.pair]:
            return [f"they are {self.pair}, and their lists say {shown}"]
        agrees = shown in (["friend", "friend"], ["", ""], ["asks", "asks"], ["asks", "waits"], ["waits", "asks"])
        return [] if agrees else [f"their lists disagree: {shown}"]

    async def _state(self, tab: Tab, to: Tab) -> str:
        answer = (await tab.ask({"type": "friends"}, None)).answers[0]
        found = json.loads(answer.params)["friends"] if answer.code is None else []
        return next((str(each["state"]) for each in found if each["friend"] == to.id), "")
