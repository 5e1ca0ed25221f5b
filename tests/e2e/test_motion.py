"""The motion of pieces: the frames between two views of chess and of a net game, and the views that appear without motion."""

import re
from typing import Final

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_ajedrez import click_move, two_at_a_board

pytestmark = pytest.mark.motion

RECORD: Final = """() => {
  window.places = [];
  const slow = () => {
    for (const piece of document.querySelectorAll(".in-motion"))
      for (const motion of piece.getAnimations({ subtree: true })) motion.updatePlaybackRate(1 / 3);
  };
  new MutationObserver(slow).observe(document.body, { childList: true, subtree: true });
  const look = () => {
    for (const piece of document.querySelectorAll(".in-motion")) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      window.places.push([x + width / 2, y + height / 2]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""JavaScript that records in each frame the middle of each piece that is on its way. It slows the motions, because a busy
machine draws few frames."""
DRAWN: Final = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
"""JavaScript that waits for three frames. The motions of a view start in the frame after it."""
NEAR_PX: Final = 20
"""Maximum distance between the middle of a piece with its shadow and the middle of its square."""


async def frames_of(page: Page, *, has_turn: bool) -> list[tuple[float, float]]:
    """Waits until the page shows whether it is this player's turn, and until the end of the motion. Returns the recorded
    places, and starts a new record."""
    await expect(table.has_turn(page)).to_be_visible(visible=has_turn)
    await page.evaluate(DRAWN)
    await expect(page.locator(".in-motion")).to_have_count(0)
    return [(x, y) for x, y in await page.evaluate("window.places.splice(0)")]


async def middle(page: Page, square: str) -> tuple[float, float]:
    box = await page.locator(f"[role=gridcell][data-cell='{square}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def between(page: Page, start: str, to: str, *, has_turn: bool) -> tuple[int, int]:
    """Returns how many frames show the piece at its start, and how many between the two squares."""
    (_, first), (_, last) = await middle(page, start), await middle(page, to)
    frames = await frames_of(page, has_turn=has_turn)
    low, high = sorted((first, last))
    return (
        sum(abs(y - first) <= NEAR_PX for _, y in frames),
        sum(low + NEAR_PX < y < high - NEAR_PX for _, y in frames),
    )


HIDE: Final = 'Object.defineProperty(document, "visibilityState", { get: () => "hidden" })'
"""JavaScript after which the page counts as hidden: the headless browser never hides a tab."""
REPLAY_MS: Final = 60_000
"""Patience until a replay appears, because the server first looks for the faults of the game."""


async def stands_on(page: Page, square: str, piece: str) -> None:
    await expect(page.get_by_role("gridcell", name=re.compile(f"^{square}, {piece}"))).to_be_visible()


async def test_a_move_slides_for_both_players_and_only_a_seen_step_moves(live_server: LiveServer, person: Person) -> None:
    """Plays a whole game. Each move shows another reason why a piece slides or does not slide."""
    white, black = await two_at_a_board(live_server, person)
    for page in (white, black):
        await page.evaluate(RECORD)
    await click_move(white, "f2", "f4")
    assert (await between(white, "f2", "f4", has_turn=False))[1] > 0, "a frame lies between the two squares"
    lifted, moving = await between(black, "f2", "f4", has_turn=True)
    assert moving > 0
    assert lifted > 0, "the rival's piece lifts before it slides"
    assert await white.locator(".in-motion").count() == 0, "the copy of the piece is gone"

    # Less motion.
    await white.emulate_media(reduced_motion="reduce")
    await click_move(black, "e7", "e5")
    assert await frames_of(white, has_turn=True) == []
    assert await frames_of(black, has_turn=False) != []
    await white.emulate_media(reduced_motion="no-preference")

    # A reconnection.
    await black.context.set_offline(True)
    await expect(black.get_by_role("status", name="Conexión")).not_to_be_empty()
    await click_move(white, "g2", "g4")
    assert await frames_of(white, has_turn=False) != []
    await black.context.set_offline(False)
    assert await frames_of(black, has_turn=True) == [], "a missed move shows without motion"
    await stands_on(black, "g4", "peón blanco")

    # A hidden tab. The move ends the game.
    await white.evaluate(HIDE)
    await click_move(black, "d8", "h4")
    await expect(white.get_by_role("heading", name=re.compile("^Gana "))).to_be_visible()
    await stands_on(white, "h4", "dama negra")
    assert await frames_of(white, has_turn=False) == []

    # The first view of a page.
    await black.add_init_script(f"addEventListener('DOMContentLoaded', {RECORD})")
    await black.reload()
    await black.locator("[data-piece]").first.wait_for()
    assert await frames_of(black, has_turn=False) == []


async def test_a_chain_of_jumps_goes_from_square_to_square_and_a_replay_moves_only_one_step(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    _referee, room, (ana, bo) = await table.set_up(live_server, person, come, "damas", {"fen": "B:W18,21,26:B14,1"})
    await bo.locator("[data-piece]").first.wait_for()
    await bo.evaluate(RECORD)
    await table.write(ana, "14x23x30")
    frames = await frames_of(bo, has_turn=True)
    corner, _ = await middle(bo, "23")
    assert max(x for x, _ in frames) > corner - NEAR_PX / 2, "the straight way from 14 to 30 lies further left"

    await table.write(bo, "21-17")
    await expect(table.has_turn(bo)).to_be_hidden()
    await bo.goto(f"{live_server.url}#/r/{room}/replay")
    scrubber = bo.get_by_role("slider", name="Momento de la partida")
    await expect(scrubber).to_have_attribute("aria-valuetext", re.compile(r"^3 de 3\."), timeout=REPLAY_MS)
    await frames_of(bo, has_turn=False)
    await scrubber.press("Home")
    await expect(scrubber).to_have_attribute("aria-valuetext", re.compile(r"^1 de 3\."))
    assert await frames_of(bo, has_turn=False) == [], "a jump over two moves"
    await scrubber.press("ArrowRight")
    await bo.wait_for_function("() => window.places.length > 0")


async def test_a_chip_of_a_net_slides_along_its_line(live_server: LiveServer, person: Person, come: Arrival) -> None:
    referee = await come(live_server.port, name="Eva")
    asked = {"as": "referee", "settings": {"appeals": False, "bot_ms": 400}, "bots": [0, 1]}
    room = (await referee.ask("create", game="kwatro-sinko", seats=2, **asked))["params"]["room"]
    await referee.until(lambda: room in referee.views)
    if referee.views[room]["room"]["state"] == "waiting":
        await referee.order(room, "start")
    page = await person(f"{live_server.url}#/r/{room}")
    await page.locator("[data-piece]").first.wait_for()
    await page.evaluate(RECORD)
    # A chip on its way is at more than two places.
    await page.wait_for_function("() => new Set(window.places.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)).size > 2")
