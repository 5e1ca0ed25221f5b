"""A copy of the checkout with two games from `make new-game` and an invented language. People play the games, and every page is
in that language. All tests share one copy, because its build takes long."""

import json
import re
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from engines.registry import all_engines
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.people import Guest, arrive
from tests.wire import Validators, validators_of
from tools.new_game import new_game
from tools.pseudo_language import LANG, NAME, add_language, pseudo_name

ROOT = Path(__file__).parents[2]
CODE = (
    "engines",
    "protocol",
    "server",
    "tools",
    "docs/rules",
    "clients/web",
    "tests/engines/noughts",
    "tests/engines/takeaway",
    "tests/vectors",
)
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
PHONE = {"width": 360, "height": 740}
FOREIGN_WORDS = (Path(__file__).parent / "foreign_words.js").read_text()
NO_WORDS = r"\b[2-9A-Z]{5,6}\b|\b127\.0\.0\.1(?::\d+)?\S*|http\S+"
"""Pattern of texts that are no words: the codes of rooms and classes, and addresses."""
GAMES = [engine.about.slug for engine in all_engines().values() if engine.about.listed]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies the sources of the server and the client, and adds a plain game, a duel and then the language."""
    root = tmp_path_factory.mktemp("checkout")
    for part in CODE:
        shutil.copytree(ROOT / part, root / part, ignore=NOT_COPIED)
    (root / "clients/web/node_modules").symlink_to((ROOT / "clients/web/node_modules").resolve())
    new_game("crosses", "plain", root)
    new_game("nim", "duel", root)
    for command in (["init", "-q"], ["add", "-A"], ["-c", "user.name=n", "-c", "user.email=n@n", "commit", "-qm", "before"]):
        subprocess.run(["git", *command], cwd=root, check=True)
    add_language(root)
    return root


@pytest.fixture(scope="module")
def grown(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    subprocess.run(["npm", "run", "--silent", "build"], cwd=checkout / "clients/web", check=True, stdout=subprocess.DEVNULL)
    live_server = LiveServer(tmp_path_factory.mktemp("data"), checkout=checkout)
    live_server.start()
    yield live_server
    live_server.stop()


@pytest.mark.long
def test_a_language_adds_files_changes_none_and_has_all_words(checkout: Path) -> None:
    status = subprocess.run(["git", "status", "--porcelain", "-uall"], cwd=checkout, check=True, capture_output=True, text=True)
    changes = {line[:2] for line in status.stdout.splitlines() if "node_modules" not in line}
    assert changes == {"??"}
    checked = subprocess.run(["npx", "tsc", "--noEmit"], cwd=checkout / "clients/web", capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


async def faults_of(page: Page, where: str, code: str = "------") -> list[str]:
    """Returns texts on the current page that are untranslated or too wide. `code`: the room's code, which a page may
    show in two parts."""
    found: dict[str, list[str]] = await page.evaluate(FOREIGN_WORDS, f"{NO_WORDS}|\\b(?:{code[:3]}|{code[3:]})\\b")
    return [f"{where} | {kind} | {text}" for kind in ("latin", "wide") for text in found[kind]]


async def visit(person: Person, url: str, token: str = "") -> Page:
    """Opens a page on a phone in the invented language. With a `token`, the page acts for that person."""
    page = await person("about:blank", phone=True, lang="es-MX")
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    kept = {"banderilla.lang": LANG, "banderilla.name": pseudo_name("Ana")} | ({"banderilla.token": token} if token else {})
    script = "".join(f"localStorage.setItem({key!r}, {value!r});" for key, value in kept.items())
    await page.add_init_script(f"if (location.protocol !== 'about:') {{ {script} }}")
    await page.goto(url)
    await expect(page.locator("html")).to_have_attribute("lang", LANG)
    return page


@pytest.mark.long
async def test_every_page_is_in_the_language_and_has_room_for_it(grown: LiveServer, person: Person) -> None:
    url = grown.url
    page = await visit(person, url)
    games = page.locator("ul.games button")
    await expect(games.first).to_be_visible()
    language = page.get_by_role("banner").get_by_role("combobox")
    assert await language.locator("option:checked").inner_text() == NAME
    faults = await faults_of(page, "lobby")
    await games.first.click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.get_by_role("dialog").locator("summary").first.click()
    faults += await faults_of(page, "a new table")
    for address in ("#/settings", "#/games", "#/privacy", *(f"#/rules/{slug}" for slug in GAMES), "#/school"):
        await page.goto(url + address)
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await page.wait_for_load_state("networkidle")
        faults += await faults_of(page, address)
    assert not faults, "\n".join(faults)


async def a_class(port: int) -> tuple[Guest, str, list[Guest]]:
    """Opens a class with a running round. Returns the tutor, the code and the pupils."""
    tutor = await arrive(port, name=pseudo_name("Irene"))
    code: str = (await tutor.ask("open_session", title=pseudo_name("Tres")))["params"]["room"]
    pupils = [await arrive(port, name=pseudo_name(name)) for name in ("Ana", "Nina")]
    for pupil in pupils:
        await pupil.ask("join", room=code)
    await tutor.order(code, "plan_round", game="contig60", how="random", seats=2, options={})
    await tutor.order(code, "start_round")
    return tutor, code, pupils


@pytest.mark.long
async def test_a_class_is_in_the_language_and_has_room_for_it(grown: LiveServer, person: Person) -> None:
    tutor, code, pupils = await a_class(grown.port)
    faults: list[str] = []
    for who in (tutor, pupils[0]):
        await who.close()
    page = await visit(person, f"{grown.url}#/c/{code}", tutor.token)
    tabs = page.get_by_role("tab")
    await expect(tabs.first).to_be_visible()
    for number in range(await tabs.count()):
        await tabs.nth(number).click()
        await page.wait_for_load_state("networkidle")
        for summary in await page.locator("main summary").all():
            if await summary.is_visible():
                await summary.click()
        faults += await faults_of(page, f"the dashboard, tab {number + 1}", code)
    page = await visit(person, f"{grown.url}#/c/{code}", pupils[0].token)
    # The start of the round opens the board on the pupil's page. The line at the top has the way back to the class.
    await expect(page.locator(".top .back")).to_be_visible()
    await expect(page.get_by_role("gridcell").first).to_be_visible()
    faults += await faults_of(page, "a pupil", code)
    assert not faults, "\n".join(faults)


async def table_of(port: int, slug: str) -> tuple[Guest, str]:
    """Starts a game against the computer, assisted if the game has that mode. Returns the player and the room's code."""
    about = next(engine.about for engine in all_engines().values() if engine.about.slug == slug)
    seats = 2 if 2 in about.seats else about.seats[0]
    guest = await arrive(port, name=pseudo_name("Ana"))
    options: dict[str, Any] = {"mode": "assisted"} if any(choice.field == "mode" for choice in about.choices) else {}
    room: str = (await guest.ask("create", game=slug, seats=seats, options=options, bots=list(range(1, seats))))["params"][
        "room"
    ]
    await guest.order(room, "ready")
    await guest.until(lambda: guest.views[room]["room"]["state"] == "playing")
    return guest, room


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
async def test_a_board_is_in_the_language_and_has_room_for_it(grown: LiveServer, person: Person, slug: str) -> None:
    guest, room = await table_of(grown.port, slug)
    await guest.close()
    page = await visit(person, f"{grown.url}#/r/{room}", guest.token)
    await expect(page.get_by_role("region").first).to_be_visible()
    await page.wait_for_load_state("networkidle")
    faults = await faults_of(page, slug, room)
    assert not faults, "\n".join(faults)
    assert re.search("[\u03b1-\u03c9]", await page.title())


@pytest.fixture
def description(grown: LiveServer) -> Validators:
    """Returns validators made from the description that this server publishes. The description contains the two new games."""
    with urllib.request.urlopen(f"{grown.url}asyncapi.json", timeout=30) as published:
        return validators_of(json.load(published))


@pytest.mark.long
async def test_a_new_duel_is_played_against_its_bot_in_spanish(grown: LiveServer, person: Person) -> None:
    ana = await person(grown.url, name="Ana")
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
async def test_a_new_plain_game_is_played_against_its_bot_in_english(grown: LiveServer, person: Person) -> None:
    ana = await person(grown.url, phone=True, lang="en", name="Ana")
    await ana.get_by_role("button", name="Play Crosses").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Against the computer").click()
    board = ana.get_by_role("grid", name="Board of three by three")
    await board.get_by_role("gridcell", name="a1, free").click()
    await expect(board.get_by_role("gridcell", name="a1, piece of Ana")).to_be_visible()
    await expect(board.get_by_role("gridcell", name=re.compile("piece of Computer"))).to_be_visible()
