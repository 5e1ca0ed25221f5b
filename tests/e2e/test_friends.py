"""Two phones pair as friends, play by an invitation, react, part, and meet again by the table's link."""

from playwright.async_api import Page, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections


async def paired(ana: Page, bo: Page, url: str) -> None:
    """Ana shows her code, Bo opens the address in its QR picture, and both say yes."""
    await ana.get_by_role("button", name="Amigos", exact=True).click()
    panel = ana.get_by_role("region", name="Amigos")
    await panel.get_by_role("button", name="Agregar a un amigo").click()
    await panel.get_by_role("button", name="Mostrar mi código").click()
    await expect(panel.get_by_role("img", name="Código QR para tu amigo")).to_be_visible()
    code = await panel.locator(".code").inner_text()
    assert await objections(ana) == []
    await bo.goto(f"{url}#/friend/{code}")
    await expect(bo.get_by_label("Su código")).to_have_value(code)
    await bo.get_by_role("button", name="Agregar", exact=True).click()
    await bo.get_by_role("button", name="Sí, Ana es mi amigo").click()
    await expect(bo.get_by_text("Falta que diga que sí.")).to_be_visible()
    await ana.get_by_role("button", name="Sí, Bo es mi amigo").click()
    await expect(ana.get_by_role("button", name="Invitar a Bo")).to_be_visible()
    await expect(bo.get_by_role("button", name="Invitar a Ana")).to_be_visible()


async def invited(ana: Page, bo: Page) -> None:
    """Ana invites Bo. The invitation appears over Bo's lobby and moves no part of it, and Bo takes the seat."""
    before = await bo.locator("main").bounding_box()
    await ana.get_by_role("button", name="Invitar a Bo").click()
    await ana.get_by_role("dialog").get_by_label("Juego").select_option("contig60")
    assert await objections(ana) == []
    await ana.get_by_role("dialog").get_by_role("button", name="Invitar", exact=True).click()
    ring = bo.get_by_role("region", name="Invitación")
    await expect(ring).to_contain_text("Ana te invita: Contig 60")
    assert await bo.locator("main").bounding_box() == before
    assert await objections(bo) == []
    assert await table.has_no_sideways_scroll(bo)
    await ring.get_by_role("button", name="Jugar").click()
    for page in (ana, bo):
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
    await expect(ring).to_have_count(0)


async def reacted(ana: Page, bo: Page) -> None:
    """Bo reacts by the keyboard. Ana sees it at Bo's seat for a moment, and the board stays where it is."""
    board = ana.get_by_role("grid").first
    before = await board.bounding_box()
    await bo.get_by_role("button", name="Frases").press("Enter")
    await expect(bo.get_by_role("checkbox", name="No mostrar lo que dice Ana")).to_be_visible()
    assert await objections(bo) == []
    await bo.get_by_role("button", name="¡Fiesta!").press("Enter")
    shown = ana.get_by_role("group", name="Bo", exact=True).get_by_text("¡Fiesta!")
    await expect(shown).to_be_visible()
    assert await board.bounding_box() == before
    assert await table.has_no_sideways_scroll(ana)
    await expect(ana.locator("[aria-live=polite]").filter(has_text="Bo: ¡Fiesta!")).to_have_count(1)
    await expect(shown).to_have_count(0)


async def met_again(ana: Page, bo: Page, stranger: Page) -> None:
    """Bo resigns and Ana leaves. The link that Bo then gets brings Ana back to play; a stranger with the link can only
    watch."""
    await table.resign(bo)
    await ana.get_by_role("button", name="Más", exact=True).click()
    await ana.get_by_role("button", name="Salir de la mesa").click()
    await ana.get_by_role("button", name="Salir", exact=True).click()
    await expect(ana.get_by_role("region", name="Amigos")).to_be_visible()
    await bo.get_by_role("button", name="Revancha").click()
    field = bo.get_by_label("¿Ana se fue? Mándale este enlace para la revancha:")
    link = await field.input_value()
    assert await objections(bo) == []
    assert await table.has_no_sideways_scroll(bo)
    for page in (stranger, ana):
        await page.goto(link)
        await expect(page.get_by_role("region", name="Tablero")).to_be_visible()
    await expect(stranger.get_by_role("button", name="Revancha")).to_have_count(0)
    await expect(ana.get_by_role("paragraph").filter(has_text="Bo quiere la revancha.")).to_be_visible()
    await ana.get_by_role("button", name="Revancha").click()
    for page in (ana, bo):
        await expect(page.get_by_role("button", name="Revancha")).to_have_count(0)
        await expect(page.get_by_role("group", name="Bo").first).to_be_visible()


async def parted(ana: Page, bo: Page, url: str) -> None:
    """Ana removes Bo, and Bo's page no longer has Ana."""
    for page in (ana, bo):
        await page.goto(f"{url}#/")
    await expect(bo.get_by_role("button", name="Quitar a Ana")).to_be_visible()
    await ana.get_by_role("button", name="Quitar a Bo").click()
    await ana.get_by_role("dialog").get_by_role("button", name="Quitar", exact=True).click()
    for page, other in ((ana, "Bo"), (bo, "Ana")):
        await expect(page.get_by_role("button", name=f"Quitar a {other}")).to_have_count(0)


async def test_two_friends_meet_play_part_and_meet_again(live_server: LiveServer, person: Person) -> None:
    url = live_server.url
    ana, bo = await person(url, name="Ana", phone=True), await person(url, name="Bo", phone=True)
    await paired(ana, bo, url)
    await invited(ana, bo)
    await reacted(ana, bo)
    await met_again(ana, bo, await person(url, name="Carla"))
    await parted(ana, bo, url)
