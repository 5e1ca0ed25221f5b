"""The sounds of the tables: their file loads with the first sound and not in the lobby, and each sound is audible and not
distorted."""

import json
from pathlib import Path
from typing import Final

from playwright.async_api import expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_ajedrez import click_move, two_at_a_board

DIST: Final = Path(__file__).parents[2] / "clients" / "web" / "dist"
PEAKS: Final = """async (file) => {
  const { sound, TONES } = await import(file);
  const peaks = {};
  for (const tone of TONES) {
    const context = new OfflineAudioContext(1, 2 * 44100, 44100);
    sound(context, 1, tone);
    const samples = (await context.startRendering()).getChannelData(0);
    peaks[tone] = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  }
  return peaks;
}"""
"""JavaScript that renders each sound at full volume and returns its highest sample. Samples above 1 would be distorted."""
HAS_LOADED: Final = "(file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file))"


async def test_a_move_sounds_and_the_lobby_loads_no_sounds(live_server: LiveServer, person: Person) -> None:
    manifest = json.loads((DIST / ".vite" / "manifest.json").read_text())
    file = "/" + manifest["src/tones.ts"]["file"]
    lobby = await person(live_server.url, name="Ana")
    await expect(lobby.get_by_role("button", name="Jugar Ajedrez")).to_be_visible()
    assert not await lobby.evaluate(HAS_LOADED, file)
    white, black = await two_at_a_board(live_server, person)
    await click_move(white, "e2", "e4")
    await expect(table.has_turn(black)).to_be_visible()
    await white.wait_for_function(HAS_LOADED, arg=file)

    peaks = await white.evaluate(PEAKS, file)
    assert {"wood", "chip", "card", "tile", "pencil", "dice", "flag", "challenge", "won"} <= set(peaks)
    assert {tone: peak for tone, peak in peaks.items() if not 0.05 < peak < 1} == {}
