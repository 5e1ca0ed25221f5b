"""Clients that ask for short patches get them, and others get whole patches. All clients see the same room."""

import msgspec
import pytest
from websockets.typing import Subprotocol

from protocol.patch import apply
from protocol.version import SHORT_SUBPROTOCOL, SUBPROTOCOL
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, dial, seated
from tests.protocol.short_patches import lengthened

SHORT = Subprotocol(SHORT_SUBPROTOCOL)
PLAIN = Subprotocol(SUBPROTOCOL)


class ShortReader(Guest):
    """A person who reads both forms of a patch and counts the short ones."""

    short = 0

    def take_frame(self, frame: bytes) -> None:
        plain = msgspec.msgpack.decode(frame)
        if isinstance(plain, list):
            self.short += 1
            plain = msgspec.to_builtins(lengthened(frame))
        self.take(plain)


async def come_short(port: int) -> ShortReader:
    guest = ShortReader(await dial(port, subprotocols=[SHORT, PLAIN]))
    await guest.hello()
    return guest


def without_text(view: object) -> object:
    return apply(view, [[["game", "text"], ""]])


async def test_both_see_the_same_room(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come_short(node.gateway.port), await come_short(node.gateway.port)
    room = await seated(ana, bo)
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    for player, cell in ((ana, 0), (bo, 1), (ana, 2)):
        answer = await player.act(room, {"type": "place", "cell": cell})
        for guest in (ana, bo, eva):
            await guest.reaches(room, answer["seq"])
        assert bo.views[room] == eva.views[room] == without_text(ana.views[room])
    assert bo.short > eva.short >= 3
    assert [event["kind"] for event in bo.events(room)] == [event["kind"] for event in ana.events(room)]
    await bo.close()
    await eva.close()


async def test_spectators_of_the_past_get_them_too(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come_short(node.gateway.port)
    room = await seated(ana, bo, settings={"spectator_delay_ms": 100})
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.hear_kind("snapshot")
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await eva.reaches(room, answer["seq"])
    assert eva.views[room] == without_text(ana.views[room])
    assert eva.short >= 1
    await eva.close()


@pytest.mark.parametrize("offered", [[PLAIN], [SHORT], [PLAIN, SHORT]])
async def test_what_the_numbers_mean_is_told_to_who_reads_them(make_node: NodeMaker, offered: list[Subprotocol]) -> None:
    node = await make_node()
    guest = Guest(await dial(node.gateway.port, subprotocols=offered))
    welcome = await guest.hello()
    assert guest.socket.subprotocol == (SHORT if SHORT in offered else PLAIN)
    assert bool(welcome.get("path_keys")) == (SHORT in offered)
    await guest.close()
