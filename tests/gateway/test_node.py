"""Tests of the start and the end of a node, and of what it prepares for a large class."""

import asyncio
import socket
from pathlib import Path

import pytest

from server.gateway.node import Node
from server.settings import Settings
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened


async def test_a_node_without_its_port_leaves_nothing_running(tmp_path: Path) -> None:
    before = asyncio.all_tasks()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        node = Node(Settings(host="127.0.0.1", port=taken.getsockname()[1], data_dir=str(tmp_path), operator_token="a" * 16))
        with pytest.raises(OSError, match="address already in use"):
            await node.start()
    assert node.valkey is not None
    assert not await node.valkey._answers()
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == before


@pytest.mark.parametrize("token", ["", "a" * 16])
async def test_the_operators_page_is_open_only_with_a_token_and_a_port(make_node: NodeMaker, token: str) -> None:
    node = await make_node(operator_token=token)
    assert (node.reports is not None) == bool(token)
    assert node.operator is None
    assert node.port == node.gateway.port > 0
    assert node.near is node.gateway.addresses.near


async def test_a_large_class_has_a_process_ready_for_its_pairings(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.gateway.node.LARGE_CLASS", 3)
    node = await make_node()
    prepared: list[int] = []
    monkeypatch.setattr(node.beside, "prepare", lambda: prepared.append(1))
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana)
    assert prepared == []
    await bo.ask("join", room=session)
    assert prepared
