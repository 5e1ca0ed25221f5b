"""A room where two people play one game after another, while two spectators watch."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.faults.chaos.canonical import canonical
from tests.faults.chaos.person import Asking, Note, Person, digest

REPEATED = 0.03
"""Share of answered actions that a player sends again on purpose."""
SPOKEN = 0.3
DAWDLED = 0.04
THINK_S = (0.2, 0.9)
DAWDLE_S = (3.0, 9.0)
SETTINGS = {"appeals": False, "chat": True, "spectator_delay_ms": 0}


@dataclass(frozen=True)
class Game:
    slug: str
    options: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)


GAMES = (
    Game("noughts", {"turn_ms": 3_000, "grace_ms": 5_000}),
    Game("ajedrez", {"time_control": "una-hora"}),
    Game("contig60", {"turn_ms": 5_000, "grace_ms": 6_000}),
    Game("truco", {"decision_seconds": 6}),
)
"""The games to play, with short turns so that clocks run out: a trivial game, a game with a clock for each side, a dice
game, and a card game."""


class Table:
    """A table. The `players` sit, each connected to a different node; the `spectators` watch, one at each node."""

    def __init__(self, number: int, game: Game, ports: list[int], rng: random.Random, note: Note = digest) -> None:
        self.game = game
        self.room = ""
        self._rng = rng
        self._words = 0
        turned = [ports[place:] + ports[:place] for place in range(len(ports))]
        names = ("Ana", "Bo", "Cai", "Dea")
        people = [Person(f"{name}{number}", turned[at % len(turned)], rng, note) for at, name in enumerate(names)]
        self.players, self.spectators = people[:2], people[2:]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def people(self) -> list[Person]:
        return [*self.players, *self.spectators]

    @property
    def everyone(self) -> list[Person]:
        """Returns all people who ever were there."""
        return self.people

    @property
    def rooms(self) -> list[str]:
        """Returns the codes of the rooms whose streams the checks read."""
        return [self.room]

    async def open(self) -> None:
        """Seats everybody in the room and starts the game."""
        for person in self.people:
            person.begin()
        for person in self.people:
            await person.is_live.wait()
        host = self.players[0]
        settings = SETTINGS | self.game.settings
        made = await host.call("create", game=self.game.slug, seats=2, options=self.game.options, settings=settings)
        self.room = made["room"]
        for person in self.people:
            person.room = self.room
            if person is not host:
                await person.call("join", room=self.room, **{"as": "seat" if person in self.players else "spectator"})
        for player in self.players:
            await player.call("command", room=self.room, command={"type": "ready"})

    def play(self) -> None:
        self._tasks = [asyncio.create_task(self._play(seat), name=f"seat {seat}") for seat in (0, 1)]

    async def rest(self) -> None:
        """Stops making new requests. Pending requests continue until their answers come."""
        for task in self._tasks:
            task.cancel()
        for done in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    async def go(self) -> None:
        await asyncio.gather(*(person.go() for person in self.people))

    async def _play(self, seat: int) -> None:
        player, rng = self.players[seat], self._rng
        chance = ChanceReader(ChanceState(rng.randbytes(32)))
        bot = engine_of(self.game.slug).bot
        while True:
            await asyncio.sleep(rng.uniform(*(DAWDLE_S if rng.random() < DAWDLED else THINK_S)))
            view = player.view
            if view is None or player.unanswered > 4:
                continue
            if rng.random() < SPOKEN:
                for _ in range(rng.randint(1, 3)):
                    await self._say(player)
            if view["room"]["state"] == "over":
                await player.ask({"type": "command", "room": self.room, "command": {"type": "rematch"}}, None)
            elif view["room"]["state"] == "playing":
                action = bot(view["game"], view["status"], seat, chance)
                if action is not None:
                    await self._act(player, action)

    async def answered(self) -> None:
        """Lets each player say something, and waits until one of them gets an answer."""
        said = [await self._say(player) for player in self.players]
        await asyncio.wait([asyncio.ensure_future(each.done.wait()) for each in said], return_when=asyncio.FIRST_COMPLETED)

    async def _say(self, player: Person) -> Asking:
        """Lets the player say unique words, and returns without waiting for the answer."""
        self._words += 1
        command = {"type": "say", "text": f"{self.room} {self._words}"}
        return await player.post({"type": "command", "room": self.room, "command": command}, canonical(command))

    async def _act(self, player: Person, action: dict[str, Any]) -> None:
        asking = await player.ask({"type": "act", "room": self.room, "action": action}, canonical(action))
        if self._rng.random() < REPEATED:
            await player.repeat(asking)
