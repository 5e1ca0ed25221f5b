"""The orders to a worker arrive unchanged through a pipe."""

import msgspec

from server.settings import Settings
from server.workers.orders import Orders, metrics_address


def test_orders_arrive_as_they_were_sent() -> None:
    orders = Orders(Settings(workers="3", redis_url="redis://:p%40ss@r"), 2, "site", 7, "unix:///v.sock", True)
    assert msgspec.json.decode(msgspec.json.encode(orders), type=Orders) == orders


def test_each_worker_has_a_port_for_its_metrics() -> None:
    settings = Settings(metrics_listen="127.0.0.1:9090")
    assert [metrics_address(settings, place) for place in (1, 2)] == [("127.0.0.1", 9091), ("127.0.0.1", 9092)]
    assert metrics_address(Settings(metrics_listen="127.0.0.1:0"), 2) == ("127.0.0.1", 0)
    assert metrics_address(Settings(), 1) is None
