"""The dashboard and the alerts use only metrics, labels and codes that a running node exports."""

import asyncio
import json
import re
import socket
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from protocol import errors
from server import __version__
from server.store.rooms.places import SWEEP_S
from tests.conftest import Arrival
from tests.e2e.live_server import LiveServer, free_port
from tests.people import Refused, dial, seated

ROOT = Path(__file__).parent.parent.parent
METRIC = re.compile(r"\b(?:banderilla|process)_\w+")
LABELS = re.compile(r"((?:banderilla|process)_\w+)\{([^}]*)\}")
GROUPED = re.compile(r"by \(([^)]*)\)")
LEGEND = re.compile(r"\{\{(\w+)\}\}")
OF_PROMETHEUS = {"job", "instance"}
"""Labels that Prometheus itself adds to every series."""
Families = dict[str, Any]


@pytest.fixture
def live_server(tmp_path: Path) -> Iterator[tuple[LiveServer, int]]:
    """Starts a node with its own Valkey. Yields the node and the port of its metrics."""
    port = free_port()
    live_server = LiveServer(tmp_path, flags=("--metrics-listen", f"127.0.0.1:{port}"))
    live_server.start()
    yield live_server, port
    live_server.stop()


def read(port: int) -> Families:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
        return {family.name: family for family in text_string_to_metric_families(answer.read().decode())}


@pytest.fixture
async def metrics(live_server: tuple[LiveServer, int], come: Arrival) -> Families:
    """Returns the node's metrics after an accepted action, a refused request, an HTTP request with a wrong method, and a
    socket from another origin."""
    node, port = live_server
    ana, bo = await come(node.port, name="Ana"), await come(node.port, name="Bo")
    room = await seated(ana, bo)
    answer = await ana.act(room, {"type": "place", "cell": 4})
    await bo.reaches(room, answer["seq"])
    with pytest.raises(Refused):
        await ana.ask("join", room="ZZZZZZ")
    with socket.create_connection(("127.0.0.1", node.port), timeout=5) as line:
        line.sendall(b"DELETE / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 405 " in line.recv(100)
    await (await dial(node.port, origin="https://elsewhere.example")).wait_closed()
    return await asyncio.to_thread(once_counted, port)


def once_counted(port: int) -> Families:
    """Waits until the node has counted its rooms, which it does every few seconds. Returns the metrics."""
    until_s = time.monotonic() + SWEEP_S + 10
    while not (found := read(port))["banderilla_rooms_playing"].samples[0].value:
        assert time.monotonic() < until_s
        time.sleep(0.1)
    return found


def series(families: Families) -> dict[str, set[str]]:
    """Returns the names that a query may use, each with its labels."""
    found: dict[str, set[str]] = {}
    for family in families.values():
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def expressions() -> list[tuple[str, str]]:
    """Returns every query of the dashboard and of the alert rules, each with the text (a legend or a summary) that may
    contain labels of the query's result."""
    panels = json.loads((ROOT / "deploy/dashboard.json").read_text())["panels"]
    asked = [(target["expr"], target["legendFormat"]) for panel in panels for target in panel["targets"]]
    groups = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())["groups"]
    return asked + [(rule["expr"], rule["annotations"]["summary"]) for group in groups for rule in group["rules"]]


async def test_every_metric_of_dashboard_and_alerts_is_told_by_a_running_node(metrics: Families) -> None:
    there = series(metrics)
    for expression, legend in expressions():
        names = METRIC.findall(expression)
        assert names or "up{" in expression, expression
        labels = set.union(OF_PROMETHEUS, *(there.get(name, set()) for name in names))
        assert set(names) <= there.keys(), f"{expression}: {set(names) - there.keys()}"
        for name, matched in LABELS.findall(expression):
            asked = set(re.findall(r"(\w+)=", matched))
            assert asked <= there[name] | OF_PROMETHEUS, (name, asked)
        grouped = {label.strip() for group in GROUPED.findall(expression) for label in group.split(",")}
        assert grouped <= labels, (expression, grouped - labels)
        assert set(LEGEND.findall(legend)) <= labels, legend


async def test_what_happened_is_counted(metrics: Families) -> None:
    values = {(sample.name, *sample.labels.values()): sample.value for family in metrics.values() for sample in family.samples}
    assert values["banderilla_refusals_total", errors.ROOM_UNKNOWN] == 1
    assert values["banderilla_redis_up",] == 1
    assert values["banderilla_rooms_playing",] == 1
    assert values["banderilla_connections",] == 2
    assert values["banderilla_sent_bytes_total",] > 500
    assert values["banderilla_ack_seconds_count",] >= 4
    assert 0 < values["banderilla_ack_seconds_sum",] < 15
    assert values["banderilla_event_loop_lag_seconds_count",] > 0
    assert metrics["banderilla_build_info"].samples[0].labels["version"] == __version__


async def test_names_follow_the_convention_and_the_page_has_each(metrics: Families) -> None:
    page = (ROOT / "docs/deploy/metrics.md").read_text()
    for name, family in metrics.items():
        if not name.startswith("banderilla_"):
            continue
        shown = {"counter": f"{name}_total", "info": f"{name}_info"}.get(family.type, name)
        shown = next((sample.name for sample in family.samples if sample.name.endswith("_info")), shown)
        assert f"`{shown}`" in page, shown
        assert family.documentation, name
        assert not re.search(r"_(ms|us|kb|mb|minutes)\b", name), "base units"
        if family.type == "histogram" and name != "banderilla_commit_batch_commands":
            assert name.endswith("_seconds"), name
        assert not any(sample.name.endswith("_created") for sample in family.samples), name


def test_rules_name_codes_that_there_are_and_say_what_to_do() -> None:
    groups = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules) >= 6
    for rule in rules:
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["description"]
        for codes in re.findall(r'code=~?"([^"]*)"', rule["expr"]):
            assert set(codes.split("|")) <= errors.MEANINGS.keys(), codes


def test_panels_do_not_lie_upon_each_other() -> None:
    panels = json.loads((ROOT / "deploy/dashboard.json").read_text())["panels"]
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {(x, y) for x in range(place["x"], place["x"] + place["w"]) for y in range(place["y"], place["y"] + place["h"])}
        assert not cells & taken, panel["title"]
        assert max(x for x, _y in cells) < 24
        taken |= cells
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_prometheus_finds_every_replica() -> None:
    config = yaml.safe_load((ROOT / "deploy/prometheus.yml").read_text())
    found = config["scrape_configs"][0]["dns_sd_configs"][0]
    compose = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
    assert set(found["names"]) <= compose["services"].keys()
    node = compose["services"][found["names"][0]]
    assert node["environment"]["BANDERILLA_METRICS_LISTEN"].endswith(f":{found['port']}")
