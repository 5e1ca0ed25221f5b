"""A hello without a name makes a guest. The guest's name is the word "guest" in the person's language, if the server has
that language."""

import pytest

from banderilla_client.client import Client
from tests.conftest import NodeMaker


@pytest.mark.parametrize(
    ("lang", "name"), [("es", "Visita"), ("es-AR", "Visita"), ("en-GB", "Guest"), ("pt-BR", "Visita"), ("fr", "Visita")]
)
async def test_a_hello_without_a_name_in_any_language(make_node: NodeMaker, lang: str, name: str) -> None:
    node = await make_node()
    client = await Client.connect(f"http://127.0.0.1:{node.gateway.port}/", lang=lang)
    assert client.welcome["name"] == name
    await client.close()
