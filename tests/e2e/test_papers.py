"""Tests of the pages to read: about the program and its authors, the guide for teachers, and the data that the server
stores about a pupil."""

import io
from zipfile import ZipFile

import pytest
from playwright.async_api import Page, expect

from server import __version__
from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import LOOKS, objections

NAMES = {"es-ES": ("Guía para docentes", "Sobre Banderilla"), "en-GB": ("Guide for tutors", "About Banderilla")}


async def look(page: Page, name: str) -> None:
    """Opens the page by its link in the lobby."""
    await page.get_by_role("link", name=name).click()


@pytest.mark.parametrize(("phone", "lang"), LOOKS)
async def test_the_program_its_source_and_the_licences(live_server: LiveServer, person: Person, phone: bool, lang: str) -> None:
    page = await person(live_server.url, phone=phone, lang=lang)
    await look(page, NAMES[lang][1])
    await expect(page.get_by_role("heading", level=1)).to_have_text(NAMES[lang][1])
    await expect(page.locator("strong").filter(has_text=__version__)).to_be_visible()
    fredoka = page.locator("summary").filter(has_text="fredoka")
    await fredoka.click()
    await expect(page.get_by_role("region", name="@fontsource-variable/fredoka: OFL-1.1")).to_contain_text(
        "SIL OPEN FONT LICENSE"
    )
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)


async def test_the_source_is_downloaded_from_the_page(live_server: LiveServer, person: Person) -> None:
    page = await person(f"{live_server.url}#/about")
    async with page.expect_download() as downloading:
        await page.get_by_role("link", name="Bajar el código de este servidor").click()
    download = await downloading.value
    assert download.suggested_filename == f"banderilla-{__version__}-source.zip"
    with ZipFile(io.BytesIO((await download.path()).read_bytes())) as file:
        assert any(name.endswith("server/gateway/http/source.py") for name in file.namelist())


@pytest.mark.parametrize(("phone", "lang"), LOOKS)
async def test_the_guide_for_teachers_with_its_pictures(
    live_server: LiveServer, person: Person, phone: bool, lang: str
) -> None:
    page = await person(live_server.url, phone=phone, lang=lang)
    await look(page, NAMES[lang][0])
    await expect(page.get_by_role("heading", level=1)).to_have_text("Guía para docentes")
    pictures = page.locator("article img")
    await expect(pictures).to_have_count(8)
    for picture in await pictures.all():
        await picture.scroll_into_view_if_needed()
        await expect(picture).to_have_js_property("complete", True)
        assert await picture.evaluate("(image) => image.naturalWidth") == int(await picture.get_attribute("width") or 0)
        assert await picture.get_attribute("alt")
    assert await objections(page) == []
    assert await table.has_no_sideways_scroll(page)


async def test_the_papers_lead_to_each_other(live_server: LiveServer, person: Person) -> None:
    page = await person(f"{live_server.url}#/about")
    await page.get_by_role("link", name="Qué se guarda de un alumno").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Qué se guarda de un alumno")
    await page.go_back()
    await page.get_by_role("link", name="Guía para docentes").click()
    await expect(page.get_by_role("heading", level=2).first).to_have_text("1. Abre la clase")
