"""Number of taps for an ordinary move on a phone in assisted mode: with the default settings, and with the player's
setting for quick moves.

With `ACT_FIGURES=FILE` the test plays every turn both ways, and appends the numbers to a file.
docs/reference/board_visibility.md lists them.
"""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.people import Guest

Plain = Mapping[str, Any]
FIGURES = os.environ.get("ACT_FIGURES")
WAYS = [True, False] if FIGURES else [True]
"""The settings to test: always quick moves, and also the default settings if the test writes figures."""
STARS = {
    "piles": {"c1": ["star1-red-solid"], "c2": ["star2-red-solid"], "c3": ["bar1-blue-striped"], "c4": ["bar3-yellow-hollow"]},
    "hands": [["star1-blue-solid", "bar1-red-solid"], ["star2-yellow-solid", "bar1-blue-hollow"]],
}
QUEENS = {"board": {"BQ": "5.15", "B1": "3.0", "B2": "4.2", "RQ": "5.0", "R1": "4.20", "R2": "4.10"}}
FIAR = {"phase": "placing", "board": {}, "hand": [["B1", "BX1"], ["R1", "RX1"]]}
GIVEN: dict[str, Plain] = {"queens-and-guards": QUEENS, "ramrod": {}, "fiar": FIAR, "kwatro-sinko": {}}
WHERE: dict[str, Callable[[Plain, Plain], list[str]]] = {
    "fiar": lambda view, move: [_chip(view, move["chip"]), _cell(move["to"])],
    "kwatro-sinko": lambda view, move: [_cell(view["board"][move["chip"]]), _cell(move["to"])],
    "queens-and-guards": lambda view, move: [_cell(view["board"][move["piece"]]), _cell(move["to"])],
    "ramrod": lambda view, move: [_cell(move["rod"]), _cell(move["to"])],
}
"""Per game, a function that returns the places to tap for a move of the bot."""
ACTS = {"fiar": (4, 2), "kwatro-sinko": (4, 2), "queens-and-guards": (4, 2), "ramrod": (3, 2)}
"""Per game, the number of taps with the default settings and with quick moves."""

FLAGLESS = ("qwinto", "truco", "ajedrez", "damas")
TURNS: dict[str, tuple[Plain, str]] = {
    "ajedrez": ({}, "cell:e2 | cell:e4"),
    "contig60": (
        {"chance": [[6, 6, 6]]},
        "call:roll | cell:18 | *call:place | La cuenta=6+6+6=18 | Puntaje=60 | call:say | *call:pass_flag",
    ),
    "damas": ({}, "cell:9 | cell:14"),
    "fab-a-diffy": (
        {"face": {"c1": "1/4", "c2": "1/3", "c3": "5/12"}, "pile": ["1/12", "2/2"]},
        "call:draw_sample | named:tira 1/3 | named:tira 1/4 | Cuenta con fracciones=1/3-1/4=1/12 | call:say | *call:pass_flag",
    ),
    "geominos": (
        {"distribution": "all", "centre": "chair", "hands": {"0": ["seahorse", "snake"], "1": ["gorilla", "duck"]}},
        "call:seahorse | call:turn | call:turn | cell:9-13 | cell:9-13 | Puntos=1 | Total (traías 0)=1 | call:say"
        " | *call:pass_flag",
    ),
    "juggle": (
        {"chance": [[3, 4]]},
        "call:roll | call:red-3I | *call:take | call:place | call:blue | call:blue-4O | *call:take | call:place"
        " | *call:pass_flag",
    ),
    "par55": (
        {},
        "call:small-blue-square | cell:A1L | Mi puntaje=5 | call:total | cell:space 5 | *call:put | *call:pass_flag",
    ),
    "qwinto": ({"chance": [[2, 3, 3]]}, "call:roll | Suma=8 | call:total | cell:orange-4 | *call:total"),
    "stars-and-bars": (
        STARS,
        "button:1 barra roja llena | cell:o2 | *call:place | Puntos=3 | Total (tenías 0)=3 | call:say | *call:pass_flag",
    ),
    "sum-dominoes": (
        {
            "board": {"3-7": ["H6", "I6"]},
            "hands": [["2-7", "5-9", "4-4", "0-1"], ["6-6", "3-9"]],
            "bank": ["1-1", "2-2"],
            "sum": 10,
            "chance": [[4, 4, 4]],
        },
        "call:2-7 | cell:G6 | *call:place | call:roll | Suma=12 | call:total | call:5-9 | cell:J6 | *call:place | call:draw"
        " | *call:pass_flag",
    ),
    "truco": ({"dealer": 1, "hands": {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"]}}, "call:O1 | *call:O1"),
}
"""For each other game, a position and a turn from it. The turn lists its actions: a button, a cell to tap, or a field
to fill.

With quick moves, the actions that begin with * are not needed.
"""


def _cell(name: str) -> str:
    return f'[data-cell="{name}"]'


def _chip(view: Plain, chip: str) -> str:
    return _cell(view["board"][chip]) if chip in view["board"] else f'.board-panel button[data-call="{chip}"]'


@pytest.mark.parametrize("slug", list(ACTS))
async def test_a_plain_move_takes_two_acts(slug: str, live_server: LiveServer, person: Person, come: Arrival) -> None:
    page, ana, room, referee = await _at_table(slug, live_server, person, come)
    for given_number, acts in enumerate(ACTS[slug]):
        await _lay(slug, referee, ana, room)
        if given_number == 1:
            await _be_quick(page)
        taps = WHERE[slug](ana.views[room]["game"], _move(slug, ana, room))
        assert await _acts(page, ana, room, taps) == acts


async def test_a_turn_of_contig_is_one_tap_and_one_thing_to_say(live_server: LiveServer, person: Person, come: Arrival) -> None:
    page, ana, room, referee = await _at_table("contig60", live_server, person, come)
    await referee.order(room, "set_position", given={"mode": "assisted", "flag": 0, "phase": "rolled", "dice": [6, 6, 6]})
    await _be_quick(page)
    await page.locator(_cell("18")).click()
    await page.get_by_label("La cuenta", exact=False).first.fill("6+6+6=18")
    await page.get_by_role("textbox", name="Puntaje").fill(str(ana.views[room]["game"]["score"][0]))
    await page.get_by_role("button", name="Decir todo").click()
    await ana.until(lambda: ana.views[room]["status"]["flag"] == 1)
    assert ana.views[room]["room"]["undo"] is None, "a turn that has passed is not taken back"


@pytest.mark.parametrize("is_quick", WAYS)
@pytest.mark.parametrize("slug", list(TURNS))
async def test_a_whole_turn_takes_no_more_acts(
    slug: str, is_quick: bool, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    page, ana, room, referee = await _at_table(slug, live_server, person, come)
    given, acts = TURNS[slug]
    answer = await referee.order(
        room, "set_position", given={**given, "mode": "assisted", **({} if slug in FLAGLESS else {"flag": 0})}
    )
    await ana.reaches(room, answer["seq"])
    if is_quick:
        await _be_quick(page)
    done = [act.removeprefix("*") for act in acts.split(" | ") if not (is_quick and act.startswith("*"))]
    for act in done:
        assert not _is_over(slug, ana.views[room]), f"{act} is not needed"
        await _do(page, act)
    await ana.until(lambda: _is_over(slug, ana.views[room]))
    _keep(slug, is_quick, len(done))


async def test_in_a_tournament_each_act_is_the_players_own(live_server: LiveServer, person: Person, come: Arrival) -> None:
    _referee, _room, (ana, _bo) = await table.set_up(live_server, person, come, "fiar", {"phase": "start"})
    await ana.get_by_role("button", name="Más", exact=True).click()
    await expect(ana.get_by_role("button", name="Rendirme")).to_be_visible()
    await expect(ana.get_by_label("Jugadas rápidas")).to_have_count(0)


def _keep(slug: str, is_quick: bool, acts: int) -> None:
    if FIGURES:
        with Path(FIGURES).open("a") as out:
            out.write(json.dumps({"game": slug, "quick": is_quick, "acts": acts}) + "\n")


async def _do(page: Page, act: str) -> None:
    kind, _, what = act.partition(":")
    match kind:
        case "call":
            await page.locator(f'.board-panel [data-call="{what}"]').first.click()
        case "cell":
            await page.locator(_cell(what)).click()
        case "button":
            await page.get_by_role("button", name=what, exact=True).click()
        case "named":
            await page.get_by_role("gridcell", name=what, exact=False).first.click()
        case _:
            label, _, text = act.partition("=")
            await page.get_by_label(label, exact=True).first.fill(text)


def _is_over(slug: str, view: Plain) -> bool:
    """Tells whether seat 0 has finished its turn: the opponent has the flag or, in a game without a flag, must act."""
    match slug:
        case "qwinto":
            return view["game"]["committed"][0] is True
        case "truco":
            return 1 in view["status"]["awaited"]
    return bool(view["status"]["flag"] == 1)


async def _at_table(slug: str, live_server: LiveServer, person: Person, come: Arrival) -> tuple[Page, Guest, str, Guest]:
    """Opens an assisted table. Returns Ana's page on a phone, Ana's connection (the same person), the room's code, and
    the referee, who sets positions."""
    referee = await come(live_server.port, name="Eva")
    asked = {"as": "referee", "options": {"mode": "assisted"}, "settings": {"auto_start": False}}
    room: str = (await referee.ask("create", game=slug, seats=2, **asked))["params"]["room"]
    ana, bo = [await come(live_server.port, name=name) for name in ("Ana", "Bo")]
    for seat, player in enumerate((ana, bo)):
        await player.ask("join", room=room, seat=seat)
    page = await person(f"{live_server.url}#/r/{room}", phone=True, token=ana.token)
    return page, ana, room, referee


async def _be_quick(page: Page) -> None:
    await page.get_by_role("button", name="Más", exact=True).click()
    await page.get_by_label("Jugadas rápidas").check()
    await page.get_by_role("button", name="Cerrar").click()


async def _lay(slug: str, referee: Guest, ana: Guest, room: str) -> None:
    """Sets a position where seat 0 can make an ordinary move."""
    given = {**GIVEN[slug], "mode": "assisted", "flag": 0}
    answer = await referee.order(room, "set_position", given=given)
    await ana.reaches(room, answer["seq"])
    assert ana.views[room]["status"]["flag"] == 0


def _move(slug: str, ana: Guest, room: str) -> Plain:
    view = ana.views[room]
    raw = engine_of(slug).bot(view["game"], view["status"], 0, ChanceReader(ChanceState(bytes(32))))
    assert raw is not None
    return raw


async def _acts(page: Page, ana: Guest, room: str, taps: list[str]) -> int:
    """Taps the places. Without quick moves, also presses the panel's first button until the opponent has the flag.
    Returns the number of taps and presses."""
    acts = 0
    for tap in taps:
        await page.locator(tap).click()
        acts += 1
    offered = page.locator('.board-panel .primary[data-call], .board-panel [data-call^="pass"]')
    is_quick = bool(await page.evaluate("localStorage.getItem('banderilla.quick') === 'on'"))
    while not is_quick and ana.views[room]["status"]["flag"] == 0:
        before = ana.numbers[room]
        confirms = await offered.first.get_attribute("data-call") in ("here", "go")
        await offered.first.click()
        acts += 1
        if confirms:
            await expect(page.locator('[data-call="here"], [data-call="go"]')).to_have_count(0)
        await ana.until(lambda before=before: ana.numbers[room] > before)  # type: ignore[misc]
    await ana.until(lambda: ana.views[room]["status"]["flag"] == 1)
    return acts
