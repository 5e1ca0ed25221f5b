"""A device without a network says so at once, keeps the person's requests, and sends them when the network returns."""

import re

from playwright.async_api import expect

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

SOON_MS = 2_000
MEASURE = """() => {
  const bar = document.querySelector('[role=status][aria-label="Conexión"]');
  addEventListener("offline", () => {
    const since = performance.now();
    new MutationObserver((_, observer) => {
      window.saidAfterMs = performance.now() - since;
      observer.disconnect();
    }).observe(bar, { childList: true, subtree: true });
  }, { capture: true });
}"""

# JavaScript that tells whether the cache contains all assets that the page fetched.
KEPT = """async () => {
  const names = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("/assets/"));
  const found = await Promise.all(names.map((name) => caches.match(name)));
  return found.length > 0 && found.every(Boolean);
}"""


# JavaScript that returns the paths of all files in the cache.
ALL_KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);
}"""


async def test_the_page_says_within_two_seconds_that_the_network_is_gone(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, phone=True, name="Ana", service_worker=True)
    await page.get_by_role("button", name="Jugar Ajedrez").click()
    await page.get_by_role("dialog").get_by_role("button", name="Contra la computadora").click()
    await expect(page).to_have_url(re.compile("#/r/"))
    await expect(page.get_by_role("region", name="Tablero", exact=True)).to_be_visible()
    await expect(page.get_by_role("gridcell", name="e2, peón blanco")).to_be_visible()
    bar = page.get_by_role("status", name="Conexión")
    await expect(bar).to_be_empty()
    await page.evaluate(MEASURE)
    await page.context.set_offline(True)
    await expect(bar).to_contain_text("Tu aparato no tiene internet.")
    assert 0 < await page.evaluate("saidAfterMs") < SOON_MS
    await page.context.set_offline(False)
    await expect(bar).to_be_empty()


async def test_a_page_that_was_here_before_opens_without_a_network_and_says_so(live_server: LiveServer, person: Person) -> None:
    page = await person(live_server.url, phone=True, name="Ana", service_worker=True)
    await page.get_by_role("button", name="Jugar FIAR").click()
    await page.get_by_role("dialog").get_by_role("button", name="Contra la computadora").click()
    await expect(page.get_by_role("region", name="Tablero").get_by_role("grid")).to_be_visible()
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await page.reload()  # this time through the service worker, which caches the page's files
    await expect(page.get_by_role("region", name="Tablero").get_by_role("grid")).to_be_visible()
    await page.wait_for_function(KEPT)
    await page.context.set_offline(True)
    await page.reload()
    await expect(page.get_by_role("status", name="Conexión")).to_contain_text("Tu aparato no tiene internet.", timeout=SOON_MS)
    await expect(page.get_by_role("link", name="Banderilla: Inicio")).to_be_visible()
    await page.context.set_offline(False)
    await expect(page.get_by_role("region", name="Tablero").get_by_role("grid")).to_be_visible()


async def test_the_worker_keeps_the_page_and_its_files_alone_and_drops_those_of_old_versions(
    live_server: LiveServer, person: Person
) -> None:
    page = await person(live_server.url, phone=True, name="Ana", service_worker=True)
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await page.reload()
    await page.wait_for_function(KEPT)
    for tag in ("a", "b"):
        await page.evaluate(
            "(tag) => caches.open(`banderilla-assets ${tag}`).then((kept) => kept.put(`/assets/${tag}`, new Response(tag)))",
            tag,
        )
    # Put a page of an older version into the cache; the tag of that version was `b`.
    await page.evaluate(
        "caches.open('banderilla-shell-2').then((kept) => kept.put('/', new Response('old', { headers: { ETag: 'b' } })))"
    )
    await page.evaluate("fetch('/?from=elsewhere')")
    await page.wait_for_function("() => caches.has('banderilla-assets a').then((has) => !has)")
    assert await page.evaluate("caches.has('banderilla-assets b')"), "a page of the version before may be open still"
    await page.goto(f"{live_server.url}openapi.json")
    await page.go_back()
    kept = await page.evaluate(ALL_KEPT)
    shell = {"/", "/offline.html", "/offline.css", "/icon.svg", "/manifest.webmanifest"}
    assert {path for path in kept if not path.startswith("/assets/")} == shell
