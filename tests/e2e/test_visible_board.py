"""Measures the visible share of each board on phones, a tablet and a desktop, in the states with the most content next
to the board.

With `BOARD_FIGURES=FILE` the test appends the figures to a file. docs/reference/board_visibility.md lists earlier and
later figures.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import board_states
from tests.e2e.board_states import Position
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_targets import too_small
from tests.people import Guest

MEASURE = (Path(__file__).parent / "board_measure.js").read_text()
SIZES = {
    "phone": (360, 740, 100),
    "small phone": (320, 640, 100),
    "phone on its side": (740, 360, 100),
    "phone, text at 200 %": (360, 740, 200),
    "tablet": (820, 1180, 100),
    "desktop": (1280, 800, 100),
}
"""By name: width and height in px, and text size in percent."""
UPRIGHT = ("phone", "small phone")
ANSWERED = (*UPRIGHT, "phone, text at 200 %")
"""Screens where both answers to a ruling are in view without scrolling."""
HIGH_LINES = {"qwinto": "phone, text at 200 %"}
"""Per game, the screen where the lines above its board leave no room for the answers."""
SEEN_UPRIGHT, SEEN_LEAST = 0.95, 0.60
UNSEEN = """(buttons) => buttons.filter((button) => {
  const { left, top, width, height, bottom } = button.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return bottom > innerHeight || seen === null || !button.contains(seen);
}).map((button) => button.textContent.trim())"""
"""Returns the buttons that are outside the window or covered."""
MIN_PX = 80
TABLET_FILL, DESKTOP_FILL = 0.85, 0.80
TABLET_BARS_PX, DESKTOP_SIDE_PX = 368, 400


COUNTED = {"par55": "space ", "geominos": "fila "}
"""Per game, the start of the names of cells that may be small, because large buttons of the panel do the same (WCAG
2.5.8 allows this). In Par 55 a player counts along the track with «Contar», «Borrar» and «Poner»; in Geominos arrows
move the tile."""


@pytest.mark.long
@pytest.mark.parametrize("slug", board_states.GAMES)
async def test_nothing_covers_the_board_it_fills_the_screen_and_a_finger_hits_its_targets(
    slug: str, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    page, room, players, referee = await _set_up(slug, live_server, person, come)
    failures: list[str] = []
    heights: dict[str, dict[str, int]] = {name: {} for name in UPRIGHT}
    ruled: set[str] = set()
    for state in ("turn", "refused", "entry", "ruling", "over"):
        match state:
            case "turn" | "refused":
                await play_to(referee, players, room, board_states.turn(slug))
            case "entry":
                await play_to(referee, players, room, board_states.entry(slug))
            case "ruling":
                await play_to(referee, players, room, board_states.ruling(slug))
            case "over":
                await play_to(referee, players, room, board_states.turn(slug))
                await players[1].act(room, {"type": "resign"})
        await expect(page.get_by_role("region", name="Tablero").locator("svg").first).to_be_visible()
        if state == "refused":
            await _be_refused(page)
        failures += [f"{state}: {failure}" for failure in await _measured(page, slug, state, heights)]
        if await page.get_by_role("region", name="Decisión").count():
            ruled.add(state)
    # The board must keep its size in all steps of a turn, so that the target of a finger stays in place. On a low
    # phone, the board may shrink for a ruling that waits for an answer; in Queens & Guards every entry follows such a
    # ruling.
    steps = [state for state in ("turn", "refused", "entry") if state not in ruled]
    one_size = {name: {state: of_size[state] for state in steps} for name, of_size in heights.items()}
    failures += [f"{name}: {sizes} px high" for name, sizes in one_size.items() if len(set(sizes.values())) > 1]
    assert failures == []


async def test_the_big_screen_enlarges_the_board_and_shows_the_code_whole(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    """Tests two boards side by side that the width of the screen limits, and one board that the height limits."""
    page = await person(live_server.url)
    for slug in ("juggle", "contig60"):
        host = await come(live_server.port, name="Ana")
        room: str = (await host.ask("create", game=slug, seats=2, bots=[1]))["params"]["room"]
        await host.order(room, "ready")
        await page.goto(f"{live_server.url}#/r/{room}")
        big = page.get_by_role("button", name="Pantalla grande")
        await expect(page.get_by_role("region", name="Tablero").get_by_role("grid").first).to_be_visible()
        for width, height in ((1280, 800), (1920, 1080)):
            await page.set_viewport_size({"width": width, "height": height})
            before = await page.evaluate(MEASURE, 100)
            await big.click()
            after = await page.evaluate(MEASURE, 100)
            assert after["height"] > before["height"] * 1.03
            assert after["seen"] == 1
            assert not after["sideways"]
            code = await page.locator(".invite.large .code").bounding_box()
            last = await page.locator(".invite.large .code > span").last.bounding_box()
            assert code is not None
            assert last is not None
            assert last["x"] + last["width"] <= code["x"] + code["width"]
            await big.click()


async def _set_up(slug: str, live_server: LiveServer, person: Person, come: Arrival) -> tuple[Page, str, list[Guest], Guest]:
    """Opens a tournament table with appeals. Returns Ana's page, the room's code, the connections of the players Ana and Bo,
    and the referee. The page is a second device of Ana."""
    referee = await come(live_server.port, name="Eva")
    asked = {"as": "referee", "options": {"mode": "tournament"}, "settings": {"auto_start": False}}
    room: str = (await referee.ask("create", game=slug, seats=2, **asked))["params"]["room"]
    players = [await come(live_server.port, name=name) for name in ("Ana", "Bo")]
    for seat, player in enumerate(players):
        await player.ask("join", room=room, seat=seat)
    page = await person(f"{live_server.url}#/r/{room}", phone=True, token=players[0].token)
    return page, room, players, referee


async def play_to(referee: Guest, players: list[Guest], room: str, position: Position) -> None:
    await referee.order(room, "set_position", given=dict(position.given))
    for action in position.actions:
        raw = {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
        await players[action["seat"]].act(room, raw)


async def _be_refused(page: Page) -> None:
    """Writes a move that the server cannot read. The page then shows its longest notice."""
    box = page.get_by_label("Escribir la jugada")
    await box.fill("esto no es una jugada de este juego")
    await box.press("Enter")
    await expect(page.get_by_test_id("notice")).to_be_visible()


async def _measured(page: Page, slug: str, state: str, heights: dict[str, dict[str, int]]) -> list[str]:
    failures = []
    for name, (width, height, percent) in SIZES.items():
        await page.set_viewport_size({"width": width, "height": height})
        seen: dict[str, Any] = await page.evaluate(MEASURE, percent)
        _keep(slug, state, name, seen)
        if name in heights:
            heights[name][state] = seen["height"]
        failures += [f"{name}: {failure} ({seen})" for failure in _failures(name, width, height, seen)]
        if state == "ruling" and name in ANSWERED and HIGH_LINES.get(slug) != name:
            unseen = await page.get_by_role("region", name="Decisión").locator(".answer button").evaluate_all(UNSEEN)
            failures += [f"{name}: the answer {each} is not in view" for each in unseen]
        if name == "phone" and state in ("turn", "entry"):
            spared = COUNTED.get(slug)
            small = [each for each in await too_small(page) if spared is None or not each.startswith(spared)]
            failures += [f"{name}: {each} is too small for a finger" for each in small]
    return failures


def _failures(name: str, width: int, height: int, seen: Mapping[str, Any]) -> list[str]:
    found = []
    least = SEEN_UPRIGHT if name in UPRIGHT else SEEN_LEAST
    if seen["seen"] < least:
        found.append(f"{seen['seen']:.0%} of the board is seen, {least:.0%} are wanted")
    if seen["covered"] > 0:
        found.append(f"{seen['covered']:.0%} of the board is covered")
    if name in UPRIGHT and seen["cut"]:
        found.append("keys are cut off")
    if seen["height"] < MIN_PX:
        found.append(f"the board is {seen['height']} px high")
    if seen["height"] > height:
        found.append("the board is higher than the screen")
    wide, high = seen["surface"]
    shape = wide / high
    if name == "tablet":
        wanted = TABLET_FILL * min(width, (height - TABLET_BARS_PX) * shape)
        if wide < wanted:
            found.append(f"the board is {wide:.0f} px wide, {wanted:.0f} are wanted")
    if name == "desktop":
        wanted = min(DESKTOP_FILL * height, (width - DESKTOP_SIDE_PX) / shape)
        if high < wanted:
            found.append(f"the board is {high:.0f} px high, {wanted:.0f} are wanted")
    if seen["sideways"]:
        found.append("the page scrolls sideways")
    return found


def _keep(slug: str, state: str, size: str, seen: Mapping[str, Any]) -> None:
    file = os.environ.get("BOARD_FIGURES")
    if file:
        with Path(file).open("a") as out:
            out.write(json.dumps({"game": slug, "state": state, "size": size, **seen}) + "\n")
