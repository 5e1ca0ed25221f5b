"""Tests of request heads before the HTTP library reads them: every input gets an answer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.gateway.admission.request_head import MAX_BYTES, MAX_LINE, MAX_LINES, MAX_TARGET, read_head


def status_of(head: bytes) -> int | None:
    found = read_head(head)
    assert found is not None
    return found.fault.status.value if found.fault else None


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", None),
        (b"HEAD /readyz?x=%C3%B1 HTTP/1.0\r\n\r\n", None),
        (b"GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", None),
        (b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n", 405),
        (b"TRACE / HTTP/1.1\r\n\r\n", 405),
        (b"get / HTTP/1.1\r\n\r\n", 405),
        (b"GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\n", 413),
        (b"GET / HTTP/1.1\r\nContent-Length: -3\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 3\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
        (b"GET /\xc3\xb1 HTTP/1.1\r\n\r\n", 400),
        (b"GET /\x01 HTTP/1.1\r\n\r\n", 400),
        (b"GET / / HTTP/1.1\r\n\r\n", 400),
        (b"GET http://x/ HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/2.0\r\n\r\n", 505),
        (b"GET /\r\n\r\n", 400),
        (b"\x16\x03\x01\r\n\r\n", 400),
        (b"\r\n\r\n", 400),
        (b"GET /" + b"a" * 5_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: b\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nx: a\x00b\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nx : a\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 101 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nx: " + b"y" * 9_000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 9_000, 431),
        (b"GET /" + b"a" * 17_000, 414),
        (b"GET /" + b"a" * (MAX_TARGET - 1) + b" HTTP/1.1\r\n\r\n", None),
        (b"GET /" + b"a" * MAX_TARGET + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET /\x7f HTTP/1.1\r\n\r\n", 400),
        (b"GET /!~ HTTP/1.1\r\n\r\n", None),
        (b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * MAX_LINES + b"\r\n", None),
        (b"GET / HTTP/1.1\r\nx: " + b"y" * (MAX_LINE - 3) + b"\r\n\r\n", None),
        (b"GET / HTTP/1.1\r\nx: " + b"y" * (MAX_LINE - 2) + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\nx: a\tb \t\r\n\r\n", None),
        (b"GET / HTTP/1.1\r\nx: a b\r\n\r\n", None),
        (b"GET / HTTP/1.1\r\ncolonless\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nx: a\x1fb\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nx: a\x7fb\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nContent-Length: 000\r\n\r\n", None),
        (b"GET / HTTP/1.1\r\nContent-Length: 010\r\n\r\n", 413),
        (b"GET / FTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nUpgrade: a\r\nUpgrade: b\r\n\r\n", 400),
    ],
)
def test_what_is_said_to_a_head(head: bytes, status: int | None) -> None:
    assert status_of(head) == status


def test_a_head_that_is_not_whole_is_waited_for() -> None:
    assert read_head(b"") is None
    assert read_head(b"GET / HTTP/1.1\r\nHost: x\r\n") is None


def test_a_head_of_the_greatest_size_is_read_and_a_longer_one_is_not() -> None:
    for more, is_read in ((0, True), (1, False)):
        head = (b"GET / HTTP/1.1\r\nx: " + b"y" * MAX_BYTES)[: MAX_BYTES - 4 + more] + b"\r\n\r\n"
        assert read_head(head[: MAX_BYTES - 1]) is None
        found = read_head(head)
        assert found is not None
        assert (found.size, found.fault is not None) == (MAX_BYTES + more, True)
        assert found.fault is not None
        assert found.fault.reason.startswith(f"at most {MAX_LINES} headers" if is_read else "the head of a request")


def test_its_size_and_whether_a_socket_is_asked_for() -> None:
    head = read_head(b"GET /ws HTTP/1.1\r\nUpgrade: WebSocket\r\n\r\nmore")
    assert head is not None
    assert (head.size, head.is_upgrade, head.fault) == (len(b"GET /ws HTTP/1.1\r\nUpgrade: WebSocket\r\n\r\n"), True, None)


@given(st.binary(max_size=200), st.sampled_from([b"", b"GET ", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: "]))
def test_nothing_that_is_sent_is_a_fault_of_ours(noise: bytes, before: bytes) -> None:
    read_head(before + noise)
    assert read_head(before + noise + b"\r\n\r\n") is not None
    assert read_head(before + noise * 100 + b"x" * MAX_BYTES) is not None
