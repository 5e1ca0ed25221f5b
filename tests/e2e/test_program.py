"""An external bot: a host invites it from the waiting room, it takes a seat with a key, and everybody sees that it is a
bot."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections

CLIENT = Path(__file__).parents[2] / "clients" / "python"
BOT = "Torre y Ruido"


class Bots:
    """External bots, each a separate process that has only the Python client."""

    def __init__(self) -> None:
        self._running: list[subprocess.Popen[bytes]] = []

    def come(self, url: str, room: str, key: str) -> None:
        command = [sys.executable, str(CLIENT / "examples" / "chess_bot.py"), url, room, key, BOT]
        self._running.append(subprocess.Popen(command, env={"PYTHONPATH": str(CLIENT)}, stdout=subprocess.DEVNULL))

    def stop(self) -> None:
        for process in self._running:
            process.terminate()
            process.wait(10)


@pytest.fixture
def bots() -> Iterator[Bots]:
    bots = Bots()
    yield bots
    bots.stop()


async def invited(host: Page) -> str:
    """Invites a program and returns the key that the host would copy."""
    await host.get_by_role("button", name="Invitar a un programa").click()
    return await host.get_by_label("Llave del asiento 2 para un programa").input_value()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_a_program_is_invited_plays_and_is_seen_to_be_one(
    live_server: LiveServer, person: Person, come: Arrival, bots: Bots, phone: bool
) -> None:
    host = await person(live_server.url, phone=phone, name="Ana")
    address = await table.open_table(host, "Ajedrez", tournament=True)
    key = await invited(host)
    assert len(key) == 20
    assert await objections(host) == []
    bots.come(live_server.url, address[-6:], key)
    seat = host.get_by_role("listitem").filter(has_text=BOT)
    await expect(seat).to_contain_text("programa")
    await expect(host.get_by_role("button", name="Invitar a un programa")).to_have_count(0)

    await host.get_by_role("button", name="¡Listo!").click()
    strip = host.get_by_role("group", name=BOT)
    await expect(strip.get_by_title("programa")).to_be_visible()
    watcher = await person(f"{address}/watch", lang="en-GB")
    await expect(watcher.get_by_role("group", name=BOT).get_by_title("program")).to_be_visible()
    assert await objections(host) == []
    # The program may have either colour. Play until it is the host's turn for the second time.
    spectator = await come(live_server.port)
    await spectator.ask("join", room=address[-6:], **{"as": "spectator"})
    await spectator.until(lambda: address[-6:] in spectator.views)
    for _ in range(2):
        await expect(table.has_turn(host)).to_be_visible(timeout=30_000)
        fen = spectator.views[address[-6:]]["game"]["fen"]
        if fen.split()[-1] == "2":
            break
        await table.write(host, "h4" if fen.split()[1] == "w" else "h5")
    await spectator.until(lambda: spectator.views[address[-6:]]["game"]["fen"].split()[-1] != "1")


async def test_a_wrong_key_takes_no_seat(live_server: LiveServer, person: Person, bots: Bots) -> None:
    host = await person(live_server.url, name="Ana")
    address = await table.open_table(host, "Ajedrez", tournament=True)
    key = await invited(host)
    bots.come(live_server.url, address[-6:], key[::-1])
    bots.come(live_server.url, address[-6:], key)
    await expect(host.get_by_role("listitem").filter(has_text=BOT)).to_have_count(1)
    await expect(host.get_by_role("button", name="¡Listo!")).to_be_visible()
