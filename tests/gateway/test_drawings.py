"""Over real sockets: a drawing reaches all pages as a small change, nobody draws without the pen, and a line is taken back."""

from typing import Any

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.messages.test_class_question import refused
from tests.gateway.test_sessions import opened
from tests.people import Guest

ARROW = {"shape": "arrow", "colour": "green", "place": "e2", "to": "e4"}


async def order_refused(guest: Guest, session: str, kind: str, **fields: Any) -> str:
    """Sends a command that the server must refuse. Returns the code of the refusal."""
    return await refused(guest, "command", room=session, command={"type": kind, **fields})


def drawn(guest: Guest, session: str) -> list[tuple[str, ...]]:
    return [(one["shape"], one["place"], one["to"]) for one in guest.views[session].get("drawings", [])]


async def test_drawings_reach_the_class_of_every_node(make_node: NodeMaker, come: Arrival) -> None:
    node, other = await make_node(), await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(other, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    assert await order_refused(tutor, session, "draw", **ARROW) == errors.SESSION_NOT_SHOWN
    await tutor.order(session, "show_position", game="ajedrez")
    assert await order_refused(ana, session, "draw", **ARROW) == errors.SESSION_PEN
    assert await order_refused(ana, session, "try_act", act="e4") == errors.SESSION_PEN
    assert await order_refused(ana, session, "set_pen", pupils=True) == "command/not_yours"
    seen = len(ana.inbox)
    await tutor.order(session, "draw", **ARROW)
    await tutor.order(session, "draw", shape="circle", colour="red", place="e4")
    await ana.until(lambda: drawn(ana, session) == [("arrow", "e2", "e4"), ("circle", "e4", "")])
    patches: list[Any] = [message for message in ana.inbox[seen:] if message["type"] == "patch"]
    assert all(len(str(patch)) < 400 for patch in patches), "a drawing is a small change, not the whole position"

    await tutor.order(session, "set_pen", person=ana.id)
    await ana.order(session, "draw", shape="highlight", colour="blue", place="d4")
    assert await order_refused(bo, session, "draw", **ARROW) == errors.SESSION_PEN
    await bo.until(lambda: ("highlight", "d4", "") in drawn(bo, session))
    await ana.order(session, "try_act", act="e4")
    await bo.until(lambda: bo.views[session]["position"].get("tried") == 1)
    await bo.until(lambda: drawn(bo, session) == [])
    assert await order_refused(bo, session, "leave_line") == errors.SESSION_PEN
    await ana.order(session, "leave_line")
    await tutor.until(lambda: "tried" not in tutor.views[session]["position"])
    assert await order_refused(tutor, session, "draw", **{**ARROW, "place": "x" * 17}) == errors.FRAME_MALFORMED
