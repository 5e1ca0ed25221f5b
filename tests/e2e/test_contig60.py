"""Contig 60 with two players, one of them on a phone, and a spectator."""

import re

from playwright.async_api import Page, expect

from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import PHONE, Person
from tests.e2e.live_server import LiveServer


async def test_a_wrong_sentence_is_challenged_before_a_spectator(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    link = await table.open_table(ana, "Contig 60")
    bo = await person(live_server.url, phone=True, name="Bo")
    await bo.get_by_label("Código de la mesa").fill(link[-6:].lower())
    await bo.get_by_role("button", name="Entrar").click()
    await table.sit_down(bo)
    eva = await person(link)
    await table.ready(ana, bo)

    mover, other = await table.holder(ana, bo)
    await mover.get_by_role("button", name="Lanzar los dados").click()
    a, b, c = await table.dice(mover)
    await mover.get_by_role("gridcell", name="0, libre", exact=True).click()
    await mover.get_by_role("button", name="Colocar en 0").click()
    await expect(eva.get_by_role("gridcell", name=re.compile("^0, ficha de"))).to_be_visible()
    field = mover.get_by_role("textbox", name="La cuenta")
    await field.fill(f"{a}+{b}+{c}=0")
    await field.press("Enter")
    await expect(table.log(eva, "dice: .*= ?0")).to_be_visible()
    await table.write(mover, "=60")
    await mover.get_by_role("button", name="Pasar la banderilla").click()

    assert await table.has_no_sideways_scroll(bo)
    await other.get_by_role("button", name="Retar", exact=True).click()
    await other.get_by_role("checkbox", name=re.compile("La cuenta está mal o falta")).check()
    await other.get_by_role("button", name="¡Reto!").click()
    for page in (ana, bo, eva):
        await expect(page.get_by_role("region", name="Decisión").get_by_text("El reto es correcto.")).to_be_visible()
        await expect(page.get_by_role("gridcell", name=re.compile("^0, libre"))).to_be_visible()
    await expect(other.get_by_role("button", name=re.compile("Usar esta tirada"))).to_be_visible()
    await expect(table.has_turn(other)).to_be_visible()


async def test_a_game_to_its_end_with_nothing_to_sign(live_server: LiveServer, person: Person) -> None:
    """After a resignation at a table among friends, the page shows the cards only on request, and the players can start a
    rematch."""
    ana = await person(live_server.url, name="Ana")
    link = await table.open_table(ana, "Contig 60", tournament=False)
    bo = await person(link, name=None)
    await table.start(ana, bo)
    for _ in range(2):
        mover, _other = await table.holder(ana, bo)
        await mover.get_by_role("button", name="Lanzar los dados").click()
        await mover.get_by_role("button", name="Pasar la banderilla").click()
        await expect(table.has_turn(mover)).not_to_be_visible()
    await bo.get_by_role("button", name="Más").click()
    await bo.get_by_role("button", name="Rendirme").click()
    await bo.get_by_role("button", name="Sí, me rindo").click()
    await expect(ana.get_by_role("heading", name="¡Ganaste!")).to_be_visible()
    await expect(bo.get_by_role("heading", name="Gana Ana.")).to_be_visible()
    for page in (ana, bo):  # among friends the players do not sign cards
        await expect(page.get_by_role("button", name="Revancha")).to_be_visible()
        await expect(page.get_by_role("article", name="Tarjeta de Ana")).not_to_be_visible()
        await page.get_by_text("Tarjetas de puntuación y dados").click()
        await expect(page.get_by_role("article", name="Tarjeta de Ana")).to_be_visible()
        await expect(page.get_by_role("button", name="Firmar mi tarjeta")).to_have_count(0)


async def test_alone_against_the_computer(live_server: LiveServer, person: Person) -> None:
    """The computer takes each of its turns."""
    ana = await person(live_server.url, name="Ana")
    await table.open_table(ana, "Contig 60", tournament=False, how="Contra la computadora")
    for _ in range(2):
        await ana.get_by_role("button", name="Lanzar los dados").click(timeout=40_000)
        await ana.get_by_role("button", name="Pasar la banderilla").click()
    await expect(table.log(ana, "Computadora lanza").first).to_be_visible(timeout=40_000)


async def test_the_third_time_violation_loses(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """A turn that exceeds the reminder and its grace is forfeited. A seat's third violation ends the game, and both
    players see this."""
    given = {"violations": [1, 0], "options": {"turn_ms": 1_200, "grace_ms": 300}}
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", given)
    await expect(table.log(bo, "Se acabó el tiempo de Ana: tiene")).to_be_visible()
    await expect(table.log(bo, "Ana pierde el turno por tiempo")).to_be_visible()
    await expect(ana.get_by_role("heading", name="Gana Bo.")).to_be_visible()
    await expect(bo.get_by_role("heading", name="¡Ganaste!")).to_be_visible()


async def test_the_clock_of_the_grace_covers_no_score(live_server: LiveServer, person: Person, come: Arrival) -> None:
    given = {"options": {"turn_ms": 1_200, "grace_ms": 20_000}}
    _referee, _room, pages = await table.set_up(live_server, person, come, "contig60", given)
    for page in pages:
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await expect(page.locator(".clock.grace")).to_be_visible()
        clock, score = [await page.locator(f".strip.holds {part}").bounding_box() for part in (".clock", ".value")]
        assert clock
        assert score
        assert clock["x"] + clock["width"] <= score["x"] or clock["y"] >= score["y"] + score["height"]


PLACING = {"chips": {"0": [0, 27], "1": [1]}, "chance": [[4, 6, 4]]}


async def _place_28(page: Page) -> None:
    await page.get_by_role("button", name="Lanzar los dados").click()
    for _ in range(2):
        await page.get_by_role("gridcell", name="28, libre").click()
    await expect(page.get_by_role("gridcell", name=re.compile("^28, ficha"))).to_be_visible()


async def test_sentence_and_score_are_said_in_one_act(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """The page does not offer to pass before the player has said the sentence and the score."""
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", PLACING)
    await _place_28(ana)
    passing = ana.get_by_role("button", name="Pasar la banderilla")
    await expect(passing).not_to_have_class(re.compile(r"\bflag\b"))
    await ana.get_by_label("La cuenta", exact=False).first.fill("4*6+4=28")
    await ana.get_by_role("textbox", name="Puntaje").fill("57")
    await ana.get_by_role("button", name="Decir todo").click()
    await expect(table.log(bo, "Ana dice su puntaje: 57.")).to_be_visible()
    await expect(table.log(bo, r"Ana dice: 4 × 6 \+ 4 = 28\.")).to_be_visible()
    await expect(passing).to_have_class(re.compile(r"\bflag\b"))


async def test_a_score_can_be_left_out_or_wrong(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """In a tournament an empty field announces nothing, and a wrong total counts as the player wrote it."""
    referee, room, (ana, bo) = await table.set_up(live_server, person, come, "contig60", PLACING)
    await _place_28(ana)
    await ana.get_by_label("La cuenta", exact=False).first.fill("4*6+4=28")
    await ana.get_by_role("button", name="Decir todo").click()
    await expect(table.log(bo, r"Ana dice: 4 × 6 \+ 4 = 28\.")).to_be_visible()
    assert referee.views[room]["game"]["turn"]["total"] is None
    await ana.get_by_role("textbox", name="Puntaje").fill("50")
    await ana.get_by_role("button", name="Decir todo").click()
    await expect(table.log(bo, "Ana dice su puntaje: 50.")).to_be_visible()
