"""Makes the lobby's picture of each game, which shows its board after some moves of bots: `python -m tools.pictures [SLUG …]`.

The tool writes `clients/web/src/games/<slug>/board.webp` for the named games, or for all games in the lobby. The file
`picture.json` in the same folder describes the picture of a game; see `Wish`. For an installed package it writes
`board/board.webp` into the package, and `picture.json` is next to the package's `game.json`.
"""

import asyncio
import base64
import sys
import tempfile
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser, Locator, Page, async_playwright

from engines.packages import PICTURE
from engines.registry import engine_of, own_slugs, packages
from protocol import errors
from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.live_server import LiveServer
from tests.people import Guest, Refused, arrive

GAMES = Path(__file__).parent.parent / "clients" / "web" / "src" / "games"
SIDE = 192
MAX_BYTES = 8 * 1024
BOT_MS = 300
SHRINK = """async ([png, side, most]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const draw = canvas.getContext("2d");
  draw.imageSmoothingQuality = "high";
  draw.drawImage(image, 0, 0, side, side);
  let webp;
  for (let quality = 0.8; quality > 0.3; quality -= 0.05) {
    webp = canvas.toDataURL("image/webp", quality).split(",")[1];
    if (webp.length * 0.75 <= most) break;
  }
  return webp;
}"""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wanted picture. `steps`: number of steps that the bots play. `of`: the CSS selector of the part to show, by default
    the board.

    `part`: the square to show: the x and y of its middle, from the upper left corner, and its width. The unit is the board's
    shorter side. None means the largest square in the middle.
    """

    steps: int = 40
    seats: int = 0
    of: str = "[role=grid]"
    part: tuple[float, float, float] | None = None


def folder_of(slug: str) -> Path:
    """Returns the folder with the game's `picture.json`."""
    return GAMES / slug if slug in own_slugs() else packages()[slug].folder


def target_of(slug: str) -> Path:
    """Returns the file of the game's picture."""
    return folder_of(slug) / ("board.webp" if slug in own_slugs() else PICTURE)


def wish_of(slug: str) -> Wish:
    file = folder_of(slug) / "picture.json"
    return msgspec.json.decode(file.read_bytes(), type=Wish) if file.exists() else Wish()


async def opened(referee: Guest, **asked: Any) -> str:
    """Opens a new room and returns its code. Waits if the server limits how many rooms this address may open."""
    while True:
        try:
            return str((await referee.ask("create", **asked))["params"]["room"])
        except Refused as refused:
            if refused.code != errors.RATE_ROOMS:
                raise
            await asyncio.sleep(refused.message["params"]["wait_ms"] / 1000)


async def played(port: int, slug: str, wish: Wish) -> str:
    """Opens a room of bots, pauses the room after the wanted number of steps, and returns its code."""
    referee = await arrive(port, name="Eva")
    seats = wish.seats or engine_of(slug).about.seats[0]
    asked = {"as": "referee", "settings": {"appeals": False, "bot_ms": BOT_MS}, "bots": list(range(seats))}
    room = await opened(referee, game=slug, seats=seats, **asked)
    await referee.until(lambda: room in referee.views)
    if referee.views[room]["room"]["state"] == "waiting":
        await referee.order(room, "start")
    for number in range(1, wish.steps + 1):
        if referee.views[room]["room"]["state"] != "over":
            await referee.reaches(room, number)
    if referee.views[room]["room"]["state"] != "over":
        await referee.order(room, "pause", reason="Foto")
    await referee.close()
    return room


async def square(page: Page, board: Locator, wish: Wish) -> bytes:
    """Returns the wanted part of the board as PNG."""
    await board.scroll_into_view_if_needed()
    box = await board.bounding_box()
    assert box is not None
    short = min(box["width"], box["height"])
    if wish.part is None:
        x, y, side = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, short
    else:
        x, y, side = box["x"] + wish.part[0] * short, box["y"] + wish.part[1] * short, wish.part[2] * short
    clip = {"x": x - side / 2, "y": y - side / 2, "width": side, "height": side}
    return await page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]


async def picture(browser: Browser, live_server: LiveServer, room: str, wish: Wish) -> bytes:
    """Returns the board of a room, as a spectator sees it, as WebP."""
    context = await browser.new_context(viewport={"width": 1280, "height": 1100}, locale="es-ES", device_scale_factor=2)
    page = await context.new_page()
    await page.goto(f"{live_server.url}#/r/{room}")
    board = page.get_by_role("region", name="Tablero").locator(wish.of).first
    await board.wait_for()
    png = base64.b64encode(await square(page, board, wish)).decode()
    await page.goto("about:blank")
    webp = base64.b64decode(await page.evaluate(SHRINK, [png, SIDE, MAX_BYTES]))
    await context.close()
    return webp


async def write(wanted: list[str], live_server: LiveServer) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        wishes = [wish_of(slug) for slug in wanted]
        rooms = await asyncio.gather(*map(played, repeat(live_server.port), wanted, wishes))
        for slug, wish, room in zip(wanted, wishes, rooms, strict=True):
            webp = await picture(browser, live_server, room, wish)
            assert len(webp) <= MAX_BYTES, f"{slug}: {len(webp)} bytes"
            target_of(slug).write_bytes(webp)
            print(f"{slug:20} {len(webp):5} bytes")
        await browser.close()


def main(arguments: list[str]) -> int:
    wanted = arguments or [slug for slug in own_slugs() if engine_of(slug).about.listed]
    with tempfile.TemporaryDirectory(prefix="banderilla-") as folder:
        live_server = LiveServer(Path(folder))
        live_server.start()
        try:
            asyncio.run(write(wanted, live_server))
        finally:
            live_server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
