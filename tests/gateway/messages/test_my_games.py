"""Any node finds a person's own games. Only that person gets the list, and it becomes shorter when rooms disappear."""

from typing import Any

import pytest
from redis import Redis

from server.gateway.messages.my_games import _summaries, classes_of
from server.room import encode
from server.store import keys
from server.store.health.redis_health import Unstored
from server.store.indexes.games_index import SatAt
from server.store.people.identity_store import hash_of
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_erase import is_gone
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.people import Guest, seated
from tests.room.table import Table
from tests.store.health.test_redis_health import time_passes

DAY_MS = 86_400_000


async def mine(guest: Guest) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = []
    after = 0
    while True:
        params = (await guest.ask("my_games", after=after))["params"]
        games += params["games"]
        if "next" not in params:
            return games
        after = params["next"]


def test_an_entry_of_a_class_has_no_summary_and_one_of_a_table_has_one() -> None:
    """The index has tables and classes. A person has a seat only at a table."""
    table = Table()
    asked = [SatAt(table.room.code, None), SatAt(table.room.code, 0), SatAt(table.room.code, 0), SatAt("ZZZZZZ", 0)]
    snapshots = [encode(table.room)] * 3 + [None]
    found = _summaries("ana", asked, snapshots)
    assert [summary is not None for summary in found] == [False, True, False, False]


async def test_both_players_find_the_table_at_any_node(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here, name="Ana"), await come(there, name="Bo")
    room = await seated(ana, bo)
    again = await come(there, token=ana.token, name="Ana")
    (game,) = await mine(again)
    assert (game["code"], game["game"], game["state"], game["seat"]) == (room, "noughts", "playing", 0)
    assert [seat["name"] for seat in game["seats"]] == ["Ana", "Bo"]
    assert game["your_turn"]
    assert game["due_at_ms"] == ana.views[room]["status"]["due_at_ms"]
    (his,) = await mine(bo)
    assert (his["seat"], his["your_turn"]) == (1, False)
    assert await mine(await come(here, name="Eva")) == []


async def test_whose_turn_it_is_follows_the_game_and_a_finished_one_has_its_result(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo)
    await ana.act(room, {"type": "place", "cell": 0})
    assert ((await mine(ana))[0]["your_turn"], (await mine(bo))[0]["your_turn"]) == (False, True)
    for guest, cell in ((bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        await guest.act(room, {"type": "place", "cell": cell})
    (game,) = await mine(bo)
    assert (game["state"], game["your_turn"], game["result"]["winners"]) == ("over", False, [0])


async def test_a_person_who_left_after_the_game_still_finds_it_with_names(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo)
    for guest, cell in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        await guest.act(room, {"type": "place", "cell": cell})
    for guest in (bo, ana):
        await guest.ask("leave", room=room)
    (game,) = await mine(bo)
    assert [seat["name"] for seat in game["seats"]] == ["Ana", "Bo"]


async def test_who_stood_up_before_the_game_has_no_part_in_it(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo, ready=False)
    await bo.order(room, "stand_up")
    assert await mine(bo) == []
    assert len(await mine(ana)) == 1


async def test_many_tables_come_page_by_page_the_last_one_first(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node, name="Ana")
    codes = [(await ana.ask("create", game="noughts", seats=2))["params"]["room"] for _ in range(60)]
    games = await mine(ana)
    assert [game["code"] for game in games] == codes[::-1]
    assert len((await ana.ask("my_games"))["params"]["games"]) == 25


async def test_a_player_removes_a_table_from_the_list_and_from_no_other_list(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    kept, room = await seated(ana, bo), await seated(ana, bo)
    assert [game["code"] for game in (await ana.ask("my_games", forget=room.lower()))["params"]["games"]] == [kept]
    assert [game["code"] for game in await mine(ana)] == [kept]
    assert [game["code"] for game in await mine(bo)] == [room, kept]
    await ana.ask("join", room=room)
    assert [game["code"] for game in await mine(ana)] == [room, kept]


async def test_an_erased_table_leaves_no_trace_in_the_index(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo, ready=False)
    await ana.order(room, "erase_room")
    await is_gone(redis_url, bo, room)
    assert await mine(ana) == await mine(bo) == []


async def test_a_table_that_expired_is_not_shown_and_is_forgotten(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = await seated(ana, bo)
    with Redis.from_url(redis_url) as redis:
        redis.delete(keys.room_keys(room).room)
        assert await mine(ana) == []
        assert not redis.exists(keys.games_key(ana.id))
        assert redis.exists(keys.games_key(bo.id))


async def test_the_index_expires_and_has_neither_names_nor_more_than_its_bound(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node(finished_days=3, idle_days=2)
    ana, bo = await come(node, name="Anastasia"), await come(node, name="Bo")
    await seated(ana, bo)
    with Redis.from_url(redis_url) as redis:
        assert 0 < redis.ttl(keys.games_key(ana.id)) <= 3 * 86_400
        assert b"Anastasia" not in b"".join(redis.zrange(keys.games_key(ana.id), 0, -1))


async def test_a_pupil_finds_the_boards_of_the_class_and_loses_them_with_it(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    await play(room, ana, bo)
    await tutor.until(lambda: rounds(tutor, session)[0]["boards"][0]["final"])
    (game,) = await mine(ana)
    assert (game["code"], game["session"]) == (room, session)
    await tutor.order(session, "remove_member", person=bo.id, reason="Fin")
    assert await mine(bo) == []
    await tutor.order(session, "close_round", reason="Fin")
    await tutor.order(session, "end_session")
    await tutor.order(session, "erase_session")
    await is_gone(redis_url, bo, session, room)
    assert await mine(ana) == []


async def test_a_table_with_days_for_a_move_is_kept_and_so_is_who_plays_there(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    """The room must be kept for the days of a move, although other rooms may expire earlier. After a restart, the room must
    still have its deadline."""
    here = await make_node(idle_days=1)
    ana, bo = await come(here, name="Ana"), await come(here, name="Bo")
    room = await seated(ana, bo, settings={"move_days": 7})
    with Redis.from_url(redis_url) as redis:
        assert redis.ttl(keys.room_keys(room).room) > 8 * 86_400
        assert redis.ttl(keys.identity_key(hash_of(ana.token))) > 30 * 86_400
        assert redis.ttl(keys.identity_key(hash_of(bo.token))) > 30 * 86_400
    await here.stop()
    there = await make_node(idle_days=1)
    again = await come(there, token=ana.token, name="Ana")
    time_passes(redis_url, 6 * 86_400_000)
    (game,) = await mine(again)
    assert (game["days"], game["your_turn"], game["state"]) == (7, True, "playing")
    assert game["due_at_ms"] > there.link.now_ms()


async def test_the_lobby_tells_a_pupil_the_open_homework_of_the_classes(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    eva, ana, bo = await come(here, name="Eva"), await come(there, name="Ana"), await come(here, name="Bo")
    session = await opened(eva, ana, bo)
    due_ms = int(eva.views[session]["session"]["created_at_ms"]) + DAY_MS
    task = {"kind": "exercises", "game": "contig60", "count": 5}
    await eva.order(session, "set_homework", due_ms=due_ms, tasks=[task])
    await eva.order(session, "set_homework", due_ms=due_ms + DAY_MS, tasks=[task, task], people=[bo.id])
    lines = {}
    for guest in (eva, ana, bo):
        lobby = await come(there, token=guest.token)
        assert "homework" not in (await lobby.ask("my_games"))["params"], "only a page that asks gets it"
        lines[guest.id] = (await lobby.ask("my_games", homework=True))["params"]["homework"]
    first = {"room": session, "title": "Quinto B", "due_ms": due_ms, "done": 0, "of": 5}
    assert lines == {eva.id: [], ana.id: [first], bo.id: [first, {**first, "due_ms": due_ms + DAY_MS, "of": 10}]}


async def test_a_seat_that_cannot_be_remembered_leaves_the_command_in_doubt(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The join is stored, so the client repeats it and gets the first answer."""
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    room = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]

    async def fails(*_given: object) -> None:
        raise Unstored("away")

    monkeypatch.setattr(node.rooms, "remember_seat", fails)
    await bo.send("join", room=room, cid="j")
    await bo.is_closed()
    assert not [message for message in bo.inbox if message.get("cid") == "j"]
    monkeypatch.undo()
    again = await come(node, token=bo.token, name="Bo")
    assert (await again.ask("join", room=room, cid="j"))["params"]["seat"] == 1
    assert [game["code"] for game in await mine(again)] == [room]


async def test_a_class_that_is_gone_has_no_open_homework_and_no_board(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    tutor, ana, bo = [await come(node, name=name) for name in ("Eva", "Ana", "Bo")]
    kept, gone = await opened(tutor, ana, bo), await opened(tutor, ana, bo)
    (room,) = await started(tutor, gone, [[ana.id, bo.id]])
    await ana.ask("join", room=room)
    assert [game["code"] for game in await mine(ana)] == [room]
    with Redis.from_url(redis_url) as redis:
        redis.delete(keys.room_keys(gone).room)
    node.rooms.forget(gone)
    assert await mine(ana) == []
    assert [session.code for session in await classes_of(node.rooms, ana.id)] == [kept]
    assert await classes_of(node.rooms, ana.id, 0) == []
