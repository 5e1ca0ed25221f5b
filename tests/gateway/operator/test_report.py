"""Tests of a node's report: it contains rooms, classes, refusals and delays, but no personal data. Reports of stopped
nodes disappear."""

import msgspec
import pytest
from prometheus_client import CollectorRegistry, Counter, Histogram

from server.gateway.operator import report as reports
from server.gateway.operator.report import Mean, Reports
from server.store.health import node_reports
from tests.conftest import Arrival, NodeMaker
from tests.people import Refused, seated

TOKEN = "a token of many signs"


async def test_two_nodes_report_their_rooms_classes_and_refusals(make_node: NodeMaker, come: Arrival) -> None:
    first, second = await make_node(operator_token=TOKEN), await make_node(operator_token=TOKEN)
    ana, bo = await come(first, name="Ana"), await come(first, name="Bo")
    room = await seated(ana, bo)
    await ana.act(room, {"type": "place", "cell": 4})
    await ana.ask("open_session", title="Las mates")
    with pytest.raises(Refused):
        await ana.ask("join", room="ZZZZZZ")
    assert first.reports is not None
    assert second.reports is not None
    await first.reports.report()
    await second.reports.report()
    shown = second.reports.shown
    assert shown is not None
    assert sorted(node.node for node in shown.nodes) == sorted([first.name, second.name])
    own = next(node for node in shown.nodes if node.node == first.name)
    assert (own.rooms, own.playing, own.classes) == (1, 1, 1)
    assert own.connections >= 2
    assert own.refusals["room/unknown"] >= 1
    assert own.accepted >= 1
    assert shown.redis["role"] == "master"
    text = msgspec.json.encode(shown).decode()
    for personal in ("Ana", "Las mates", ana.id, room):
        assert personal not in text


async def test_the_report_of_a_node_that_died_disappears(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    node = await make_node()
    dead = Reports(node.rooms.link, "dead", node.rooms)
    await dead.report()
    await node_reports.exchange(node.rooms.link, "newer", b'{"of another version": 1}')
    monkeypatch.setattr(reports, "GONE_MS", -1)
    alive = Reports(node.rooms.link, "alive", node.rooms)
    await alive.report()
    assert alive.shown is not None
    assert alive.shown.nodes == []
    left = await node_reports.exchange(node.rooms.link, "x", b"x")
    assert sorted(left) == [b"x", b'{"of another version": 1}']


def test_a_mean_is_of_what_was_observed_since_it_was_last_read() -> None:
    registry = CollectorRegistry()
    taken = Histogram("taken_seconds", "A test's own.", registry=registry)
    mean, unknown = Mean("taken_seconds", registry), Mean("another", registry)
    read = []
    for observed in ((), (1.0, 2.0), (4.0,), ()):
        for seconds in observed:
            taken.observe(seconds)
        read.append(mean.since())
    assert read == [0.0, 1_500.0, 4_000.0, 0.0]
    assert unknown.since() == 0.0


async def test_a_node_that_has_counted_nothing_reports_zeros_and_names_only_refusals_that_occurred(
    make_node: NodeMaker,
) -> None:
    node = await make_node()
    registry = CollectorRegistry()
    own = Reports(node.link, "n", node.rooms, registry)._own()
    assert (own.connections, own.accepted, own.lag_ms, own.refusals) == (0, 0, 0.0, {})
    refusals = Counter("banderilla_refusals_total", "refusals", ["code"], registry=registry)
    refusals.labels("room/unknown").inc()
    refusals.labels("rate/too_fast")
    assert Reports(node.link, "n", node.rooms, registry)._own().refusals == {"room/unknown": 1}
