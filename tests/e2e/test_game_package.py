"""A game from an installed package: pip installs it for the server, and people play it in the browser with a referee."""

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_lessons import touch
from tests.wire import Validators, validators_of

SAMPLE = Path(__file__).parents[2] / "examples" / "pebbles"


@pytest.fixture(scope="module")
def server_with_package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Starts a server whose environment has the sample package, installed without a network."""
    site = tmp_path_factory.mktemp("site")
    uv = Path(sys.prefix) / "bin" / "uv"
    subprocess.run([uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--target", site, SAMPLE], check=True)
    live_server = LiveServer(tmp_path_factory.mktemp("data"), within=("env", f"PYTHONPATH={site}"))
    live_server.start()
    yield live_server
    live_server.stop()


@pytest.fixture
def description(server_with_package: LiveServer) -> Validators:
    """Returns validators for the description that this server publishes. It contains the views and actions of the
    package."""
    with urllib.request.urlopen(server_with_package.url + "asyncapi.json") as answer:
        return validators_of(json.load(answer))


async def test_the_lobby_lists_it_and_two_people_play_it_with_a_challenge(
    server_with_package: LiveServer, person: Person, come: Arrival
) -> None:
    _referee, room, (ana, bo) = await table.set_up(server_with_package, person, come, "pebbles", {"pile": 6})
    await ana.get_by_role("button", name="Tomar 3").click()
    await ana.get_by_label("Piedritas que quedan").fill("4")
    await ana.get_by_role("button", name="Decir", exact=True).click()
    await ana.get_by_role("button", name="Pasar la banderilla").first.click()
    await expect(bo.get_by_role("img", name="Montón: 3 piedritas")).to_be_visible()
    assert await objections(bo) == []
    await bo.get_by_role("button", name="Retar", exact=True).click()
    dialog = bo.get_by_role("dialog")
    await dialog.locator('input[value="pebbles.count"]').check()
    await bo.get_by_role("button", name="¡Reto!").click()
    for page in (ana, bo):
        decision = page.get_by_role("region", name="Decisión")
        await expect(decision).to_contain_text(re.compile("dijo 4, y quedan 3", re.IGNORECASE))
    await expect(bo.get_by_role("img", name="Montón: 6 piedritas")).to_be_visible()

    carla = await person(server_with_package.url, lang="en-GB")
    await carla.get_by_role("button", name=re.compile("^Play Pebbles")).click()
    await expect(carla.get_by_role("dialog")).to_contain_text("Pebbles")
    await carla.goto(f"{server_with_package.url}#/r/{room}")
    await expect(carla.get_by_role("img", name="Pile: 6 stones")).to_be_visible()


async def test_the_lobby_has_its_picture_and_a_child_learns_it(server_with_package: LiveServer, person: Person) -> None:
    page = await person(server_with_package.url, phone=True)
    button = page.get_by_role("button", name="Jugar Piedritas")
    await button.scroll_into_view_if_needed()
    picture = button.locator("img")
    await expect(picture).to_have_attribute("src", "/games/pebbles/board.webp")
    await page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=await picture.element_handle())
    await page.goto(f"{server_with_package.url}#/learn/pebbles")
    await page.reload()  # The page knows the game only after the server's greeting.
    for steps in (["#take 2"], ["=13", "#say"], ["#pass_flag"]):
        await touch(page, steps, by_finger=True)
    await page.get_by_role("button", name="Seguir", exact=True).click()
    await expect(page.get_by_text("Había siete piedritas")).to_be_visible()
    await touch(page, ["#challenge", "?pebbles.count"], by_finger=True)
    await page.get_by_role("button", name="Seguir", exact=True).click()
    for steps in (["#take 3"], ["=1", "#say"], ["#pass_flag"]):
        await touch(page, steps, by_finger=True)
    await page.get_by_role("button", name="Seguir", exact=True).click()
    await expect(page.get_by_role("heading", name="¡Ya sabes jugar!")).to_be_visible()
    assert await objections(page) == []
    await page.get_by_role("link", name="Leer las reglas").click()
    await expect(page.get_by_role("region", name="El juego en dibujos").get_by_role("figure")).to_have_count(2)


def test_the_server_sends_the_board_under_the_policy_of_the_page(server_with_package: LiveServer) -> None:
    with urllib.request.urlopen(server_with_package.url + "games/pebbles/board.js") as answer:
        assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.read() == (SAMPLE / "banderilla_pebbles/board/board.js").read_bytes()
    for path in ("games/pebbles/rules.py", "games/pebbles/../game.json", "games/noughts/board.js"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(server_with_package.url + path)
