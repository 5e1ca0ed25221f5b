"""Pupils of a class on sockets: they go to each of their boards, play like the game's bot, and sign their cards.

The pupils use the Python client (`clients/python`). At each board the weaker pupil resigns, so the round's result is
known beforehand. A test decides when the games may end (`may_finish`), which pupil disputes the card (`dispute`), and
which pupil does not sign (`forget`).
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
    """The pupils of a class. `names`: all pupils, the strongest first, including pupils without a socket. `turns`:
    number of actions that each pupil makes before the game may end. `resigns`: True if the weaker pupil then resigns;
    False if both play until the game is over."""

    names: Sequence[str]
    turns: int = 2
    resigns: bool = True
    may_finish: asyncio.Event = field(default_factory=asyncio.Event)
    dispute: set[str] = field(default_factory=set)
    forget: set[str] = field(default_factory=set)

    def is_weaker(self, name: str, others: Sequence[str]) -> bool:
        """Tells whether the pupil must lose. A game against the computer is a bye, so its result does not matter, and
        every pupil loses it."""
        return all(other not in self.names or self.names.index(other) < self.names.index(name) for other in others)


class SocketPupil:
    """A pupil on a socket, from joining the class until the class ends."""

    def __init__(self, client: Client, name: str, pupils: Pupils) -> None:
        self.client = client
        self.name = name
        self.pupils = pupils
        self.chance = ChanceReader(ChanceState(name.encode().ljust(32, b"\0")))

    async def attend(self, session: str) -> None:
        """Plays at each board that the class gives the pupil, until the class is over."""
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
        """Plays at the board until all its score cards are final."""
        await self.client.join(board)
        async with asyncio.TaskGroup() as group:
            finishing = group.create_task(self._finish(board))
            left = self.pupils.turns
            async for seen in self.client.watch(board):
                if is_over(seen):
                    if await self._is_signed(seen):
                        break
                elif left > 0 and await self._acts(seen):
                    left -= 1
            finishing.cancel()

    async def _finish(self, board: str) -> None:
        """Waits until the round may end, and then ends the game: the weaker pupil resigns, or both pupils play on until
        the game is over."""
        await self.pupils.may_finish.wait()
        async for seen in self.client.watch(board):
            if is_over(seen) or (self.pupils.resigns and not self.pupils.is_weaker(self.name, others_at(seen))):
                return
            if not self.pupils.resigns:
                await self._acts(seen)
            elif seen.view["room"]["state"] == "playing" and seen.view["room"]["pause"] is None:
                await self._send(seen, {"type": "resign"})

    async def _acts(self, seen: Room) -> bool:
        """Makes an action if it is the pupil's turn. Returns True if the server accepted it."""
        if not seen.may or seen.seat is None:
            return False
        status: Any = seen.view["status"]
        action = engine_of(seen.view["room"]["game"]).bot(seen.game, status, seen.seat, self.chance)
        return action is not None and await self._send(seen, action)

    async def _send(self, seen: Room, action: dict[str, Any]) -> bool:
        """Sends an action and waits for its effect. Returns False if the game changed before the action arrived. Raises
        `Refused` if the server refuses it for another reason."""
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
        """Signs or disputes the pupil's card if necessary. Returns True if all cards are final. Until then a director may
        correct the result, and everybody signs again."""
        cards = seen.view["room"]["cards"] or []
        if all(card["final"] for card in cards):
            return True
        card = next(card for card in cards if card["seat"] == seen.seat)
        if card["signed_at_ms"] is None and not card["disputed"] and self.name not in self.pupils.forget:
            if self.name in self.pupils.dispute:
                self.pupils.dispute.discard(self.name)
                await self.client.command(seen.code, "dispute", text="Gané yo")
            else:
                await self.client.command(seen.code, "sign")
        return False


def boards_of(view: Any, person: str) -> list[str]:
    """Returns the codes of the boards in play where the person has a seat."""
    playing = [each for each in view["rounds"] if each["state"] == "playing"]
    boards = [board for each in playing for board in each["boards"] if person in board["seats"] and board["state"] == "playing"]
    return [str(board["code"]) for board in boards]


def is_over(seen: Room) -> bool:
    """Tells whether the match has ended, or its game got no result, for example because neither pupil came."""
    result = seen.view["room"]["result"]
    return seen.is_over or (result is not None and result["result"] == "void")


def others_at(seen: Room) -> list[str]:
    """Returns the names of the other players; the computer has an empty name."""
    return [seat["name"] for place, seat in enumerate(seen.view["room"]["seats"]) if place != seen.seat]
