"""Tests of the bare connection: its replies do not depend on how the bytes are split into reads."""

import asyncio
from pathlib import Path

import pytest

from server.store.connection.raw_connection import ListHead, RawConnection, Reply, ReplyError, open_raw

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


async def test_a_connection_that_is_refused_at_its_login_is_closed(tmp_path: Path) -> None:
    silent = Silent(b"-WRONGPASS no\r\n")
    async with await asyncio.start_unix_server(silent.serve, tmp_path / "s"):
        with pytest.raises(ReplyError, match="WRONGPASS"):
            await open_raw(f"unix://{tmp_path / 's'}", lambda _connection, _why: None)
        await silent.left.wait()
