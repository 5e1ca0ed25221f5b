"""Makes the guide for teachers. `python -m tools.guide` takes the guide's pictures from a running server and writes the guide's
text for the client's page.

The text comes from `docs/es/docentes.md`; `--check` tells whether the page has the same text. The pictures go into `docs` and
into the client's public folder. Each picture states the digest of the client's files that it shows; `--age` tells whether these
files have changed since.
"""

import asyncio
import base64
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import join, tab
from tests.people import Guest, arrive
from tools.json_rows import json_rows
from tools.readme_pictures import PREFIX, digest, play_as_computer
from tools.webp import size_of, text_of, with_text

ROOT = Path(__file__).parent.parent
TEXT = ROOT / "docs" / "es" / "docentes.md"
PUBLIC = ROOT / "clients" / "web" / "public" / "guide"
PAGE = PUBLIC / "guide.json"
PICTURES = (ROOT / "docs" / "images" / "guide", PUBLIC)
PUPILS = ("Ana", "Bruno", "Cata", "Dante", "Emi", "Feli", "Gala", "Hugo")
DESKTOP, PHONE = ViewportSize(width=1000, height=640), ViewportSize(width=360, height=640)
SHOWN = "http://192.168.1.20:8080"
"""The address that the pictures show, like the address of a computer in a school."""
MAX_BYTES = 88 * 1024
SOURCES = ("app.css", "App.svelte", "classroom/**/*", "lobby/**/*", "page/**/*", "parts/**/*", "screens/Class.svelte")
"""The client's files that the pictures show, as patterns relative to `clients/web/src`."""
TO_WEBP = """async ([png, most]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  let webp;
  for (let quality = 0.7; quality > 0.3; quality -= 0.1) {
    webp = canvas.toDataURL("image/webp", quality).split(",")[1];
    if (webp.length * 0.75 <= most) break;
  }
  return webp;
}"""
IMAGE = re.compile(r"!\[([^\]]+)\]\(\.\./images/guide/([a-z]+\.webp)\)")
SPAN = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*")


# Its text


def page_of(text: str) -> list[dict[str, Any]]:
    """Returns the text as blocks for the page: `head` with its level; `text` and `items`, both as spans; `image` with its words
    and size."""
    return [_block(" ".join(block.split("\n")) if block[0] != "-" else block) for block in text.strip().split("\n\n")]


def _block(block: str) -> dict[str, Any]:
    if block.startswith("#"):
        marks, _, words = block.partition(" ")
        return {"kind": "head", "level": len(marks), "text": words}
    if image := IMAGE.fullmatch(block):
        width, height = size_of((PICTURES[0] / image[2]).read_bytes())
        return {"kind": "image", "words": image[1], "file": image[2], "width": width, "height": height}
    if block.startswith("- "):
        return {"kind": "items", "items": [_spans(" ".join(item.split())) for item in re.split(r"^- ", block, flags=re.M)[1:]]}
    return {"kind": "text", "spans": _spans(block)}


def _spans(text: str) -> list[list[str]]:
    """Splits a line into spans: `["", words]`, `["strong", words]` or `["em", words]`."""
    found: list[list[str]] = []
    at = 0
    for match in SPAN.finditer(text):
        if text[at : match.start()]:
            found.append(["", text[at : match.start()]])
        found.append(["strong", match[1]] if match[1] else ["em", match[2]])
        at = match.end()
    return [*found, ["", text[at:]]] if text[at:] else found


def made() -> str:
    return json_rows(page_of(TEXT.read_text(encoding="utf-8")), 2) + "\n"


# Its pictures


class Camera:
    """Takes screenshots without animations and writes each to both folders in `PICTURES`."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def come(self, url: str, size: ViewportSize) -> Page:
        context = await self._browser.new_context(
            viewport=size,
            locale="es-ES",
            device_scale_factor=1.5,
            reduced_motion="reduce",
        )
        page = await context.new_page()
        page.set_default_timeout(20_000)
        await page.goto(url)
        return page

    async def take(self, name: str, page: Page, of: Locator | None = None) -> None:
        png = await (of or page).screenshot(animations="disabled")
        blank = await self._browser.new_page()
        picture = base64.b64decode(await blank.evaluate(TO_WEBP, [base64.b64encode(png).decode(), MAX_BYTES - 1_000]))
        await blank.close()
        webp = with_text(picture, PREFIX + digest(SOURCES))
        assert len(webp) <= MAX_BYTES, f"{name}: {len(webp)} bytes"
        for folder in PICTURES:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.webp").write_bytes(webp)
        print(f"{name:12} {len(webp):6} bytes")


async def taken(url: str, camera: Camera) -> None:
    """Takes the pictures of a class, from its opening to the standings after the first round."""
    tutor = await camera.come(url, DESKTOP)
    await tutor.get_by_role("button", name="Abrir una clase").click()
    dialog = tutor.get_by_role("dialog")
    await dialog.get_by_label("Nombre de la clase").fill("Quinto B")
    await dialog.get_by_label("Tu nombre, como lo ve la clase").fill("Eva")
    await camera.take("abrir", tutor)
    await dialog.get_by_role("button", name="Abrir una clase").click()
    await expect(tutor).to_have_url(re.compile(r"#/c/[2-9A-Z]{5}$"))
    code = tutor.url[-5:]
    await tab(tutor, "Pantalla")
    link = await tutor.get_by_role("link", name="Abrir la pantalla").get_attribute("href")
    screen = await camera.come(f"{url}#{(link or '').partition('#')[2]}", DESKTOP)
    await expect(screen.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    await camera.take("pantalla", screen)

    pupils = [await camera.come(f"{url}#/c/{code}", PHONE) for _ in PUPILS]
    await pupils[0].get_by_label("¿Cómo te llamas en esta clase?").fill(PUPILS[0])
    await camera.take("entrar", pupils[0])
    for name, page in zip(PUPILS, pupils, strict=True):
        await join(page, name)
    await tab(tutor, "Alumnos")
    await expect(tutor.get_by_role("heading", name="8 alumnos")).to_be_visible()
    await camera.take("alumnos", tutor)

    await tab(tutor, "Ronda")
    await tutor.locator("select[name=game]").select_option("contig60")
    await tutor.get_by_label("Cómo se forman las mesas").select_option("random")
    await tutor.get_by_role("button", name="Formar las mesas").click()
    boards = tutor.get_by_role("listitem", name=re.compile("^Mesa "))
    await expect(boards).to_have_count(4)
    await boards.first.scroll_into_view_if_needed()
    await camera.take("ronda", tutor)
    await tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    for page in pupils:
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible(timeout=30_000)
    await expect(tutor.get_by_role("link", name=re.compile("^Abrir la mesa .*Juegan"))).to_have_count(4)
    await play(pupils)
    await pupils[5].get_by_role("button", name="Levantar la mano").click()
    await pupils[5].get_by_role("button", name="Una duda de las reglas").click()
    await expect(tutor.get_by_role("tab", name="Llamadas (1)")).to_be_visible()
    await camera.take("mesas", tutor)

    await tab(tutor, "Llamadas (1)")
    await camera.take("llamadas", tutor)
    await pupils[5].get_by_role("button", name=re.compile("Bajar la mano")).click()

    await tab(tutor, "Mesas")
    for _asked_then_confirmed in range(2):
        await tutor.get_by_role("button", name="Pedir el límite de tiempo").click()
    await play(pupils)  # both players of a board must have had the same number of turns
    for page in pupils:
        await page.get_by_role("button", name="Firmar mi tarjeta").click()
    await expect(tutor.get_by_role("link", name=re.compile("Terminada$"))).to_have_count(4)
    await tutor.get_by_role("button", name="Cerrar la ronda").click()
    await tutor.get_by_role("button", name="Sí", exact=True).click()
    await tab(tutor, "Posiciones")
    await expect(tutor.get_by_role("table")).to_be_visible()
    await camera.take("posiciones", tutor)


async def play(pupils: Sequence[Page]) -> None:
    """Plays some actions at each board, as the pupils of these pages, so that the boards differ."""
    boards: dict[str, list[Guest]] = {}
    for page in pupils:
        room = page.url.partition("#/r/")[2][:6]
        token = await page.evaluate("localStorage.getItem('banderilla.token')")
        pupil = await arrive(int(page.url.split(":")[2].split("/")[0]), token=token)
        await pupil.ask("join", room=room)
        await pupil.until(lambda pupil=pupil, room=room: pupil.views.get(room, {}).get("status") is not None)  # type: ignore[misc]
        boards.setdefault(room, []).append(pupil)
    for place, (room, players) in enumerate(boards.items()):
        await play_as_computer(room, players, 20 + 4 * place)
    for pupil in (pupil for players in boards.values() for pupil in players):
        await pupil.close()


async def with_browser(work: Callable[[Camera], Awaitable[None]]) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        await work(Camera(browser))
        await browser.close()


def take_all() -> None:
    with tempfile.TemporaryDirectory(prefix="banderilla-") as folder:
        live_server = LiveServer(Path(folder), flags=("--public-url", SHOWN))
        live_server.start()
        try:
            asyncio.run(with_browser(lambda camera: taken(live_server.url, camera)))
        finally:
            live_server.stop()


def older_pictures(root: Path = ROOT) -> list[str]:
    """Returns the names of the pictures that are older than the client's files that they show."""
    stated = {path.stem: text_of(path.read_bytes()) for path in sorted(PICTURES[0].glob("*.webp"))}
    return [name for name, text in stated.items() if text != PREFIX + digest(SOURCES, root)]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        is_current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == made()
        print(f"{PAGE.relative_to(ROOT)} " + ("is up to date" if is_current else "is stale: python -m tools.guide --text"))
        return int(not is_current)
    if arguments == ["--age"]:
        old = older_pictures()
        print(f"older than the client: {', '.join(old)}; `make guide`" if old else "the pictures show today's client")
        return int(bool(old))
    if arguments != ["--text"]:
        take_all()
    PAGE.write_text(made(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
