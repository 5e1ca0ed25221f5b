"""Another device on the same wifi comes in by what the first one shows: the text, the link and the QR picture."""

import io
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
import segno
from playwright.async_api import Page, async_playwright, expect

from tests.e2e.conftest import CHROMIUM, DESKTOP, QUIET
from tests.e2e.live_server import LiveServer
from tests.e2e.networks import Machine, two_machines
from tests.e2e.test_class import open_class, tab

Machines = tuple[Machine, Machine]


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    with two_machines() as both:
        yield both


@pytest.fixture
def far_server(machines: Machines, tmp_path: Path) -> Iterator[LiveServer]:
    """Started as `make run` does, on the first machine."""
    server = LiveServer(tmp_path, flags=("--host", "0.0.0.0"), within=machines[0].command)
    server.start()
    yield server
    server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def pages(machines: Machines, tmp_path: Path) -> AsyncIterator[tuple[Page, Page]]:
    """A browser on each machine."""
    async with async_playwright() as playwright:
        browsers = [
            await playwright.chromium.launch(executable_path=machine.wrapped(CHROMIUM, tmp_path), args=list(QUIET))
            for machine in machines
        ]
        first, second = [await browser.new_page(viewport=DESKTOP, locale="es-ES") for browser in browsers]  # type: ignore[arg-type]
        yield first, second
        for browser in browsers:
            await browser.close()


def qr_of(address: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=8, border=4, xmldecl=False, light="#fff")
    return drawn.getvalue()


async def test_what_the_tutors_screen_says_opens_on_another_device(
    machines: Machines, far_server: LiveServer, pages: tuple[Page, Page]
) -> None:
    tutor, pupil = pages
    here = f"http://localhost:{far_server.port}"
    there = f"http://{machines[0].number}:{far_server.port}"
    assert f"{there}/" in (far_server.folder / "server.log").read_text(), "the terminal says it too"

    await tutor.goto(here)
    code = await open_class(tutor)
    await tab(tutor, "Pantalla")
    address = tutor.locator(".address")
    await expect(address).to_have_text(there.removeprefix("http://"))
    await expect(tutor.get_by_text("Todavía no entró nadie desde otro aparato.")).to_be_visible()

    picture = tutor.get_by_role("img", name=re.compile("QR"))
    source = await picture.get_attribute("src")
    drawn = await tutor.evaluate("source => fetch(source).then((answer) => answer.text())", source)
    assert drawn.encode() == qr_of(f"{there}/#/r/{code}")

    await pupil.goto(f"http://{await address.inner_text()}")
    await pupil.goto(f"{there}/#/r/{code}")
    await expect(pupil.get_by_role("button", name="Entrar a la clase")).to_be_visible()
    await expect(tutor.get_by_text("Todavía no entró nadie desde otro aparato.")).to_be_hidden(timeout=25_000)
