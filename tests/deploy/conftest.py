"""Fixture for tests of two nodes behind a proxy."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.door import HOSTS
from tests.e2e.live_server import LiveServer, free_port


@pytest.fixture
def live_servers(tmp_path: Path, redis_url: str) -> Iterator[list[LiveServer]]:
    """Starts two nodes on one Redis."""
    port = free_port()
    pair = [LiveServer(tmp_path / host, redis_url=redis_url, host=host, port=port) for host in HOSTS[:2]]
    for live_server in pair:
        live_server.folder.mkdir()
        live_server.start()
    yield pair
    for live_server in pair:
        live_server.stop()
