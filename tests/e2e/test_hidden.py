"""Hidden values stay hidden: the opponent's page and messages contain neither the cards of Truco nor the numbers of
Qwinto."""

import re

from playwright.async_api import Page, WebSocket, expect

from tests.e2e import table
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.wire import read


def frames_of(page: Page) -> list[object]:
    """Returns a list that collects all later messages on the page's sockets, decoded."""
    frames: list[object] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(read(frame)) if isinstance(frame, bytes) else None)

    page.on("websocket", listen)
    return frames


async def test_no_card_of_the_other_reaches_a_page(live_server: LiveServer, person: Person) -> None:
    ana = await person(live_server.url, name="Ana")
    link = await table.open_table(ana, "Truco")
    bo = await person("about:blank")
    frames = frames_of(bo)
    await bo.goto(link)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    for page in (ana, bo):
        knock = page.get_by_role("button", name="Sin cortar")
        await expect(
            page.get_by_role("button", name="Sin cortar").or_(page.get_by_text(re.compile("corta el mazo"))).first
        ).to_be_visible()
        if await knock.is_visible():
            await knock.click()
            break
    hands = {}
    for name, page in (("ana", ana), ("bo", bo)):
        cards = page.get_by_role("toolbar").get_by_role("button")
        await expect(cards).to_have_count(3)
        hands[name] = [await card.get_attribute("aria-label") or "" for card in await cards.all()]
    assert not set(hands["ana"]) & set(hands["bo"])
    text = str(frames)
    for own in hands["bo"]:
        assert card_id(own) in text
    for others in hands["ana"]:
        assert card_id(others) not in text


def card_id(label: str) -> str:
    """Converts the label of a card, "7 de espadas" or "10, sota de oros", into its id in quotation marks: `'E7'`,
    `'O10'`."""
    number, suit = label.split(" de ")
    return f"'{suit[0].upper()}{number.split(',')[0]}'"


async def test_a_number_is_hidden_until_all_have_written(live_server: LiveServer, person: Person) -> None:
    ana, bo = await person("about:blank"), await person("about:blank")
    frames = {ana: frames_of(ana), bo: frames_of(bo)}
    await ana.goto(live_server.url)
    link = await table.open_table(ana, "Qwinto")
    await bo.goto(link)
    await table.sit_down(bo)
    await table.ready(ana, bo)
    active, other = await table.holder(ana, bo)
    await table.write(active, "roll y")
    rolled = table.log(active, r"tira \d").first
    await expect(rolled).to_be_visible()
    number = int(re.findall(r"\d+", (await rolled.inner_text()).split("tira")[1])[0])
    await table.write(active, f"announce {number}")
    await table.write(active, f"write y1 {number}")
    await expect(table.log(other, "ya decidió")).to_have_count(1)
    assert "yellow-1" in str(frames[active])
    assert "yellow-1" not in str(frames[other])
    await table.write(other, "pass")
    await expect(table.log(other, "Se muestran las planillas")).to_be_visible()
    assert "yellow-1" in str(frames[other])
    eva = await person(f"{link}/watch")  # a spectator sees the sheets of both players at once
    await expect(eva.get_by_role("grid", name=re.compile("^Planilla de "))).to_have_count(2)
    await expect(eva.get_by_role("heading", name=re.compile("^Planilla de "))).to_have_count(2)
