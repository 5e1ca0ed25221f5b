"""Photographs of the boards: `.venv/bin/python clients/web/gallery/shots.py SAMPLES.json [name…]` writes PNGs next to the samples.

Light and dark, phone and desk; and it tells what axe finds, what is wider than the screen, and targets below 24 px.

SAMPLES.json maps a name to what `window.sample` is (see `main.ts`), with an optional `steps` list of [kind, selector or key].
"""

import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parent.parent
ADDRESS = "http://127.0.0.1:5199/gallery.html"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
)
SIZES = {"phone": (360, 740), "desk": (1280, 800)}

AXE = """async () => (await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations
    .map(v => `${v.id}: ${v.nodes.slice(0, 2).map(n => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`)"""


def wait() -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(ADDRESS, timeout=1).close()
            return
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            time.sleep(0.1)
    raise SystemExit("the gallery did not start")


def photograph(samples: dict[str, dict], wanted: list[str], out: Path, schemes: tuple[str, ...] = ("light", "dark")) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS.split())
        for name in wanted or samples:
            sample = samples[name]
            for size, (width, height) in SIZES.items():
                for scheme in schemes:
                    context = browser.new_context(
                        viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=size == "phone"
                    )
                    page = context.new_page()
                    page.on("console", lambda message: print("console", message.type, message.text) if message.type in ("error", "warning") else None)
                    page.on("pageerror", lambda error: print("page error", error))
                    page.add_init_script(f"window.sample = {json.dumps(sample)}")
                    page.goto(ADDRESS)
                    page.wait_for_selector("body[data-ready]", timeout=8000)
                    for kind, value in sample.get("steps", []):
                        if kind == "click":
                            page.locator(value).first.click()
                        elif kind == "press":
                            page.keyboard.press(value)
                        elif kind == "fill":
                            selector, text = value
                            page.locator(selector).first.fill(text)
                    page.wait_for_timeout(450)
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    small = page.evaluate(
                        """() => [...document.querySelectorAll('button, [role=gridcell], input, select')].map(e => {
                            const b = e.getBoundingClientRect(); return [e.getAttribute('aria-label') || e.textContent.trim().slice(0, 20), Math.round(b.width), Math.round(b.height)]
                        }).filter(([, w, h]) => w && (w < 24 || h < 24)).slice(0, 5)"""
                    )
                    page.add_script_tag(path=WEB / "node_modules/axe-core/axe.min.js")
                    found = page.evaluate(AXE)
                    tail = "" if scheme == "light" else f"-{scheme}"
                    page.screenshot(path=out / f"{name}-{size}{tail}.png", full_page=True)
                    print(name, size, scheme, "width", wide, "of", width, "small", small, *found, sep="\n   " if found else " ")
                    context.close()
        browser.close()


def main() -> None:
    source = Path(sys.argv[1])
    samples = json.loads(source.read_text())
    with subprocess.Popen(
        ["node_modules/.bin/vite", "--config", "gallery/vite.config.ts"], cwd=WEB, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            wait()
            photograph(samples, sys.argv[2:], source.parent)
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
