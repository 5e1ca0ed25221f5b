"""A director corrects the result of a finished game from the dashboard. Both cards show the old result, the new result
and the reason."""

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_access import objections
from tests.e2e.test_class import join, open_class, play_round, resign
from tests.e2e.test_desk import use

REPLACED = "Resultado corregido: antes «Gana {}», ahora «Gana {}»: Se contó mal"


async def test_a_result_is_put_right_from_the_desk(live_server: LiveServer, person: Person) -> None:
    tutor = await person(live_server.url, name="Eva")
    code = await open_class(tutor)
    pupils = {name: await person(f"{live_server.url}#/c/{code}", phone=name == "Ana") for name in ("Ana", "Bo")}
    for name, page in pupils.items():
        await join(page, name)
    await play_round(tutor, pupils, "random")
    await resign(pupils["Ana"])
    for page in pupils.values():
        await expect(page.get_by_role("heading", name="Tarjetas de puntuación")).to_be_visible()
    await pupils["Bo"].get_by_role("button", name="Firmar mi tarjeta").click()
    await expect(pupils["Bo"].get_by_role("button", name="Firmar mi tarjeta")).to_have_count(0)
    await use(tutor, "Corregir el resultado", "Se contó mal", Resultado="Gana Ana")
    for page in pupils.values():
        cards = page.get_by_role("article")
        await expect(cards).to_have_count(2)
        for card in await cards.all():
            await expect(card).to_contain_text(REPLACED.format("Bo", "Ana"))
        await expect(page.get_by_role("button", name="Firmar mi tarjeta")).to_be_visible()
        assert await objections(page) == []
    await expect(pupils["Ana"].get_by_role("heading", name="¡Ganaste!")).to_be_visible()
