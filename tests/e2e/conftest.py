"""Browsers and servers for the end-to-end tests."""

import asyncio
import inspect
import json
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, WebSocket, async_playwright, expect

from tests.conftest import Arrival, arrivals
from tests.e2e.live_server import LiveServer
from tests.wire import Validators, WireCheck, validators

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), BROWSERS[0])
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WARN_WITH_STACK = "{ const warn = console.warn; console.warn = (...all) => warn(...all, new Error().stack); }"
"""JavaScript that adds the call stack to each warning. Otherwise a warning of the client's framework names only a file of the
framework."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
expect.set_options(timeout=15_000)  # long, because two browsers share two slow cores; a healthy page never needs it
Person = Callable[..., Awaitable[Page]]


LONGEST = (
    "grown_class",
    "wheel",
    "class",
    "every_case",
    "grown_checkout",
    "keyboard_game",
    "first_turns",
    "day",
    "game_package",
)
"""The files that take longest, without `test_`. They run first, so that no worker runs one of them alone at the end."""


@pytest.hookimpl(trylast=True)  # after pytest has grouped the tests by their fixtures
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {f"test_{name}": place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(places)) if "e2e" in item.path.parts else 0)
    for item in items:
        if "e2e" in item.path.parts:
            item.add_marker(pytest.mark.e2e)
            item.add_marker(pytest.mark.timeout(180))
            if inspect.iscoroutinefunction(getattr(item, "function", None)):
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)  # the event loop that the browser uses


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Starts the server that the tests share."""
    live_server = LiveServer(tmp_path_factory.mktemp("server"))
    live_server.start()
    yield live_server
    live_server.stop()


@pytest.fixture
def own_live_server(tmp_path: Path) -> Iterator[LiveServer]:
    """Starts a server for a single test, which may kill it."""
    live_server = LiveServer(tmp_path)
    live_server.start()
    yield live_server
    live_server.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Starts the Chromium of a test worker. Tests share nothing in it, because each person has a separate context
    (`person`)."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def come() -> AsyncIterator[Arrival]:
    """Returns a function that connects people, like the fixture `come` of the server's tests, but on the browser's
    event loop."""
    async with arrivals() as arrival:
        yield arrival


@pytest.fixture
def sockets() -> list[WireCheck]:
    """Returns the list of checks, one for each socket that a page has opened."""
    return []


@pytest.fixture
def description() -> Validators:
    """Returns validators for the published description of the protocol. Every frame must match it."""
    return validators()


@pytest_asyncio.fixture(loop_scope="session")
async def person(
    request: pytest.FixtureRequest, browser: Browser, sockets: list[WireCheck], description: Validators
) -> AsyncIterator[Person]:
    """Returns a function that opens a browser context for a person. The test fails after a script error, a warning on
    the console, or a frame that does not match the description. If the function gets a `token`, the page is another device
    of the person with that token.

    The person's device asks for less motion, because drawn motion takes a fifth of a test's processor time. A test with the
    marker `motion` gets normal motion.
    """
    motion: Literal["no-preference", "reduce"] = "no-preference" if request.node.get_closest_marker("motion") else "reduce"
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    async def come(
        url: str,
        *,
        phone: bool = False,
        lang: str = "es-ES",
        name: str | None = None,
        token: str | None = None,
        service_worker: bool = False,
    ) -> Page:
        context = await browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale=lang,
            has_touch=phone,
            reduced_motion=motion,
            service_workers="allow"
            if service_worker
            else "block",  # a service worker costs a fifth of a visit's time, and only a second visit needs it
        )
        contexts.append(context)
        await context.add_init_script(WARN_WITH_STACK)
        if token is not None:
            await context.add_init_script(f"localStorage.setItem('banderilla.token', {json.dumps(token)})")
        context.on("page", lambda page: page.on("websocket", lambda socket: sockets.append(checked(socket, description))))
        page = await context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: trouble.append(error.stack or str(error)))
        page.on(
            "console",
            lambda message: (
                trouble.append(f"{message.text} {message.location['url']}") if is_trouble(message.type, message.text) else None
            ),
        )
        await page.goto(url)
        if name is not None:
            box = page.get_by_label("Tu nombre" if lang.startswith("es") else "Your name").first
            await box.fill(name)
            await box.blur()
        return page

    yield come
    await asyncio.gather(*(context.close() for context in contexts))
    assert trouble == []
    assert [fault for check in sockets for fault in check.faults] == []


def checked(socket: WebSocket, description: Validators) -> WireCheck:
    """Checks every later frame of the socket against the description. Returns the check."""
    check = WireCheck(description)
    socket.on("framesent", lambda frame: check.sent(frame) if isinstance(frame, bytes) else None)
    socket.on("framereceived", lambda frame: check.received(frame) if isinstance(frame, bytes) else None)
    return check


def is_trouble(kind: str, text: str) -> bool:
    # Ignore the errors that appear when a test kills the server or the network.
    return (
        kind in ("error", "warning")
        and "WebSocket" not in text
        and "Service Worker registration blocked" not in text
        and "ERR_CONNECTION" not in text
        and "ERR_INTERNET_DISCONNECTED" not in text
        and "status of 410" not in text  # a public page that its director has withdrawn
    )
