"""Firefox and WebKit, driven by their own protocols: WebDriver BiDi over a socket, and WebDriver over HTTP.

The package registries do not have Playwright's builds of these browsers; Debian has firefox-esr and webkit2gtk-driver.
A driver in this module can only do what the tests need: open an address, run a script in the page, and click at a
point.
"""

import asyncio
import itertools
import json
import os
import shutil
import signal
import urllib.request
from pathlib import Path
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect

from tests.e2e.live_server import free_port

PATIENCE_S = 60.0
START_S = 10.0
STARTS = 6
MINI_BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
QUIET_FIREFOX = {
    "intl.accept_languages": "es-ES,es",
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "services.settings.server": "data:,",
    "remote.prefs.recommended": True,
}


class OtherBrowser(Protocol):
    """A browser with one page."""

    async def goto(self, url: str) -> None: ...
    async def run(self, expression: str) -> Any:
        """Runs a JavaScript expression in the page and returns its value as JSON. If the value is a promise, waits for
        its result."""

    async def click_at(self, x: float, y: float) -> None: ...
    async def close(self) -> None: ...


def click_actions(x: float, y: float) -> list[dict[str, Any]]:
    """Returns the actions that make up a click, in the form that both protocols share."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "actions": steps}]


async def started(
    *command: str, env: dict[str, str] | None = None, hands_on: tuple[int, ...] = ()
) -> asyncio.subprocess.Process:
    """Starts a process without output, as the leader of a new process group. `hands_on`: open file descriptors that the
    process inherits."""
    return await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, **(env or {})},
        pass_fds=hands_on,
        start_new_session=True,
    )


async def end_process(process: asyncio.subprocess.Process) -> None:
    """Ends a browser and its child processes, which form one process group."""
    if process.returncode is None:
        os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


class Firefox:
    """A headless Firefox, controlled by WebDriver BiDi (w3.org/TR/webdriver-bidi)."""

    def __init__(self, process: asyncio.subprocess.Process, socket: ClientConnection) -> None:
        self._process, self._socket = process, socket
        self._ids = itertools.count(1)
        self._context = ""

    @staticmethod
    def is_here() -> bool:
        return shutil.which("firefox-esr") is not None or shutil.which("firefox") is not None

    @classmethod
    async def start(cls, folder: Path, width: int, height: int) -> "Firefox":
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET_FIREFOX.items())
        (folder / "user.js").write_text("\n".join(lines))
        port = free_port()
        binary = shutil.which("firefox-esr") or "firefox"
        asked = ("--headless", f"--remote-debugging-port={port}", "--profile", str(folder))
        process = await started(binary, *asked, env={"HOME": str(folder), "MOZ_DISABLE_CONTENT_SANDBOX": "1"})
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    socket = await connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                    break
                except OSError:
                    await asyncio.sleep(0.1)
        firefox = cls(process, socket)
        await firefox._ask("session.new", capabilities={})
        contexts = (await firefox._ask("browsingContext.getTree"))["contexts"]
        firefox._context = contexts[0]["context"]
        await firefox._ask("browsingContext.setViewport", context=firefox._context, viewport={"width": width, "height": height})
        return firefox

    async def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        async with asyncio.timeout(PATIENCE_S):
            while True:
                answer = json.loads(await self._socket.recv())
                if answer.get("id") == number:
                    assert answer["type"] == "success", answer
                    return answer["result"]

    async def goto(self, url: str) -> None:
        await self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def run(self, expression: str) -> Any:
        answer = await self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        value = answer["result"]
        return json.loads(value["value"]) if value["type"] == "string" else None

    async def click_at(self, x: float, y: float) -> None:
        await self._ask("input.performActions", context=self._context, actions=click_actions(x, y))

    async def close(self) -> None:
        await self._socket.close()
        await end_process(self._process)


class WebKit:
    """WebKitGTK's MiniBrowser on a virtual screen, controlled by WebDriver (w3.org/TR/webdriver)."""

    def __init__(self, processes: list[asyncio.subprocess.Process], base: str) -> None:
        self._processes, self._base = processes, base
        self._session = ""

    @staticmethod
    def is_here() -> bool:
        return bool(MINI_BROWSERS) and shutil.which("WebKitWebDriver") is not None and shutil.which("Xvfb") is not None

    @classmethod
    async def start(cls, folder: Path, width: int, height: int) -> "WebKit":
        """Starts the browser and its driver. On a loaded machine the browser sometimes fails to report to its driver;
        then both start again."""
        for _ in range(STARTS - 1):
            webkit = await cls._launched(folder, width, height)
            try:
                await webkit._begin_session(width, height)
            except (OSError, TimeoutError):
                await webkit.close()
            else:
                return webkit
        webkit = await cls._launched(folder, width, height)
        await webkit._begin_session(width, height)
        return webkit

    @classmethod
    async def _launched(cls, folder: Path, width: int, height: int) -> "WebKit":
        """Starts a virtual screen with a driver on it. Returns when the driver answers."""
        reading, writing = os.pipe()
        size = f"{width}x{height}x24"
        screen = await started(
            "Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", hands_on=(writing,)
        )
        os.close(writing)
        display = (await asyncio.to_thread(os.read, reading, 16)).decode().strip()
        os.close(reading)
        port = free_port()
        surroundings = {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "DISPLAY": f":{display}",
            "NO_AT_BRIDGE": "1",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        driver = await started("WebKitWebDriver", f"--port={port}", "--host=127.0.0.1", env=surroundings)
        webkit = cls([driver, screen], f"http://127.0.0.1:{port}")
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    await webkit._ask("GET", "/status")
                    return webkit
                except OSError:
                    await asyncio.sleep(0.05)

    async def _begin_session(self, width: int, height: int) -> None:
        options = {"binary": str(MINI_BROWSERS[-1]), "args": ["--automation", f"--geometry={width}x{height}"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = (await self._ask("POST", "/session", asked, patience_s=START_S))["sessionId"]

    async def _ask(self, method: str, path: str, body: dict[str, Any] | None = None, patience_s: float = PATIENCE_S) -> Any:
        where = f"/session/{self._session}{path}" if self._session else path
        data = None if method == "GET" else json.dumps(body or {}).encode()
        asked = urllib.request.Request(self._base + where, data, {"Content-Type": "application/json"}, method=method)

        def answer() -> Any:
            with urllib.request.urlopen(asked, timeout=patience_s) as read:
                return json.load(read)["value"]

        return await asyncio.to_thread(answer)

    async def goto(self, url: str) -> None:
        await self._ask("POST", "/url", {"url": url})

    async def run(self, expression: str) -> Any:
        script = (
            f"const done = arguments[0]; (async () => JSON.stringify(await ({expression})))().then(done, (e) => done('!' + e))"
        )
        text = await self._ask("POST", "/execute/async", {"script": script, "args": []})
        assert not str(text).startswith("!"), text
        return None if text is None else json.loads(text)

    async def click_at(self, x: float, y: float) -> None:
        await self._ask("POST", "/actions", {"actions": click_actions(x, y)})

    async def close(self) -> None:
        for process in self._processes:
            await end_process(process)


KINDS = {kind.__name__: kind for kind in (Firefox, WebKit) if kind.is_here()}
"""The browsers that this machine has, by name. `tools/machine.sh` installs missing browsers or reports that it cannot."""
