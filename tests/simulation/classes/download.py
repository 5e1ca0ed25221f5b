"""Downloads a file of a class over HTTP, as the tutor's browser does."""

import asyncio
import json
from typing import Any, Final

from server.gateway.http.routes import TOKEN_HEADER

PATIENCE_S: Final = 20.0


async def download(port: int, code: str, kind: str, params: str) -> Any:
    """Returns the decoded file; None if the node does not send it. The arguments and the errors are those of `answered`."""
    status, body = await answered(port, code, kind, params)
    return json.loads(body) if status == 200 else None


async def answered(port: int, code: str, kind: str, params: str) -> tuple[int, bytes]:
    """Returns the status and the body of the answer; the status 0 if the node does not send the whole answer. `params`: the
    params of the ack to `ask_files`, which contain the token. Raises `OSError` and `TimeoutError`. Raises `AssertionError` for
    an answer that no request may get."""
    return await fetched(port, f"/export/{code}.{kind}", f"{TOKEN_HEADER}: {json.loads(params)['token']}")


async def fetched(port: int, path: str, header: str = "") -> tuple[int, bytes]:
    """Returns the status and the body of the answer to a plain GET; the status 0 if the node does not send the whole answer.
    Raises `OSError` and `TimeoutError`. Raises `AssertionError` for an answer that no request may get."""
    more = f"{header}\r\n" if header else ""
    async with asyncio.timeout(PATIENCE_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{more}\r\n".encode())
            raw = await reader.read()
        finally:
            writer.close()
    if not raw:
        return 0, b""
    status = int(raw.split(b" ", 2)[1])
    assert status != 500, raw[:300]
    head_bytes, _, body = raw.partition(b"\r\n\r\n")
    length = next((line for line in head_bytes.split(b"\r\n") if line.lower().startswith(b"content-length:")), b":-1")
    is_whole = int(length.split(b":")[1]) in (-1, len(body))
    return (status, body) if is_whole else (0, b"")
