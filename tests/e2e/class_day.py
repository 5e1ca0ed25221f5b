"""A class on a tournament day: the pages of its tutors and its wall, the pupils on sockets, and their expected points."""

import asyncio
import os
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Page, TimeoutError, expect

from banderilla_client import Client
from tests.e2e.socket_pupils import Pupils, SocketPupil
from tests.e2e.test_class import tab
from tests.e2e.test_wall import LEAST, MEASURE, PLAYING, PUBLISHED

NAMES = [
    *("Valentina Espinoza", "Gael Zárate", "Ofelia Rojas", "Benjamín Fernández", "Lucía Paz", "Tomás Quispe"),
    *("Guadalupe Domínguez", "Mateo Ríos", "Emilia Sosa", "Santiago Vera", "Renata Ibáñez", "Maximiliano Acosta"),
    *("Catalina Funes", "Bruno Díaz", "Ema Godoy", "Thiago Luna", "Abril Ortiz", "Joaquín Núñez"),
    *("Martina Peralta", "Felipe Castro", "Julieta Vargas", "Simón Herrera", "Delfina Molina", "Ana Gil"),
]
"""The pupils who come, the strongest first."""
COMPUTER = "Computadora"
TABLE = """() => Object.fromEntries([...document.querySelectorAll("[role=region][aria-label=Posiciones] tbody tr")]
  .map((row) => [row.querySelector("th").innerText, row.querySelector("strong").innerText]))"""
"""JavaScript that returns the points in the standings, by name."""
SAME = "((one, other) => Object.keys(other).every((name) => one[name] === other[name]))"


@dataclass
class Day:
    """The class with the pages of its tutors and its wall, and the pupils' connections by name."""

    tutor: Page
    other: Page
    wall: Page
    code: str
    clients: dict[str, Client]
    pupils: Pupils
    group: asyncio.TaskGroup
    points: dict[str, float] = field(default_factory=lambda: dict.fromkeys(NAMES, 0.0))

    @property
    def rounds(self) -> list[Any]:
        view: Any = self.clients[NAMES[0]].rooms[self.code].view
        found: list[Any] = view["rounds"]
        return found

    async def until(self, state: str, count: int) -> list[Any]:
        """Waits until at least `count` boards of the last round have the state `state`, or have a field of that name that is
        True. Returns all boards of the round."""
        async with asyncio.timeout(30):
            async for _seen in self.clients[NAMES[0]].watch(self.code):
                boards = self.rounds[-1]["boards"] if self.rounds else []
                if sum(board["state"] == state or board.get(state) is True for board in boards) >= count:
                    return list(boards)
        raise AssertionError("a class is watched without end")

    def attend(self, *names: str) -> None:
        for name in names:
            self.group.create_task(SocketPupil(self.clients[name], name, self.pupils).attend(self.code))

    def pairs(self) -> list[tuple[str, ...]]:
        """Returns the names at each board of the last round."""
        ids = {client.id: name for name, client in self.clients.items()}
        return [tuple(ids.get(person, COMPUTER) for person in board["seats"]) for board in self.rounds[-1]["boards"]]

    async def both(self, text: str | re.Pattern[str]) -> None:
        """Checks that the log of both tutors has a line with the text."""
        for page in (self.tutor, self.other):
            await expect(page.get_by_role("log", name="Qué ha pasado en la clase")).to_contain_text(text)

    async def wall_fits(self, state: str) -> None:
        """Checks that every text on the wall is large enough, lies inside the screen, and covers nothing else."""
        found: list[str] = []
        for _frame in range(20):
            await self.wall.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found = await self.wall.evaluate(MEASURE, [LEAST, PUBLISHED, PLAYING])
            if not found:
                break
        assert not found, f"{state}: {found}"
        await self.picture(f"wall_{state}", self.wall)

    async def picture(self, name: str, *pages: Page) -> None:
        """Saves pictures if the environment asks for pictures; no check depends on them."""
        folder = os.environ.get("PICTURES")
        for at, page in enumerate(pages if folder else ()):
            size = page.viewport_size
            for width, height in ((360, 740), (1366, 768), (1920, 1080)) if page is not self.wall else ():
                await page.set_viewport_size({"width": width, "height": height})
                await page.screenshot(path=f"{folder}/day_{name}_{at}_{width}.png", full_page=width == 360)
            assert size is not None
            await page.set_viewport_size(size)
            if page is self.wall:
                await page.screenshot(path=f"{folder}/day_{name}.png")

    async def table_says(self) -> None:
        """Checks that the standings of both tutors have a line for each pupil, with the computed points."""
        wanted = {name: f"{points:g}".replace(".", ",") for name, points in self.points.items()}
        for page in (self.tutor, self.other):
            await tab(page, "Posiciones")
            with suppress(TimeoutError):
                await page.wait_for_function(f"(wanted) => {SAME}(({TABLE})(), wanted)", arg=wanted)
            assert await page.evaluate(TABLE) == wanted

    async def wall_says(self, lines: int) -> None:
        """Checks that the wall has the points of the `lines` best pupils, and the number of the others."""
        best = sorted(self.points.values(), reverse=True)[:lines]
        shown = self.wall.locator(".standings li strong")
        await expect(shown).to_have_text([f"{points:g}".replace(".", ",") for points in best])
        await expect(self.wall.get_by_text(f"y {len(NAMES) - lines} más")).to_be_visible()

    async def question(self) -> int:
        """Waits for an open question and returns its number."""
        async with asyncio.timeout(15):
            async for seen in self.clients[NAMES[0]].watch(self.code):
                view: Any = seen.view
                if "question" in view:
                    return int(view["question"]["number"])
        raise AssertionError("a class is watched without end")

    def won(self) -> dict[str, str]:
        """Returns a map from the loser to the winner of each pair in the last round. The stronger pupil wins."""
        return {max(pair, key=NAMES.index): min(pair, key=NAMES.index) for pair in self.pairs() if COMPUTER not in pair}
