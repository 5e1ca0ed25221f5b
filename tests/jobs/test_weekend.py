"""The weekend hour on real nodes and sockets: two strangers meet, play, and see the points; the hour ends."""

import inspect
from collections.abc import Coroutine
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from protocol import errors
from server.aggregate.contract import Aggregate
from server.aggregate_types import ROOMS
from server.gateway.node import Node
from server.jobs import weekend as module
from server.jobs.weekend import Weekends, _view
from server.room.command import Act
from server.room.values.state import Room
from server.store import keys
from server.store.background_tasks import Tasks
from server.store.rooms.attempt import Commit
from server.store.rooms.room_store import RoomStore
from server.store.stored.stream import entry_of
from server.weekend.schedule import GRACE_MS, HOUR_MS, SHOWN_MS, WEEK_MS, Hour, schedule_of
from server.weekend.standings import Entrant, Pairing, Standings
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, Refused
from tests.sessions.classroom import Classroom
from tests.weekend.test_table import begun

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


NAMES = ("Golden Owl", "Blue Fox")


def weekends(node: Node) -> Weekends:
    assert node.weekends is not None
    return node.weekends


async def test_entering_again_asks_the_store_even_if_the_copy_is_new(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CACHE_MS", HOUR_MS)
    here, there = weekends(await make_node(**hour_from(-1))), weekends(await make_node(**hour_from(-1)))
    assert (await here.look("cy")).places == []
    await there.enter("ana", NAMES)
    assert (await there.enter("bo", NAMES)).you == "playing"
    found = await here.enter("bo", NAMES)
    assert found.you == "waiting", "the table still waited for its players"


async def test_who_does_not_wait_sees_a_copy_of_at_most_a_second(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = await make_node(**hour_from(-1)), await make_node(**hour_from(-1))
    at_ms = here.link.now_ms()
    monkeypatch.setattr(here.link, "now_ms", lambda: at_ms)
    assert (await weekends(here).look("cy")).places == []
    await weekends(there).enter("ana", NAMES)
    at_ms += module.CACHE_MS - 1
    assert (await weekends(here).look("cy")).places == []
    at_ms += 1
    assert [line.name for line in (await weekends(here).look("cy")).places] == ["Golden Owl"]


async def test_a_change_that_changes_nothing_stores_nothing(make_node: NodeMaker) -> None:
    node = await make_node(**hour_from(-1))
    key = keys.weekend_key(weekends(node).hour.starts_at_ms)
    assert (await weekends(node).leave("ana")).you == "out"
    assert not await node.link.client.exists(key)
    await weekends(node).enter("ana", NAMES)
    assert await node.link.client.exists(key)


def over(room: Room) -> Room:
    done: Room = ROOMS.step(room, ROOMS.command(Act({"type": "resign"}), "ana"), 3_000, None).room
    return done


@pytest.mark.parametrize(
    ("room", "before", "is_counted"),
    [
        (over(begun()), begun(), True),
        (begun(), begun(), False),
        (over(begun()), over(begun()), False),
        (replace(over(begun()), was_listed=False), begun(), False),
        (replace(over(begun()), host="ana"), begun(), False),
        (over(begun()), Classroom().session, False),
        (Classroom().session, begun(), False),
    ],
    ids=["over", "runs", "was over", "private", "of a host", "new", "class"],
)
async def test_only_the_end_of_a_table_of_the_hour_is_counted(room: Aggregate, before: Aggregate, is_counted: bool) -> None:
    spawned: list[Room] = []

    class Noted(Tasks):
        def spawn(self, work: Coroutine[Any, Any, object]) -> None:
            spawned.append(inspect.getcoroutinelocals(work)["room"])
            work.close()

    schedule = schedule_of("sat 17:00 -03:00", "noughts")
    assert schedule is not None
    rooms = cast(RoomStore, SimpleNamespace(link=SimpleNamespace(now_ms=lambda: 0)))
    step: Any = ROOMS.step(begun(), ROOMS.command(Act({"type": "resign"}), "ana"), 3_000, None)
    Weekends(rooms, Noted(), schedule).committed(Commit(room.code, before, replace(step, room=room), entry_of(step)))
    assert spawned == ([room] if is_counted else [])


@pytest.mark.parametrize(("late_ms", "counts"), [(-1, True), (0, False)])
async def test_a_game_counts_if_it_ends_before_the_grace_does(make_node: NodeMaker, late_ms: int, counts: bool) -> None:
    node = await make_node(**hour_from(-1))
    hour = weekends(node).hour
    await weekends(node).enter("ana", NAMES)
    room = (await weekends(node).enter("bo", NAMES)).room
    assert room is not None
    ended = replace(over(begun()), code=room, at_ms=hour.counts_until_ms + late_ms)
    (pairing,) = (await weekends(node)._count(hour, ended)).pairings
    assert (pairing.points is not None, pairing.is_void) == (counts, not counts)


def an_hour() -> Hour:
    schedule = schedule_of("sat 17:00 -03:00", "noughts")
    assert schedule is not None
    return schedule.hour_at(0)


@pytest.mark.parametrize(
    ("after_ms", "parts", "running", "room"),
    [
        (HOUR_MS - 1, ["playing", "playing", "waiting", "idle", "out"], 1, "ABC234"),
        (HOUR_MS, ["playing", "playing", "idle", "idle", "out"], 1, "ABC234"),
        (HOUR_MS + GRACE_MS - 1, ["playing", "playing", "idle", "idle", "out"], 1, "ABC234"),
        (HOUR_MS + GRACE_MS, ["idle", "idle", "idle", "idle", "out"], 0, None),
    ],
)
def test_what_a_person_sees_ends_with_the_hour_and_with_the_grace(
    after_ms: int, parts: list[str], running: int, room: str | None
) -> None:
    hour = an_hour()
    people = [
        Entrant("ana", "Owl"),
        Entrant("bo", "Fox"),
        Entrant("cy", "Bee", hour.starts_at_ms + 1, 1),
        Entrant("dan", "Elk"),
    ]
    standings = Standings(tuple(people), (Pairing("ABC234", ("ana", "bo")),))
    shown = {
        person: _view(hour, standings, person, hour.starts_at_ms + after_ms) for person in ("ana", "bo", "cy", "dan", "eva")
    }
    assert [view.you for view in shown.values()] == parts
    assert {view.running for view in shown.values()} == {running}
    assert [view.room for view in shown.values()] == [room, room, None, None, None]
