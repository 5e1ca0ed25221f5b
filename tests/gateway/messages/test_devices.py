"""One person uses several devices, on two nodes."""

from typing import Any

import pytest
from redis import Redis

from protocol import errors
from server.gateway.channels.device_notices import JOINED
from server.store import keys
from server.store.people.device_codes import MAX_DEVICES
from server.store.people.identity_store import hash_of
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import Guest, Refused, seated


async def code_of(guest: Guest) -> str:
    return str((await guest.ask("offer_device"))["params"]["code"])


async def taken(guest: Guest, code: str) -> dict[str, Any]:
    return dict((await guest.ask("take_device", code=code))["params"])


def is_notice(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "notice" and message["code"] == errors.NOTICE_DEVICE)


async def test_the_second_device_plays_on_in_the_same_game_and_the_first_is_told(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, bo = await come(here, name="Ana"), await come(here, name="Bo")
    room = await seated(ana, bo)
    phone = await come(there, name="Visita")
    code = await code_of(ana)
    answer = await taken(phone, f"{code[:4].lower()}-{code[4:]}")
    assert (answer["you"], answer["name"]) == (ana.id, "Ana")
    assert answer["token"] != ana.token
    await ana.hear(is_notice)
    here.device_notices.receive(f"{JOINED} {ana.id} {hash_of(answer['token'])}")  # as if the fan-out delivered it twice
    tablet = await come(there, token=answer["token"], name=answer["name"])
    assert tablet.id == ana.id
    assert [game["code"] for game in (await tablet.ask("my_games"))["params"]["games"]] == [room]
    await tablet.ask("join", room=room)
    assert (await tablet.act(room, {"type": "place", "cell": 0}))["seq"]
    seen = len(ana.inbox)
    await ana.ask("my_games")
    assert not any(is_notice(message) for message in ana.inbox[seen:])
    assert sum(is_notice(message) for message in ana.inbox) == 1


async def test_the_second_device_gets_what_the_first_keeps_for_itself(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, phone, other = await come(node, name="Ana"), await come(node), await come(node)
    answer = await ana.ask("offer_device", carried="right: 4 of 5")
    assert (await taken(phone, answer["params"]["code"]))["carried"] == "right: 4 of 5"
    assert "carried" not in await taken(other, await code_of(ana))
    with pytest.raises(Refused, match=errors.FRAME_MALFORMED):
        await ana.ask("offer_device", carried="x" * 8_001)


async def test_a_device_that_was_away_is_told_once_with_its_next_hello(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, phone = await come(node, name="Ana"), await come(node)
    code = await code_of(ana)
    await ana.close()
    await taken(phone, code)
    again = await come(node, token=ana.token, name="Ana")
    await again.hear(is_notice)
    last = await come(node, token=ana.token, name="Ana")
    await last.ask("my_games")
    assert not any(is_notice(message) for message in last.inbox)


async def test_a_code_works_once_and_only_the_last_one_does(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, one, two = await come(node, name="Ana"), await come(node), await come(node)
    first, second = await code_of(ana), await code_of(ana)
    for guest, code in ((one, first), (two, "2222-2222")):
        with pytest.raises(Refused) as refusal:
            await taken(guest, code)
        assert refusal.value.code == errors.DEVICE_CODE
    await taken(one, second)
    with pytest.raises(Refused):
        await taken(two, second)
    with pytest.raises(Refused) as same:
        await taken(ana, await code_of(ana))
    assert same.value.code == errors.DEVICE_SAME


async def test_neither_code_nor_token_is_stored_and_all_of_it_expires(
    make_node: NodeMaker, come: Arrival, redis_url: str
) -> None:
    node = await make_node()
    ana, phone = await come(node, name="Ana"), await come(node)
    code = await code_of(ana)
    with Redis.from_url(redis_url) as redis:
        assert 0 < redis.ttl(keys.device_code_key(hash_of(code))) <= 300
        token = (await taken(phone, code))["token"]
        for name in redis.keys("*"):
            stored = name + (redis.dump(name) or b"")
            assert code.encode() not in stored
            assert token.encode() not in stored
        assert redis.ttl(keys.tokens_key(ana.id)) > 0


async def test_the_code_is_in_the_picture_only_where_an_address_was_given(make_node: NodeMaker, come: Arrival) -> None:
    ana = await come(await make_node(), name="Ana")
    assert "picture" not in (await ana.ask("offer_device"))["params"]
    params = (await ana.ask("offer_device", address="https://mesas.example/#/device/"))["params"]
    assert params["picture"].startswith("data:image/svg+xml")
    with pytest.raises(Refused) as refusal:
        await ana.ask("offer_device", address="javascript:alert(1)")
    assert refusal.value.code == errors.FRAME_MALFORMED


async def test_signing_out_closes_the_others_on_every_node_and_their_tokens_are_nobodys(
    make_node: NodeMaker, come: Arrival
) -> None:
    here, there = await make_node(), await make_node()
    ana, phone = await come(here, name="Ana"), await come(there)
    answer = await taken(phone, await code_of(ana))
    tablet = await come(there, token=answer["token"], name="Ana")
    code = await code_of(tablet)
    assert (await tablet.ask("sign_out_devices"))["params"]["count"] == 1
    await ana.is_closed()
    assert ana.inbox[-1] == {"type": "bye", "code": errors.BYE_SIGNED_OUT}
    assert (await come(here, token=ana.token, name="Ana")).id != tablet.id
    assert (await come(here, token=answer["token"], name="Ana")).id == tablet.id
    with pytest.raises(Refused):
        await taken(await come(here), code)
    assert (await tablet.ask("sign_out_devices"))["params"]["count"] == 0


async def test_a_node_that_did_not_hear_of_it_finds_who_was_signed_out(make_node: NodeMaker, come: Arrival) -> None:
    here, there = await make_node(), await make_node()
    ana, phone = await come(here, name="Ana"), await come(there)
    tablet = await come(there, token=(await taken(phone, await code_of(ana)))["token"], name="Ana")
    here.fanout._on_people = lambda _told: None
    await tablet.ask("sign_out_devices")
    await ana.ask("my_games")
    here.device_notices.line_opened()
    await ana.is_closed()


async def test_a_person_has_no_more_devices_than_the_bound(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana = await come(node, name="Ana")
    for _ in range(MAX_DEVICES - 1):
        await taken(await come(node), await code_of(ana))
    with pytest.raises(Refused) as refusal:
        await taken(await come(node), await code_of(ana))
    assert refusal.value.code == errors.DEVICE_MOST
    await ana.ask("sign_out_devices")
    await taken(await come(node), await code_of(ana))


async def test_a_pupil_neither_gives_nor_takes_a_code_a_tutor_may(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    with pytest.raises(Refused) as refusal:
        await code_of(ana)
    assert (refusal.value.code, refusal.value.message["params"]) == (errors.DEVICE_PUPIL, {"room": session})
    code = await code_of(tutor)
    with pytest.raises(Refused) as taker:
        await taken(ana, code)
    assert taker.value.code == errors.DEVICE_PUPIL
    await taken(await come(node), code)
    await bo.ask("leave", room=session)
    assert await code_of(bo)


async def test_a_code_from_before_a_class_is_void_in_it(make_node: NodeMaker, come: Arrival) -> None:
    """If the code were still valid in the class, a friend who has it could act as the pupil."""
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    code = await code_of(ana)
    await opened(tutor, ana, bo)
    with pytest.raises(Refused) as refusal:
        await taken(await come(node), code)
    assert refusal.value.code == errors.DEVICE_CODE


async def test_who_guesses_codes_is_made_to_wait(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    thief = await come(node)
    seen = []
    for number in range(12):
        with pytest.raises(Refused) as refusal:
            await taken(thief, f"2222222{2 + number % 8}")
        seen.append(refusal.value.code)
    assert set(seen) == {errors.DEVICE_CODE, errors.RATE_CODES}
    assert seen[-1] == errors.RATE_CODES
