"""Two nodes on one Redis or on a Cluster: any node serves any room, and catches up with what it missed."""

import asyncio
from pathlib import Path

import pytest

from server.aggregate.commands import Tick
from server.gateway.node import Node
from server.room.command import Command
from server.settings import Settings
from server.store import keys
from server.store.rooms.attempt import Commit
from server.store.stored.stream import Entry
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused, seated
from tests.redis_servers import Cluster


@pytest.fixture(params=["one Redis", "a Cluster"])
def redis_url(request: pytest.FixtureRequest, redis_url: str) -> str:
    if request.param == "one Redis":
        return redis_url
    cluster: Cluster = request.getfixturevalue("masters")
    return cluster.url


async def pair(make_node: NodeMaker, come: Arrival, **fields: object) -> tuple[Node, Node, Guest, Guest, str]:
    """Starts a game of two players who are at different nodes. Returns the nodes, the players and the room's code."""
    here, there = await make_node(), await make_node()
    ana, bo = await come(here, name="Ana"), await come(there, name="Bo")
    return here, there, ana, bo, await seated(ana, bo, **fields)  # type: ignore[arg-type]


async def test_players_of_different_nodes_play(make_node: NodeMaker, come: Arrival) -> None:
    _here, _there, ana, bo, room = await pair(make_node, come)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        other = bo if guest is ana else ana
        answer = await guest.act(room, {"type": "place", "cell": cell})
        await other.reaches(room, answer["seq"])
    assert ana.views[room] == bo.views[room]
    assert ana.views[room]["status"]["result"]["winners"] == [0]
    first = next(m["seq"] for m in bo.inbox if m["type"] == "snapshot")
    assert [m["seq"] for m in bo.inbox if m["type"] == "patch"] == list(range(first + 1, answer["seq"] + 1))


def listen(monkeypatch: pytest.MonkeyPatch, node: Node, told: list[tuple[str, int]]) -> None:
    """Records the entries that this node gets from other nodes."""
    pass_on = node.fanout._on_entry

    def hear(code: str, entry: Entry) -> None:
        told.append((node.name, entry.seq))
        pass_on(code, entry)

    monkeypatch.setattr(node.fanout, "_on_entry", hear)


async def test_a_crowd_at_three_nodes_costs_a_publish_an_action_and_each_node_is_told_once(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there, ana, bo, room = await pair(make_node, come)
    third = await make_node()
    crowd = [await come(node) for node in (here, there, third) for _ in range(6)]
    for guest in crowd:
        await guest.ask("join", room=room, **{"as": "spectator"})
    told: list[tuple[str, int]] = []
    for node in (here, there, third):
        listen(monkeypatch, node, told)
    answer = await ana.act(room, {"type": "place", "cell": 0})
    for guest in (bo, *crowd):
        await guest.reaches(room, answer["seq"])
    assert sorted(name for name, seq in told if seq == answer["seq"]) == sorted((there.name, third.name))
    assert len({str(guest.views[room]) for guest in crowd}) == 1


async def test_a_lost_race_is_run_again(make_node: NodeMaker, come: Arrival) -> None:
    """Both nodes change the room at the same moment, each based on its own copy. The node that loses must run its
    command again."""
    _here, _there, ana, bo, room = await pair(make_node, come, settings={"chat": True})
    for round_ in range(10):
        said = await asyncio.gather(ana.order(room, "say", text=f"a{round_}"), bo.order(room, "say", text=f"b{round_}"))
        assert len({answer["seq"] for answer in said}) == 2
        for guest in (ana, bo):
            await guest.reaches(room, max(answer["seq"] for answer in said))
    events = (await ana.ask("history", room=room))["params"]["happenings"]
    words = [each["params"]["text"] for each in events if each["kind"] == "said"]
    assert sorted(words) == sorted(f"{who}{round_}" for who in "ab" for round_ in range(10))


async def test_a_repeated_id_gets_the_first_answer_at_any_node(make_node: NodeMaker, come: Arrival) -> None:
    _here, there, ana, _bo, room = await pair(make_node, come)
    first = await ana.ask("act", cid="once", room=room, action={"type": "place", "cell": 0})
    assert (await ana.ask("act", cid="once", room=room, action={"type": "place", "cell": 0})) == first
    again = await come(there, token=ana.token)
    await again.ask("join", room=room)
    assert (await again.ask("act", cid="once", room=room, action={"type": "place", "cell": 0})) == first
    with pytest.raises(Refused) as refusal:
        await ana.ask("act", cid="no", room=room, action={"type": "place", "cell": 1})
    assert refusal.value.code == "no_flag"
    with pytest.raises(Refused) as same:
        await again.ask("act", cid="no", room=room, action={"type": "place", "cell": 1})
    assert same.value.message["code"] == "no_flag"
    assert again.numbers[room] == first["seq"]


async def test_a_repeated_create_makes_one_room(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node)
    answers = [await ana.ask("create", cid="new", game="noughts", seats=2) for _ in range(2)]
    assert answers[0]["params"]["room"] == answers[1]["params"]["room"]


async def test_presence_at_another_node_counts(make_node: NodeMaker, come: Arrival) -> None:
    here, there, ana, bo, room = await pair(make_node, come)
    tab = await come(here, token=bo.token)
    await tab.ask("join", room=room)
    await tab.close()
    # The node of the closed tab reports that Bo left. The node where Bo still has a page corrects it.
    await ana.until(lambda: sum(m["type"] == "patch" for m in ana.inbox) > 0)
    await bo.until(lambda: bo.views[room]["room"]["seats"][1]["present"])
    assert (await there.rooms.look(room)).room.people[1].id == bo.id


async def test_a_deadline_of_a_dead_node_is_delivered_by_another(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here), await come(here)
    room = await seated(ana, bo, options={"turn_ms": 400, "grace_ms": 400})
    eva = await come(there)
    await eva.ask("join", room=room, **{"as": "spectator"})
    await here.rooms.deadlines.stop()
    here.rooms.deadlines.set = lambda code, due_at_ms: None  # type: ignore[method-assign]  # it is dead
    await eva.until(lambda: eva.views.get(room, {}).get("status", {}).get("result") is not None)
    assert eva.views[room]["status"]["result"]["reason"] == "time"


async def test_a_deadline_is_never_early_and_soon(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node), await come(node)
    room = await seated(ana, bo, options={"turn_ms": 200, "grace_ms": 100})
    due_at_ms = ana.views[room]["status"]["due_at_ms"]
    await ana.until(lambda: ana.views[room]["status"]["result"] is not None)
    patch = [m for m in ana.inbox if m["type"] == "patch"][-1]
    assert patch["at_ms"] >= due_at_ms + 100


async def test_a_second_delivery_is_harmless(make_node: NodeMaker, come: Arrival) -> None:
    here, there, ana, bo, room = await pair(make_node, come, options={"turn_ms": 50, "grace_ms": 60_000})
    commits: list[Commit] = []
    for node in (here, there):
        node.rooms.on_commit.append(commits.append)
    await bo.until(lambda: bo.views[room]["game"]["clock"]["in_grace"])
    number = bo.numbers[room]
    await asyncio.gather(*(node.rooms.submit(room, Command(Tick())) for node in (here, there)))
    assert (await here.rooms.look(room)).seq == number
    assert len(commits) == 1
    assert await here.link.client.zscore(keys.room_keys(room).due, room) is not None
    await ana.reaches(room, number)


def test_an_own_store_is_in_the_servers_folder(tmp_path: Path) -> None:
    node = Node(Settings(data_dir=str(tmp_path)))
    assert node.valkey is not None
    assert node.valkey._folder == tmp_path.resolve()
