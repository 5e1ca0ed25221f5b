"""Tests of the preview that a messenger makes of a shared link."""

import io
import re
import time
from datetime import datetime, timedelta, timezone
from html import unescape
from pathlib import Path

import pytest
from PIL import Image

from server.gateway.http.previews import HEIGHT, WIDTH, Preview, picture_of
from server.gateway.limits.address_limits import WRONG_CODES
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import Reply, get
from tests.gateway.test_sessions import opened

FONT = next(
    (Path(__file__).parents[3] / "clients/web/node_modules/@fontsource-variable/fredoka/files").glob(
        "*-latin-wght-normal.woff2"
    )
)
TAG = re.compile(r'<meta property="([\w:]+)" content="([^"]*)" />')


@pytest.fixture
def client_dir(tmp_path: Path) -> str:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Banderilla</title></head>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "c-DM6njrJ.woff2").write_bytes(FONT.read_bytes())
    return str(tmp_path)


def tags(reply: Reply) -> dict[str, str]:
    assert (reply.status, reply.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    return {name: unescape(text) for name, text in TAG.findall(reply.body.decode())}


async def test_a_class_shows_its_title_and_its_tutor_and_no_pupil(make_node: NodeMaker, come: Arrival, client_dir: str) -> None:
    node = await make_node(client_dir=client_dir)
    tutor, pupil = await come(node, name="Profe <Ana>"), await come(node, name="Camila")
    code = await opened(tutor, pupil)
    reply = await get(node, f"/c/{code.lower()}")
    found = tags(reply)
    assert found["og:title"] == "Quinto B"
    assert found["og:description"].startswith("Con Profe <Ana>. ")
    assert found["og:url"].endswith(f"/c/{code}")
    assert "Camila" not in reply.body.decode()
    assert "script-src" in reply.headers["Content-Security-Policy"]
    picture = await get(node, found["og:image"].partition(str(node.gateway.port))[2])
    assert (picture.status, picture.headers["Content-Type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(picture.body)).size == (WIDTH, HEIGHT)
    english = tags(await get(node, f"/c/{code}", **{"Accept-Language": "fr, en-GB;q=0.8"}))
    assert english["og:description"].startswith("With Profe <Ana>. ")
    await tutor.order(code, "plan_round", game="ajedrez")
    assert tags(await get(node, f"/c/{code}"))["og:description"].startswith("Ajedrez. Con Profe <Ana>. ")


async def test_a_class_with_a_date_shows_it_in_the_clock_of_its_place(
    make_node: NodeMaker, come: Arrival, client_dir: str
) -> None:
    node = await make_node(client_dir=client_dir)
    tutor = await come(node, name="Profe Ana")
    code = await opened(tutor)
    assert (await get(node, f"/c/{code}.ics")).status == 404
    next_ms = node.gateway._link.now_ms() // 3_600_000 * 3_600_000 + 48 * 3_600_000
    week_ms = 7 * 86_400_000
    dates = [{"at_ms": next_ms + week * week_ms, "offset_min": -180} for week in (-1, 0, 1)]
    await tutor.order(code, "set_session", settings={"dates": dates})
    there = datetime.fromtimestamp(next_ms / 1000, timezone(timedelta(hours=-3)))
    spanish = tags(await get(node, f"/c/{code}"))["og:description"]
    assert f" {there.day} de " in spanish
    assert f" a las {there.hour}:00 (UTC−3). Con Profe Ana. " in spanish
    english = tags(await get(node, f"/c/{code}", **{"Accept-Language": "en"}))["og:description"]
    assert english.startswith(there.strftime("%A, ") + f"{there.day} {there:%B} at {there.hour}:00 (UTC−3). ")
    calendar = await get(node, f"/c/{code.lower()}.ics")
    assert (calendar.status, calendar.headers["Content-Type"]) == (200, "text/calendar; charset=utf-8")
    assert calendar.body.count(b"BEGIN:VEVENT") == 3
    assert f"URL:http://127.0.0.1:{node.gateway.port}/c/{code}".encode() in calendar.body


async def test_a_closed_class_shows_as_little_as_a_code_that_is_not_in_use(
    make_node: NodeMaker, come: Arrival, client_dir: str
) -> None:
    node = await make_node(client_dir=client_dir)
    tutor = await come(node, name="Profe")
    code = await opened(tutor)
    await tutor.order(code, "set_session", settings={"joining": False})
    closed, unused = tags(await get(node, f"/c/{code}")), tags(await get(node, "/c/ABCDE"))
    assert closed.pop("og:url").endswith(code)
    assert unused.pop("og:url").endswith("ABCDE")
    assert closed == unused
    assert closed["og:title"] == "Banderilla"


async def test_a_table_shows_its_game(make_node: NodeMaker, come: Arrival, client_dir: str) -> None:
    node = await make_node(client_dir=client_dir)
    ana = await come(node, name="Ana")
    code = (await ana.ask("create", game="queens-and-guards", seats=2))["params"]["room"]
    for way in "rw":
        reply = await get(node, f"/{way}/{code}")
        assert tags(reply)["og:title"] == "Te invitan a jugar Reinas y Guardias"
        assert "Ana" not in reply.body.decode()


async def test_guesses_cost_tries_and_then_show_nothing(make_node: NodeMaker, come: Arrival, client_dir: str) -> None:
    node = await make_node(client_dir=client_dir)
    code = await opened(await come(node, name="Profe"))
    share = node.gateway._shares.of("127.0.0.1", 0)
    for _ in range(WRONG_CODES - 1):
        share.wrong_code("", time.monotonic() * 1000)
    assert tags(await get(node, f"/c/{code}"))["og:title"] == "Quinto B"
    await get(node, "/c/ZZZZZ")
    assert tags(await get(node, f"/c/{code}"))["og:title"] == "Banderilla"
    assert (await get(node, f"/preview/{code}.png")).status == 429


@pytest.mark.parametrize(
    "title", ["Ñandú", "x" * 120, "Устим", "Clase de las siete de la mañana de Matemática aplicada del colegio", ""]
)
def test_any_title_makes_a_small_picture(title: str) -> None:
    drawn = picture_of(Preview(title, "Con la seño Ana. Juegos de mesa con réferi. Entra sin cuenta."), FONT.read_bytes())
    assert Image.open(io.BytesIO(drawn)).size == (WIDTH, HEIGHT)
    assert len(drawn) < 60_000
