"""Makes the pictures of the installed app: icons as PNG from the two SVG drawings, and the screenshots that an app store shows.

`python -m tools.icons SLUG` writes the pictures to `clients/web/public/icons`; SLUG is the game on the screenshots. Run the
tool again if the drawings or the lobby change.
"""

import asyncio
import base64
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.live_server import LiveServer
from tools.guide import TO_WEBP
from tools.pictures import Wish, played

PUBLIC = Path(__file__).parent.parent / "clients" / "web" / "public"
FOLDER = PUBLIC / "icons"
ICONS = (("icon", 192), ("icon", 512), ("icon-maskable", 512), ("icon-maskable", 180))
"""Each icon's drawing and its width and height in px. iOS uses the icon of 180 px and rounds the corners itself."""
SCREENS = (("phone", 360, 740, 1.0), ("desktop", 1280, 800, 0.75))
"""Each screenshot's page: its width and height in px, and the scale of the picture."""
MAX_BYTES = 24 * 1024


async def draw_icons(browser: Browser) -> None:
    page = await browser.new_page()
    for drawing, side in ICONS:
        await page.set_viewport_size({"width": side, "height": side})
        svg = (PUBLIC / f"{drawing}.svg").read_text()
        await page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{side}px;height:{side}px}}</style>{svg}")
        name = "apple-touch-icon" if side == 180 else f"{drawing}-{side}"
        await page.screenshot(path=FOLDER / f"{name}.png", omit_background=drawing == "icon")
    await page.close()


async def take_screens(browser: Browser, live_server: LiveServer, slug: str) -> None:
    room = await played(live_server.port, slug, Wish(steps=40))
    for name, width, height, scale in SCREENS:
        context = await browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, locale="es-ES"
        )
        page = await context.new_page()
        await page.goto(live_server.url)
        await page.get_by_role("heading", level=1).wait_for()
        await page.wait_for_load_state("networkidle")
        await save(page, f"lobby-{name}.webp")
        await page.goto(f"{live_server.url}#/r/{room}")
        await page.get_by_role("region", name="Tablero").get_by_role("grid").first.wait_for()
        await page.wait_for_load_state("networkidle")
        await save(page, f"game-{name}.webp")
        await context.close()


async def save(page: Page, name: str) -> None:
    """Writes what the page shows, as a picture of at most `MAX_BYTES`."""
    png = base64.b64encode(await page.screenshot(animations="disabled")).decode()
    (FOLDER / name).write_bytes(base64.b64decode(await page.evaluate(TO_WEBP, [png, MAX_BYTES])))


async def write(live_server: LiveServer, slug: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        await draw_icons(browser)
        await take_screens(browser, live_server, slug)
        await browser.close()


def main(arguments: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="banderilla-") as folder:
        live_server = LiveServer(Path(folder))
        live_server.start()
        try:
            asyncio.run(write(live_server, *arguments))
        finally:
            live_server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
