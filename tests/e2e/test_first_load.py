"""The number of bytes and files of a first visit, as the browser counts them."""

from urllib.parse import urlsplit

from tests.e2e.conftest import Person
from tests.e2e.live_server import LiveServer

KB = 1024
SCRIPTS_KB = 80
"""Maximum size of the scripts in KB. `tools/budget.js` allows 60 KB for the page and 170 bytes per game; the HTTP
header of each file adds more."""
ALL_KB = 140
REQUESTS = 28
"""Maximum number of requests. On a slow line the number of requests determines the loading time."""


async def test_a_first_visit_to_the_lobby_is_small_on_the_wire(person: Person, live_server: LiveServer) -> None:
    fresh = await person("about:blank", phone=True)
    network = await fresh.context.new_cdp_session(fresh)
    await network.send("Network.enable")
    await network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    paths: dict[str, str] = {}
    weights: dict[str, int] = {}
    network.on(
        "Network.requestWillBeSent", lambda event: paths.__setitem__(event["requestId"], urlsplit(event["request"]["url"]).path)
    )
    network.on("Network.loadingFinished", lambda event: weights.__setitem__(event["requestId"], event["encodedDataLength"]))
    await fresh.goto(live_server.url)
    await fresh.wait_for_load_state("networkidle")
    by_path = {paths[each]: int(weight) for each, weight in weights.items() if each in paths}
    scripts = sum(weight for path, weight in by_path.items() if path.endswith(".js"))
    print(f"scripts {scripts / KB:.1f} KB, all {sum(by_path.values()) / KB:.1f} KB in {len(by_path)} requests")
    assert 0 < scripts < SCRIPTS_KB * KB
    assert sum(by_path.values()) < ALL_KB * KB
    assert len(by_path) <= REQUESTS, sorted(by_path)
