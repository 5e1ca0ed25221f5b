"""A person who plays against the computer, and goes from device to device. A `Traveller` has the methods of
`chaos.table.Table`."""

import asyncio
import json
import random
from typing import Any, Final

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.faults.chaos.canonical import canonical
from tests.faults.chaos.orders import text_of_order
from tests.faults.chaos.person import Person
from tests.faults.chaos.table import SETTINGS
from tests.simulation.tab import Tab

GAME: Final = "damas"
LEVEL: Final = "strong"
"""A level that searches in a worker process."""
BOT_MS: Final = 3_000
"""Waiting time in ms before a move of the computer. It is long, because each search takes much processor time."""
THINK_S: Final = (0.3, 1.5)
MOVE_SHARE: Final = 0.05
SIGN_OUT_SHARE: Final = 0.4


class Traveller:
    """A person who plays on one device after another. `device`: the device in use. `signed_out`: the tokens that no longer
    belong to this person; `kept`: the tokens that still do."""

    def __init__(self, number: int, ports: list[int], rng: random.Random) -> None:
        self.device = Tab(f"Tea{number}", ports, rng)
        self.room = ""
        self.kept: list[str] = []
        self.signed_out: list[str] = []
        self._ports = ports
        self._rng = rng
        self._chance = ChanceReader(ChanceState(rng.randbytes(32)))
        self._words = 0
        self._left: list[Tab] = []
        self._visitors: list[Tab] = []
        """The new devices before they belong to the person."""
        self._task: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.device.id

    @property
    def people(self) -> list[Person]:
        return [self.device]

    @property
    def everyone(self) -> list[Person]:
        return [self.device, *self._left]

    @property
    def rooms(self) -> list[str]:
        return [self.room]

    async def open(self) -> None:
        await self.device.arrive()
        made = await self.device.call(
            "create", game=GAME, seats=2, bots=[1], level=LEVEL, settings=SETTINGS | {"bot_ms": BOT_MS}
        )
        self.room = self.device.room = made["room"]
        await self.device.call("command", room=self.room, command={"type": "ready"})

    def play(self) -> None:
        self._task = asyncio.create_task(self._play(), name=self.device.name)

    async def rest(self) -> None:
        """Stops making new requests."""
        if self._task is not None:
            self._task.cancel()
            (done,) = await asyncio.gather(self._task, return_exceptions=True)
            if isinstance(done, Exception):
                raise done
        await asyncio.gather(*(visitor.go() for visitor in self._visitors))

    async def go(self) -> None:
        await self.device.go()

    async def answered(self) -> None:
        """Lets the person say unique words, and waits for the answer."""
        self._words += 1
        command = {"type": "say", "text": f"{self.room} {self._words}"}
        asking = await self.device.post({"type": "command", "room": self.room, "command": command}, text_of_order(command))
        await asking.done.wait()

    async def _play(self) -> None:
        while True:
            rng = self._rng
            await asyncio.sleep(rng.uniform(*THINK_S))
            if rng.random() < MOVE_SHARE:
                await self._move()
            view = self.device.view
            if view is None or self.device.unanswered > 2:
                continue
            if view["room"]["state"] == "over":
                await self.device.ask({"type": "command", "room": self.room, "command": {"type": "rematch"}}, None)
            elif view["room"]["state"] == "playing" and self.device.viewer.isdigit():
                action = engine_of(GAME).bot(view["game"], view["status"], int(self.device.viewer), self._chance)
                if action is not None:
                    await self.device.ask({"type": "act", "room": self.room, "action": action}, canonical(action))

    async def _move(self) -> None:
        """Goes on at a new device, and perhaps signs the old one out."""
        offer = (await self.device.ask({"type": "offer_device"}, None)).answers[0]
        if offer.code is not None:
            return
        visitor = Tab("Visita", self._ports, self._rng)
        self._visitors.append(visitor)
        await visitor.arrive()
        code = json.loads(offer.params)["code"]
        taken = (await visitor.ask({"type": "take_device", "code": code}, None)).answers[0]
        self._visitors.remove(visitor)
        await visitor.go()
        if taken.code is None:
            await self._go_on(json.loads(taken.params))

    async def _go_on(self, taken: dict[str, Any]) -> None:
        assert taken["you"] == self.id, "the code brings another person"
        old, new = self.device, self.device.like()
        new.token, new.room = taken["token"], self.room
        assert old.token is not None
        self._visitors.append(new)
        await new.arrive()
        while old.unanswered:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        self._left.append(old)
        self.device = new
        self._visitors.remove(new)
        self.kept.append(old.token)
        await old.go()
        if self._rng.random() < SIGN_OUT_SHARE:
            done = (await new.ask({"type": "sign_out_devices"}, None)).answers[0]
            if done.code is None:
                self.signed_out += self.kept
                self.kept.clear()

    # What the checks need

    async def wrong_tokens(self) -> list[str]:
        """Says hello with every token, and returns what is wrong."""
        wrongs = [f"a signed-out token still works: {token[:4]}" for token in self.signed_out if await self._is_mine(token)]
        wrongs += [f"a token no longer works: {token[:4]}" for token in self.kept if not await self._is_mine(token)]
        return wrongs

    async def _is_mine(self, token: str) -> bool:
        device = Tab("Visita", self._ports, self._rng)
        device.token = token
        await device.arrive()
        await device.go()
        return device.id == self.id
