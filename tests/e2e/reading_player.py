"""A player who reads the words on the page and uses the controls that they name, by keyboard or by touch."""

import contextlib
import re

from playwright.async_api import Locator, Page, TimeoutError, expect

MAX_TABS = 60
MAX_STEPS = 40
MAX_WAITS = 5
SHORT_MS = 1_000
NOTHING_MS = 600
"""Time in ms after which the player tries another choice if the page has not changed."""

Control = tuple[int, str, tuple[float, float]]
"""A control: its index among the controls of the same role and name pattern, its full name, and the position of its
centre."""
CONTROLS = """(all) => all.flatMap((it, at) => {
  const box = it.getBoundingClientRect();
  const name = it.getAttribute("aria-label") ?? it.labels?.[0]?.innerText ?? it.innerText;
  const isShut = it.disabled || it.getAttribute("aria-disabled") === "true";
  return isShut ? [] : [[at, name, [box.x + box.width / 2, box.y + box.height / 2]]];
})"""
"""JavaScript that returns the enabled controls among the given elements."""

TOWARDS = """(to) => {
  const at = document.activeElement;
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(at), [u, v] = middle(to);
  const [across, other] = u > x ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const [along, back] = v > y ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const where = at.getAttribute("aria-label") ?? at.innerText;
  const isAcross = Math.abs(u - x) > Math.abs(v - y);
  return at === to ? ["", []] : [where, isAcross ? [across, along, back, other] : [along, across, other, back]];
}"""
"""JavaScript that returns the name of the focused cell, and the arrow keys that lead from it to the target cell, the
best key first. An empty name means that the focus is on the target."""
STATE = """() => [document.querySelector(".to-do")?.innerText ?? "",
  document.querySelector(".headline strong")?.innerText ?? "",
  document.querySelector(".messages")?.innerText ?? "",
  [...document.querySelectorAll(".board-panel button, .board-panel input, [role=gridcell]")].map((control) => {
    const name = control.getAttribute("aria-label") ?? control.innerText;
    return [name, control.ariaPressed, control.ariaSelected, control.disabled].join(" ");
  }).join("|"),
]"""
"""JavaScript that returns all texts of the page about the turn. Every action must change one of them."""


class Player:
    """A player who reads the page and uses the controls that it names, by keyboard or by touch."""

    def __init__(self, page: Page, *, by_keys: bool) -> None:
        self.page = page
        self.by_keys = by_keys
        self.board = page.get_by_role("region", name="Tablero")
        self.tries: dict[str, int] = {}
        self.has_passed = False
        self.last: Locator | None = None
        self.turn = self.board.get_by_text(re.compile("^(Es tu turno|Te toca)"))
        self.instruction = page.locator(".to-do")
        self.made: dict[int, str] = {}
        self.sentence = ""

    def count(self, what: str) -> int:
        """Returns how many times the player has called this method with `what` before."""
        self.tries[what] = self.tries.get(what, -1) + 1
        return self.tries[what]

    async def names(self, role: str, name: str) -> list[str]:
        """Returns the names of the enabled controls that match the pattern."""
        _every, controls = await self.seen(role, name)
        return [label for _at, label, _middle in controls]

    async def told(self) -> str:
        """Waits for the player's turn and returns the instruction. On a phone a refusal replaces the instruction."""
        shown = self.instruction.filter(visible=True).or_(self.page.locator(".messages .notice"))
        for _ in range(MAX_WAITS):
            await expect(self.turn.first).to_be_visible(timeout=30_000)
            with contextlib.suppress(AssertionError):
                await expect(shown.first).to_be_visible(timeout=SHORT_MS)
                return (await self.instruction.text_content(timeout=SHORT_MS) or "").strip()
        raise AssertionError("it is the player's turn, and no line says what to do")

    async def seen(self, role: str, name: str) -> tuple[Locator, list[Control]]:
        """Finds the enabled controls that match the pattern, with a single call because a board has hundreds of
        controls."""
        every = self.page.get_by_role(role, name=re.compile(name)).filter(visible=True)  # type: ignore[arg-type]
        return every, await every.evaluate_all(CONTROLS)

    async def found(self, role: str, name: str) -> list[Locator]:
        """Returns the enabled controls that match the pattern."""
        every, controls = await self.seen(role, name)
        return [every.nth(at) for at, _label, _middle in controls]

    async def next_of(self, role: str, name: str) -> Locator:
        """Returns the next control of that name that the player has not tried. Waits a moment, because the instruction
        may appear before its control."""
        every = self.page.get_by_role(role, name=re.compile(name)).filter(visible=True)  # type: ignore[arg-type]
        with contextlib.suppress(AssertionError):
            await expect(every.first).to_be_enabled(timeout=SHORT_MS)
        found = await self.found(role, name)
        assert found, f"«{await self.told()}»: there is no {role} “{name}”"
        return found[self.count(name) % len(found)]

    async def press(self, control: Locator) -> None:
        self.last = control
        before = await self.page.evaluate(STATE)
        if self.by_keys:
            await self.go_to(control)
            await self.page.keyboard.press("Enter")
        else:
            await control.tap()
        with contextlib.suppress(TimeoutError):  # the action had no effect, so the player tries another one
            await self.page.wait_for_function(
                f"(before) => JSON.stringify(({STATE})()) !== JSON.stringify(before)", arg=before, timeout=NOTHING_MS
            )

    async def go_to(self, control: Locator) -> None:
        """Moves the focus to the control: by Tab and, inside a board or a toolbar, by the arrow keys."""
        for _ in range(MAX_TABS):
            inside = await control.evaluate(
                "(to) => { const at = document.activeElement; const group = at.closest('[role=grid], [role=toolbar]');"
                " return at === to ? 'there' : group !== null && group.contains(to) ? 'inside' : 'elsewhere'; }"
            )
            if inside == "there":
                return
            if inside == "inside":
                await self.walk(control)
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {control}")

    async def walk(self, control: Locator) -> None:
        """Moves the focus towards the control with arrow keys. If a key has already been tried at a cell, tries the
        next best key."""
        handle = await control.element_handle()
        tried: set[tuple[str, str]] = set()
        for _ in range(MAX_STEPS):
            where, keys = await self.page.evaluate(TOWARDS, handle)
            if where == "":
                return
            key = next((each for each in keys if (where, each) not in tried), keys[0])
            tried.add((where, key))
            await self.page.keyboard.press(key)
        raise AssertionError(f"the arrow keys do not lead to {control}")

    async def write(self, name: str, text: str) -> None:
        field = (await self.found("textbox", name))[0]
        if not self.by_keys:
            await field.tap()
            await field.fill(text)
            return
        await self.go_to(field)
        await self.page.keyboard.press("Control+a")
        await self.page.keyboard.type(text)
