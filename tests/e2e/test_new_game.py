"""A new game that `make new-game` creates, built and played in a browser, in a temporary copy of the checkout."""

import json
import re
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.wire import Validators, validators_of
from tools.new_game import new_game

ROOT = Path(__file__).parents[2]
CODE = (
    "engines",
    "protocol",
    "server",
    "tools",
    "docs/rules",
    "tests/engines/noughts",
    "tests/engines/takeaway",
    "clients/web",
)
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "dist")


@pytest.fixture(scope="module")
def server_of_two_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Starts a server of a checkout with two new games: one plain game and one duel."""
    checkout = tmp_path_factory.mktemp("checkout")
    for part in CODE:
        shutil.copytree(ROOT / part, checkout / part, ignore=NOT_COPIED)
    web = checkout / "clients/web"
    (web / "node_modules").symlink_to(ROOT / "clients/web/node_modules")
    new_game("crosses", "plain", checkout)
    new_game("nim", "duel", checkout)
    subprocess.run(["npm", "run", "--silent", "build"], cwd=web, check=True, stdout=subprocess.DEVNULL)
    live_server = LiveServer(tmp_path_factory.mktemp("data"), checkout=checkout)
    live_server.start()
    yield live_server
    live_server.stop()


@pytest.fixture
def description(server_of_two_games: LiveServer) -> Validators:
    """Returns validators made from the description that this server publishes. The description contains the two new games."""
    with urllib.request.urlopen(f"{server_of_two_games.url}asyncapi.json", timeout=30) as published:
        return validators_of(json.load(published))


@pytest.mark.long
async def test_a_new_duel_is_played_against_its_bot_in_spanish(server_of_two_games: LiveServer, person: Person) -> None:
    ana = await person(server_of_two_games.url, name="Ana")
    await ana.get_by_role("button", name="Jugar Quita y cuenta").click()
    dialog = ana.get_by_role("dialog")
    await dialog.get_by_text("Más opciones").click()
    await dialog.get_by_label("Quién empieza").select_option(label="El primero")
    await dialog.get_by_role("button", name="Contra la computadora").click()
    await ana.get_by_role("button", name="Tomar 2").click()
    await expect(ana.get_by_role("img", name="Montón: 13 fichas")).to_be_visible()
    await ana.get_by_role("textbox", name="Quedan").fill("12")
    await ana.get_by_role("button", name="Decir", exact=True).click()
    await expect(ana.get_by_text("Dijo 12, y quedan 13").first).to_be_visible()
    await ana.get_by_role("textbox", name="Quedan").fill("13")
    await ana.get_by_role("button", name="Decir", exact=True).click()
    await ana.get_by_role("button", name="Pasar la banderilla").click()
    await expect(ana.get_by_role("button", name="Tomar 1")).to_be_visible()
    await expect(ana.get_by_role("img", name=re.compile(r"Montón: (12|11|10) fichas"))).to_be_visible()


@pytest.mark.long
async def test_a_new_plain_game_is_played_against_its_bot_in_english(server_of_two_games: LiveServer, person: Person) -> None:
    ana = await person(server_of_two_games.url, phone=True, lang="en", name="Ana")
    await ana.get_by_role("button", name="Play Crosses").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Against the computer").click()
    board = ana.get_by_role("grid", name="Board of three by three")
    await board.get_by_role("gridcell", name="a1, free").click()
    await expect(board.get_by_role("gridcell", name="a1, piece of Ana")).to_be_visible()
    await expect(board.get_by_role("gridcell", name=re.compile("piece of Computer"))).to_be_visible()
