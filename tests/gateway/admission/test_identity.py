"""A hello without a name makes a guest. The guest's name is the word "guest" in the person's language, if the server has
that language."""

import pytest

from banderilla_client.client import Client
from engines.contract import Refusal
from protocol import errors
from protocol.messages import Hello
from protocol.version import VERSION
from server.gateway.admission.identity import identify
from tests.conftest import NodeMaker


@pytest.mark.parametrize(
    ("lang", "name"), [("es", "Visita"), ("es-AR", "Visita"), ("en-GB", "Guest"), ("pt-BR", "Visita"), ("fr", "Visita")]
)
async def test_a_hello_without_a_name_in_any_language(make_node: NodeMaker, lang: str, name: str) -> None:
    node = await make_node()
    client = await Client.connect(f"http://127.0.0.1:{node.gateway.port}/", lang=lang)
    assert client.welcome["name"] == name
    await client.close()


async def test_a_token_of_this_server_brings_back_its_person_and_another_one_makes_a_guest(make_node: NodeMaker) -> None:
    link = (await make_node()).link
    made = []

    async def count() -> None:
        made.append(1)

    ana = await identify(link, Hello(VERSION, name="Ana"), count)
    assert (ana.name, len(made)) == ("Ana", 1)
    assert await identify(link, Hello(VERSION, token=ana.token, name="Ana"), count) == ana
    assert len(made) == 1, "a known person needs no permission"
    other = await identify(link, Hello(VERSION, token="x" * 32, name="Ana"), count)
    assert other.id != ana.id
    assert len(made) == 2


async def test_a_guest_that_may_not_be_made_is_not_stored(make_node: NodeMaker) -> None:
    link = (await make_node()).link

    async def refuse() -> None:
        raise Refusal(errors.RATE_FAST)

    with pytest.raises(Refusal, match=errors.RATE_FAST):
        await identify(link, Hello(VERSION, name="Ana"), refuse)
    assert await link.client.keys("guest:*") == []


async def test_a_bad_name_keeps_nobody_out_but_an_unknown_version_does(make_node: NodeMaker) -> None:
    link = (await make_node()).link

    async def allow() -> None: ...

    assert (await identify(link, Hello(VERSION, lang="en", name="\u202e"), allow)).name == "Guest"
    with pytest.raises(Refusal, match=errors.HELLO_VERSION) as refusal:
        await identify(link, Hello(VERSION + 1, name="Ana"), allow)
    assert refusal.value.params == {"version": VERSION}
