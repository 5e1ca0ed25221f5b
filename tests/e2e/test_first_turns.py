"""The first turns of each game against the computer in assisted mode. The test reads only the words on the screen, and
acts by keyboard or by touch on a phone.

The player reads the instruction and looks for a control that it names. The test fails if the instruction names no
control that the player can reach. The player knows only the rules on the page: after a refusal it tries the next
choice.
"""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, Sequence
from fractions import Fraction
from itertools import permutations, product

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.reading_player import SHORT_MS, Player

pytestmark = pytest.mark.motion

MAX_ACTS = 60
DICE = 3
FREE = "libre|vací[oa]"
ANSWERED = """() => document.querySelector(".messages .notice") !== null ||
  document.querySelector(".to-do")?.innerText.includes("Suma los números")"""
"""JavaScript that tells whether the page shows a refusal, or the next act of Geominos after a tile is placed."""

Act = Callable[[Player, str], Awaitable[None]]


def button(name: str) -> Act:
    async def act(player: Player, _told: str) -> None:
        await player.press(await player.next_of("button", name))

    return act


def cell(name: str) -> Act:
    async def act(player: Player, _told: str) -> None:
        await player.press(await player.next_of("gridcell", name))

    return act


def nearest(name: str) -> Act:
    """Returns a step that tries the cells of that name, the nearest first, because most moves are short."""

    async def act(player: Player, told: str) -> None:
        every, controls = await player.seen("gridcell", name)
        assert controls, f"«{told}»: there is no cell “{name}”"
        assert player.last is not None
        x, y = await middle(player.last)
        controls.sort(key=lambda each: (each[2][0] - x) ** 2 + (each[2][1] - y) ** 2)
        found = [every.nth(at) for at, _label, _middle in controls]
        chosen = player.last
        await player.press(found[player.count(name) % len(found)])
        player.last = chosen if await player.told() == told else player.last

    return act


async def middle(control: Locator) -> tuple[float, float]:
    box = await control.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def then(*acts: Act) -> Act:
    """Returns a step that runs the given steps in order."""

    async def act(player: Player, told: str) -> None:
        for each in acts:
            await each(player, told)

    return act


def ends_with(name: str) -> Act:
    async def act(player: Player, told: str) -> None:
        await button(name)(player, told)
        player.has_passed = True

    return act


passes = ends_with("^Pasar la banderilla$")


Turn = Sequence[tuple[str, Act]]
COMMON: Turn = (
    ("elige un color", button("^Empieza el ")),
    ("Elige una mano", button("^Mano ")),
    ("Sorteo: toca", button("^Elegir la ficha tapada")),
)
PASS: Turn = (("[Pp]asa la banderilla|[Dd]espués pasa|o pasa", passes), ("[Cc]onforme", button("^Conforme$")))


def chains(dice: Sequence[int]) -> dict[int, str]:
    """Returns a map: each number that the three dice can form without parentheses → a sentence with this result."""
    found = {}
    for a, b, c in permutations(dice):
        for one, two in product("+-*", repeat=2):
            found[eval(f"{a}{one}{b}{two}{c}")] = f"{a}{one}{b}{two}{c}"
    return found


async def contig_number(player: Player, told: str) -> None:
    """Takes a free number that the three dice in the instruction can form."""
    player.made = chains([int(digit) for digit in re.findall(r"\d+", told)])
    free = [int(name.split(",")[0]) for name in await player.names("gridcell", "^[0-9]+, libre$")]
    number = next(each for each in free if each in player.made)
    await player.press(await player.next_of("gridcell", f"^{number}, libre$"))


async def contig_say(player: Player, told: str) -> None:
    number, score = (int(each) for each in re.findall(r"\d+", told)[:2])
    await player.write("^La cuenta", f"{player.made[number]}={number}")
    await player.write("^Puntaje$", str(score - player.count("score")))
    await button("^Decir todo$|^Falta tu puntaje$")(player, told)


async def strips(player: Player, told: str) -> None:
    """Touches two strips that make the sample. If there are none, the player passes."""
    names = await player.names("gridcell", r"^tira \d+\/\d+")
    values = [Fraction(*map(int, re.findall(r"\d+", name)[:2])) for name in names]
    sample = re.search(r"(\d+)/(\d+)", told)
    assert sample is not None
    wanted = Fraction(int(sample[1]), int(sample[2]))
    for (at, one), (other, two) in permutations(enumerate(values), 2):
        sign = "+" if one + two == wanted else "-" if one - two == wanted else ""
        if sign:
            first, second = (re.search(r"\d+/\d+", names[index])[0] for index in (at, other))  # type: ignore[index]
            player.sentence = f"{first}{sign}{second}={sample[0]}"
            for name in (first, second):
                cells = await player.found("gridcell", "^tira " + name.replace("/", r"\/") + "$")
                await player.press(cells[-1])
            return
    await passes(player, told)


async def strips_say(player: Player, told: str) -> None:
    await player.write("^Cuenta", player.sentence)
    await button("^Decir")(player, told)


def number(field: str, say: str, first: int = 0) -> Act:
    """Returns a step that enters a number, starting with `first` and adding one after each refusal."""

    async def act(player: Player, told: str) -> None:
        await player.write(field, str(first + player.count(field)))
        await button(say)(player, told)

    return act


def dice_sum(say: str) -> Act:
    """Returns a step that enters the sum of the current roll."""

    async def act(player: Player, told: str) -> None:
        names = await player.names("img", "^dado.*: [0-9]+$")
        await player.write("^Suma", str(sum(int(name.split(": ")[1]) for name in names[:DICE])))
        await button(say)(player, told)

    return act


async def points_and_total(player: Player, told: str) -> None:
    before = int(re.findall(r"\d+", (await player.names("textbox", "^Total"))[0])[0])
    points = player.count("points")
    await player.write("^Puntos", str(points))
    await player.write("^Total", str(before + points))
    await button("^Anunciar$|^Anotar$")(player, told)


def ends(last: Act, refused: str) -> Act:
    """Returns a step that ends a turn in games without a flag to pass. If the page still shows an instruction that
    matches `refused`, the turn goes on."""

    async def act(player: Player, told: str) -> None:
        await last(player, told)
        with contextlib.suppress(AssertionError):
            await expect(player.turn).to_have_count(0, timeout=SHORT_MS)
            player.has_passed = True
            return
        player.has_passed = re.search(refused, await player.told()) is None

    return act


async def again(player: Player, _told: str) -> None:
    assert player.last is not None
    await player.press(player.last)


async def write_there(player: Player, told: str) -> None:
    """Writes the number that the page shows into a box. If the number does not fit there, tries the next box."""
    number = re.findall(r"\d+", told)[0]
    await player.write("^(naranja|amarilla|lila) ", number)
    await ends(button("^Anotar$"), "[Aa]nota")(player, told)
    if not player.has_passed:
        await cell("aquí puede ir$")(player, told)


async def domino(player: Player, told: str) -> None:
    """Chooses a tile and a square for it, and turns the tile if necessary."""
    await button("^ficha ")(player, told)
    if not await player.found("gridcell", ", cabe$"):
        return
    await cell(", cabe$")(player, told)
    for _ in range(4):
        if not await player.found("button", "^Colocar "):
            return
        await button("^Colocar ")(player, told)
        if await player.found("button", "^Girar$"):
            await button("^Girar$")(player, told)


async def geomino(player: Player, told: str) -> None:
    """Lays a piece in the row after the last piece on the board. If the page refuses the place because it does not fit, the
    player tries nothing else in this turn."""
    laid = [re.findall(r"\d+", name)[:2] for name in await player.names("gridcell", "^fila.* de ")]
    row, column = (int(each) for each in laid[-1])
    await player.press((await player.found("gridcell", f"^fila {row + 1}, columna {column},"))[0])
    if "Suma los números" in await player.told():
        return
    # A short refusal is soon gone, so the page looks for it in each of its frames, from the press on.
    answered = player.page.wait_for_function(ANSWERED)
    await asyncio.gather(answered, button("^Poner ")(player, told))
    player.has_passed = "Suma los números" not in await player.told()


TURNS: dict[str, Turn] = {
    "Contig 60": (
        ("[Ll]anza", button("^Lanzar los dados$")),
        ("[Hh]az una cuenta", contig_number),
        ("[Pp]on tu ficha", button("^Colocar en ")),
        ("[Dd]i tu cuenta", contig_say),
    ),
    "Juggle": (
        ("[Ll]anza", button("^Lanzar los dados$")),
        ("[Ee]lige una pieza", passes),
    ),
    "Stars & Bars": (
        ("carta de tu mano", button("^[0-9]+ (estrella|barra)")),
        ("[Pp]onla", button("^Colocar$")),
        ("casilla donde la pones", cell("^[co]")),
        ("puntos y tu total", points_and_total),
    ),
    "FIAR": (
        ("ficha de tu mano", then(button("^[Ff]icha|^(azul|roja|rojo) "), cell("vacío"))),
        ("otra vez el círculo", again),
        ("círculo donde la pones", cell("vacío")),
    ),
    "Fab-A-Diffy": (
        ("[Tt]oca dos tiras", strips),
        ("[Dd]i la suma", strips_say),
        ("[Tt]oma una muestra|[Tt]oma tu muestra", button("^Tomar una muestra$")),
        ("[Tt]oca otra tira", cell("^tira ")),
    ),
    "Kwatro-Sinko": (
        ("una de tus fichas", then(cell("ficha"), nearest("vacío"))),
        ("otra vez el círculo", again),
        ("círculo donde la pones", cell("vacío")),
    ),
    "Par 55": (
        ("un bloque", button("bloque|grande|pequeño")),
        ("una base", cell("^base .*vacía")),
        ("anúncialos", number("^Mi puntaje", "^Anunciar$", 5)),
        ("[Aa]vanza|[Cc]uenta", button("^Contar|^Poner el peón|^Quedarse")),
    ),
    "Ramrod": (
        ("dos barras", then(button("^blanca$"), button("^roja$"), button("^Esconder las dos barras$"))),
        ("[Tt]oca (una|la) barra", cell("^Barra")),
        ("adónde va", cell("^Morado")),
    ),
    "Dominó de sumas": (
        ("lanza los dados|[Nn]inguna ficha", button("^Lanzar los dados$|^Tomar una ficha$")),
        ("[Ss]uma los tres dados", dice_sum("^Escribir")),
        ("[Tt]oma una ficha", button("^Tomar una ficha$")),
        ("[Tt]oca una casilla", button("^Volver$")),
        ("[Cc]oloca una ficha|[Ee]lige una ficha", domino),
    ),
    "Ajedrez": (
        ("pieza que mueves", cell("^e2, peón blanco|^e7, peón negro")),
        ("a la que va", ends(cell("^e[45], "), "mueves|a la que va")),
    ),
    "Damas": (
        ("ficha que mueves", cell("^(11|22), peón")),
        ("a la que va", ends(cell("^(15|18), vacía"), "mueves|a la que va")),
    ),
    "Qwinto": (
        ("qué dados tiras", then(button("^dado naranja"), button("^Tirar "))),
        ("di cuánto da", dice_sum("^Decir la suma$")),
        ("casilla donde anotas", cell("aquí puede ir$")),
        ("[Aa]nota el", write_there),
    ),
    "Geominos": (
        ("[Tt]oca una pieza", button("^(Gorila|H|L|Caballito de Mar|Árbol|[A-ZÁ][a-zá]*)$")),
        ("[Ll]lévala", geomino),
        ("[Ss]uma los números", points_and_total),
        ("«Terminé»", ends_with("^Terminé$")),
    ),
    "Truco": (
        ("«Sin cortar»", button("^Sin cortar$")),
        ("[Tt]oca la carta", ends(button(" de (espadas|bastos|oros|copas)$"), "[Tt]oca la carta|[Jj]uega el")),
        ("[Jj]uega el", ends(button("^Jugar"), "[Tt]oca la carta|[Jj]uega el")),
        ("[Qq]uieres", button("^No quiero")),
        ("[Rr]ecoge", button("^(Recoger|Aceptar)")),
        ("[Cc][aá]nta(la)? (antes|tu)", button("^Flor$|^Son buenas")),
        ("tres del mismo palo", button("^No tengo|^Son buenas")),
        ("¿Le ganas", ends(button(" de (espadas|bastos|oros|copas)$"), "¿Le ganas|[Jj]uega el")),
    ),
    "Reinas y Guardias": (
        ("una de tus piezas", cell("(Reina|guardia|Guardia)")),
        ("[Aa] dónde va", nearest("libre")),
        ("ahí, o toca otro", button("^Mover ")),
    ),
}
"""The steps for each instruction of a game: a pattern of the instruction's words, and the control to use. The first
matching pattern counts."""


WAYS = [*((game, False) for game in TURNS), *((game, True) for game in list(TURNS)[::7])]
"""Every game by touch, and three games by keys, because `test_keyboard_game.py` plays every game by keys."""


@pytest.mark.long
@pytest.mark.parametrize(("game", "by_keys"), WAYS)
async def test_a_first_turn_from_the_words_on_the_screen(
    live_server: LiveServer, person: Person, game: str, by_keys: bool
) -> None:
    page = await person(live_server.url, phone=not by_keys)
    player = Player(page, by_keys=by_keys)
    start = page.get_by_role("button", name=f"Jugar {game}")
    await expect(start).to_be_visible()
    if by_keys:
        await start.focus()
        await page.keyboard.press("Enter")
    else:
        await start.tap()
    await player.press(page.get_by_role("button", name=re.compile("^Contra la computadora")))
    await expect(page.get_by_role("button", name="Más", exact=True)).to_be_visible(timeout=40_000)
    for _ in range(MAX_ACTS):
        told = await player.told()
        act = next((act for says, act in (*COMMON, *TURNS[game], *PASS) if re.search(says, told)), None)
        assert act is not None, f"nothing is known to answer «{told}»"
        await act(player, told)
        if player.has_passed:
            return
    raise AssertionError(f"the turn does not end: «{told}»")
