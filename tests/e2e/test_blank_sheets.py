"""Tests of blank boards and cards to print: the board of every game, and the requested number of empty cards."""

import os

import pytest
from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import open_class, tab
from tests.e2e.test_class_ends import sheets


@pytest.mark.long
async def test_every_game_has_a_blank_board_and_cards(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    await open_class(tutor)
    await tab(tutor, "Posiciones")
    await tutor.get_by_role("button", name="Tableros y tarjetas en blanco").click()
    chooser = tutor.locator(".tools select:visible").first
    await expect(chooser).to_be_visible()
    games = await chooser.locator("option").evaluate_all("(options) => options.map((option) => option.value)")
    assert len(games) == 15
    for game in games:
        await chooser.select_option(game)
        board = tutor.get_by_role("img", name="Tablero")
        await expect(board.locator("svg, button, td, [role=grid]").first).to_be_attached()
        await expect(tutor.get_by_role("article")).to_have_count(2)
        assert await sheets(tutor) == 3, game
        folder = os.environ.get("PICTURES")
        if folder:
            await tutor.pdf(prefer_css_page_size=True, path=f"{folder}/blank_{game}.pdf")
