"""The table of Truco with two to eight seats is completely visible on phones and on a desktop, and no part moves during
the game."""

import contextlib
import os
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from engines.kit.chance import ChanceReader, ChanceState
from engines.truco import ENGINE
from tests.conftest import Arrival
from tests.e2e import table
from tests.e2e.conftest import PHONE, Person
from tests.e2e.live_server import LiveServer
from tests.people import Guest, Refused

SIZES = ((360, 740), (320, 640), (1280, 800))
MAX_ACTIONS = 200
CARD_PX, SMALL_CARD_PX, READABLE_PX = 24, 16, 48
FELT_FILLED = 0.35
MAX_FRAMES = 30
SEATS_WITH_TRICKS = 2

# JavaScript that returns the names of elements that stick out of their parent, the share of the felt that the seats
# cover, and the width of a card.
MEASURE = """() => {
  const out = (inner, outer, by) => inner.left < outer.left - by || inner.right > outer.right + by
    || inner.top < outer.top - by || inner.bottom > outer.bottom + by;
  const box = (element) => element.getBoundingClientRect();
  const felt = document.querySelector(".felt");
  const places = [...felt.querySelectorAll(".place")];
  const wrong = [];
  for (const place of places) {
    if (out(box(place), box(felt), 1)) wrong.push(`place ${place.getAttribute("aria-label")}`);
    for (const part of place.querySelectorAll(".name, .speech, .cards > .card"))
      if (out(box(part), box(place), 2)) wrong.push(`${part.className} of ${place.getAttribute("aria-label")}`);
    for (const other of places)
      if (other !== place && !(box(other).left >= box(place).right - 1 || box(other).right <= box(place).left + 1
        || box(other).top >= box(place).bottom - 1 || box(other).bottom <= box(place).top + 1)) wrong.push("places overlap");
  }
  for (const bet of felt.querySelectorAll(".bet")) {
    if (out(box(bet), box(felt), 1) || bet.scrollWidth > bet.clientWidth + 1) wrong.push(`bet ${bet.textContent}`);
    for (const place of places)
      if (box(bet).bottom > box(place).top + 2 && box(bet).top < box(place).bottom - 2
        && box(bet).right > box(place).left + 2 && box(bet).left < box(place).right - 2)
        wrong.push(`bet on ${place.ariaLabel}`);
  }
  for (const part of document.querySelectorAll(".score .account > :not(.unseen)"))
    if (part.checkVisibility() && (out(box(part), box(part.parentElement), 1) || part.scrollWidth > part.clientWidth + 1))
      wrong.push(`score ${part.className}`);
  const onTable = [...felt.querySelectorAll(".slot, .cards > .card, .speech, .name, .bet")];
  for (const card of document.querySelectorAll(".hand button"))
    if (box(card).bottom > innerHeight || onTable.some((part) => box(card).top < box(part).bottom - 2
      && box(card).bottom > box(part).top + 2 && box(card).left < box(part).right - 2
      && box(card).right > box(part).left + 2)) wrong.push("own card");
  const area = (element) => box(element).width * box(element).height;
  return {
    wrong,
    filled: places.reduce((sum, place) => sum + area(place), 0) / area(felt),
    hand: Math.min(...[...document.querySelectorAll(".hand button")].map((card) => box(card).width)),
    card: Math.min(...[...felt.querySelectorAll(".cards > :is(.card, .slot.laid)")].map((card) => box(card).width)),
  };
}"""

# JavaScript that tells whether the centre of the words is on the page and uncovered.
SEEN = """(words) => {
  const { left, top, width, height } = words.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (words.contains(there) || there.contains(words));
}"""


async def picture(page: Page, name: str) -> None:
    if "PICTURES" in os.environ:
        await page.screenshot(path=f"{os.environ['PICTURES']}/truco_{name}.png")


async def _table(live_server: LiveServer, person: Person, come: Arrival, seats: int) -> tuple[Page, Guest, str]:
    """Starts a game with the computer in all other seats. Returns Ana's page, Ana's connection (the same person) and
    the room's code."""
    ana = await come(live_server.port, name="Ana")
    asked = {"options": {"mode": "assisted"}, "bots": list(range(1, seats)), "settings": {"bot_ms": 0}}
    room: str = (await ana.ask("create", game="truco", seats=seats, **asked))["params"]["room"]
    await ana.order(room, "ready")
    page = await person(f"{live_server.url}#/r/{room}", phone=True, token=ana.token)
    await expect(page.locator(".felt")).to_be_visible(timeout=20_000)
    return page, ana, room


async def _to_the_second_trick(ana: Guest, room: str) -> None:
    """Lets Ana play as her bot would, until she has played one card and it is her turn again."""
    for number in range(MAX_ACTIONS):
        await ana.until(lambda: bool(ana.views[room]["status"] and ana.views[room]["status"]["may"][0]))
        view, seen = ana.views[room], ana.numbers[room]
        laid = [card for card in view["game"]["seats"][0]["laid"] if card is not None]
        if laid and "play" in view["status"]["may"][0]:
            return
        wish = ENGINE.bot(view["game"], view["status"], 0, ChanceReader(ChanceState(number.to_bytes(32))))
        with contextlib.suppress(Refused):  # other seats act too, and another seat's answer may have come first
            await ana.ask("act", room=room, action=wish or {"type": "none"})
        if ana.numbers[room] == seen:
            await ana.until(lambda seen=seen: ana.numbers[room] > seen)  # type: ignore[misc]
    raise AssertionError("never a second trick")


async def _measured(page: Page) -> dict[str, Any]:
    """Measures the table after some frames, because it adapts to a new window size one frame late, or more on a slow
    machine."""
    for _ in range(MAX_FRAMES):
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen: dict[str, Any] = await page.evaluate(MEASURE)
        if not seen["wrong"]:
            break
    return seen


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
async def test_all_of_the_table_is_seen_and_nothing_runs_out_of_its_place(
    seats: int, live_server: LiveServer, person: Person, come: Arrival
) -> None:
    page, ana, room = await _table(live_server, person, come, seats)
    await _to_the_second_trick(ana, room)
    await expect(page.locator(".hand button").first).to_be_visible()
    if seats == SEATS_WITH_TRICKS:  # each card of the player appears once, in the hand
        own = page.get_by_role("group", name="Ana").locator(".felt .back, .place .back")
        await expect(own).to_have_count(0)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        seen = await _measured(page)
        assert seen["wrong"] == [], (width, seen)
        assert seen["card"] >= (CARD_PX if width > 320 else SMALL_CARD_PX), (width, seen)
        if width == 360 and seats == SEATS_WITH_TRICKS:
            await picture(page, "two_phone")
            assert seen["card"] >= READABLE_PX, seen
            assert seen["hand"] >= READABLE_PX, seen
        if width > 1000:
            await picture(page, f"{seats}_desktop")
            assert seen["filled"] >= FELT_FILLED, seen
        if width == 360:
            more = page.get_by_role("button", name="Más", exact=True)
            boxes = [await each.bounding_box() for each in (more, page.get_by_role("button", name="Frases"))]
            assert boxes[0] is not None
            assert boxes[1] is not None
            assert boxes[0]["y"] == boxes[1]["y"]


async def test_with_help_one_tap_plays_a_card(live_server: LiveServer, person: Person, come: Arrival) -> None:
    page, ana, room = await _table(live_server, person, come, SEATS_WITH_TRICKS)
    await _to_the_second_trick(ana, room)
    hand = list(ana.views[room]["game"]["hand"])
    tapped = page.locator(f".hand button[data-call='{hand[0]}']")
    await expect(tapped).to_have_attribute("aria-disabled", "false")
    await tapped.tap()
    await ana.until(lambda: hand[0] in ana.views[room]["game"]["seats"][0]["laid"] or ana.views[room]["game"]["hand"] != hand)
    await expect(tapped).to_have_count(0)


FLORES = (("E7", "E6", "E5"), ("C7", "C5", "C12"), ("B3", "B6", "B10"), ("O11", "O5", "O4"))
LOUDEST = ("contraflor_al_resto", "contraflor", "flor")


async def test_the_longest_call_lies_on_no_place_and_its_answers_are_in_sight(
    live_server: LiveServer, person: Person, come: Arrival
) -> None:
    """All four seats have a flor, and each seat makes the highest call."""
    referee = await come(live_server.port, name="Eva")
    asked = {"as": "referee", "options": {"mode": "tournament"}, "settings": {"auto_start": False}}
    room: str = (await referee.ask("create", game="truco", seats=len(FLORES), **asked))["params"]["room"]
    players = [await come(live_server.port, name=name) for name in ("Ana", "Bo", "Catalina", "Damián")]
    for seat, player in enumerate(players):
        await player.ask("join", room=room, seat=seat)
    page = await person(f"{live_server.url}#/r/{room}", phone=True, token=players[0].token)
    hands = {str(seat): list(hand) for seat, hand in enumerate(FLORES)}
    await referee.order(room, "set_position", given={"players": len(FLORES), "hands": hands, "dealer": len(FLORES) - 1})
    await expect(page.locator(".felt")).to_be_visible()
    for _ in range(MAX_ACTIONS):
        view = referee.views[room]
        if view["game"]["partial"]["flor"]["level"] == LOUDEST.index("flor") and 0 in view["game"]["waiting"]:
            break
        seat = view["status"]["awaited"][0]
        await players[seat].reaches(room, referee.numbers[room])
        word = next(word for word in LOUDEST if word in players[seat].views[room]["game"]["words"])
        await players[seat].act(room, {"type": "say", "words": [word]})
        await referee.reaches(room, players[seat].numbers[room])
    await expect(page.locator(".bet")).to_have_text("Contraflor al resto")
    await expect(page.get_by_text("¿Quieres o no quieres?")).to_be_visible()
    for width, height in SIZES[:2]:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert (await page.evaluate(MEASURE))["wrong"] == [], width
        for answer in ("Con flor quiero", "Con flor no quiero"):
            assert await page.get_by_role("button", name=answer).locator("span").evaluate(SEEN), (width, answer)


async def test_a_phone_shows_all_answers_to_an_envido(live_server: LiveServer, person: Person, come: Arrival) -> None:
    """A player with a flor has six possible answers."""
    hands = {"0": ["C7", "C5", "B12"], "1": list(FLORES[0])}
    given = {"players": 2, "hands": hands, "dealer": 1}
    _referee, _room, (ana, bo) = await table.set_up(live_server, person, come, "truco", given)
    await bo.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await table.write(ana, "envido")
    answers = bo.locator(".words .chip")
    await expect(answers).to_have_count(6)
    for answer in await answers.all():
        await expect(answer).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize(("length", "chicos"), [("Dos chicos de 30", 2), ("Un chico, a 30", 1), ("Un chico, a 15", 1)])
async def test_the_length_of_a_match_is_chosen_in_the_lobby(
    length: str, chicos: int, live_server: LiveServer, person: Person
) -> None:
    page = await person(live_server.url)
    await page.get_by_role("button", name="Jugar Truco").click()
    await page.get_by_text("Más opciones").click()
    await page.get_by_label(re.compile("^Partida")).select_option(label=length)
    await page.get_by_role("button", name="Contra la computadora").click()
    await expect(page.locator(".felt")).to_be_visible(timeout=20_000)
    assert await page.locator(".account").first.locator(".chicos i").count() == (chicos if chicos > 1 else 0)
