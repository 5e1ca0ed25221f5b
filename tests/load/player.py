"""Two people at a table of Contig 60 as a load, over real sockets: one action at a time, and both players see it before
the next."""

import asyncio
import itertools
import json
import operator
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from protocol import errors
from tests.people import Guest, Refused, seated

GAME = "contig60"
OPTIONS = {"mode": "tournament", "turn_ms": 0, "game_ms": 0, "starter": 0}
SETTINGS = {"appeals": False}
NUMBERS = {number for row in json.loads(files("engines.contig60").joinpath("board.json").read_text())["grid"] for number in row}
OPERATIONS = {"+": operator.add, "-": operator.sub, "*": operator.mul}


class Table:
    """A room with its two players. `latencies_ms`: times from sending an action until the other player gets it."""

    def __init__(self, room: str, guests: tuple[Guest, Guest]) -> None:
        self.room = room
        self.guests = guests
        self.actions = 0
        self.latencies_ms: list[float] = []

    @property
    def view(self) -> Any:
        return self.guests[0].views[self.room]

    async def act(self, action: dict[str, Any]) -> None:
        seat = self.view["status"]["flag"]
        mover, other = self.guests[seat], self.guests[1 - seat]
        number = self.guests[0].numbers[self.room] + 1
        cid = mover.new_cid()
        sent_at_s = await self._answered(mover, cid, action)
        await other.reaches(self.room, number)
        self.latencies_ms.append((time.perf_counter() - sent_at_s) * 1_000)
        await mover.reaches(self.room, number)
        self.actions += 1

    async def _answered(self, mover: Guest, cid: str, action: dict[str, Any]) -> float:
        """Sends the action until the server accepts it, and waits as long as a rate limit demands. Returns the time
        when the accepted message left. Raises `Refused` for other refusals."""
        while True:
            sent_at_s = time.perf_counter()
            try:
                await mover.ask("act", cid=cid, room=self.room, action=action)
            except Refused as refusal:
                if refusal.code != errors.RATE_FAST:
                    raise
                await asyncio.sleep(refusal.message["params"]["wait_ms"] / 1_000)
            else:
                return sent_at_s

    async def play(self, until_s: float) -> None:
        """Plays whole turns until the time is over. After a finished game, opens a new room."""
        while time.perf_counter() < until_s:
            await self.turn()
            if self.view["room"]["state"] == "over":
                await self.renew()

    async def turn(self) -> None:
        for action in self.actions_of_turn():
            await self.act(action)

    def actions_of_turn(self) -> Iterator[dict[str, Any]]:
        return actions_of_turn(lambda: self.view)

    async def renew(self) -> None:
        old = self.room
        for guest in self.guests:
            await guest.ask("leave", room=old)
            guest.inbox.clear()
        self.room = await table_for(*self.guests)


async def table_for(first: Guest, second: Guest) -> str:
    """Opens a room with a running game, and returns its code."""
    return await seated(first, second, game=GAME, options=OPTIONS, settings=SETTINGS)


def actions_of_turn(look: Callable[[], Any]) -> Iterator[dict[str, Any]]:
    """Yields the actions of a turn: roll, place, announce, score, pass. If the dice allow no placement, yields only roll
    and pass. If the game is then over, also yields the acceptance of the result.

    `look`: returns the present view of the game.
    """
    yield {"type": "roll"}
    view = look()
    game, seat = view["game"], view["status"]["flag"]
    taken = {*game["chips"][0], *game["chips"][1]}
    reachable = sentences(tuple(sorted(game["dice"])))
    cell = next((number for number in reachable if number not in taken), None)
    if cell is not None:
        yield {"type": "place", "cell": cell}
        yield {"type": "announce", "sentence": reachable[cell]}
        yield {"type": "score", "total": game["score"][seat]}
    yield {"type": "pass_flag"}
    if look()["status"]["phase"] == "result_pending":
        yield {"type": "accept_result"}


@cache
def sentences(dice: tuple[int, ...]) -> dict[int, str]:
    """Returns the numbers of the board that the three dice can give with `+`, `-` and `*`, each with a sentence for it.
    The larger numbers, which are rarer, come first."""
    found: dict[int, str] = {}
    for (a, b, c), (first, second) in itertools.product(itertools.permutations(dice), itertools.product("+-*", repeat=2)):
        value = OPERATIONS[second](OPERATIONS[first](a, b), c)
        if value in NUMBERS:
            found[value] = f"({a}{first}{b}){second}{c}={value}"
    return dict(sorted(found.items(), reverse=True))
