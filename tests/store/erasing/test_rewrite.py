"""After an erasure Redis rewrites its file. The rewriter asks again if a rewrite is already running, but not if Redis
forbids the command."""

import asyncio

import pytest
from redis.exceptions import NoPermissionError, ResponseError

from server.store.erasing import rewrite
from server.store.erasing.rewrite import Rewriter, written_again
from server.store.health.redis_health import RedisHealth, Unstored
from tests.conftest import NodeMaker


@pytest.mark.parametrize(
    ("answer", "is_done"),
    [
        (None, True),
        (ResponseError("Background append only file rewriting already in progress"), False),
        (NoPermissionError("this user has no permissions to run the 'bgrewriteaof' command"), True),
        (Unstored("nothing answers"), False),
    ],
)
async def test_a_rewrite_is_asked_for_again_unless_it_began_or_is_forbidden(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch, answer: Exception | None, is_done: bool
) -> None:
    node = await make_node()
    asked = []

    async def answered() -> None:
        asked.append(True)
        if answer is not None:
            raise answer

    monkeypatch.setattr(node.link, "rewrite_files", answered)
    assert await Rewriter(node.link)._rewrite() is is_done
    assert asked == [True]


async def test_a_rewriter_asks_once_per_erasure_and_again_after_a_failure(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rewrite, "SOON_S", 0.0)
    monkeypatch.setattr(rewrite, "AGAIN_S", 0.0)
    answers: asyncio.Queue[bool] = asyncio.Queue()
    asked = 0
    rewriter = Rewriter(RedisHealth(redis_url))

    async def answered() -> bool:
        nonlocal asked
        asked += 1
        return await answers.get()

    monkeypatch.setattr(rewriter, "_rewrite", answered)
    await rewriter.stop()
    rewriter.start()
    rewriter.erased()
    for is_done in (False, True):
        answers.put_nowait(is_done)
    async with asyncio.timeout(5):
        while asked < 2:  # noqa: ASYNC110 - the rewriter tells nobody
            await asyncio.sleep(0)
    for _turn in range(20):
        await asyncio.sleep(0)
    assert asked == 2, "the second rewrite was done"
    monkeypatch.setattr(rewrite, "DAY_S", 0.0)
    rewriter.erased()
    answers.put_nowait(True)
    async with asyncio.timeout(5):
        while asked < 4:  # noqa: ASYNC110 - and a day later once more
            await asyncio.sleep(0)
    await rewriter.stop()
    await rewriter._link.close()


async def test_a_file_is_written_again_before_the_command_ends(redis_url: str, caplog: pytest.LogCaptureFixture) -> None:
    link = RedisHealth(redis_url)
    await written_again(link)
    said = await link.client.info("persistence")
    assert (said["aof_rewrite_in_progress"], said["aof_last_bgrewrite_status"]) == (0, "ok")
    assert said["aof_last_rewrite_time_sec"] >= 0, "a rewrite has run"
    await link.close()
    assert not caplog.records
    gone = RedisHealth("unix:///nowhere.sock")
    await written_again(gone)
    await gone.close()
    assert [record.getMessage() for record in caplog.records] == ["the append-only file is not rewritten"]
