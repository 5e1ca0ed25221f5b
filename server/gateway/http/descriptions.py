"""The descriptions of the protocol for other people's programs: `/asyncapi.json` and `/openapi.json`.

The server makes them from the declarations in use, at the first request, and compresses them once.
"""

import asyncio
import gzip
import json
from collections.abc import Callable
from typing import Any, Final

from server.descriptions.asyncapi import asyncapi
from server.gateway.http.openapi import openapi
from server.gateway.http.static_files import StaticFile, with_forms
from server.jobs.archive import Work

DESCRIPTIONS: Final[dict[str, Callable[[], dict[str, Any]]]] = {"asyncapi": asyncapi, "openapi": openapi}

_turn = asyncio.Lock()
_made: dict[str, StaticFile] = {}


async def description(name: str, work: Work) -> StaticFile:
    """Returns the document with that name, ready to send. `work` makes it at the first request, outside the event loop, because
    the AsyncAPI document takes most of a second."""
    async with _turn:
        if name not in _made:
            _made[name] = await work(packed, name)
        return _made[name]


def packed(name: str) -> StaticFile:
    """Returns the document without line breaks, both plain and compressed."""
    body = json.dumps(DESCRIPTIONS[name](), separators=(",", ":"), ensure_ascii=False).encode()
    return with_forms(f"{name}.json", body, {"gzip": gzip.compress(body, mtime=0)})
