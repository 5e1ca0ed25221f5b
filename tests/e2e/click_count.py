"""Counts a person's actions on a page: each trusted click counts as one, each choice from a list as two."""

from playwright.async_api import Page

COUNT = """
window.clickCount = 0;
// A list is opened and an entry pressed; a program chooses without either, so the change stands for both.
addEventListener("change", (event) => { if (event.target instanceof HTMLSelectElement) window.clickCount += 2; }, true);
addEventListener("click", (event) => {
  // A label's click comes once more from its field.
  if (event.isTrusted && event.detail > 0 && !(event.target instanceof HTMLSelectElement)) window.clickCount += 1;
}, true);
"""


class ClickCount:
    """Counts the actions on one page. The page may change its address."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def begin(self) -> None:
        await self.page.evaluate(COUNT)

    async def taken(self) -> int:
        """Returns the number of actions since the last call."""
        return int(await self.page.evaluate("() => { const count = window.clickCount; window.clickCount = 0; return count; }"))
