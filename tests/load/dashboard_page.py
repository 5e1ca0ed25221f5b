"""The cost of the tutor's page on the tutor's machine: the real dashboard runs in a headless Chromium, with all boards
of a class in play.

`flock /tmp/heavy.lock python -m tests.load.dashboard_page --boards 100` (after `npm run build`) prints the page's
memory and the processor time of its main thread: while the page opens, while all boards are idle, and while each board
makes one action per second. The page begins with a list of many boards; then the tutor changes to the drawn boards.
Processor time does not depend on what else the machine does. The output also gives the share of the main thread on a
device that is `SLOWER` times slower.
"""

import argparse
import asyncio
import re
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.async_api import CDPSession, Page, async_playwright

from tests.e2e.conftest import CHROMIUM, QUIET
from tests.load.class_of_boards import PACES, SERVE, Class
from tests.load.dashboard import Dashboard
from tests.load.process import Process

DIST = Path("clients/web/dist")
SLOWER = 4
"""A phone or a school's laptop needs this many times the processor time."""


async def metrics_of(page: CDPSession) -> dict[str, float]:
    metrics = await page.send("Performance.getMetrics")
    return {metric["name"]: metric["value"] for metric in metrics["metrics"]}


async def busy(cdp: CDPSession, what: str, doing: Any) -> None:
    before, started_s = await metrics_of(cdp), time.perf_counter()
    await doing
    after, took_s = await metrics_of(cdp), time.perf_counter() - started_s
    # With `threadTicks` the browser counts processor time, not the time that passes.
    parts = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
    tasks, script, layout, style = (after[name] - before[name] for name in parts)
    share = tasks / took_s * 100
    print(
        f"{what:<22}{took_s:>6.1f} s: main thread {share:>5.1f} %, {SLOWER * share:>5.1f} % at {SLOWER} x "
        f"(script {script:.2f} s, layout {layout:.2f} s, style {style:.2f} s), heap {after['JSHeapUsedSize'] / 2**20:.1f} MB, "
        f"{after['Nodes']:.0f} nodes",
        flush=True,
    )


async def all_shown(page: Page, boards: int) -> None:
    await page.get_by_role("tabpanel").get_by_role("link", name=re.compile("^Abrir la mesa")).nth(boards - 1).wait_for()
    await page.wait_for_timeout(3_000)


async def drawn(page: Page, boards: int) -> None:
    await page.get_by_role("button", name="Tableros").click()
    await all_shown(page, boards)


async def look_through(page: Page) -> None:
    """Scrolls down to the last board and up again."""
    for turn in (1, -1):
        for _ in range(16):
            await page.mouse.wheel(0, turn * 700)
            await page.wait_for_timeout(60)


async def measure(boards: int, seconds: float, client: str, screenshot: str) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Process("server", *SERVE, "--data-dir", folder, "--client-dir", client) as server,
    ):
        dashboard = Dashboard(server.port)
        group = Class(server, dashboard, boards)
        await group.join()
        await group.plan()
        await group.start()
        await group.sit()
        print(f"{boards} boards with {2 * boards} pupils are being played at", flush=True)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            page = await browser.new_page(viewport={"width": 1280, "height": 800}, locale="es")
            # These scripts run before the page's own scripts; otherwise the page would register a new guest.
            await page.add_init_script(f"localStorage.setItem('banderilla.token', '{dashboard.tutor.token}')")
            cdp = await page.context.new_cdp_session(page)
            await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
            await page.goto(f"http://127.0.0.1:{server.port}/#/c/{dashboard.code}")
            await busy(cdp, "opening the dashboard", all_shown(page, boards))
            await busy(cdp, "list, all idle", asyncio.sleep(seconds))
            await busy(cdp, "list, played at", group.phase(seconds, PACES["paced"]))
            await busy(cdp, "change to drawn boards", drawn(page, boards))
            await busy(cdp, "drawn, all idle", asyncio.sleep(seconds))
            await busy(cdp, "drawn, played at", group.phase(seconds, PACES["paced"]))
            await busy(cdp, "looking through all", look_through(page))
            await busy(cdp, "drawn, all seen", group.phase(seconds, PACES["paced"]))
            await page.screenshot(path=screenshot)
            await browser.close()
        for pupil in group.pupils:
            pupil.vanish()
        await dashboard.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--client", default=str(DIST.resolve()), help="folder of the built client")
    parser.add_argument("--screenshot", default="/tmp/dashboard_page.png")
    asked = parser.parse_args()
    asyncio.run(measure(asked.boards, asked.seconds, asked.client, asked.screenshot))


if __name__ == "__main__":
    main()
