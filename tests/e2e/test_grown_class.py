"""A large class from start to end: 33 pupils (30 on sockets, three in browsers), a screen, and two tutors.

The class plays three Swiss rounds with an odd number of pupils. The tutor calls the time, and one tutor leaves while all
boards are paused, so that the other continues. The winners are fixed beforehand, so the test can compute the standings
independently. `test_day.py` has disputes.
"""

import asyncio
import re
from collections import Counter
from typing import Any

import pytest
from playwright.async_api import Page, expect

from banderilla_client import Client
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.socket_pupils import Pupils, SocketPupil
from tests.e2e.table import resign
from tests.e2e.test_class import join, open_class, tab
from tests.e2e.test_screen_and_calls import IS_FULL, screen_of

AT_SOCKETS = [f"Pupila {number:02}" for number in range(1, 31)]
IN_BROWSERS = ("Ana", "Bo", "Cruz")
NAMES = ["Ana", *AT_SOCKETS[:14], "Cruz", *AT_SOCKETS[14:], "Bo"]
"""The names of the pupils, the strongest first."""
GAMES = ("fiar", "contig60", "ajedrez")
COMPUTER = "Computadora"
NAMES_LIE_ON_NOTHING = """() => {
  const [way, names] = ["img", ".names"].map((each) => document.querySelector(`.enter ${each}`).getBoundingClientRect());
  return way.top >= 0 && way.bottom <= names.top && names.bottom <= innerHeight;
}"""
TILES_HOLD_WHAT_IS_SAID = """() => [...document.querySelectorAll(".boards .who")].every((each) => {
  const [said, tile] = [each, each.closest("li")].map((it) => it.getBoundingClientRect());
  return said.top >= tile.top && said.bottom <= tile.bottom;
})"""


class Grown:
    """The class, with the people who use browsers. `witness`: the first pupil on a socket, whose view the test reads."""

    def __init__(self, eva: Page, browsers: dict[str, Page], witness: Client, code: str, pupils: Pupils) -> None:
        self.eva = eva
        self.browsers = browsers
        self.witness = witness
        self.code = code
        self.pupils = pupils

    async def until(self, what: str, *, count: int = len(NAMES) // 2 + 1) -> list[dict[str, Any]]:
        """Waits until at least `count` boards of the last round have the state or the property `what`. Returns all boards of
        the round."""
        async with asyncio.timeout(30):
            async for seen in self.witness.watch(self.code):
                view: Any = seen.view
                boards: list[dict[str, Any]] = view["rounds"][-1]["boards"] if view["rounds"] else []
                if sum(board["state"] == what or board.get(what) is True for board in boards) >= count:
                    return boards
        raise AssertionError("a class is watched without end")

    def name(self, person: str) -> str:
        view: Any = self.witness.rooms[self.code].view
        return next((member["name"] for member in view["members"] if member["id"] == person), COMPUTER)

    async def start(self, number: int) -> list[tuple[str, str]]:
        """Plans and starts the round as the tutor, and waits until all pupils with browsers are at their boards.
        Returns the pairs."""
        self.pupils.may_finish.clear()
        await tab(self.eva, "Ronda")
        await self.eva.locator("select[name=game]").select_option(GAMES[number - 1])
        await self.eva.get_by_label("Cómo se forman las mesas").select_option("swiss")
        await self.eva.get_by_role("button", name="Formar las mesas").click()
        await self.eva.get_by_role("button", name="¡Empezar la ronda!").click()
        boards = await self.until("playing")
        for page in self.browsers.values():
            await expect(page.get_by_role("region", name="Tablero")).to_be_visible(timeout=20_000)
        pairs = [(self.name(board["seats"][0]), self.name(board["seats"][1])) for board in boards]
        assert sorted(name for pair in pairs for name in pair if name != COMPUTER) == sorted(NAMES)
        return pairs

    async def play(self, pairs: list[tuple[str, str]]) -> None:
        """Lets the weaker pupil of each pair resign. Pupils in browsers resign by clicks."""
        self.pupils.may_finish.set()
        for pair in pairs:
            for name, other in (pair, pair[::-1]):
                if name in self.browsers and self.pupils.is_weaker(name, [other]):
                    await resign(self.browsers[name])

    async def sign(self) -> None:
        for page in self.browsers.values():
            # The resigning opponent is one of the thirty pupils on sockets, who first make their actions.
            await page.get_by_role("button", name="Firmar mi tarjeta").click(timeout=40_000)

    async def close(self) -> None:
        """Waits until all cards are final, and closes the round. Pupils with browsers go back to the class."""
        await self.until("final")
        await tab(self.eva, "Mesas")
        await self.eva.get_by_role("button", name="Cerrar la ronda").click()
        await expect(self.eva.get_by_text("Todas las mesas tienen resultado.")).to_be_visible()
        await self.eva.get_by_role("button", name="Sí", exact=True).click()
        await expect(self.eva.get_by_role("tab", name="Posiciones")).to_have_attribute("aria-selected", "true")
        for page in self.browsers.values():
            await page.get_by_role("link", name="Volver a la clase").click()

    def won(self, pairs: list[tuple[str, str]]) -> Counter[str]:
        """Returns the points of a round where the weaker pupils resign. A game against the computer counts as a bye."""
        return Counter({winner: 2 for pair in pairs for winner in [min(pair, key=self._place)]})

    def _place(self, name: str) -> int:
        return self.pupils.names.index(name) if name in self.pupils.names else len(self.pupils.names)


async def second_tutor(eva: Page, person: Person, live_server: LiveServer) -> Page:
    """Invites a leader with a link from Eva's page. Returns the leader's page."""
    await eva.get_by_role("button", name="Invitar a otro docente").click()
    await eva.get_by_role("button", name="Nuevo enlace: líder del juego").click()
    luis = await person(live_server.url, name="Luis")
    await luis.goto(await eva.get_by_label("Enlace para un líder del juego").input_value())
    await expect(luis.get_by_role("tab", name="Mesas")).to_be_visible()
    return luis


async def pause_and_leave(grown: Grown, luis: Page) -> None:
    """Ana raises her hand. The second tutor answers the call, pauses all boards, and closes every page. The first tutor
    continues."""
    ana = grown.browsers["Ana"]
    await ana.get_by_role("button", name="Levantar la mano").click()
    await ana.get_by_role("button", name="Una duda de las reglas").click()
    await luis.get_by_role("region", name="Llamadas").first.get_by_role("button", name=re.compile("^Voy: Ana")).click()
    await expect(ana.get_by_role("button", name="Ya va un docente. Bajar la mano")).to_be_visible()
    await luis.get_by_role("link", name="Clase").click()
    await tab(luis, "Mesas")
    for _asked_then_confirmed in range(2):
        await luis.get_by_role("button", name="Pausar todas").click()
    for page in grown.browsers.values():
        await expect(page.get_by_text(re.compile("^El réferi paró el juego")).first).to_be_visible()
    await luis.context.close()

    await tab(grown.eva, "Alumnos")
    await expect(grown.eva.get_by_text("Luis (líder del juego)")).to_be_visible()
    await tab(grown.eva, "Llamadas")
    await grown.eva.get_by_role("region", name="Llamadas").get_by_role("button", name=re.compile("^Listo: Ana")).click()
    await expect(ana.get_by_role("button", name="Levantar la mano")).to_be_visible()
    await tab(grown.eva, "Mesas")
    for _asked_then_confirmed in range(2):
        await grown.eva.get_by_role("button", name="Seguir", exact=True).click()
    for page in grown.browsers.values():
        await expect(page.get_by_text(re.compile("^El réferi paró el juego"))).to_have_count(0)


async def call_time(grown: Grown) -> None:
    """The tutor calls the time before any move, so that all boards are drawn."""
    await tab(grown.eva, "Mesas")
    for _asked_then_confirmed in range(2):
        await grown.eva.get_by_role("button", name="Pedir el límite de tiempo").click()


async def points(page: Page) -> list[tuple[str, str]]:
    """Returns the standings in order, as (name, points)."""
    await tab(page, "Posiciones")
    rows = page.get_by_role("table").get_by_role("row")
    await expect(rows).to_have_count(len(NAMES) + 1)
    cells = [await row.locator("th, td").all_inner_texts() for row in (await rows.all())[1:]]
    return [(name, shown) for _place, name, shown, *_rest in cells]


@pytest.mark.long
async def test_a_grown_class_through_three_rounds(live_server: LiveServer, person: Person) -> None:
    eva = await person(live_server.url, name="Eva")
    code = await open_class(eva)
    screen = await screen_of(eva)
    await tab(eva, "Alumnos")
    luis = await second_tutor(eva, person, live_server)
    browsers = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in IN_BROWSERS}
    for name, page in browsers.items():
        await join(page, name)
    pupils = Pupils(NAMES)
    clients = await asyncio.gather(*(Client.connect(live_server.url, name=name) for name in AT_SOCKETS))
    await asyncio.gather(*(client.join(code) for client in clients))
    await expect(eva.get_by_role("heading", name="33 alumnos")).to_be_visible()
    grown = Grown(eva, browsers, clients[0], code, pupils)
    assert await screen.evaluate(NAMES_LIE_ON_NOTHING)

    async with asyncio.TaskGroup() as group:
        for client, name in zip(clients, AT_SOCKETS, strict=True):
            group.create_task(SocketPupil(client, name, pupils).attend(code))
        doubled: Counter[str] = Counter()
        """Twice the points of each pupil, so that half points are whole numbers."""
        met: list[frozenset[str]] = []
        for number in range(1, len(GAMES) + 1):
            pupils.turns, pupils.resigns = (0, False) if number == 2 else (2, True)
            pairs = await grown.start(number)
            met += [frozenset(pair) for pair in pairs]
            won = grown.won(pairs)
            await expect(screen.get_by_role("heading", name=re.compile(f"^Ronda {number} · "))).to_be_visible()
            assert await screen.evaluate(TILES_HOLD_WHAT_IS_SAID)
            if number == 1:
                await pause_and_leave(grown, luis)
                await grown.play(pairs)
            elif number == 2:
                for name, page in browsers.items():
                    if (name, COMPUTER) in pairs or (COMPUTER, name) in pairs:
                        await resign(page)
                await call_time(grown)
                pupils.may_finish.set()
                won = Counter({name: 2 if COMPUTER in pair else 1 for pair in pairs for name in pair if name != COMPUTER})
            else:
                await grown.play(pairs)
            doubled += won
            await grown.sign()
            await grown.close()

        assert max(Counter(met).values()) == 1, "nobody meets again, and nobody has a second bye"
        assert len([pair for pair in met if COMPUTER in pair]) == len(GAMES)
        shown = await points(eva)
        assert dict(shown) == {name: f"{doubled[name] / 2:g}".replace(".", ",") for name in NAMES}
        assert [doubled[name] for name, _points in shown] == sorted(doubled[name] for name in NAMES)[::-1]
        best, most = shown[0]
        await expect(screen.locator(".standings li").first).to_contain_text(re.compile(f"{best}.*{most}", re.DOTALL))
        await expect(screen.get_by_text(re.compile(r"^y \d+ más$"))).to_be_in_viewport(ratio=1)
        assert await screen.evaluate(IS_FULL), "through three rounds nothing took the screen's full screen away"
        await tab(eva, "Alumnos")
        await eva.get_by_role("button", name="Terminar la clase").click()
        await eva.get_by_role("button", name="Sí", exact=True).click()
        await expect(eva.get_by_text("Esta clase terminó.")).to_be_visible()
    await asyncio.gather(*(client.close() for client in clients))
