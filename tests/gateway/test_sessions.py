"""A tutor's session over real sockets: the server opens the boards, orders reach all boards, and results come back."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from protocol import errors
from server.store.rooms.attempt import Commit
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused
from tests.store.health.test_redis_health import time_passes

PUPILS = ("Ana", "Bo", "Cruz", "Dana")
WIN = (0, 3, 1, 4, 2)
"""Cells that the two players take alternately, so that the first player completes a row."""


async def opened(tutor: Guest, *pupils: Guest) -> str:
    """Opens a session, lets all pupils join it, and waits until everybody sees it. Returns its code."""
    code: str = (await tutor.ask("open_session", title="Quinto B"))["params"]["room"]
    for pupil in pupils:
        await pupil.ask("join", room=code)
    for guest in (tutor, *pupils):
        await guest.until(lambda guest=guest: code in guest.views)  # type: ignore[misc]  # the view comes after the ack
    return code


def rounds(guest: Guest, session: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.views[session]["rounds"]
    return found


async def started(
    tutor: Guest, session: str, boards: list[list[str]], game: str = "noughts", options: dict[str, Any] | None = None
) -> list[str]:
    """Starts a round on those boards and waits until all games run. Returns the codes of the rooms."""
    await tutor.order(session, "plan_round", game=game, how="hand", options=options or {})
    await tutor.order(session, "set_boards", boards=boards)
    await tutor.order(session, "publish_round")
    await tutor.order(session, "start_round")
    await tutor.until(lambda: all(board["state"] == "playing" for board in rounds(tutor, session)[-1]["boards"]))
    return [board["code"] for board in rounds(tutor, session)[-1]["boards"]]


async def play(room: str, first: Guest, second: Guest) -> None:
    """Plays a game of noughts to its end: both players enter, the first player wins, and both sign."""
    for guest in (first, second):
        await guest.ask("join", room=room)
        await guest.hear(lambda message: message["type"] == "snapshot" and message["room"] == room)
    flag = first.views[room]["status"]["flag"]
    players = (first, second) if first.you[room]["seat"] == flag else (second, first)
    for number, cell in enumerate(WIN):
        answer = await players[number % 2].act(room, {"type": "place", "cell": cell})
        await players[(number + 1) % 2].reaches(room, answer["seq"])
    for guest in (first, second):
        await guest.order(room, "sign")


async def test_a_round_from_the_code_to_the_standings(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in PUPILS]
    session = await opened(tutor, *pupils)
    assert len(session) == 5
    ids = [pupil.id for pupil in pupils]
    rooms = await started(tutor, session, [ids[:2], ids[2:]])
    assert [board["code"] for board in rounds(pupils[0], session)[0]["boards"]] == rooms
    await asyncio.gather(play(rooms[0], *pupils[:2]), play(rooms[1], *pupils[2:]))
    await tutor.until(lambda: all(board["final"] for board in rounds(tutor, session)[0]["boards"]))
    points = {line["person"]: line["points"] for line in tutor.views[session]["standings"]}
    assert sorted(points[who] for who in ids) == [0.0, 0.0, 1.0, 1.0]
    assert [line["place"] for line in tutor.views[session]["standings"]] == [1, 1, 3, 3]


async def test_orders_to_all_boards_are_under_the_tutors_name(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in PUPILS]
    session = await opened(tutor, *pupils)
    ids = [pupil.id for pupil in pupils]
    rooms = await started(tutor, session, [ids[:2], ids[2:]])
    for room in rooms:
        await tutor.ask("join", room=room, **{"as": "referee"})
    await tutor.order(session, "pause_boards", reason="Recreo")
    for room in rooms:
        await tutor.until(lambda room=room: tutor.views.get(room, {"room": {}})["room"].get("pause") is not None)  # type: ignore[misc]
        assert tutor.views[room]["room"]["pause"]["words"] == "Recreo"
        paused = next(each for each in tutor.events(room) if each["kind"] == "paused")
        assert paused["params"] == {"reason": "Recreo", "by": "Eva"}
    await tutor.order(session, "close_round", reason="Fin")
    await tutor.until(lambda: all(board["state"] == "over" for board in rounds(tutor, session)[0]["boards"]))
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)


async def test_an_order_to_boards_passes_the_hub_once_a_commit_to_be_shown(make_node: NodeMaker, come: Arrival) -> None:
    """The session and each board commit the order, and the hub shows each commit once. The orders themselves do not
    pass the hub."""
    node = await make_node()
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in PUPILS]
    session = await opened(tutor, *pupils)
    ids = [pupil.id for pupil in pupils]
    boards = await started(tutor, session, [ids[:2], ids[2:]])
    for board in boards:
        await tutor.ask("join", room=board, **{"as": "referee"})
        await tutor.until(lambda board=board: board in tutor.views)  # type: ignore[misc]
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    commits: list[Commit] = []
    node.rooms.on_commit.append(commits.append)
    before = len(tutor.inbox)
    await tutor.order(session, "pause_boards", reason="Recreo")
    await tutor.until(lambda: all(tutor.views[board]["room"].get("pause") for board in boards))
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    kinds = Counter(type(commit.step.record.command.body).__name__ for commit in commits)
    assert (kinds["PauseBoards"], kinds["Pause"]) == (1, len(boards))
    shown = [(patch["room"], patch["seq"]) for patch in tutor.inbox[before:] if patch["type"] == "patch"]
    assert sorted(shown) == sorted((commit.code, commit.entry.seq) for commit in commits)


async def test_a_pupil_comes_back_with_another_device(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor = await come(node, name="Eva")
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    await ana.ask("join", room=room)
    await ana.close()
    tablet = await come(node, name="Ana")
    await tablet.ask("join", room=session)
    await tutor.order(session, "move_member", person=tablet.id, into=ana.id)
    await tutor.until(lambda: tutor.views[session]["desk"]["errands"] == 0)
    await play(room, tablet, bo)
    await tutor.until(lambda: rounds(tutor, session)[0]["boards"][0]["final"])
    assert {member["name"] for member in tutor.views[session]["members"]} == {"Eva", "Ana", "Bo"}


async def test_two_nodes_and_a_tutor_who_comes_late(make_node: NodeMaker, come: Arrival) -> None:
    """The session is at one node while its boards are played at another. Meanwhile another tutor joins with a key."""
    here, there = await make_node(), await make_node()
    tutor = await come(here, name="Eva")
    ana, bo = await come(there, name="Ana"), await come(there, name="Bo")
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    key = (await tutor.order(session, "invite_tutor", role="leader"))["params"]["key"]
    luis = await come(there, name="Luis")
    await luis.ask("join", room=session, key=key, **{"as": "referee"})
    await luis.until(lambda: luis.views.get(session, {}).get("desk") is not None)
    await luis.until(lambda: luis.views[session]["desk"]["errands"] == 0)
    await luis.ask("join", room=room, **{"as": "referee"})
    await luis.until(lambda: room in luis.you)
    assert luis.you[room]["role"] == "leader"
    await play(room, ana, bo)
    for guest in (tutor, luis):
        await guest.until(lambda guest=guest: rounds(guest, session)[0]["boards"][0]["final"])  # type: ignore[misc]


async def test_a_node_that_dies_leaves_nothing_undone(make_node: NodeMaker, come: Arrival) -> None:
    """The session's state contains the started round, so the next node with a viewer opens the boards."""
    first = await make_node()
    tutor = await come(first, name="Eva")
    ana, bo = await come(first, name="Ana"), await come(first, name="Bo")
    session = await opened(tutor, ana, bo)
    first.board_sync._run = lambda code: None  # type: ignore[method-assign]  # as if the node had died
    await tutor.order(session, "plan_round", game="noughts", how="hand")
    await tutor.order(session, "set_boards", boards=[[ana.id, bo.id]])
    await tutor.order(session, "start_round")
    await tutor.until(lambda: rounds(tutor, session)[0]["state"] == "playing")
    assert [board["code"] for board in rounds(tutor, session)[0]["boards"]] == [None]
    second = await make_node()
    again = await come(second, token=tutor.token)
    await again.ask("join", room=session)
    await again.until(lambda: session in again.views and rounds(again, session)[0]["boards"][0]["state"] == "playing")
    await ana.ask("join", room=rounds(again, session)[0]["boards"][0]["code"])


async def test_a_pupil_gives_no_orders_and_sees_no_keys(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana = await come(node, name="Eva"), await come(node, name="Ana")
    session = await opened(tutor, ana)
    for kind, fields in (
        ("plan_round", {"game": "noughts"}),
        ("end_session", {}),
        ("invite_tutor", {}),
        ("remove_member", {"person": tutor.id}),
        ("ready", {}),
    ):
        with pytest.raises(Refused) as refusal:
            await ana.order(session, kind, **fields)
        assert refusal.value.code == errors.COMMAND_NOT_YOURS
    assert "desk" not in ana.views[session]
    with pytest.raises(Refused) as refusal:
        await ana.act(session, {"type": "place", "cell": 0})
    assert refusal.value.code == errors.COMMAND_NOT_YOURS


async def test_an_order_of_a_session_is_none_in_a_room(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node, name="Ana")
    room = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    with pytest.raises(Refused) as refusal:
        await ana.order(room, "end_session")
    assert refusal.value.code == errors.COMMAND_NOT_YOURS


async def test_the_server_calls_the_time_of_a_round_at_all_its_boards(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node, _there = await make_node(), await make_node()
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in PUPILS]
    session = await opened(tutor, *pupils)
    await tutor.order(session, "plan_round", game="noughts", options={"turn_ms": 0}, minutes=15, at_time="draw")
    await tutor.order(session, "start_round")
    await tutor.until(lambda: all(board["state"] == "playing" for board in rounds(tutor, session)[-1]["boards"]))
    assert 0 < rounds(pupils[0], session)[-1]["ends_at_ms"] - node.link.now_ms() <= 15 * 60_000
    time_passes(redis_url, 15 * 60_000)
    await tutor.until(lambda: all(board["points"] == [0.5, 0.5] for board in rounds(tutor, session)[-1]["boards"]))
    assert rounds(pupils[0], session)[-1]["time_called"]
