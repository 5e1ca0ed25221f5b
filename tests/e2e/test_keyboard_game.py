"""Plays each of the fifteen games with the keyboard, from the first action to the result, with the focus in the input
line.

The test writes the moves of the seat's bot in the notation of the log. It writes only a few actions of each type,
because further actions of that type show nothing new; the same person's second device sends these.
`test_keyboard_focus.py` shows that the keyboard reaches the board and the panel, and that the focus stays there.
"""

import asyncio
import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import expect

from banderilla_client.link import Refused
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from tests.conftest import Arrival
from tests.e2e.board_states import GAMES
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_keyboard import FOCUSED_NAME, tab_to
from tests.people import Guest

SHORTEST: dict[str, dict[str, Any]] = {"truco": {"length": "fifteen"}}
"""Options per game that make it end sooner."""
FIELD = "^Escribir la jugada"
# JavaScript that tells whether the server has accepted the move: the line then becomes empty, or disappears at the end
# of the game.
TAKEN = "() => !document.activeElement?.matches('input') || document.activeElement.value === ''"
MAX_MOVES = 160
BY_KEYS = 2
"""Number of actions of each type that the test writes with the keyboard."""
# The full form of a path of Par 55 is always valid. The short form needs the pawns of the state, and only the server
# has the state.
UNKNOWN: Any = SimpleNamespace(pawns=(-99, -99), flag=0)


async def act_when_allowed(guest: Guest, room: str, action: dict[str, Any]) -> None:
    """Sends an action. If the server refuses it as too fast, waits for the requested pause and sends it again."""
    while True:
        try:
            await guest.act(room, action)
        except Refused as refusal:
            if refusal.code != "rate/too_fast":
                raise
            await asyncio.sleep(refusal.params["wait_ms"] / 1000)
        else:
            return


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
async def test_each_type_of_action_is_written_by_keys_until_the_end(
    slug: str, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    engine = engine_of(slug)
    ana = await come(live_server.port, name="Ana")
    options = {"mode": "assisted", **SHORTEST.get(slug, {})}
    asked = await ana.ask("create", game=slug, seats=2, options=options, bots=[1], settings={"bot_ms": 0})
    room: str = asked["params"]["room"]
    page = await person(f"{live_server.url}#/r/{room}", token=ana.token)
    begin = re.compile("^¡Listo!$|^Empezar")
    await expect(page.get_by_role("button", name=begin).first).to_be_visible()
    await tab_to(page, begin.pattern)
    await page.keyboard.press("Enter")
    fold = page.get_by_text("Jugar con texto y voz")
    await expect(fold).to_be_visible(timeout=20_000)
    await fold.focus()
    await page.keyboard.press("Enter")
    await tab_to(page, FIELD)

    def is_over() -> bool:
        return bool(ana.views[room]["room"]["state"] == "over")

    def may() -> bool:
        return is_over() or bool(ana.views[room]["status"] and ana.views[room]["status"]["may"][0])

    written: Counter[str] = Counter()
    for number in range(MAX_MOVES):
        await ana.until(may)
        if is_over():
            break
        view, seen = ana.views[room], ana.numbers[room]
        wish = engine.bot(view["game"], view["status"], 0, ChanceReader(ChanceState(number.to_bytes(32))))
        if wish is None:
            await ana.until(lambda seen=seen: ana.numbers[room] > seen)  # type: ignore[misc]
            continue
        # Two players without a plan may go on for ever, so one of them resigns in the end, with the keyboard too.
        gives_up = number == MAX_MOVES - 1
        if not gives_up and written[wish["type"]] == BY_KEYS:
            await act_when_allowed(ana, room, wish)
            await ana.reaches(room, seen + 1)
            continue
        written[wish["type"]] += 1
        text = "resign" if gives_up else engine.notate(UNKNOWN, engine.parse(wish))
        assert (await page.evaluate(FOCUSED_NAME)).startswith("Escribir la jugada"), f"{number}: {text}"
        await page.keyboard.insert_text(text)
        await page.keyboard.press("Enter")
        await page.wait_for_function(TAKEN, timeout=10_000)
    await ana.until(is_over)
    await expect(page.get_by_role("button", name="Revancha")).to_be_visible()
