"""Over real sockets: a tutor's message to all and a message to one pupil. Other people must not get them."""

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import Refused


async def test_all_hear_an_announcement_and_one_a_private_word(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    await tutor.order(session, "announce", words="Recreo")
    for pupil in (ana, bo):
        await pupil.until(lambda pupil=pupil: "announcement" in pupil.views.get(session, {}))  # type: ignore[misc]
    await tutor.order(session, "tell_pupil", person=ana.id, words="solo para Ana")
    await bo.until(lambda: bo.views[session].get("told") == 2)
    answer = await ana.order(session, "ask_words")
    assert answer["params"]["words"]["words"] == "solo para Ana"
    assert (await bo.order(session, "ask_words"))["params"]["words"] is None
    await ana.order(session, "read_words", number=2)
    await tutor.until(lambda: tutor.views[session]["desk"]["private"][0]["read"])
    assert "solo para Ana" not in repr(bo.inbox)


async def test_pupils_say_nothing_and_addresses_are_looked_at(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana = [await come(node, name=name) for name in ("Eva", "Ana")]
    session = await opened(tutor, ana)
    for kind, fields in (
        ("announce", {"words": "hola"}),
        ("tell_pupil", {"person": tutor.id, "words": "hola"}),
        ("set_call", {"link": "https://meet.jit.si/x"}),
    ):
        with pytest.raises(Refused) as refusal:
            await ana.order(session, kind, **fields)
        assert refusal.value.code == errors.COMMAND_NOT_YOURS
    with pytest.raises(Refused) as refusal:
        await tutor.order(session, "set_call", link="http://meet.jit.si/x")
    assert refusal.value.code == errors.SESSION_CALL_LINK
    with pytest.raises(Refused):
        await tutor.order(session, "announce", words="x" * 301)
    await tutor.order(session, "set_call", link="https://meet.jit.si/Quinto")
    await ana.until(lambda: ana.views[session].get("call_link") == "https://meet.jit.si/Quinto")
