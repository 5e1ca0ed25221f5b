"""Plays a worked case at a table in browsers: the last actions in the browsers, the earlier actions on second devices of the
same people. Checks the rulings and results of the case."""

from collections.abc import Mapping
from typing import Any

from playwright.async_api import Page

from banderilla_conformance.cases import Table, agrees, plain
from engines.contract import REFEREE
from engines.registry import engine_of
from tests.people import Guest

BY_PAGES = 2
"""Number of last actions of a case that people make in their browsers: mostly the one at fault and the challenge."""


async def play(
    slug: str, case: Mapping[str, Any], referee: Guest, room: str, pages: list[Page], second_devices: list[Guest]
) -> None:
    """Sets the position and plays the case. A table of the engine plays the same actions and says what each must
    produce. All actions except the last few come from the second device of the seat, because a page shows nothing new
    for them."""
    engine = engine_of(slug)
    book = Table(engine, case["given"])
    await referee.order(room, "set_position", given=case["given"])
    steps = zip(case["actions"], case["expected"]["steps"], strict=True)
    for left, (action, wanted) in zip(range(len(case["actions"]), 0, -1), steps, strict=True):
        raw = {key: value for key, value in action.items() if key != "seat"}
        text = "" if action["seat"] == REFEREE else engine.notate(book.state, engine.parse(raw))
        assert agrees(plain(book.play(action)), wanted), case["name"]
        seq = referee.numbers[room]
        if action["seat"] == REFEREE:
            await referee.act(room, raw)
        elif left > BY_PAGES:
            await second_devices[action["seat"]].act(room, raw)
        elif action["type"] == "challenge":
            await _challenge(pages[action["seat"]], raw, text)
        else:
            await _write(pages[action["seat"]], text)
        await referee.until(lambda seq=seq: referee.numbers[room] > seq)  # type: ignore[misc]
    seen, room_part = plain(engine.view(book.state, REFEREE, book.now_ms)), referee.views[room]["game"]
    assert [room_part[key] for key in ("text", "marks", "strikes")] == [seen[key] for key in ("text", "marks", "strikes")]


def is_for_browsers(case: Mapping[str, Any]) -> bool:
    """Tells whether browsers can play the case. Only seats and a referee may act, it must be a tournament game, and the
    room must refuse nothing."""
    steps = case["expected"].get("steps", [])
    return (
        case["given"].get("mode") != "assisted"
        and len(steps) == len(case["actions"])
        and all(action["seat"] != "clock" and "at_ms" not in action for action in case["actions"])
        and not any(isinstance(step, dict) and "rejected" in step for step in steps)
    )


async def _challenge(page: Page, action: Mapping[str, Any], text: str) -> None:
    """Makes a challenge: through the dialog if the challenge names only rules of the game, otherwise as text."""
    rules = action.get("rules") or [action.get("rule")]
    button = page.get_by_role("button", name="Retar", exact=True)
    if set(action) - {"type", "rule", "rules"} or not await button.is_visible():
        await _write(page, text)
        return
    await button.click()
    boxes = [page.get_by_role("dialog").locator(f'input[value="{rule}"]') for rule in rules]
    if all([await box.count() for box in boxes]):
        for box in boxes:
            # The dialog folds away rules that cannot be broken now, but still offers them.
            if not await box.is_visible():
                await page.get_by_role("dialog").get_by_text("Reglas que ahora no pueden haberse roto").click()
            await box.check()
        await page.get_by_role("button", name="¡Reto!").click()
    else:
        await page.keyboard.press("Escape")
        await _write(page, text)


async def _write(page: Page, text: str) -> None:
    box = page.get_by_label("Escribir la jugada")
    await box.fill(text)
    await box.press("Enter")
