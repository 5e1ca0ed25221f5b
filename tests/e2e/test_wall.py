"""Measures every text on the wall screen of a class in every state, on two projectors, for small and large classes."""

import asyncio
import os
import re
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import tab
from tests.e2e.test_class_ends import sheets
from tests.gateway.test_sessions import opened, rounds
from tests.people import Guest

MEASURE = (Path(__file__).parent / "wall_measure.js").read_text()
LEAST, PUBLISHED, PLAYING = 20.0, 28.0, 24.0
"""Minimum height of letters in px on a screen of 1280 px: for any text, for names before the games, and for names
during the games."""
ANNOUNCED = 24.0
"""Minimum height in px of sixty pupils' names before the games, while an announcement takes part of the screen."""
WALLS = ((1280, 720), (1920, 1080))
GIVEN = [
    "Ana",
    "Valentina",
    "Maximiliano",
    "Bo",
    "Guadalupe",
    "Gael",
    "Lucía",
    "Tomás",
    "Benjamín",
    "Ofelia",
    "Emilia",
    "Santiago",
    "Renata",
    "Mateo",
    "Catalina",
]
SURNAMES = ["Paz", "Espinoza", "Rodríguez", "Zárate", "Fernández"]
NAMES = [f"{GIVEN[at % 15]} {SURNAMES[(at // 15 + at) % 5]}" for at in range(60)]
MISSING = [f"{name.split()[0]} Quiroga" for name in NAMES[:14]]
"""Pupils on the class's list who never join."""
WORDS = "Cinco minutos más: terminen la jugada y firmen su tarjeta."
PRIZES = ["Copa de plata y un libro", "Medalla", "Un juego de ajedrez de madera", "Diploma", "Una entrada para el museo"]


async def unreadable(page: Page, published: float = PUBLISHED) -> list[str]:
    """Returns the texts of the wall, or of an open dialogue, that are too small, cut, or over each other."""
    found: list[str] = []
    for _frame in range(10):  # fonts, boards and measured sizes need a few frames
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found = await page.evaluate(MEASURE, [LEAST, published, PLAYING])
        if not found:
            break
    return found


class Wall:
    """The page of the projector, and the tutor who determines its content."""

    def __init__(self, page: Page, tutor: Guest, session: str) -> None:
        self.page = page
        self.tutor = tutor
        self.session = session
        self.trouble: dict[str, list[str]] = {}

    async def order(self, kind: str, **fields: Any) -> None:
        await self.tutor.order(self.session, kind, **fields)

    async def measure(self, state: str, published: float = PUBLISHED) -> None:
        """Measures the wall on both projectors, and adds the unreadable texts to `trouble`. `state`: the name of the state."""
        for width, height in WALLS:
            await self.page.set_viewport_size({"width": width, "height": height})
            if found := await unreadable(self.page, published):
                self.trouble[f"{state} at {width}"] = found
            if os.environ.get("PICTURES"):
                await self.page.screenshot(path=f"{os.environ['PICTURES']}/wall_{state.replace(' ', '_')}_{width}.png")

    async def one_round(self, pupils: int) -> None:
        ids = [member["id"] for member in self.tutor.views[self.session]["members"] if member["role"] == "pupil"]
        assert len(ids) == pupils
        await expect(self.page.get_by_text(f"{pupils} alumnos")).to_be_visible()
        await expect(self.page.get_by_text("Quiroga").first).to_be_visible()
        await self.measure(f"door {pupils}")
        await self.order("set_bye", people=ids[:2], points=0.5)
        await self.order("plan_round", game="contig60", how="swiss", minutes=30)
        await self.order("publish_round")
        await expect(self.page.locator(".boards > li")).to_have_count(pupils // 2 - 1)
        await expect(self.page.get_by_text("Descansan: ")).to_be_visible()
        await self.measure(f"published {pupils}")
        await self.order("announce", words=WORDS)
        await expect(self.page.get_by_text(WORDS)).to_be_visible()
        await self.measure(f"announced {pupils}", ANNOUNCED if pupils > 24 else PUBLISHED)
        await self.order("stop_announcing")
        await self.order("start_round")
        tutor, session = self.tutor, self.session
        await tutor.until(lambda: all(board["state"] == "playing" for board in rounds(tutor, session)[-1]["boards"]))
        room = rounds(tutor, session)[-1]["boards"][0]["code"]
        await tutor.ask("join", room=room, **{"as": "referee"})
        await tutor.order(room, "force_result", winners=[0], reason="Se fue")
        await expect(self.page.locator(".boards > .over")).to_have_count(1)
        await expect(self.page.get_by_role("timer").first).to_be_visible()
        await self.measure(f"playing {pupils}")
        await self.order("close_round", reason="Hora")
        await expect(self.page.get_by_role("heading", name="Posiciones")).to_be_visible()
        await self.measure(f"closed {pupils}")
        await self.order("set_session", settings={"joining": False})
        await expect(self.page.locator(".standings.alone")).to_be_visible()
        await self.measure(f"final table {pupils}")
        await self.order(
            "set_session", settings={"prizes": [{"text": text, "place": place} for place, text in enumerate(PRIZES, 1)]}
        )
        await expect(self.page.get_by_text(PRIZES[-1])).to_be_visible()
        await self.measure(f"prizes {pupils}")
        await self.order("set_session", settings={"prizes": []})
        await self.order("set_session", settings={"joining": True})


SHEETS = {"board": 1, "name": 2, "slips": 4}
"""Number of A4 sheets for the pairings of 30 boards, by the way of printing."""
WIDTH_OF_A4 = 680
"""Width in px of the printable area of an A4 sheet with margins of 15 mm."""


async def printed(person: Person, live_server: LiveServer, tutor: Guest, session: str) -> None:
    """Prints the pairings of sixty pupils, and checks that no line and no slip extends beyond its sheet."""
    key = (await tutor.order(session, "invite_tutor", role="leader"))["params"]["key"]
    page = await person(live_server.url, name="Luz")
    await page.goto(f"{live_server.url}#/c/{session}/ref/{key}")
    await tab(page, "Posiciones")
    await page.get_by_role("button", name="Emparejamientos").click()
    for kind, most in SHEETS.items():
        await page.get_by_label("Emparejamientos").select_option(kind)
        await expect(page.locator("#panel").get_by_text(NAMES[59]).first).to_be_visible()
        assert 1 <= await sheets(page) <= most, kind
        await page.emulate_media(media="print")
        await page.set_viewport_size({"width": WIDTH_OF_A4, "height": 960})
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
        if folder := os.environ.get("PICTURES"):
            await page.pdf(prefer_css_page_size=True, path=f"{folder}/pairings_60_{kind}.pdf")
            await page.screenshot(path=f"{folder}/pairings_60_{kind}.png", full_page=True)
        await page.emulate_media(media="null")
        await page.set_viewport_size({"width": 1366, "height": 768})


async def test_every_text_on_the_wall_can_be_read(live_server: LiveServer, person: Person, come: Arrival) -> None:
    tutor = await come(live_server.port, name="Eva")
    session = await opened(tutor)
    wall = Wall(
        await person(f"{live_server.url}#/c/{session}/screen/{tutor.views[session]['desk']['screen_key']}"), tutor, session
    )
    await wall.order("set_list", names=MISSING)
    await wall.order("set_session", settings={"missing_on_wall": True})
    came = 0
    for pupils in (6, 12, 24, 60):
        guests = await asyncio.gather(*(come(live_server.port, name=name) for name in NAMES[came:pupils]))
        await asyncio.gather(*(guest.ask("join", room=session) for guest in guests))
        came = pupils
        await tutor.until(lambda pupils=pupils: len(tutor.views[session]["members"]) == pupils + 1)  # type: ignore[misc]
        await wall.one_round(pupils)
    await printed(person, live_server, tutor, session)
    for game in ("contig60", "fiar"):
        asked = await tutor.ask("ask_class", room=session, game=game, question="fault")
        await expect(wall.page.get_by_role("region", name="Lo que acaba de pasar")).to_be_visible()
        await wall.measure(f"question {game}")
        await wall.order("announce", words=WORDS)
        await wall.measure(f"question announced {game}")
        await wall.order("close_question", number=asked["params"]["number"])
        await expect(wall.page.get_by_role("region", name=re.compile("^Era: "))).to_be_visible()
        await wall.measure(f"answers announced {game}")
        await wall.order("stop_announcing")
    await wall.order("show_position", game="contig60", seats=2, given={})
    await expect(wall.page.locator(".position")).to_be_visible()
    await expect(wall.page.get_by_role("region", name=re.compile("^Era: "))).to_have_count(0)
    await wall.measure("position")
    assert wall.trouble == {}
