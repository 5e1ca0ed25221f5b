"""`doctor` must distinguish an address where sockets work from an address whose proxy refuses them."""

import asyncio
from pathlib import Path

import pytest

from server.command_line.doctor import examine
from server.gateway.admission.socket_check import _refused, socket_trouble
from server.settings import Settings
from tests.conftest import NodeMaker
from tests.faulty_proxy import Fault, faulty_proxy


async def asked(port: int) -> str | None:
    return await asyncio.to_thread(socket_trouble, f"http://127.0.0.1:{port}")


async def test_a_server_without_anything_in_between_is_well(make_node: NodeMaker) -> None:
    node = await make_node()
    assert await asked(node.gateway.port) is None
    async with faulty_proxy(node.gateway.port, "none") as port:
        assert await asked(port) is None


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        ("400", "HTTP 400"),
        ("redirect", "sockets do not"),
        ("no upgrade", "HTTP"),
        ("no subprotocol", "HTTP 400"),
        ("keeps back", "the answer to a ping does not come back"),
    ],
)
async def test_doctor_names_a_proxy_that_stops_sockets_with_the_remedy(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch, fault: Fault, why: str
) -> None:
    monkeypatch.setattr("server.gateway.admission.socket_check.WAIT_S", 1.0)
    node = await make_node()
    async with faulty_proxy(node.gateway.port, fault) as port:
        found = await asked(port)
    assert found is not None
    assert why in found
    assert found.startswith(f"http://127.0.0.1:{port}")
    assert "pass WebSocket" in found


async def test_a_proxy_that_passes_another_host_is_named_with_the_setting(make_node: NodeMaker) -> None:
    node = await make_node()
    async with faulty_proxy(node.gateway.port, "other host") as port:
        found = await asked(port)
        assert found is not None
        assert f"--public-url http://127.0.0.1:{port}" in found
        told = await make_node(public_url=f"http://127.0.0.1:{port}")
    async with faulty_proxy(told.gateway.port, "other host") as other:
        assert await asked(other) is not None, "another address still"


async def test_the_public_address_is_asked_for_a_socket(make_node: NodeMaker, tmp_path: Path) -> None:
    node = await make_node()
    async with faulty_proxy(node.gateway.port, "400") as port:
        settings = Settings(port=0, data_dir=str(tmp_path / "data"), public_url=f"http://127.0.0.1:{port}")
        found = await examine(settings)
    assert [each.about for each in found if each.level == "wrong" and each.about != "client"] == ["socket"]


@pytest.mark.parametrize("origins", ["school.example", "https://a.example, b.example", "banana"])
def test_an_origin_that_no_page_can_have_is_refused_as_a_setting(origins: str) -> None:
    with pytest.raises(ValueError, match="origins must have addresses such as"):
        Settings(origins=origins)


@pytest.mark.parametrize(
    ("code", "words"), [("", "(the socket was closed): let the"), ("bye/full", "(bye/full): try again in a minute")]
)
def test_a_socket_that_the_server_closed_is_told_with_the_servers_reason(code: str, words: str) -> None:
    assert words in _refused("https://school.example", code)
