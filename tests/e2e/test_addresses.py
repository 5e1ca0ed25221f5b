"""Another device on the same Wi-Fi joins by the address, link or QR code that the first device shows."""

import io
import re
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
import segno
from playwright.async_api import Page, async_playwright, expect

from tests.deploy.door import NGINX, ROOT
from tests.e2e.conftest import CHROMIUM, DESKTOP, QUIET, Person
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
    """Starts a server like the one of `make run` on the first machine."""
    server = LiveServer(tmp_path, flags=("--host", "0.0.0.0"), within=machines[0].command)
    server.start()
    yield server
    server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def pages(machines: Machines, tmp_path: Path) -> AsyncIterator[tuple[Page, Page]]:
    """Opens a browser on each machine, and yields a page of each."""
    async with async_playwright() as playwright:
        browsers = [
            await playwright.chromium.launch(executable_path=machine.wrapped(CHROMIUM, tmp_path), args=list(QUIET))
            for machine in machines
        ]
        first, second = [await browser.new_page(viewport=DESKTOP, locale="es-ES") for browser in browsers]  # type: ignore[arg-type]
        yield first, second
        for browser in browsers:
            await browser.close()


@pytest.fixture
def server_by_room(tmp_path: Path) -> Iterator[LiveServer]:
    """Starts a server which states that a proxy chooses the node by the room's code."""
    server = LiveServer(tmp_path, flags=("--by-room", "true"))
    server.start()
    yield server
    server.stop()


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
    await expect(tutor.get_by_text("¿No pueden entrar?")).to_be_visible()

    picture = tutor.get_by_role("img", name=re.compile("QR"))
    source = await picture.get_attribute("src")
    drawn = await tutor.evaluate("source => fetch(source).then((answer) => answer.text())", source)
    assert drawn.encode() == qr_of(f"{there}/#/r/{code}")

    await pupil.goto(f"http://{await address.inner_text()}")
    await pupil.goto(f"{there}/#/r/{code}")
    await expect(pupil.get_by_role("button", name="Entrar a la clase")).to_be_visible()
    await expect(tutor.get_by_text("¿No pueden entrar?")).to_be_hidden(timeout=25_000)


@pytest.fixture
def composed(machines: Machines, tmp_path: Path) -> Iterator[str]:
    """Starts a node behind the nginx of the compose file on the first machine. Yields the public address from the
    settings."""
    address = f"{machines[0].number}:8000"
    flags = ("--host", "127.0.0.1", "--proxy-hops", "1", "--public-url", f"http://{address}")
    server = LiveServer(tmp_path / "node", flags=flags, within=machines[0].command)
    server.folder.mkdir()
    server.start()
    site = (ROOT / "deploy/nginx.conf").read_text().replace("set $nodes node:8080;", f"set $nodes 127.0.0.1:{server.port};")
    (tmp_path / "site.conf").write_text(site)
    main = (ROOT / "deploy/nginx-main.conf").read_text().replace("/tmp/", f"{tmp_path}/").replace("/dev/std", f"{tmp_path}/std")
    main = main.replace("/etc/nginx/conf.d/*.conf", f"{tmp_path}/site.conf").replace("worker_rlimit_nofile 65536;", "")
    (tmp_path / "nginx.conf").write_text(main.replace("30000", "500").replace("processes auto", "processes 1"))
    nginx = [NGINX, "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "log"), "-g", "daemon off;"]
    with subprocess.Popen([*machines[0].command, *nginx]) as door:
        yield address
        door.terminate()
    server.stop()


async def test_behind_the_door_of_compose_another_device_comes_in_by_the_address_of_the_settings(
    composed: str, pages: tuple[Page, Page]
) -> None:
    tutor, pupil = pages
    await tutor.goto("http://localhost:8000")
    code = await open_class(tutor)
    await tab(tutor, "Pantalla")
    address = tutor.locator(".address")
    await expect(address).to_have_text(composed)
    source = await tutor.get_by_role("img", name=re.compile("QR")).get_attribute("src")
    drawn = await tutor.evaluate("source => fetch(source).then((answer) => answer.text())", source)
    assert drawn.encode() == qr_of(f"http://{composed}/#/r/{code}")
    await pupil.goto(f"http://{await address.inner_text()}/#/r/{code}")
    await expect(pupil.get_by_role("button", name="Entrar a la clase")).to_be_visible()


async def test_where_a_proxy_chooses_by_the_room_a_page_dials_with_what_it_entered(
    server_by_room: LiveServer, person: Person
) -> None:
    bo = await person(server_by_room.url, name="Bo")
    ana = await person(server_by_room.url, name="Ana")
    dialled = list[str]()
    ana.on("websocket", lambda socket: dialled.append(socket.url.partition("/ws")[2]))
    await ana.get_by_role("button", name="Jugar Damas").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Jugar con alguien").click()
    await expect(ana).to_have_url(re.compile(r"#/r/"))
    await bo.goto(ana.url)
    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
    assert [query for query in dialled if query] == [f"?room={ana.url[-6:]}"], "once more, with the table's code"
    assert dialled[-1]
    await bo.reload()
    await expect(bo.get_by_role("region", name="Tablero")).to_be_visible()
