"""The page under difficult conditions: a browser that translates it, and a script that does not arrive."""

import asyncio

from playwright.async_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer
from tests.e2e.test_class import open_class

BROWSERS = ("este navegador es muy viejo", "this browser is too old", "este navegador é muito antigo")
TRANSLATE = """() => {
  const put = (text) => {
    const parent = text.parentElement;
    if (!parent || !parent.translate || !/\\S/.test(text.data) || parent.closest("font, script, style, textarea")) return;
    const outer = document.createElement("font");
    outer.append(text.data);
    text.replaceWith(outer);
  };
  const all = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    found.forEach(put);
  };
  all(document.body);
  const every = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => all(document.body)).observe(document.body, every);
}"""
"""JavaScript that imitates a browser's translation: it replaces each text that may be translated with a new element."""


async def test_a_script_that_does_not_arrive_leaves_a_sentence(live_server: LiveServer, person: Person) -> None:
    page = await person("about:blank")
    await page.route("**/assets/*.js", lambda route: route.fulfill(status=200, content_type="text/javascript", body=""))
    await page.goto(live_server.url)
    for words in BROWSERS:
        await expect(page.get_by_text(words)).to_be_visible()


async def test_a_mounted_app_removes_the_sentence(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url)
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await expect(page.get_by_text(BROWSERS[0])).to_have_count(0)


async def test_a_translating_browser_leaves_the_app_alone_and_reads_the_guide(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url)
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    await page.evaluate(TRANSLATE)
    for address, is_translated in (("#/settings", False), ("#/guide", True), ("#/privacy", True), ("#/rules/contig60", True)):
        await page.goto(f"{live_server.url}{address}")
        await expect(page.locator("h1").first).to_be_visible()
        await settled(page, is_translated)


async def settled(page: Page, is_translated: bool) -> None:
    if is_translated:
        await expect(page.locator("font").first).to_be_visible()
    else:
        await expect(page.locator("font")).to_have_count(0)


async def test_a_network_that_stops_sockets_is_named_with_the_remedy(live_server: LiveServer, person: Person) -> None:
    page = await person("about:blank")
    await page.route_web_socket("**/ws*", lambda socket: socket.close())
    await page.goto(live_server.url)
    bar = page.get_by_role("status", name="Conexión")
    await expect(bar).to_contain_text("la red no deja pasar la conexión del juego")
    await expect(bar).to_contain_text(f"permitan WebSocket a {live_server.url.split('/')[2]}")
    await expect(bar).to_contain_text("https")


async def test_a_page_that_wakes_beside_a_dead_socket_has_a_new_one_within_two_seconds(
    live_server: LiveServer, person: Person
) -> None:
    page = await person("about:blank")
    dialled: list[WebSocketRoute] = []
    dead: set[WebSocketRoute] = set()

    def through(socket: WebSocketRoute) -> None:
        dialled.append(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if socket in dead else server.send(message))
        server.on_message(lambda message: None if socket in dead else socket.send(message))

    await page.route_web_socket("**/ws*", through)
    await page.goto(live_server.url)
    await expect(page.get_by_role("button", name="Jugar Ajedrez")).to_be_visible()
    dead.update(dialled)
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    async with asyncio.timeout(2):
        while len(dialled) < 2:
            await page.wait_for_timeout(50)


FORGETFUL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


async def test_a_browser_that_stores_nothing_shows_the_tutor_the_way_back(live_server: LiveServer, person: Person) -> None:
    page = await person("about:blank")
    await page.add_init_script(FORGETFUL)
    await page.goto(live_server.url)
    await open_class(page)
    await expect(page.get_by_text("Este navegador no guarda nada")).to_be_visible()
    link = await page.get_by_label("Mi enlace para volver").input_value()
    await page.reload()
    await expect(page.get_by_label("¿Cómo te llamas en esta clase?")).to_be_visible()
    await page.goto(link)
    # The browser has also lost the name, and the class asks every tutor for a name.
    await page.get_by_label("Tu nombre, como lo ve la clase").fill("Eva")
    await page.get_by_role("button", name="Guardar").click()
    await expect(page.get_by_role("tab", name="Mesas")).to_be_visible()
