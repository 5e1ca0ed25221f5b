"""The weekend hour on real nodes and sockets: two strangers meet, play, and see the points; the hour ends."""

from datetime import UTC, datetime
from typing import Any

import pytest

from protocol import errors
from server.gateway.node import Node
from server.store import keys
from server.weekend.schedule import GRACE_MS, HOUR_MS, SHOWN_MS, WEEK_MS
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


UNTIMED = "takeaway:turn_ms=0:game_ms=0"


def hour_from(minutes: int, games: str = "noughts") -> dict[str, str]:
    """Returns the settings of an hour that starts in that many minutes, rounded down to a minute."""
    at = datetime.fromtimestamp(datetime.now(UTC).timestamp() + 60 * minutes, UTC)
    return {"weekend_hour": f"{DAYS[at.weekday()]} {at:%H:%M} +00:00", "weekend_games": games}


async def weekend(guest: Guest, do: str = "look") -> dict[str, Any]:
    view: dict[str, Any] = (await guest.ask("weekend", do=do, lang="en"))["params"]
    return view


async def met(ana: Guest, bo: Guest) -> str:
    """Lets both enter and returns the table where they meet."""
    assert (await weekend(ana, "enter"))["you"] == "waiting"
    found = await weekend(bo, "enter")
    assert found["you"] == "playing"
    assert (await weekend(ana))["room"] == found["room"]
    room = found["room"]
    for guest in (ana, bo):
        await guest.ask("join", room=room, **{"as": "spectator"})
    await ana.until(lambda: ana.views.get(room, {}).get("room", {}).get("state") == "playing")
    await bo.until(lambda: bo.views.get(room, {}).get("room", {}).get("state") == "playing")
    return str(room)


async def resigns(guest: Guest, room: str) -> None:
    await guest.act(room, {"type": "resign"})


async def points(guest: Guest, *wanted: int) -> list[dict[str, Any]]:
    """Waits until the lines of the standings have these points, from the first place on. Returns the lines."""
    while True:
        table: list[dict[str, Any]] = (await weekend(guest))["places"]
        if [line["points"] for line in table] == list(wanted):
            return table


async def moved(node: Node, ms: int) -> None:
    await node.link.move_time(ms)


async def test_two_strangers_at_two_nodes_meet_play_and_get_points(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(**hour_from(-1)), await make_node(**hour_from(-1))
    ana, bo = await come(here, name="Ana Gómez"), await come(there, name="Golden Owl")
    assert ana.welcome["weekend"]["game"] == "noughts"
    room = await met(ana, bo)
    names = [seat["name"] for seat in ana.views[room]["room"]["seats"]]
    assert "Golden Owl" in names, "a nickname of the list stays"
    assert not any("Ana" in name for name in names)
    with pytest.raises(Refused) as busy:
        await weekend(ana, "enter")
    assert (busy.value.code, busy.value.params) == (errors.WEEKEND_PLAYING, {"room": room})
    await resigns(ana, room)
    table = await points(bo, 2, 0)
    assert table[0] == {"place": 1, "name": "Golden Owl", "points": 2, "games": 1, "you": True}
    again = await met(ana, bo)
    assert again != room, "with nobody else there, the same two meet again"
    games = (await ana.ask("my_games"))["params"]["games"]
    assert {game["code"] for game in games} == {room, again}
    assert 0 < await here.link.client.pttl(keys.weekend_key(ana.welcome["weekend"]["starts_at_ms"])) <= WEEK_MS


async def test_a_game_without_the_other_player_is_void_and_both_are_free(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(**hour_from(-1))
    ana, bo = await come(node), await come(node)
    await weekend(ana, "enter")
    room = (await weekend(bo, "enter"))["room"]
    await bo.ask("join", room=room, **{"as": "spectator"})  # ana never comes
    found = await weekend(bo, "enter")
    assert (found["you"], found["running"], found["room"]) == ("waiting", 0, None)
    assert (await weekend(bo, "leave"))["you"] == "idle"
    assert [line["games"] for line in found["places"]] == [0, 0]
    assert (await weekend(ana))["you"] == "idle"


async def test_the_end_of_the_hour_a_grace_and_a_week(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(**hour_from(-1, UNTIMED))
    ana, bo, cy, eva = [await come(node) for _ in range(4)]
    first = await met(ana, bo)
    second = await met(cy, eva)
    await moved(node, HOUR_MS)
    with pytest.raises(Refused) as over:
        await weekend(await come(node), "enter")
    assert over.value.code == errors.WEEKEND_CLOSED
    await resigns(ana, first)
    await points(bo, 2, 0, 0, 0)
    await moved(node, GRACE_MS)
    await resigns(cy, second)
    late = await weekend(eva)
    assert [line["points"] for line in late["places"]] == [2, 0, 0, 0], "the second game ended too late"
    assert (late["you"], late["running"], late["room"]) == ("idle", 0, None)
    await moved(node, SHOWN_MS)
    following = await weekend(eva)
    assert following["hour"]["starts_at_ms"] == late["hour"]["starts_at_ms"] + WEEK_MS
    assert following["places"] == []


async def test_before_the_hour_nobody_enters_and_a_server_without_it_says_so(make_node: NodeMaker, come: Arrival) -> None:
    node, other = await make_node(**hour_from(30)), await make_node()
    ana, bo = await come(node), await come(other)
    assert (await weekend(ana))["you"] == "out"
    for guest in (ana, bo):
        with pytest.raises(Refused) as closed:
            await weekend(guest, "enter")
        assert closed.value.code == errors.WEEKEND_CLOSED
    assert "weekend" not in bo.welcome


async def test_the_next_request_brings_a_lost_report(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(**hour_from(-1))
    assert node.weekends is not None
    node.rooms.on_commit.remove(node.weekends.committed)
    ana, bo = await come(node), await come(node)
    room = await met(ana, bo)
    await resigns(bo, room)
    await points(ana, 2, 0)
