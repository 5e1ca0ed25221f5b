"""Tests of rooms in the store: dropped copies, commands that wait for each other, and commands whose outcome is in doubt."""

import asyncio
from typing import Any

import pytest

from engines.contract import Refusal
from protocol import errors
from server.store import keys
from server.store.health.redis_health import Unstored
from server.store.rooms.answer import Answer
from server.store.stored.room_codes import new_code
from tests.store.conftest import StoreMaker, add, new_counter
from tests.store.counter import COUNTERS, Add, Ask


async def test_a_copy_may_be_thrown_away_at_any_moment(make_store: StoreMaker) -> None:
    store = await make_store()
    code = await new_counter(store)
    for number in range(1, 6):
        store.places.forget_all(store.link)
        await add(store, code, number)
    assert (await store.state(COUNTERS, code)).total == 15


async def test_commands_of_one_room_wait_for_each_other(make_store: StoreMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await make_store()
    code = await new_counter(store)
    attempt, attempts = store.attempts.attempt, 0

    async def counted(*given: Any) -> Answer | None:
        nonlocal attempts
        attempts += 1
        return await attempt(*given)

    monkeypatch.setattr(store.attempts, "attempt", counted)
    answers = await asyncio.gather(*(store.submit(code, Ask(Add(1), "ana")) for _command in range(9)))
    assert [(answer.seq, answer.params["total"]) for answer in answers] == [(number, number) for number in range(1, 10)]
    assert attempts == 9, "none was decided on an old copy"


async def test_an_unknown_room_leaves_nothing_behind(make_store: StoreMaker) -> None:
    store = await make_store()
    with pytest.raises(Refusal) as refusal:
        await store.look("NONE")
    assert refusal.value.code == errors.ROOM_UNKNOWN
    assert store.held("NONE") is None
    assert await store.link.client.keys("*NONE*") == []


def test_keys_of_one_room_share_a_slot() -> None:
    names = [*keys.room_keys("ABCDEF"), keys.answers_key("ABCDEF", "ana")]
    assert len({name[: name.index("}")] for name in names}) == 1
    assert {keys.bucket_of(new_code(6)) for _ in range(500)} == set(range(keys.BUCKETS))


async def test_a_doubt_is_not_forgotten_when_a_later_attempt_fails_without_one(
    make_store: StoreMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store may have stored the first attempt. So the caller must not get an answer that says the command was not
    stored."""
    store = await make_store()
    code = await new_counter(store)

    async def attempt(*_given: object, **_named: object) -> None:
        store.link.lost()
        monkeypatch.setattr(store.link, "opened", away)
        raise Unstored("cut while it was under way", doubt=True)

    async def away() -> None:
        raise Unstored("still away")

    monkeypatch.setattr(store.attempts, "attempt", attempt)
    with pytest.raises(Unstored) as error:
        await add(store, code, 1)
    assert error.value.doubt
    monkeypatch.undo()


async def test_a_doubt_outlives_every_later_attempt(make_store: StoreMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await make_store()
    code = await new_counter(store)
    doubts = iter([True, False, False])

    async def attempt(*_given: object, **_named: object) -> None:
        raise Unstored("no answer", doubt=next(doubts, False))

    monkeypatch.setattr(store.attempts, "attempt", attempt)
    with pytest.raises(Unstored) as error:
        await add(store, code, 1)
    assert error.value.doubt
    monkeypatch.undo()
