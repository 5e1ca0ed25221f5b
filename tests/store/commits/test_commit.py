"""Tests of the atomic commit script: versions, first answers, and its pipeline."""

import asyncio
import gc
from collections.abc import AsyncIterator
from typing import Any

import pytest

from server.store import keys
from server.store.commits import commit
from server.store.commits.commit import DONE, ELSEWHERE, NO_ROOM, NOT_NOW, STALE, TO_PUBLISH, Address, Committer, Version
from server.store.connection.raw_connection import ReplyError
from server.store.health.redis_health import RedisHealth, Unstored

ROOM = "ABCDEF"


@pytest.fixture
async def link(redis_url: str) -> AsyncIterator[RedisHealth]:
    link = RedisHealth(redis_url)
    await link.start()
    yield link
    await link.stop()


@pytest.fixture
async def committer(link: RedisHealth) -> AsyncIterator[Committer]:
    committer = Committer(link)
    committer.start()
    yield committer
    await committer.stop()


def packed(
    address: Address,
    expected: int,
    *,
    cid: str = "",
    answer: bytes = b"",
    due: int | None = None,
    person: str = "ana",
    window: tuple[int, int] | None = None,
) -> bytes:
    return address.commit(
        expected=Version(expected),
        new=Version(expected + 1),
        snapshot=b"snapshot %d" % (expected + 1),
        entry=b"entry",
        due_at_ms=due,
        keep_s=100,
        person=person,
        cid=cid,
        answer=answer,
        window=window,
    )


async def test_a_commit_stores_everything_at_once(link: RedisHealth, committer: Committer) -> None:
    names = keys.room_keys(ROOM)
    assert await committer.send(packed(Address(ROOM, "n"), -1, cid="c", answer=b"yes", due=5_000)) == DONE
    assert await link.client.hgetall(names.room) == {b"v": b"0", b"s": b"snapshot 0", b"b": b"5", b"h": b""}
    assert await link.client.zscore(names.due, ROOM) == 5_000
    assert await link.client.xrange(names.log) == [(b"0-1", {b"e": b"entry"})]
    assert 0 < await link.client.ttl(names.room) <= 100
    assert 0 < await link.client.ttl(names.log) <= 100


async def test_a_stale_version_changes_nothing(link: RedisHealth, committer: Committer) -> None:
    names, address = keys.room_keys(ROOM), Address(ROOM, "n")
    await committer.send(packed(address, -1))
    await committer.send(packed(address, 0))
    before = await link.client.dump(names.room), await link.client.dump(names.log)
    assert await committer.send(packed(address, 0, cid="c", answer=b"late", due=9)) == STALE
    assert (await link.client.dump(names.room), await link.client.dump(names.log)) == before
    assert await link.client.zscore(names.due, ROOM) is None
    assert not await link.client.exists(keys.answers_key(ROOM, "ana"))


async def test_a_commit_passes_only_on_the_copy_that_it_was_decided_from(link: RedisHealth, committer: Committer) -> None:
    """Two histories may have the same sequence number, but the stamp of the last commit distinguishes them."""
    address, names = Address(ROOM, "n"), keys.room_keys(ROOM)
    first, other = address.new_version(0), Address(ROOM, "n").new_version(0)
    assert first.stamp != other.stamp, "a node that made another address for the room gives no stamp twice"
    made = {"snapshot": b"s", "entry": b"e", "due_at_ms": None, "keep_s": 100}
    assert await committer.send(address.commit(expected=NO_ROOM, new=first, **made)) == DONE  # type: ignore[arg-type]
    before = await link.client.dump(names.room)
    second = address.new_version(1)
    assert await committer.send(address.commit(expected=other, new=second, **made)) == STALE  # type: ignore[arg-type]
    assert await committer.send(address.refuse(expected=other, person="ana", cid="c", answer=b"no")) == STALE
    assert await committer.send(address.confirm(other)) == STALE
    assert await link.client.dump(names.room) == before
    assert not await link.client.exists(keys.answers_key(ROOM, "ana"), keys.confirmed_key(ROOM))
    assert await committer.send(address.confirm(first)) == DONE
    assert 0 < await link.client.ttl(keys.confirmed_key(ROOM)) <= 60
    assert await committer.send(address.commit(expected=first, new=second, **made)) == DONE  # type: ignore[arg-type]


async def test_a_room_of_an_earlier_version_without_a_stamp_goes_on(link: RedisHealth, committer: Committer) -> None:
    names = keys.room_keys(ROOM)
    await link.client.hset(names.room, mapping={"v": 7, "s": b"stored by an earlier version", "b": 5})
    await link.client.xadd(names.log, {"e": b"entry"}, id="7-1")
    assert await committer.send(packed(Address(ROOM, "n"), 7)) == DONE


async def test_a_repeat_writes_so_that_replicas_are_waited_for(link: RedisHealth, committer: Committer) -> None:
    """`WAIT` waits for the last write of its connection, so the script writes something before it repeats the first
    answer."""
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1, cid="c", answer=b"first"))
    dirty = (await link.client.info("persistence"))["rdb_changes_since_last_save"]
    assert await committer.send(packed(address, -1, cid="c", answer=b"second")) == b"first"
    assert (await link.client.info("persistence"))["rdb_changes_since_last_save"] > dirty


@pytest.mark.parametrize(("from_ms", "until_ms"), [(60_000, 120_000), (-120_000, -60_000)])
async def test_what_acts_on_a_deadline_is_done_in_its_window_only(
    link: RedisHealth, committer: Committer, from_ms: int, until_ms: int
) -> None:
    """The commit of a step for a deadline names a window, from an earliest to a latest time by Redis' own clock. Outside
    the window the store must refuse the commit, for example before the deadline or after a silence."""
    address, now_ms = Address(ROOM, "n"), link.now_ms()
    await committer.send(packed(address, -1))
    outside, inside = (now_ms + from_ms, now_ms + until_ms), (now_ms - 60_000, now_ms + 60_000)
    assert await committer.send(packed(address, 0, cid="c", answer=b"yes", window=outside)) == NOT_NOW
    assert await link.client.hget(keys.room_keys(ROOM).room, "v") == b"0"
    assert not await link.client.exists(keys.answers_key(ROOM, "ana"))
    assert await committer.send(packed(address, 7, window=outside)) == STALE
    assert await committer.send(packed(address, 0, cid="c", answer=b"yes", window=inside)) == DONE


async def test_no_deadline_takes_the_old_one_away(link: RedisHealth, committer: Committer) -> None:
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1, due=5_000))
    await committer.send(packed(address, 0))
    assert await link.client.zscore(keys.room_keys(ROOM).due, ROOM) is None


async def test_a_repeated_id_gets_the_first_answer_and_does_nothing(link: RedisHealth, committer: Committer) -> None:
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1, cid="c", answer=b"first"))
    assert await committer.send(packed(address, 0, cid="c", answer=b"second")) == b"first"
    assert await link.client.hget(keys.room_keys(ROOM).room, "v") == b"0"
    assert await committer.send(packed(address, 0, cid="c", answer=b"other", person="bo")) == DONE


async def test_a_refusal_is_remembered_too(committer: Committer) -> None:
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1))
    assert await committer.send(address.refuse(expected=Version(0), person="ana", cid="c", answer=b"no")) == DONE
    assert await committer.send(packed(address, 0, cid="c", answer=b"yes")) == b"no"


async def test_a_refusal_that_was_decided_on_an_old_copy_is_none(link: RedisHealth, committer: Committer) -> None:
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1))
    await committer.send(packed(address, 0))
    assert await committer.send(address.refuse(expected=Version(0), person="ana", cid="c", answer=b"no")) == STALE
    assert not await link.client.exists(keys.answers_key(ROOM, "ana"))


async def remembered(
    link: RedisHealth, committer: Committer, count: int, monkeypatch: pytest.MonkeyPatch, **bounds: int
) -> list[int]:
    """Stores the answers of `count` refused commands in sequence. Returns the numbers of the answers that the store still
    has with the given bounds."""
    kept = [bounds.get(name, 0) for name in ("last", "sure", "most")]
    limits = commit._encoded(b"%d %d %d" % tuple(kept), b"%d" % keys.CID_SECONDS)
    end = limits + commit._AT_ANY_TIME + commit._SHOWN_AS_BEFORE
    monkeypatch.setattr("server.store.commits.commit._USUAL_END", end)
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1))
    for number in range(count):
        await committer.send(address.refuse(expected=Version(0), person="ana", cid=f"c{number}", answer=b"%d" % number))
    name = keys.answers_key(ROOM, "ana")
    fields: Any = await link.client.hkeys(name)
    assert len(fields) == 2 * sum(field.startswith(b"=") for field in fields) + 2
    assert 0 < await link.client.ttl(name) <= keys.CID_SECONDS
    return sorted(int(field[2:]) for field in fields if field.startswith(b"="))


async def test_no_answer_is_forgotten_within_its_time(
    link: RedisHealth, committer: Committer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await remembered(link, committer, 200, monkeypatch, last=64, sure=120, most=4_096) == list(range(200))


async def test_older_answers_are_forgotten_but_for_the_last(
    link: RedisHealth, committer: Committer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await remembered(link, committer, 200, monkeypatch, last=64, sure=0, most=4_096) == list(range(136, 200))


async def test_answers_are_bounded_within_their_time_too(
    link: RedisHealth, committer: Committer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await remembered(link, committer, 200, monkeypatch, last=64, sure=120, most=100) == list(range(100, 200))


async def test_a_ring_of_an_earlier_version_is_read_on(link: RedisHealth, committer: Committer) -> None:
    name = keys.answers_key(ROOM, "ana")
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1))
    await link.client.hset(name, mapping={"#": 70, "#5": "=c69", "=c69": "yes", "#6": "=c70", "=c70": "no"})
    assert await committer.send(address.refuse(expected=Version(0), person="ana", cid="c69", answer=b"x")) == b"yes"
    assert await committer.send(address.refuse(expected=Version(0), person="ana", cid="c71", answer=b"new")) == DONE
    assert await committer.send(address.refuse(expected=Version(0), person="ana", cid="c71", answer=b"x")) == b"new"
    assert await link.client.hget(name, "~") == b"71"


@pytest.mark.parametrize("cid", ["#", "#1", "=", "v"])
async def test_no_id_reaches_the_rings_own_fields(committer: Committer, cid: str) -> None:
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1))
    await committer.send(address.refuse(expected=Version(0), person="ana", cid="first", answer=b"1"))
    assert await committer.send(address.refuse(expected=Version(0), person="ana", cid=cid, answer=b"mine")) == DONE
    assert await committer.send(address.refuse(expected=Version(0), person="ana", cid=cid, answer=b"twice")) == b"mine"


async def test_commits_that_wait_together_keep_their_order_and_answers(link: RedisHealth, committer: Committer) -> None:
    address = Address(ROOM, "n")
    sent = [committer.send(packed(address, number)) for number in range(-1, 99)]
    assert await asyncio.gather(*sent) == [DONE] * 100
    assert await link.client.hget(keys.room_keys(ROOM).room, "v") == b"99"


async def test_a_redis_that_forgot_the_script_is_told_it_again(link: RedisHealth, committer: Committer) -> None:
    address = Address(ROOM, "n")
    await committer.send(packed(address, -1))
    await link.client.script_flush()
    sent = [committer.send(packed(address, number)) for number in range(3)]
    assert await asyncio.gather(*sent) == [DONE] * 3


async def test_a_connection_that_ends_while_the_script_is_loaded_leaves_no_unseen_error(
    link: RedisHealth, committer: Committer
) -> None:
    address, told = Address(ROOM, "n"), []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: told.append(context["message"]))
    await committer.send(packed(address, -1))
    sent: Any = commit._Sent(packed(address, 0), asyncio.get_running_loop().create_future())
    committer._refused(sent, ReplyError("NOSCRIPT No matching script."))
    assert committer._wire is not None
    committer._wire.close()
    with pytest.raises(Unstored):
        await sent.future
    gc.collect()
    assert told == []


async def test_only_rooms_with_onlookers_elsewhere_are_published(link: RedisHealth, committer: Committer) -> None:
    names, address = keys.room_keys(ROOM), Address(ROOM, "here")
    listener = link.client.pubsub()
    await listener.ssubscribe(names.channel)
    assert (await listener.get_message(timeout=5))["type"] == "ssubscribe"
    await link.client.zadd(names.watch, {"here": 1})
    await committer.send(packed(address, -1))
    await link.client.zadd(names.watch, {"there": 1})
    await committer.send(packed(address, 0))
    assert (await listener.get_message(timeout=5))["data"] == b"here 1 entry"
    later = Address(ROOM, "here", publishes_later=True)
    assert await committer.send(packed(later, 1)) == TO_PUBLISH
    committer.publish(later.publication(2, b"safe"))
    assert (await listener.get_message(timeout=5))["data"] == b"here 2 safe"
    await listener.aclose()


async def test_a_committer_that_stops_sends_what_waits(link: RedisHealth) -> None:
    committer = Committer(link)
    committer.start()
    future = committer.send(packed(Address(ROOM, "n"), -1))
    await committer.stop()
    assert await future == DONE


@pytest.mark.parametrize(
    ("refusal", "warnings"),
    [
        ("LOADING Redis is loading the dataset in memory", ["redis is still loading its file"]),
        ("MOVED 9 127.0.0.1:9", ["another server now has a room", "a pipeline broke"]),
        ("READONLY You can't write against a read only replica.", ["another server now has a room", "a pipeline broke"]),
    ],
)
async def test_a_redis_that_takes_no_writes_now_is_no_error_of_ours(
    link: RedisHealth,
    committer: Committer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    refusal: str,
    warnings: list[str],
) -> None:
    """Redis refuses writes for a while, because it still reads its file or because another server has replaced it. The log
    gets warnings only, the refused commit is certainly not stored, and commits succeed again when the link has reopened."""
    assert await committer.send(packed(Address(ROOM, "n"), -1)) == DONE
    wire = committer._wire
    assert wire is not None
    with monkeypatch.context() as loading:
        loading.setattr(wire, "write", lambda _packed: None)
        sent = committer.send(packed(Address(ROOM, "n"), 0))
        await asyncio.sleep(0)
        wire.on_reply(ReplyError(refusal))
    with pytest.raises(Unstored, match=refusal.split()[0]) as error:
        await sent
    assert not error.value.doubt
    assert not link.is_open
    await link.opened()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [("WARNING", each) for each in warnings]
    assert await committer.send(packed(Address(ROOM, "n"), 0)) == DONE


async def test_a_commit_that_redis_refuses_fails_alone(link: RedisHealth, committer: Committer) -> None:
    await link.client.set(keys.room_keys(ROOM).room, "no room")
    refused, other = committer.send(packed(Address(ROOM, "n"), -1)), committer.send(packed(Address("GHJKLM", "n"), -1))
    with pytest.raises(Unstored, match="WRONGTYPE") as error:
        await refused
    assert not error.value.doubt
    assert await other == DONE
    assert link.is_open


async def test_a_commit_without_an_answer_is_in_doubt(committer: Committer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis may have made a commit that it never answered. Only the commit in the pipeline is in doubt."""
    assert await committer.send(packed(Address(ROOM, "n"), -1)) == DONE
    assert committer._watchdog is not None
    committer._watchdog.cancel()
    committer._watchdog = None
    monkeypatch.setattr(commit, "PIPELINE_SECONDS", 0.02)
    assert committer._wire is not None
    monkeypatch.setattr(committer._wire, "write", lambda _packed: None)
    sent = committer.send(packed(Address(ROOM, "n"), 0))
    await asyncio.sleep(0)
    committer._answered += 1
    waiting = asyncio.get_running_loop().create_future()
    committer._waiting.append(commit._Sent(b"", waiting))
    with pytest.raises(Unstored) as error:
        await sent
    assert error.value.doubt
    with pytest.raises(Unstored) as error:
        await waiting
    assert not error.value.doubt
    assert committer._wire is None
    committer._watch(committer._answered)
    assert committer._watchdog is None, "there is nothing to watch"


async def test_no_commit_goes_to_a_server_without_the_heartbeats(
    link: RedisHealth, committer: Committer, caplog: pytest.LogCaptureFixture
) -> None:
    assert await committer.send(packed(Address(ROOM, "n"), -1)) == DONE
    committer._url = "redis://elsewhere"
    with pytest.raises(Unstored, match=ELSEWHERE) as error:
        await committer.send(packed(Address(ROOM, "n"), 0))
    assert not error.value.doubt
    assert await link.client.hget(keys.room_keys(ROOM).room, "v") == b"0"

    unbeaten = Committer(RedisHealth(link.url))
    unbeaten.publish(b"PING")
    assert not unbeaten._under_way
    with pytest.raises(Unstored, match="the link is closed"):
        await unbeaten.send(packed(Address(ROOM, "n"), 0))
    left = unbeaten.send(packed(Address(ROOM, "n"), 0))
    unbeaten._open()
    opening = unbeaten._opening
    assert opening is not None
    caplog.clear()
    await opening
    assert [(record.getMessage(), vars(record)["why"]) for record in caplog.records] == [
        ("no connection for commits", ELSEWHERE)
    ]
    assert unbeaten._wire is None
    assert unbeaten._opening is not opening
    with pytest.raises(Unstored):
        await left
    unbeaten._open()
    last = unbeaten.send(packed(Address(ROOM, "n"), 0))
    await unbeaten.stop()
    with pytest.raises(Unstored):
        await last

    stopped = Committer(RedisHealth(link.url))
    last = stopped.send(packed(Address(ROOM, "n"), 0))
    await stopped.stop()
    assert last.cancelled()
    stopped._open()
    assert stopped._opening is None, "a committer that stopped opens no connection"
