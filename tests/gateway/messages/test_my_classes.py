"""A tutor's own classes: the list comes from any node, with notes, and only to tutors."""

from typing import Any

import pytest

from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_erase import is_gone, traces
from tests.gateway.test_sessions import opened
from tests.people import Guest, Refused


async def taught(guest: Guest, **more: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await guest.ask("my_classes", **more))["params"]["classes"]
    return found


async def test_a_tutor_finds_all_classes_and_a_pupil_none(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    eva, ana = await come(here, name="Eva"), await come(there, name="Ana")
    codes = [await opened(eva, ana), await opened(eva)]
    await eva.order(codes[0], "set_note", text="Repasar fracciones", about="next")
    await eva.order(codes[0], "set_note", text="Va rápido", about="pupil", person=ana.id)
    again = await come(there, token=eva.token, name="Eva")
    found = await taught(again)
    assert {each["code"] for each in found} == set(codes)
    (first,) = (each for each in found if each["code"] == codes[0])
    assert [(note["about"], note["text"], note["by"]) for note in first["notes"]] == [("next", "Repasar fracciones", "Eva")]
    assert (first["title"], first["pupils"], first["role"]) == ("Quinto B", 1, "director")
    (whole,) = await taught(again, code=codes[0].lower())
    assert {note["text"] for note in whole["notes"]} == {"Repasar fracciones", "Va rápido"}
    assert await taught(ana) == []
    for guest in (ana, await come(here, name="Zoe")):
        with pytest.raises(Refused, match="command/not_yours"):
            await taught(guest, code=codes[0])


async def test_a_note_is_nowhere_in_the_store_after_its_pupil_or_its_class_is_erased(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    eva, ana = await come(node, name="Eva"), await come(node, name="Ana")
    code = await opened(eva, ana)
    await eva.order(code, "set_note", text="muysecreto", about="pupil", person=ana.id)
    await eva.order(code, "set_note", text="otroapunte")
    await taught(eva, code=code)
    assert traces(redis_url, "muysecreto") != []
    await eva.order(code, "erase_member", person=ana.id)
    await is_gone(redis_url, eva, "muysecreto")
    assert traces(redis_url, "otroapunte") != []
    await eva.order(code, "erase_session")
    await is_gone(redis_url, eva, "otroapunte")
    assert await taught(eva) == []
