"""Over real sockets: outsiders try to enter a class's rooms, and a spectator with a delay gets a view."""

import pytest

from protocol import errors
from server.gateway.http.routes import TOKEN_HEADER
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_door import board_of
from tests.gateway.test_sessions import opened
from tests.people import Refused, seated


async def test_a_stranger_with_the_code_gets_no_name_and_into_no_board(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo, spy = [await come(node, name=name) for name in ("Eva", "Ana", "Bo", "Spy")]
    session = await opened(tutor, ana, bo)
    room = await board_of(tutor, session, ana, bo)
    await spy.ask("join", room=session, **{"as": "spectator"})
    await spy.until(lambda: session in spy.views)
    await tutor.order(session, "rename_member", person=ana.id, name="Anita")
    await spy.ask("history", room=session)
    assert not any(name in repr(spy.inbox) for name in ("Ana", "Anita", "Bo'", "Eva"))
    with pytest.raises(Refused) as refusal:
        await spy.ask("join", room=room, **{"as": "spectator"})
    assert refusal.value.code == errors.SESSION_MEMBERS_ONLY


async def test_a_delayed_spectator_is_told_no_present_number_and_given_no_file_before_its_time(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node()
    ana, bo, eva = [await come(node, name=name) for name in ("Ana", "Bo", "Eva")]
    room = await seated(ana, bo, game="ajedrez", settings={"spectator_delay_ms": 600_000})
    answer = await ana.act(room, {"type": "resign"})
    assert answer["seq"] > 0
    assert (await bo.ask("join", room=room))["seq"] >= answer["seq"], "a player is told the present number"
    assert (await eva.ask("join", room=room, **{"as": "spectator"})).get("seq", 0) == 0
    assert (await get(node, f"/export/{room}.pgn")).status == 404
    token = (await ana.order(room, "ask_files"))["params"]["token"]
    assert (await get(node, f"/export/{room}.pgn", **{TOKEN_HEADER: token})).status == 200


async def test_who_leaves_a_room_hears_no_more_of_it(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    await eva.ask("join", room=room, **{"as": "spectator"})
    await eva.until(lambda: room in eva.views)
    left = await eva.ask("leave", room=room.lower())
    assert left["seq"] >= eva.numbers[room]
    answer = await ana.act(room, {"type": "place", "cell": 0})
    await bo.reaches(room, answer["seq"])
    await eva.send("ping", at=1, room=room)
    assert (await eva.hear_kind("pong")).get("seq") is None
    assert eva.numbers[room] < answer["seq"]


async def test_a_connection_watches_a_limited_number_of_rooms_and_drops_only_finished_ones(
    make_node: NodeMaker, come: Arrival
) -> None:
    node = await make_node(rooms_per_connection=2)
    ana, bo = await come(node), await come(node)
    first, second, third = [await seated(ana, bo) for _ in range(2)] + [""]
    with pytest.raises(Refused) as refusal:
        await ana.ask("create", game="noughts", seats=2)
    assert refusal.value.code == errors.RATE_ROOMS
    await ana.ask("join", room=first)  # it is one of the two
    await ana.act(second, {"type": "resign"})
    with pytest.raises(Refused) as refusal:
        await ana.ask("create", game="noughts", seats=2)
    assert refusal.value.code == errors.RATE_ROOMS, "its cards are not final"
    for guest in (ana, bo):
        await guest.order(second, "sign")
    third = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    await ana.until(lambda: third in ana.views)
    connection = next(each for each in node.gateway._open if each.person == ana.id)
    assert set(connection.subscriptions) == {first, third}


async def test_a_spectator_who_was_forgotten_is_one_again_after_a_resume(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva = await come(node), await come(node), await come(node)
    room = await seated(ana, bo)
    await eva.send("resume", room=room, seq=0, epoch=0)
    await eva.until(lambda: room in eva.views)
    assert eva.you[room]["viewer"] == "spectator"
