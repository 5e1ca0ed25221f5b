"""A pupil of a simulated class: finds the own board in the class, plays there, signs, and sometimes raises a hand."""

import asyncio
import random
from typing import Any, Final

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.faults.chaos.canonical import canonical
from tests.simulation.tab import Tab

THINK_S: Final = (0.2, 0.9)
AWAY_S: Final = (3.0, 8.0)
AWAY_SHARE: Final = 0.03
HAND_SHARE: Final = 0.02
REPEATED: Final = 0.05


class Pupil:
    """A pupil with a tab for the class and, from the first board on, a tab for the boards."""

    def __init__(self, name: str, ports: list[int], rng: random.Random, tab: type[Tab] = Tab) -> None:
        self.class_tab = tab(name, ports, rng)
        self.board_tab: Tab | None = None
        self._rng = rng
        self._chance = ChanceReader(ChanceState(rng.randbytes(32)))

    @property
    def name(self) -> str:
        return self.class_tab.name

    @property
    def id(self) -> str:
        return self.class_tab.id

    @property
    def tabs(self) -> list[Tab]:
        return [self.class_tab] if self.board_tab is None else [self.class_tab, self.board_tab]

    async def attend(self) -> None:
        """Takes part in the class until the task is cancelled."""
        while True:
            rng = self._rng
            await asyncio.sleep(rng.uniform(*(AWAY_S if rng.random() < AWAY_SHARE else THINK_S)))
            if self.class_tab.room in self.class_tab.gone:
                continue
            if rng.random() < HAND_SHARE:
                await self._raise_or_lower()
            code = self._own_board()
            if code is None:
                continue
            if self.board_tab is None:
                self.board_tab = self.class_tab.like()
                await self.board_tab.arrive()
            tab = self.board_tab
            if code in tab.gone:
                continue
            if tab.room != code:
                await tab.go_to(code)
            elif tab.view is not None and tab.viewer.isdigit():
                await self._do(tab, tab.view, int(tab.viewer))

    def _own_board(self) -> str | None:
        """Returns the code of the pupil's board in the round that is being played; None if there is none."""
        view = self.class_tab.view
        rounds = view["rounds"] if view else []
        if not rounds or rounds[-1]["state"] != "playing":
            return None
        boards = (board for board in rounds[-1]["boards"] if self.id in board["seats"] and board["state"] != "waiting")
        return next((board["code"] for board in boards), None)

    async def _do(self, tab: Tab, view: dict[str, Any], seat: int) -> None:
        match view["room"]["state"]:
            case "playing":
                action = engine_of(view["room"]["game"]).bot(view["game"], view["status"], seat, self._chance)
                if action is None:
                    return
                asking = await tab.ask({"type": "act", "room": tab.room, "action": action}, canonical(action))
                if self._rng.random() < REPEATED:
                    await tab.repeat(asking)
            case "over":
                cards = view["room"]["cards"] or []
                if any(card["seat"] == seat and not card["final"] and card["signed_at_ms"] is None for card in cards):
                    await tab.order("sign")

    async def _raise_or_lower(self) -> None:
        view = self.class_tab.view
        if view is None or "hands" not in view:
            return
        if any(hand["person"] == self.id for hand in view["hands"]):
            await self.class_tab.order("lower_hand")
        else:
            await self.class_tab.order("raise_hand", why=self._rng.choice(("rules", "device", "again")))
