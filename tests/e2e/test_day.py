"""A tournament day of a class: 24 pupils on sockets, and three browsers for the tutor, the co-tutor and the wall.

The day has a class list, a wrong tap, absent pupils, published pairings, an appeal, a disputed card, a question, a
withdrawal, a double forfeit and a correction after the round. The test reads the three pages, computes the points, and counts
the tutor's clicks.
"""

import asyncio
import re
from typing import Any

from playwright.async_api import Page, expect

from banderilla_client import Client
from tests.e2e.class_day import COMPUTER, NAMES, TABLE, Day
from tests.e2e.click_count import ClickCount
from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.socket_pupils import Pupils
from tests.e2e.test_access import objections
from tests.e2e.test_class import open_class, tab
from tests.e2e.test_class_clicks import told
from tests.e2e.test_class_ends import sheets
from tests.e2e.test_class_question import ask
from tests.e2e.test_desk import use
from tests.e2e.test_saying import say

NEVER = ["Zoe Benítez", "Iván Roldán"]
"""Pupils on the list who never come."""
EXCUSED, SICK, LATE = "Ofelia Rojas", "Abril Ortiz", "Mateo Ríos"
"""Pupils who are absent in round 1. Ofelia gets half a point beforehand, Abril withdraws, and Mateo comes to round 2."""
WORDS = "En cinco minutos empieza la ronda 2: tomen agua."


async def fault_and_appeal(day: Day, board: int) -> None:
    """A wrong sentence gets the ruling C; its player appeals, and the co-tutor rules I at the board."""
    room = day.rounds[-1]["boards"][board]["code"]
    clients = [day.clients[name] for name in day.pairs()[board]]
    for client in clients:
        await client.join(room)
    status: Any = clients[0].rooms[room].view["status"]
    mover = next(client for client in clients if client.rooms[room].seat == status["flag"])
    rival = next(client for client in clients if client is not mover)
    await mover.act(room, "roll")
    async for seen in mover.watch(room):
        if seen.game["dice"]:
            break
    a, b, c = seen.game["dice"]
    for text in ("@0", f'"{a}+{b}+{c}=0"', "=60", "pass"):
        await mover.act(room, text)
    await rival.act(room, "!contig60.sentence")
    await mover.command(room, "appeal", words="La cuenta vale")
    await day.other.get_by_role("tab", name="Mesas").click()
    await expect(day.tutor.get_by_text("1 necesita a alguien")).to_be_visible()
    await day.other.get_by_role("link", name=re.compile(f"^Abrir la mesa {board + 1} Apelación")).click()
    referee = day.other.get_by_role("region", name=re.compile("Panel del réferi"))
    await expect(referee.get_by_text("«La cuenta vale»")).to_be_visible()
    await referee.get_by_role("radio", name=re.compile("^I Incorrecto")).check()
    await referee.get_by_label("Motivo (lo ven los jugadores)").first.fill("La cuenta vale")
    await referee.get_by_role("button", name="Dar la decisión").click()
    async for seen in rival.watch(room):
        appeal: Any = seen.view["room"]["appeal"]
        if appeal is None or appeal["stage"] == "window":
            break
    for client in clients:
        await client.command(room, "accept_ruling")
    await day.other.get_by_role("link", name="Clase").click()
    await expect(day.tutor.get_by_text("ninguna necesita a nadie")).to_be_visible()


async def comes_in(live_server: LiveServer, tutor: Page, wall: Page, code: str) -> dict[str, Client]:
    """All pupils tap their names on the list; the first device takes Gael's name and gives it back."""
    clients = dict(
        zip(NAMES, await asyncio.gather(*(Client.connect(live_server.url, name="x") for _name in NAMES)), strict=True)
    )
    wrong = clients["Valentina Espinoza"]
    entry = {name: at for at, name in enumerate([*NAMES, *NEVER], 1)}
    await wrong.ask("join", room=code, entry=entry["Gael Zárate"])
    log = tutor.get_by_role("log", name="Qué ha pasado en la clase")
    await expect(log).to_contain_text("Gael Zárate entra a la clase desde un aparato nuevo: tocó su nombre.")
    await expect(wall.locator(".names")).to_have_text("Gael Zárate")
    await wrong.leave(code)
    await expect(log).to_contain_text("Gael Zárate se va.")
    answers = await asyncio.gather(*(client.ask("join", room=code, entry=entry[name]) for name, client in clients.items()))
    assert [answer["params"]["name"] for answer in answers] == NAMES
    return clients


async def attendance(day: Day, clicks: ClickCount) -> int:
    """Roster and wall name the missing pupils; Ofelia gets half a point beforehand. Returns the clicks for the half point."""
    for page in (day.tutor, day.other):
        await tab(page, "Alumnos")
        await expect(page.get_by_role("heading", name="24 alumnos")).to_be_visible()
        await expect(page.locator(".missing")).to_have_text("Faltan 2: Zoe Benítez, Iván Roldán")
        assert await page.get_by_text("Zárate 2").count() == 0
    await expect(day.wall.get_by_text("24 alumnos")).to_be_visible()
    await expect(day.wall.locator(".missing")).to_have_text("Faltan 2: Zoe Benítez, Iván Roldán")
    await day.wall_fits("door")
    await clicks.taken()
    await day.tutor.get_by_role("button", name=f"Más sobre {EXCUSED}").click()
    await day.tutor.get_by_label("La próxima ronda").select_option("half")
    await day.tutor.keyboard.press("Escape")
    taken = await clicks.taken()
    for name in (EXCUSED, SICK, LATE):
        await day.clients[name].close()
    missing = f"Faltan 5: {EXCUSED}, {LATE}, {SICK}, Zoe Benítez, Iván Roldán"
    for page in (day.tutor, day.other, day.wall):
        await expect(page.locator(".missing")).to_have_text(missing)
    listed = day.other.get_by_role("listitem").filter(has=day.other.get_by_role("button", name=f"Más sobre {EXCUSED}"))
    await expect(listed).to_contain_text(re.compile("no está.*descanso: ½", re.DOTALL))
    await day.picture("roster", day.tutor, day.other)
    return taken


async def first_round(day: Day, clicks: ClickCount) -> dict[str, int]:
    """The draft marks the absent pupils, one click leaves them out, and the published pairings fill the wall. Returns the
    clicks per task."""
    counted: dict[str, int] = {}
    await clicks.taken()
    await tab(day.tutor, "Ronda")
    await day.tutor.locator("select[name=game]").select_option("contig60")
    await day.tutor.get_by_role("button", name="Formar las mesas").click()
    drawn = await clicks.taken() - 2  # class_clicks.md counts these 2 clicks separately: another game than the one offered
    boards = day.tutor.get_by_role("listitem", name=re.compile("^Mesa "))
    await expect(boards).to_have_count(12)
    off = day.tutor.get_by_role("group", name="Descansan")
    await expect(off).to_contain_text(re.compile(f"^Descansan:.*{EXCUSED}.*no está.*0,5 p", re.DOTALL))
    for name in (SICK, LATE):
        await expect(boards.locator(".one", has_text=name)).to_contain_text("no está")
    await day.picture("draft", day.tutor)
    await day.tutor.get_by_role("button", name="Formar sin los 2 que no están").click()
    counted["Leave absent pupils out of the draft"] = await clicks.taken()
    await expect(boards).to_have_count(11)
    for name in (EXCUSED, LATE, SICK):
        await expect(off.get_by_role("button", name=name)).to_be_visible()
    assert await objections(day.tutor) == []
    await day.tutor.get_by_role("button", name="Publicar", exact=True).click()
    counted["Publish the pairings"] = await clicks.taken()
    await tab(day.other, "Ronda")
    await expect(day.other.get_by_text("Publicada: todos la ven")).to_be_visible()
    await expect(day.other.get_by_role("listitem", name=re.compile("^Mesa "))).to_have_count(11)
    await expect(day.wall.get_by_role("heading", name="Ronda 1 · Contig 60")).to_be_visible()
    tiles = day.wall.locator(".boards > li")
    await expect(tiles).to_have_count(11)
    shown = " ".join(await tiles.all_inner_texts())
    for name in set(NAMES) - {EXCUSED, SICK, LATE}:
        assert name.split()[0] in shown, name
    resting = day.wall.get_by_text(re.compile(f"^Descansan: {EXCUSED} "))
    for name in (f"{EXCUSED} (½)", f"{LATE} (0)", f"{SICK} (0)"):
        await expect(resting).to_contain_text(name)
    await expect(day.wall.locator(".missing")).to_have_text("Faltan 2: Zoe Benítez, Iván Roldán")
    await day.wall_fits("published")
    await day.tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    counted["First round"] = drawn + await clicks.taken()
    day.attend(*(set(NAMES) - {EXCUSED, SICK, LATE}))
    await day.until("playing", 11)
    await expect(day.wall.locator(".boards > li.playing")).to_have_count(11)
    await day.wall_fits("playing")
    return counted


async def played(day: Day, clicks: ClickCount) -> int:
    """An appeal that the co-tutor decides, a disputed card that "sign all" leaves out, and a result that the tutor corrects.
    Returns the clicks of "sign all"."""
    pairs = day.pairs()
    won = day.won()
    losers = [max(pair, key=NAMES.index) for pair in pairs if COMPUTER not in pair]
    board = next(at for at, pair in enumerate(pairs) if COMPUTER not in pair)
    await fault_and_appeal(day, board)
    angry, *_rest = reversed(losers)
    day.pupils.dispute.add(angry)
    day.pupils.forget.update(losers[1:3])
    day.pupils.may_finish.set()
    await day.until("disputed", 1)
    await tab(day.other, "Llamadas (1)")
    calls = day.other.get_by_role("region", name="Llamadas")
    await expect(calls.get_by_text(re.compile("No está de acuerdo con su tarjeta")).first).to_be_visible()
    await day.until("final", 8)
    await tab(day.tutor, "Posiciones")
    unsigned = day.tutor.get_by_role("region", name=re.compile(r"^Faltan? \d+ firmas?"))
    row = unsigned.get_by_role("listitem").filter(has_text="No está de acuerdo")
    await expect(row).to_contain_text(angry)
    await expect(row.locator("q")).to_have_text("Gané yo")
    await expect(unsigned.get_by_role("listitem")).to_have_count(3)
    await expect(day.tutor.get_by_text("estos puntos todavía pueden cambiar")).to_be_visible()
    alone = next(name for pair in pairs if COMPUTER in pair for name in pair if name != COMPUTER)
    assert (await day.tutor.evaluate(TABLE))[alone] == "0", "byes count when the round closes"
    await expect(day.wall.get_by_text(re.compile("^Faltan firmas: mesas "))).to_be_visible()
    await day.picture("unsigned", day.tutor)
    await clicks.taken()
    await unsigned.get_by_role("button", name="Dar todas por firmadas").click()
    await expect(unsigned.get_by_role("listitem")).to_have_count(1)
    taken = await clicks.taken()
    await expect(row).to_contain_text(angry)
    await tab(day.tutor, "Mesas")
    at = next(number for number, pair in enumerate(pairs, 1) if angry in pair)
    await use(day.tutor, "Corregir el resultado", "Se anotó al revés", board=f"Mesa {at}", Resultado=f"Gana {angry}")
    await day.until("final", 11)
    for loser, winner in won.items():
        day.points[angry if loser == angry else winner] += 1
    day.points[alone] += 1
    day.points[EXCUSED] += 0.5
    return taken


async def between(day: Day, clicks: ClickCount) -> dict[str, int]:
    """Round 1 closes; an announcement and a question share the wall; a pupil withdraws, two come back; round 2 begins.
    Returns the clicks per task."""
    await clicks.taken()
    await day.tutor.get_by_role("button", name="Cerrar la ronda").click()
    await expect(day.tutor.get_by_text("Todas las mesas tienen resultado.")).to_be_visible()
    await day.tutor.get_by_role("button", name="Sí", exact=True).click()
    await expect(day.tutor.get_by_role("tab", name="Posiciones")).to_have_attribute("aria-selected", "true")
    taken = await clicks.taken()
    await expect(day.wall.get_by_role("heading", name="Posiciones")).to_be_visible()
    await day.table_says()
    await day.wall_says(12)
    await day.wall_fits("closed")

    await say(day.tutor, "A toda la clase", WORDS, "Avisar a todos")
    await expect(day.wall.get_by_text(WORDS)).to_be_visible()
    await expect(day.tutor.get_by_label("A toda la clase")).to_be_hidden()
    await ask(day.tutor, "¿C, I o IA?")
    await expect(day.wall.get_by_role("region", name="La jugada")).to_be_visible()
    await day.wall_fits("announcement_and_question")
    number = await day.question()
    answers = zip(NAMES[8:14], ("C", "C", "I", "IA", "C", "I"), strict=True)
    await asyncio.gather(
        *(day.clients[name].command(day.code, "answer_question", number=number, choice=choice) for name, choice in answers)
    )
    for page in (day.tutor, day.other):
        await expect(page.get_by_text("6 de 24 respondieron")).to_be_visible()
    await day.tutor.get_by_role("button", name="Cerrar y mostrar las respuestas").click()
    solution = day.wall.get_by_role("region", name=re.compile("^Era: "))
    await expect(solution).to_be_visible()
    await expect(day.wall.locator("ol li").filter(has=day.wall.locator(".bar")).locator("strong")).to_have_text(["3", "2", "1"])
    await day.wall_fits("announcement_and_answers")
    await day.tutor.get_by_role("button", name="Quitar el aviso").click()

    await tab(day.tutor, "Alumnos")
    await clicks.taken()
    await day.tutor.get_by_role("button", name=f"Más sobre {SICK}").click()
    await day.tutor.get_by_label("La próxima ronda").select_option("withdrawn")
    await day.tutor.keyboard.press("Escape")
    withdrawal = await clicks.taken()
    for name in (EXCUSED, LATE):
        day.clients[name] = await Client.connect(day.clients[name].address, token=day.clients[name].token)
        await day.clients[name].join(day.code)
    await tab(day.other, "Alumnos")
    listed = day.other.get_by_role("listitem").filter(has=day.other.get_by_role("button", name=f"Más sobre {SICK}"))
    await expect(listed).to_contain_text(re.compile("no está.*se retiró", re.DOTALL))
    for page in (day.tutor, day.other):
        await expect(page.locator(".missing")).to_have_text("Faltan 2: Zoe Benítez, Iván Roldán")

    before = {frozenset(pair) for pair in day.pairs()}
    day.pupils.may_finish.clear()
    day.pupils.forget.clear()
    await clicks.taken()
    await tab(day.tutor, "Ronda")
    await day.tutor.get_by_role("button", name="Formar las mesas").click()
    await expect(day.tutor.get_by_role("listitem", name=re.compile("^Mesa "))).to_have_count(12)
    await expect(day.tutor.get_by_role("group", name="Descansan").get_by_role("button")).to_have_text([SICK])
    await day.tutor.get_by_role("button", name="¡Empezar la ronda!").click()
    taken += await clicks.taken()
    day.attend(EXCUSED, LATE)
    await day.until("playing", 12)
    assert before.isdisjoint({frozenset(pair) for pair in day.pairs()}), "nobody meets again, and nobody has a second bye"
    await expect(day.wall.get_by_role("heading", name="Ronda 2 · Contig 60")).to_be_visible()
    await expect(solution).to_have_count(0)
    await expect(day.wall.locator(".boards > li.playing")).to_have_count(12)
    await day.wall_says(12)
    await day.wall_fits("second_round")
    return {"Next round: close this one, begin the next one": taken, "Withdraw a pupil who keeps the line": withdrawal}


async def corrected(day: Day, clicks: ClickCount) -> int:
    """Two pupils of round 2 did not come; then a result of round 1 is corrected. Returns the clicks of the correction."""
    board = next(at for at, pair in enumerate(day.pairs(), 1) if COMPUTER not in pair)
    await use(day.tutor, "Un jugador no vino (+ –)", "No vino", board=f"Mesa {board}", Quién_no_vino="Los dos")
    await tab(day.other, "Posiciones")
    second = day.other.get_by_role("region", name="Ronda 2")
    await expect(second.get_by_role("listitem").nth(board - 1).locator("strong")).to_have_text(["–", "–"])
    ids = {client.id: name for name, client in day.clients.items()}
    first = day.rounds[0]["boards"]
    at = next(at for at, each in enumerate(first) if each["points"] == [1, 0] and all(seat in ids for seat in each["seats"]))
    winner, loser = (ids[person] for person in first[at]["seats"])
    await clicks.taken()
    await tab(day.tutor, "Posiciones")
    await day.tutor.get_by_role("button", name=f"Qué hacer: Ronda 1, Mesa {at + 1}", exact=True).click()
    menu = day.tutor.get_by_role("dialog", name=f"Ronda 1, Mesa {at + 1}: {winner} – {loser}")
    await menu.get_by_role("button", name="Corregir el resultado").click()
    await expect(menu.get_by_role("combobox", name="Resultado").locator("option:checked")).to_have_text(f"Gana {loser}")
    await expect(menu.get_by_label("¿Por qué? (lo ven los dos lados)")).to_have_value("Se contó mal")
    assert await objections(day.tutor) == []
    await day.picture("correction", day.tutor)
    await menu.get_by_role("button", name="Corregir el resultado").click()
    await expect(menu).to_have_count(0)
    taken = await clicks.taken()
    day.points[winner] -= 1
    day.points[loser] += 1
    for page in (day.tutor, day.other):
        await expect(page.get_by_role("region", name="Ronda 2")).to_contain_text(
            "Se formó antes de corregir un resultado: Ronda 1."
        )
    await day.table_says()
    await day.wall_says(12)
    assert await objections(day.tutor) == []
    await day.picture("corrected", day.tutor)
    await day.other.goto(f"{day.other.url.partition('#')[0]}#/r/{first[at]['code']}")
    line = f"Resultado corregido: antes «Gana {winner}», ahora «Gana {loser}»: Se contó mal"
    cards = day.other.get_by_role("article")
    await expect(cards).to_have_count(2)
    for card in await cards.all():
        await expect(card).to_contain_text(line)
    await day.other.get_by_role("link", name="Volver a la clase").click()
    return taken


async def last_round(day: Day) -> None:
    """Round 2 ends: a withdrawn pupil stays in the standings, and a double forfeit gives no points. The tutor opens the
    tables, the report and the printed pages."""
    won = day.won()
    for board, pair in zip(day.rounds[-1]["boards"], day.pairs(), strict=True):
        if board.get("forfeit"):
            del won[max(pair, key=NAMES.index)]
    day.pupils.may_finish.set()
    await day.until("over", 12)
    await day.until("final", 11)
    for winner in won.values():
        day.points[winner] += 1
    await day.table_says()
    await tab(day.tutor, "Mesas")
    await day.tutor.get_by_role("button", name="Cerrar la ronda").click()
    await expect(day.tutor.get_by_text("Todas las mesas tienen resultado.")).to_be_visible()
    await day.tutor.get_by_role("button", name="Sí", exact=True).click()
    alone = next(name for pair in day.pairs() if COMPUTER in pair for name in pair if name != COMPUTER)
    day.points[alone] += 1
    await day.table_says()
    await day.wall_says(12)
    await expect(day.tutor.get_by_role("columnheader", name="Rivales", exact=True)).to_be_visible()
    assert await sheets(day.tutor) == 1
    await day.tutor.get_by_role("button", name="Tabla cruzada").click()
    cross = day.tutor.get_by_role("region", name="Tabla cruzada").get_by_role("row")
    await expect(cross.filter(has_text=SICK)).to_be_visible()
    await expect(cross.first.get_by_role("columnheader")).to_have_count(6)
    await day.tutor.get_by_label("Después de").select_option("1")
    await expect(cross.first.get_by_role("columnheader")).to_have_count(5)
    await expect(cross.filter(has_text=EXCUSED).get_by_role("cell").nth(1)).to_contain_text("½")
    await day.picture("cross", day.tutor)
    await day.tutor.get_by_role("button", name="Volver", exact=True).click()
    await day.tutor.get_by_role("button", name="Emparejamientos").click()
    assert await sheets(day.tutor) == 1
    await day.tutor.get_by_role("button", name="Volver a las posiciones").click()
    await day.tutor.get_by_role("button", name="Informe por regla").click()
    await expect(day.tutor.get_by_role("region", name=EXCUSED, exact=True)).to_contain_text("1 partida")
    assert await objections(day.tutor) == []
    await day.picture("report", day.tutor)


async def test_the_day_of_a_class(live_server: LiveServer, person: Person) -> None:
    counted: dict[str, int] = {}
    eva = await person(live_server.url, name="Eva")
    await eva.set_viewport_size({"width": 1366, "height": 768})
    clicks = ClickCount(eva)
    await clicks.begin()
    code = await open_class(eva)
    counted["Open a class"] = await clicks.taken()
    lists = eva.get_by_role("region", name="La lista de la clase")
    await lists.get_by_role("button", name="Cambiar la lista").click()
    table = "\n".join(f"{surname};{given}" for given, surname in map(str.split, [*NAMES, *NEVER]))
    await lists.get_by_label("Un nombre por línea").fill(f"Apellido;Nombre\n{table}")
    await lists.get_by_role("button", name="Guardar la lista (26)").click()
    await expect(lists.get_by_text("0 de 26 entraron")).to_be_visible()
    counted["Seat thirty pupils"] = await clicks.taken()
    await tab(eva, "Pantalla")
    wall = await person(str(await eva.get_by_role("link", name="Abrir la pantalla").evaluate("link => link.href")))
    await wall.set_viewport_size({"width": 1280, "height": 720})
    await eva.get_by_label("Nombrar en la pantalla a los de la lista que faltan").check()
    await tab(eva, "Alumnos")
    await eva.get_by_role("button", name="Invitar a otro docente").click()
    await eva.get_by_role("button", name="Nuevo enlace: líder del juego").click()
    luis = await person(await eva.get_by_label("Enlace para un líder del juego").input_value())
    await luis.get_by_label("Tu nombre, como lo ve la clase").fill("Luis")
    await luis.get_by_role("button", name="Guardar", exact=True).click()
    await expect(eva.get_by_role("log", name="Qué ha pasado en la clase")).to_contain_text("Luis llega como docente.")
    clients = await comes_in(live_server, eva, wall, code)
    try:
        async with asyncio.TaskGroup() as group:
            day = Day(eva, luis, wall, code, clients, Pupils(NAMES, turns=0), group)
            counted["A bye before the round"] = await attendance(day, clicks)
            counted |= await first_round(day, clicks)
            counted["Make all cards without a dispute final"] = await played(day, clicks)
            counted |= await between(day, clicks)
            counted["Correct a result after its round"] = await corrected(day, clicks)
            await last_round(day)
            await clicks.taken()
            await tab(eva, "Alumnos")
            await eva.get_by_role("button", name="Terminar la clase").click()
            await eva.get_by_role("button", name="Sí", exact=True).click()
            for page in (eva, luis):
                await expect(page.get_by_text("Esta clase terminó.")).to_be_visible()
            await expect(wall.locator(".standings.alone li")).to_have_count(len(NAMES))
            counted["End the class while it plays, the games put away"] = await clicks.taken()
            await day.wall_fits("end")
        assert {what: count for what, count in counted.items() if what not in told()} == told(1)
        assert {what: count for what, count in counted.items() if count > (told() | told(1))[what]} == {}
    except BaseException:
        await day.picture("failed", eva, luis, wall)
        raise
    finally:
        await asyncio.gather(*(client.close() for client in clients.values()))
