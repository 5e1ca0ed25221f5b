"""Two people pair their devices, see that the other is here, invite each other, and part, on two nodes with a real store."""

import asyncio
from typing import Any

import pytest
from redis import Redis

from protocol import errors
from server.gateway.node import Node
from server.jobs.erase_pupil import erase_pupil
from server.store import keys
from server.store.people import friends as store
from server.store.people.identity_store import hash_of
from server.store.stored.size_bounds import Bounds
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import PATIENCE_S, Guest, Refused, seated


async def listed(guest: Guest, *, here: bool = True) -> list[dict[str, Any]]:
    return list((await guest.ask("friends", here=here))["params"]["friends"])


async def code_of(guest: Guest) -> str:
    return str((await guest.ask("offer_friend"))["params"]["code"])


async def paired(ana: Guest, bo: Guest) -> None:
    await bo.ask("take_friend", code=await code_of(ana))
    await bo.ask("confirm_friend", friend=ana.id)
    assert (await ana.ask("confirm_friend", friend=bo.id))["params"] == {"confirmed": True}


async def refusal(guest: Guest, kind: str, **fields: Any) -> str:
    with pytest.raises(Refused) as refused:
        await guest.ask(kind, **fields)
    return str(refused.value.code)


def is_notice(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "notice" and message["code"] == errors.NOTICE_FRIEND)


async def rung(guest: Guest, since: int) -> None:
    await guest.hear(is_notice, since)


def friend(other: Guest, name: str, state: str = "friend", **more: Any) -> dict[str, Any]:
    shown = {"friend": other.id, "name": name, "state": state, "here": False, "watch": "", "invite": None}
    return shown | more


async def test_both_people_confirm_a_pair_before_either_sees_anything_of_the_other(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here, name="Ana"), await come(there, name="Bo")
    assert await listed(ana) == await listed(bo) == []
    code = await code_of(ana)
    heard = len(ana.inbox)
    answer = (await bo.ask("take_friend", code=f" {code[:3].lower()}-{code[3:]}"))["params"]
    assert answer == {"friend": ana.id, "name": "Ana"}
    await rung(ana, heard)
    assert await listed(ana) == [friend(bo, "Bo", "asks")]
    assert (await bo.ask("confirm_friend", friend=ana.id))["params"] == {"confirmed": False}
    assert await listed(bo) == [friend(ana, "Ana", "waits")]
    assert await refusal(bo, "invite_friend", friend=ana.id, room=await table(bo)) == errors.FRIEND_UNKNOWN
    heard = len(bo.inbox)
    assert (await ana.ask("confirm_friend", friend=bo.id))["params"] == {"confirmed": True}
    await rung(bo, heard)
    assert await listed(bo) == [friend(ana, "Ana", here=True)]
    assert await refusal(bo, "take_friend", code=await code_of(ana)) == errors.FRIEND_ALREADY


async def table(guest: Guest, **fields: Any) -> str:
    return str((await guest.ask("create", game="noughts", seats=2, **fields))["params"]["room"])


async def test_either_of_the_two_says_no_and_the_pair_is_gone_for_both(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    for refuser in (ana, bo):
        await bo.ask("take_friend", code=await code_of(ana))
        await refuser.ask("drop_friend", friend=(bo if refuser is ana else ana).id)
        assert await listed(ana) == await listed(bo) == []
        assert await refusal(ana, "confirm_friend", friend=bo.id) == errors.FRIEND_UNKNOWN
    await paired(ana, bo)
    heard = len(ana.inbox)
    await listed(ana)
    await bo.ask("drop_friend", friend=ana.id)
    await rung(ana, heard)
    assert await listed(ana) == await listed(bo) == []


async def test_a_code_works_once_for_another_person_and_only_the_last_one_does(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, carla = await come(node, name="Ana"), await come(node, name="Bo"), await come(node, name="Carla")
    first, second = await code_of(ana), await code_of(ana)
    assert await refusal(bo, "take_friend", code=first) == errors.FRIEND_CODE
    assert await refusal(ana, "take_friend", code=second) == errors.FRIEND_SELF
    await bo.ask("take_friend", code=second)
    assert await refusal(carla, "take_friend", code=second) == errors.FRIEND_CODE
    assert await listed(carla) == []


async def test_a_person_who_guesses_codes_must_soon_wait(make_node: NodeMaker, come: Arrival) -> None:
    guesser = await come(await make_node(), name="X")
    answers = []
    while errors.RATE_CODES not in answers:
        answers.append(await refusal(guesser, "take_friend", code="222222"))
        assert len(answers) < 1_000
    assert set(answers[:-1]) == {errors.FRIEND_CODE}


async def test_the_store_keeps_no_code_and_everything_expires(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    code = await code_of(ana)
    pair = keys.pair_key(ana.id, bo.id)
    assert pair == keys.pair_key(bo.id, ana.id)
    with Redis.from_url(redis_url) as redis:
        assert 0 < redis.ttl(keys.friend_code_key(hash_of(code))) <= store.CODE_SECONDS
        assert not any(code.encode() in name + (redis.dump(name) or b"") for name in redis.keys("*"))
        await bo.ask("take_friend", code=code)
        assert 0 < redis.ttl(pair) <= store.CODE_SECONDS, "an unconfirmed pair lives for minutes"
        await bo.ask("confirm_friend", friend=ana.id)
        assert redis.ttl(pair) <= store.CODE_SECONDS
        await ana.ask("confirm_friend", friend=bo.id)
        redis.expire(pair, 60)
        await listed(ana)
        assert redis.ttl(pair) > store.FRIEND_SECONDS - 60, "each visit keeps the pair"
        assert 0 < redis.ttl(keys.here_key(ana.id)) <= store.HERE_SECONDS
        for name in (keys.friends_key(ana.id), keys.friends_key(bo.id)):
            assert redis.ttl(name) > 0
        redis.delete(pair)
        assert await listed(ana) == await listed(bo) == []
        assert not redis.exists(keys.friends_key(ana.id), keys.friends_key(bo.id))


async def test_a_friend_shows_only_what_the_switch_allows(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here, name="Ana"), await come(there, name="Bo")
    await paired(ana, bo)
    await listed(ana)
    assert (await listed(bo))[0]["here"]
    await listed(ana, here=False)
    assert not (await listed(bo))[0]["here"]
    assert await refusal(bo, "invite_friend", friend=ana.id, room=await table(bo)) == errors.FRIEND_AWAY
    await listed(ana)
    assert (await listed(bo))[0]["here"]
    with Redis.from_url(redis_url) as redis:  # as after `HERE_SECONDS` without a node that notes it
        redis.delete(keys.here_key(ana.id))
    assert not (await listed(bo))[0]["here"]


async def test_a_friend_watches_a_running_table_that_lets_spectators_in(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, carla = await come(node, name="Ana"), await come(node, name="Bo"), await come(node, name="Carla")
    await paired(ana, bo)
    waiting = await table(ana)
    await listed(ana)
    assert (await listed(bo))[0]["watch"] == "", "a table that waits is no game to watch"
    await ana.ask("leave", room=waiting)
    open_room = await seated(ana, carla)
    await listed(ana)
    assert (await listed(bo))[0]["watch"] == open_room
    await ana.ask("leave", room=open_room)
    await seated(ana, carla, settings={"spectators": False})
    await listed(ana)
    assert (await listed(bo))[0]["watch"] == ""


async def test_an_invitation_rings_on_the_friends_page_and_leads_to_the_free_seat(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here, name="Ana"), await come(there, name="Bo")
    await paired(ana, bo)
    await listed(bo)
    room, heard = await table(ana), len(bo.inbox)
    await ana.ask("invite_friend", friend=bo.id, room=room.lower())
    await rung(bo, heard)
    assert (await listed(bo))[0]["invite"] == {"room": room, "game": "noughts"}
    assert (await listed(ana))[0]["invite"] is None, "the host is not invited"
    assert await refusal(ana, "invite_friend", friend=bo.id, room=room) == errors.FRIEND_SOON
    await bo.ask("join", room=room)
    assert (await listed(bo))[0]["invite"] is None, "the table is full"
    assert await refusal(ana, "invite_friend", friend=bo.id, room=room) == errors.FRIEND_TABLE
    other = await table(bo)
    assert await refusal(ana, "invite_friend", friend=bo.id, room=other) == errors.FRIEND_TABLE, "somebody else's table"


async def test_nobody_else_learns_of_two_friends(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, carla = await come(node, name="Ana"), await come(node, name="Bo"), await come(node, name="Carla")
    await paired(ana, bo)
    assert await listed(carla) == []
    for kind, fields in (("confirm_friend", {}), ("invite_friend", {"room": await table(carla)})):
        assert await refusal(carla, kind, friend=ana.id, **fields) == errors.FRIEND_UNKNOWN
    await carla.ask("drop_friend", friend=ana.id)
    assert [each["name"] for each in await listed(ana)] == ["Bo"]
    assert await refusal(carla, "drop_friend", friend=f"{ana.id}:x") == errors.FRAME_MALFORMED


async def test_a_pupil_has_no_friends_while_the_class_goes_on(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    await paired(ana, bo)
    await listed(ana)
    session = await opened(tutor)
    await ana.ask("join", room=session)
    for kind, fields in (("friends", {"here": True}), ("offer_friend", {}), ("take_friend", {"code": await code_of(bo)})):
        assert await refusal(ana, kind, **fields) == errors.FRIEND_PUPIL
    assert await refusal(bo, "invite_friend", friend=ana.id, room=await table(bo)) == errors.FRIEND_AWAY
    (connection,) = [each for each in node.gateway._open if each.person == ana.id]
    assert node.friends is not None
    connection.is_here = True  # as before the first message from the class
    assert node.friends.here_on(connection) is None


async def test_erasing_a_pupil_erases_the_friends_on_both_sides(make_node: NodeMaker, come: Arrival, redis_url: str) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Zoraida"), await come(node, name="Bo")
    await paired(ana, bo)
    session = await opened(tutor)
    await ana.ask("join", room=session)
    assert await erase_pupil(node.link, session, "Zoraida", bounds=Bounds(100, 100_000))
    assert await listed(bo) == []
    with Redis.from_url(redis_url) as redis:
        assert not redis.exists(keys.pair_key(ana.id, bo.id), keys.friends_key(ana.id), keys.here_key(ana.id))


async def test_a_server_may_have_no_friends(make_node: NodeMaker, come: Arrival) -> None:
    ana = await come(await make_node(friends=False), name="Ana")
    assert not ana.welcome.get("friends", False)
    assert await refusal(ana, "friends") == await refusal(ana, "offer_friend") == errors.FRIEND_CLOSED
    assert (await come(await make_node(), name="Bo")).welcome["friends"]


async def test_a_node_notes_again_and_again_who_is_here(
    make_node: NodeMaker, come: Arrival, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.gateway.channels.friends_here.REFRESH_S", 0.01)
    node: Node = await make_node()
    ana, bo = await come(node, name="Ana"), await come(node, name="Bo")
    await paired(ana, bo)
    await listed(ana)
    with Redis.from_url(redis_url) as redis:
        redis.delete(keys.here_key(ana.id))
        async with asyncio.timeout(PATIENCE_S):
            for shown in iter(lambda: redis.exists(keys.here_key(ana.id)), 1):
                assert not shown
                await bo.ask("my_games")
    assert (await listed(bo, here=False))[0]["here"]
