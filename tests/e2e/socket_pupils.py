"""Pupils of a class on sockets: they go to each of their boards, play like the game's bot, and sign.

They use the Python client (`clients/python`). At each board the weaker pupil resigns, so the round's result is fixed
beforehand: a test decides when (`may_finish`), and which pupil disputes the card (`dispute`).
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from banderilla_client import Client, Refused, Room
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of


@dataclass
class Pupils:
    """The pupils of a class. `names`: all, the strongest first, including those without a socket. `turns`: number of actions
    that each pupil makes first. `resigns`: then the weaker pupil resigns; otherwise both play until the game is over."""

    names: Sequence[str]
    turns: int = 2
    resigns: bool = True
    may_finish: asyncio.Event = field(default_factory=asyncio.Event)
    dispute: set[str] = field(default_factory=set)

    def is_weaker(self, name: str, others: Sequence[str]) -> bool:
        """Tells whether the pupil must lose. Against the computer every pupil must lose, because that game is a bye."""
        return all(other not in self.names or self.names.index(other) < self.names.index(name) for other in others)


class SocketPupil:
    """One of the pupils, from joining the class to its end."""

    def __init__(self, client: Client, name: str, pupils: Pupils) -> None:
        self.client = client
        self.name = name
        self.pupils = pupils
        self.chance = ChanceReader(ChanceState(name.encode().ljust(32, b"\0")))

    async def attend(self, session: str) -> None:
        """Attends until the class is over."""
        played: set[str] = set()
        async for seen in self.client.watch(session):
            view: Any = seen.view
            if view["session"]["state"] != "open":
                return
            board = next((code for code in boards_of(view, self.client.id) if code not in played), None)
            if board is not None:
                played.add(board)
                await self._play(board)

    async def _play(self, board: str) -> None:
        """Plays until all cards of the board are final."""
        await self.client.join(board)
        async with asyncio.TaskGroup() as group:
            finishing = group.create_task(self._finish(board))
            left = self.pupils.turns
            async for seen in self.client.watch(board):
                if seen.is_over:
                    if await self._is_signed(seen):
                        break
                elif left > 0 and await self._acts(seen):
                    left -= 1
            finishing.cancel()

    async def _finish(self, board: str) -> None:
        """Finishes when the round may end: the weaker pupil resigns as soon as the game runs, or both play to its end."""
        await self.pupils.may_finish.wait()
        async for seen in self.client.watch(board):
            if seen.is_over or (self.pupils.resigns and not self.pupils.is_weaker(self.name, others_at(seen))):
                return
            if not self.pupils.resigns:
                await self._acts(seen)
            elif seen.view["room"]["state"] == "playing" and seen.view["room"]["pause"] is None:
                await self._send(seen, {"type": "resign"})

    async def _acts(self, seen: Room) -> bool:
        """Acts if it is the pupil's turn. Returns True if the server accepted an action."""
        if not seen.may or seen.seat is None:
            return False
        status: Any = seen.view["status"]
        action = engine_of(seen.view["room"]["game"]).bot(seen.game, status, seen.seat, self.chance)
        return action is not None and await self._send(seen, action)

    async def _send(self, seen: Room, action: dict[str, Any]) -> bool:
        """Sends an action and waits for its effect. Returns False if the game changed before. Raises `Refused` for any other
        refusal."""
        at = seen.seq
        try:
            ack = await self.client.act(seen.code, action)
        except Refused:
            if seen.seq == at:
                raise
            return False
        async for now in self.client.watch(seen.code):
            if now.seq >= ack.get("seq", 0):
                return True
        return True

    async def _is_signed(self, seen: Room) -> bool:
        """Tells whether all have signed: until then a director may correct the result, and everybody signs again."""
        cards = seen.view["room"]["cards"] or []
        if all(card["final"] for card in cards):
            return True
        card = next(card for card in cards if card["seat"] == seen.seat)
        if card["signed_at_ms"] is None and not card["disputed"]:
            if self.name in self.pupils.dispute:
                self.pupils.dispute.discard(self.name)
                await self.client.command(seen.code, "dispute", text="Gané yo")
            else:
                await self.client.command(seen.code, "sign")
        return False


def boards_of(view: Any, person: str) -> list[str]:
    """The boards of the current round with that person in a seat."""
    playing = [each for each in view["rounds"] if each["state"] == "playing"]
    boards = [board for each in playing for board in each["boards"] if person in board["seats"] and board["state"] == "playing"]
    return [str(board["code"]) for board in boards]


def others_at(seen: Room) -> list[str]:
    """Returns the other players' names; the computer's is empty."""
    return [seat["name"] for place, seat in enumerate(seen.view["room"]["seats"]) if place != seen.seat]
