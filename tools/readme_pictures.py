"""Takes the pictures of README.md and CONTRIBUTING.md, in English, from the running program: `python -m tools.readme_pictures`.

Each picture states the digest of the client's files that it shows. `--check` lists the pictures whose files have changed since.
"""

import asyncio
import base64
import contextlib
import hashlib
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.live_server import LiveServer
from tests.people import Guest, arrive
from tools.webp import animated, text_of, with_text

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "images"
PHONE, DESKTOP = ViewportSize(width=360, height=640), ViewportSize(width=1200, height=760)
MAX_BYTES: Final = 1_500_000
GAP: Final = 24
PREFIX: Final = "client sources "
BOARDS: Final = (
    *("app.css", "App.svelte", "board/**/*", "clock/**/*", "dice/**/*", "page/**/*", "parts/**/*", "room/**/*"),
    *("screens/Play.svelte", "screens/Room.svelte", "screens/TableLayout.svelte", "words/**/*"),
)
"""The client's files that every table uses, as patterns relative to `clients/web/src`."""
COMPOSE: Final = """async ([pngs, caption, gap, scale, quality]) => {
  const images = await Promise.all(pngs.map(async (png) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    return image;
  }));
  const band = caption === "" ? 0 : 64 * scale;
  const canvas = document.createElement("canvas");
  canvas.width = images.reduce((sum, image) => sum + image.width, 0) + gap * scale * (images.length - 1);
  canvas.height = Math.max(...images.map((image) => image.height)) + band;
  const draw = canvas.getContext("2d");
  draw.fillStyle = "#fff";
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.fillStyle = "#2b2b3c";
  draw.font = `600 ${24 * scale}px sans-serif`;
  draw.textBaseline = "middle";
  draw.textAlign = "center";
  draw.fillText(caption, canvas.width / 2, band / 2);
  let x = 0;
  for (const image of images) {
    draw.drawImage(image, x, band);
    draw.strokeStyle = "#c9bda4";
    draw.lineWidth = 2 * scale;
    draw.strokeRect(x + scale, band + scale, image.width - 2 * scale, image.height - 2 * scale);
    x += image.width + gap * scale;
  }
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
SCALE: Final = 1.5


class Studio:
    """A server, a browser and some people. The people act through sockets; a page in the browser shows the program as one of
    them sees it."""

    def __init__(self, browser: Browser, live_server: LiveServer) -> None:
        self.browser = browser
        self.live_server = live_server

    async def guest(self, name: str) -> Guest:
        return await arrive(self.live_server.port, name=name)

    async def page(self, path: str, size: ViewportSize, guest: Guest | None = None) -> Page:
        """Opens an address, as `guest`, or as a new person if `guest` is None."""
        context = await self.browser.new_context(
            viewport=size, locale="en-GB", device_scale_factor=SCALE, reduced_motion="reduce", service_workers="block"
        )
        page = await context.new_page()
        page.set_default_timeout(20_000)
        if guest is not None:
            token = f"localStorage.setItem('banderilla.token', '{guest.token}')"
            await page.add_init_script(token)
        await page.goto(self.live_server.url + path)
        return page

    async def compose(self, pages: Sequence[Page | Locator], caption: str = "", quality: float = 0.78) -> bytes:
        """Takes screenshots of the pages and returns them as one picture, side by side beneath a caption."""
        pngs = [base64.b64encode(await page.screenshot(animations="disabled")).decode() for page in pages]
        blank = await self.browser.new_page()
        webp = base64.b64decode(await blank.evaluate(COMPOSE, [pngs, caption, GAP, SCALE, quality]))
        await blank.close()
        return webp


Scene = Callable[[Studio], Awaitable[bytes]]


@dataclass(frozen=True)
class Picture:
    """`take` makes the picture. `sources`: patterns of the client's files that the picture shows."""

    take: Scene
    sources: tuple[str, ...]


async def table(studio: Studio, game: str, given: dict[str, Any], mode: str = "tournament") -> tuple[str, Guest, Guest]:
    """Opens a table of Ana and Bo in a position. Returns the code of the table, and Ana and Bo."""
    referee, ana, bo = await studio.guest("Eva"), await studio.guest("Ana"), await studio.guest("Bo")
    settings = {"appeals": False, "auto_start": False}
    made = await referee.ask("create", game=game, seats=2, **{"as": "referee"}, options={"mode": mode}, settings=settings)
    room: str = made["params"]["room"]
    for guest in (ana, bo):
        await guest.ask("join", room=room)
    await referee.order(room, "set_position", given=given)
    await ana.until(lambda: ana.views.get(room, {}).get("game") is not None)
    await bo.until(lambda: bo.views.get(room, {}).get("game") is not None)
    return room, ana, bo


async def challenge(studio: Studio) -> bytes:
    """Returns an animation of a wrong number sentence in Contig 60, its challenge, the ruling and the remedy."""
    given = {"chips": {"0": [23, 31], "1": [33, 41]}, "chance": [[3, 5, 4], [2, 2, 2]], "mode": "tournament"}
    room, ana, bo = await table(studio, "contig60", given)
    pages = [await studio.page(f"#/r/{room}", PHONE, guest) for guest in (ana, bo)]
    for page in pages:
        await expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    frames: list[tuple[bytes, int]] = []

    async def shoot(caption: str, ms: int) -> None:
        await asyncio.gather(*(page.wait_for_timeout(400) for page in pages))
        frames.append((await studio.compose(pages, caption, 0.7), ms))

    async def say(guest: Guest, *texts: str) -> None:
        for text in texts:
            answer = await guest.ask("read", room=room, text=text)
        for each in (ana, bo):
            await each.reaches(room, answer["seq"])

    await say(ana, "roll")
    await shoot("Ana rolls 3, 5 and 4.", 2_200)
    await say(ana, "@32", '"3+5*4=32"')
    await shoot("She takes 32 and declares 3 + 5 × 4 = 32.", 3_000)
    await say(ana, "=58", "pass")
    await shoot("The server accepts it, and gives Bo the flag.", 2_600)
    await pages[1].get_by_role("button", name="Challenge", exact=True).click()
    await pages[1].locator('input[value="contig60.sentence"]').check()
    await shoot("Bo sees the mistake and challenges in time.", 3_200)
    await pages[1].get_by_role("dialog").get_by_role("button", name="Challenge!").click()
    await expect(pages[0].get_by_role("region", name="Ruling")).to_be_visible()
    await shoot("The server rules, and takes the chip back.", 3_800)
    await pages[1].get_by_role("button", name=re.compile("Use this roll")).click()
    await shoot("The remedy: Bo may use Ana's roll.", 3_000)
    return animated(frames)


async def contig60(studio: Studio) -> bytes:
    """Returns a picture of a game in progress, on a phone and on a desktop."""
    chips = {"0": [4, 17, 18, 28, 31, 40], "1": [5, 13, 22, 30, 32, 41]}
    room, ana, bo = await table(studio, "contig60", {"chips": chips, "chance": [[3, 5, 4], [2, 2, 2]]}, "assisted")
    answer = await ana.ask("read", room=room, text="roll")
    await bo.reaches(room, answer["seq"])
    phone, desktop = await studio.page(f"#/r/{room}", PHONE, ana), await studio.page(f"#/r/{room}", DESKTOP, bo)
    for page in (phone, desktop):
        await expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
        await page.wait_for_timeout(500)
    return await studio.compose([phone, desktop])


async def phones(studio: Studio) -> bytes:
    """Returns a picture of four games that the computer plays against itself, as a spectator sees them."""
    rooms = [("truco", 18), ("queens-and-guards", 40), ("stars-and-bars", 24), ("kwatro-sinko", 24)]
    pages: list[Page] = []
    for game, steps in rooms:
        referee = await studio.guest("Eva")
        asked = {"as": "referee", "settings": {"appeals": False, "bot_ms": 250}, "bots": [0, 1], "seats": 2}
        room = (await referee.ask("create", game=game, **asked))["params"]["room"]
        await referee.until(lambda room=room, referee=referee: room in referee.views)  # type: ignore[misc]
        if referee.views[room]["room"]["state"] == "waiting":
            await referee.order(room, "start")
        page = await studio.page(f"#/r/{room}/watch", PHONE)
        await expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
        with contextlib.suppress(TimeoutError):  # a slow machine shows an earlier moment
            for number in range(1, steps + 1):
                await referee.reaches(room, number)
        # Keep a picture of this moment, because the game goes on while the next games are played.
        png = await page.screenshot(animations="disabled")
        still = await studio.browser.new_page(viewport=PHONE, device_scale_factor=SCALE)
        await still.set_content(
            f'<body style="margin:0"><img width={PHONE["width"]} src="data:image/png;base64,{base64.b64encode(png).decode()}">'
        )
        pages.append(still)
        await page.close()
        await referee.close()
    return await studio.compose(pages)


async def ajedrez(studio: Studio) -> bytes:
    """Returns a picture of chess against the computer, after some moves."""
    ana = await studio.guest("Ana")
    made = await ana.ask("create", game="ajedrez", seats=2, bots=[1], options={"mode": "assisted"})
    room = made["params"]["room"]
    await ana.until(lambda: room in ana.views)
    if ana.views[room]["room"]["state"] == "waiting":
        await ana.order(room, "ready")
    for move in ("e2e4", "g1f3", "d2d3"):
        await ana.until(lambda: ana.views[room]["game"] is not None and ana.views[room]["status"]["awaited"] == [0])
        await ana.act(room, {"type": "move", "uci": move})
    await ana.until(lambda: ana.views[room]["status"]["awaited"] == [0])
    page = await studio.page(f"#/r/{room}", DESKTOP, ana)
    await expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()
    await page.wait_for_timeout(500)
    return await studio.compose([page])


async def classroom(studio: Studio) -> bytes:
    """Returns a picture of the dashboard of a class at eight boards, while pupils raise a hand and challenge."""
    names = (
        "Ana",
        "Bo",
        "Caro",
        "Dani",
        "Emi",
        "Fede",
        "Gala",
        "Hugo",
        "Ines",
        "Juan",
        "Katy",
        "Leo",
        "Mara",
        "Nico",
        "Olga",
        "Pia",
    )
    tutor = await studio.guest("Eva")
    code = (await tutor.ask("open_session", title="Fifth grade"))["params"]["room"]
    pupils = [await studio.guest(name) for name in names]
    for pupil in pupils:
        await pupil.ask("join", room=code)
    await tutor.order(code, "plan_round", game="contig60", how="random", options={"mode": "tournament"})
    await tutor.order(code, "publish_round")
    await tutor.order(code, "start_round")
    boards: dict[str, list[Guest]] = {}
    for pupil in pupils:
        board = await _board_of(pupil, code)
        boards.setdefault(board, []).append(pupil)
    for room, players in boards.items():
        for player in players:
            await player.ask("join", room=room)
        for player in players:
            await player.until(lambda player=player, room=room: player.views.get(room, {}).get("status") is not None)  # type: ignore[misc]
    await asyncio.gather(
        *(play_as_computer(room, players, 20 + 2 * place) for place, (room, players) in enumerate(boards.items()))
    )
    await pupils[3].order(code, "raise_hand", why="rules")
    page = await studio.page(f"#/c/{code}", ViewportSize(width=1200, height=860), tutor)
    await expect(page.get_by_role("link", name=re.compile("^Open board"))).to_have_count(len(boards))
    await page.wait_for_timeout(1_500)
    return await studio.compose([page])


async def _board_of(pupil: Guest, code: str) -> str:
    """Waits until the round has begun, and returns the pupil's board."""

    def found() -> str | None:
        rounds = pupil.views[code]["rounds"]
        return next((board["code"] for each in rounds for board in each["boards"] if pupil.id in board["seats"]), None)

    await pupil.until(lambda: found() is not None)
    return str(found())


async def play_as_computer(room: str, players: Sequence[Guest], acts: int) -> None:
    """Plays at most `acts` actions as the computer would, and none after the end of the game."""
    seats = {player.you[room]["seat"]: player for player in players}
    chance = ChanceReader(ChanceState(room.encode().ljust(32, b"\0")))
    for _ in range(acts):
        awaited = players[0].views[room]["status"]["awaited"]
        if not awaited:
            return
        seat = awaited[0]
        view = seats[seat].views[room]
        action = engine_of("contig60").bot(view["game"], view["status"], seat, chance)
        if action is None:  # the computer waits
            return
        answer = await seats[seat].act(room, action)
        for player in players:
            await player.reaches(room, answer["seq"])


async def developer(studio: Studio) -> bytes:
    """Returns a picture of the developer's table with two seats of FIAR."""
    page = await studio.page("developer", ViewportSize(width=1280, height=1390))
    await page.get_by_role("button", name="Open a table").click()
    ana, bo = (page.frame_locator("iframe").nth(number) for number in (0, 1))
    await ana.get_by_role("button", name="Blue begins").click()
    await bo.get_by_role("button", name="Left hand").click()
    await page.get_by_role("button", name="Save the position").click()
    await page.get_by_label("Messages", exact=True).select_option("Referee")
    await page.wait_for_timeout(1_000)
    return await studio.compose([page], quality=0.6)


PICTURES: Final[dict[str, Picture]] = {
    "challenge": Picture(challenge, (*BOARDS, "games/contig60/**/*")),
    "contig60": Picture(contig60, (*BOARDS, "games/contig60/**/*")),
    "phones": Picture(
        phones, (*BOARDS, *(f"games/{game}/**/*" for game in ("truco", "queens-and-guards", "stars-and-bars", "kwatro-sinko")))
    ),
    "ajedrez": Picture(ajedrez, (*BOARDS, "games/ajedrez/**/*")),
    "class": Picture(classroom, ("app.css", "App.svelte", "page/**/*", "parts/**/*", "classroom/**/*", "screens/Class.svelte")),
    "developer": Picture(developer, (*BOARDS, "developer/**/*", "games/fiar/**/*")),
}


def digest(patterns: Sequence[str], root: Path = ROOT) -> str:
    """Returns the digest of the client's files that match the patterns, without tests and without words of languages other than
    English."""
    source = root / "clients" / "web" / "src"
    files = {path for pattern in patterns for path in source.glob(pattern) if path.is_file()}
    shown = sorted(path for path in files if not re.search(r"\.(test|es|es-AR|pt)\.ts$|/howto|\.(webp|json)$", path.as_posix()))
    whole = hashlib.sha256()
    for path in shown:
        whole.update(path.relative_to(source).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:32]


def stale(folder: Path = FOLDER, root: Path = ROOT) -> list[str]:
    """Returns the names of the pictures that are missing or older than the client's files that they show."""
    return [name for name, picture in PICTURES.items() if _stated(folder / f"{name}.webp") != digest(picture.sources, root)]


def _stated(file: Path) -> str | None:
    text = text_of(file.read_bytes()) if file.exists() else None
    return text.removeprefix(PREFIX) if text is not None and text.startswith(PREFIX) else None


async def _take(names: Sequence[str], live_server: LiveServer) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for name in names:
            picture = PICTURES[name]
            webp = with_text(await picture.take(Studio(browser, live_server)), PREFIX + digest(picture.sources))
            assert len(webp) <= MAX_BYTES, f"{name}: {len(webp)} bytes"
            (FOLDER / f"{name}.webp").write_bytes(webp)
            print(f"{name:12} {len(webp):8} bytes")
        await browser.close()


def take(names: Sequence[str]) -> None:
    """Takes these pictures on a server that is started only for them."""
    with tempfile.TemporaryDirectory(prefix="banderilla-") as folder:
        live_server = LiveServer(Path(folder), flags=("--development", "true", "--rate-burst", "1000"))
        live_server.start()
        try:
            asyncio.run(_take(names, live_server))
        finally:
            live_server.stop()


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        old = stale()
        print(f"older than the client: {', '.join(old)}; `make pictures`" if old else "the pictures show today's client")
        return int(bool(old))
    take(arguments or list(PICTURES))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
