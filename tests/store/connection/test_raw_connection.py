"""Tests of the bare connection: its replies do not depend on how the bytes are split into reads."""

import asyncio
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.asyncio.connection import parse_url

from server.store.connection.raw_connection import ListHead, RawConnection, Reply, ReplyError, _greeting, open_raw, packed

BYTES = b":1\r\n$5\r\na\r\nbc\r\n$0\r\n\r\n-ERR no\r\n$-1\r\n:-1\r\n+OK\r\n*2\r\n$3\r\n\r\n\n\r\n:1234567890123\r\n"
REPLIES = [1, b"a\r\nbc", b"", "ERR no", None, -1, b"OK", ListHead(2), b"\r\n\n", 1_234_567_890_123]


def replies_of(pieces: list[bytes]) -> list[Reply | str]:
    """Returns the connection's replies when `pieces` arrive, one read after another."""
    replies: list[Reply] = []
    connection = RawConnection(replies.append, lambda _connection, _why: None)
    for piece in pieces:
        connection.data_received(piece)
    return [str(reply) if isinstance(reply, ReplyError) else reply for reply in replies]


def test_replies_of_one_read() -> None:
    assert replies_of([BYTES]) == REPLIES


def test_replies_that_come_byte_by_byte() -> None:
    assert replies_of([BYTES[at : at + 1] for at in range(len(BYTES))]) == REPLIES


@pytest.mark.parametrize("size", [2, 3, 5, 7, 11])
def test_replies_that_come_in_small_pieces(size: int) -> None:
    assert replies_of([BYTES[at : at + size] for at in range(0, len(BYTES), size)]) == REPLIES


@pytest.mark.parametrize("cut", range(1, len(BYTES)))
def test_replies_that_are_cut_once_anywhere(cut: int) -> None:
    assert replies_of([BYTES[:cut], BYTES[cut:]]) == REPLIES


def test_a_reply_is_told_as_soon_as_its_last_byte_is_there() -> None:
    for end in range(len(BYTES) + 1):
        given = replies_of([BYTES[:end]])
        assert given == REPLIES[: len(given)]
        whole = b"$5\r\na\r\nbc\r\n"
        if end < BYTES.index(whole) + len(whole):
            assert len(given) <= 1


class Silent:
    """A server that answers `answer` to its first request, and reports when its client has gone."""

    def __init__(self, answer: bytes) -> None:
        self._answer = answer
        self.replies_of = asyncio.Event()
        self.left = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        self.replies_of.set()
        writer.write(self._answer)
        await reader.read()
        self.left.set()
        writer.close()


async def test_a_connection_that_is_given_up_before_it_is_logged_in_is_closed(tmp_path: Path) -> None:
    silent = Silent(b"")
    async with await asyncio.start_unix_server(silent.serve, tmp_path / "s"):
        opening = asyncio.create_task(open_raw(f"unix://{tmp_path / 's'}", lambda _connection, _why: None))
        await silent.replies_of.wait()
        opening.cancel()
        await asyncio.wait([opening])
        await silent.left.wait()


@pytest.mark.parametrize("also", [b"", b"-NOAUTH no\r\n", b"+OK\r\n"], ids=["alone", "with an error", "with an answer"])
async def test_a_connection_that_is_refused_at_its_login_is_closed(
    tmp_path: Path, also: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    silent = Silent(b"-WRONGPASS no\r\n" + also)
    async with await asyncio.start_unix_server(silent.serve, tmp_path / "s"):
        with pytest.raises(ReplyError, match="WRONGPASS"):
            await open_raw(f"unix://{tmp_path / 's'}", lambda _connection, _why: None)
        await silent.left.wait()
    assert not caplog.records, "the first answer decides, the others do no harm"


@pytest.mark.parametrize(
    ("url", "greeting"),
    [
        ("redis://127.0.0.1", [packed(b"SELECT", b"0")]),
        ("unix:///s?db=3", [packed(b"SELECT", b"3")]),
        ("redis://:p%40ss@127.0.0.1/2", [packed(b"AUTH", b"default", b"p@ss"), packed(b"SELECT", b"2")]),
        ("redis://ana:pass@127.0.0.1", [packed(b"AUTH", b"ana", b"pass"), packed(b"SELECT", b"0")]),
    ],
)
def test_a_connection_logs_in_before_it_selects(url: str, greeting: list[bytes]) -> None:
    assert list(_greeting(parse_url(url))) == greeting


async def test_a_connection_is_open_once_all_its_greeting_is_answered(redis_url: str) -> None:
    """The greeting has several commands; the first one is the login. The connection must wait for all their answers, not
    only for the answer to the login."""
    async with Redis.from_url(redis_url) as client:
        await client.acl_setuser("ana", enabled=True, passwords=["+pass"], commands=["+@all"], keys=["*"])
        try:
            replies: asyncio.Queue[Reply] = asyncio.Queue()
            gone: asyncio.Queue[str] = asyncio.Queue()
            url = f"unix://ana:pass@{redis_url.removeprefix('unix://')}"
            wire = await open_raw(url, lambda _connection, why: gone.put_nowait(why))
            wire.on_reply = replies.put_nowait
            wire.write(packed(b"ACL", b"WHOAMI"))
            async with asyncio.timeout(5):
                assert await replies.get() == b"ana"
                assert not wire.is_lost
                wire.close()
                assert await gone.get() == "closed"
            assert wire.is_lost
        finally:
            await client.acl_deluser("ana")


async def test_a_server_that_hangs_up_is_no_connection(tmp_path: Path) -> None:
    async def hang_up(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    async with await asyncio.start_unix_server(hang_up, tmp_path / "s"):
        with pytest.raises(ConnectionError):
            await open_raw(f"unix://{tmp_path / 's'}", lambda _connection, _why: None)
