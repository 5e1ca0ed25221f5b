"""The small boards on the dashboard and in a ruling show every game completely: the drawing stays inside its frame."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import board_states
from tests.e2e.board_states import Position
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import tab
from tests.gateway.test_sessions import opened, rounds
from tests.people import Guest

MEASURE = (Path(__file__).parent / "small_board_measure.js").read_text()
FILLED = 0.88
"""Minimum share of the square's side that the board fills in at least one direction."""


@pytest.mark.long
async def test_nothing_of_a_small_board_is_cut_off_in_any_game(live_server: LiveServer, person: Person, come: Arrival) -> None:
    tutor, ana, bo = [await come(live_server.port, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    await tutor.until(lambda: len(tutor.views[session]["members"]) == 3)
    page = await person(f"{live_server.url}#/c/{session}", token=tutor.token)
    failures: list[str] = []
    for slug in board_states.GAMES:
        room = await _board(tutor, session, slug, ana, bo)
        await tab(page, "Mesas")
        for name, position in (("turn", board_states.turn(slug)), ("entry", board_states.entry(slug))):
            await _set(tutor, (ana, bo), room, position)
            failures += [f"{slug}, {name}: {failure}" for failure in await _failures(page, room)]
        await tutor.order(session, "close_round", reason="otra")
    assert failures == [], "\n".join(failures)


async def _board(tutor: Guest, session: str, slug: str, ana: Guest, bo: Guest) -> str:
    before = len(rounds(tutor, session))
    await tutor.order(session, "plan_round", game=slug, how="hand", options={"mode": "tournament"})
    await tutor.order(session, "set_boards", boards=[[ana.id, bo.id]])
    await tutor.order(session, "start_round")
    await tutor.until(
        lambda: len(rounds(tutor, session)) > before and rounds(tutor, session)[-1]["boards"][0]["state"] == "playing"
    )
    room = str(rounds(tutor, session)[-1]["boards"][0]["code"])
    await tutor.ask("join", room=room, **{"as": "referee"})
    for pupil in (ana, bo):
        await pupil.ask("join", room=room)
    return room


async def _set(tutor: Guest, players: tuple[Guest, Guest], room: str, position: Position) -> None:
    await tutor.order(room, "set_position", given=dict(position.given))
    for action in position.actions:
        raw = {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
        await players[action["seat"]].act(room, raw)


async def _failures(page: Page, room: str) -> list[str]:
    """Returns the faults of the small board: each part that lies outside its tile on the dashboard, and a board that
    fills too little of the tile."""
    tile = page.locator("li").filter(has=page.locator(f'a[href="#/r/{room}"]'))
    await expect(tile.locator(".mini svg").first).to_be_visible()
    found: dict[str, Any] = await tile.locator(".mini").evaluate(MEASURE)
    cut = [f"cut off: {what}" for what in found["cut"]]
    return cut + ([f"fills {found['filled']:.0%} of the square"] if found["filled"] < FILLED else [])
