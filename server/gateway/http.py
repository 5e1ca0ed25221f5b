"""Plain GETs on the same port: the built client, health, the QR picture of an invitation, games and classes as files.

What the server counts of itself is not among them: that has a port of its own (`metrics_port.py`).

The client's files are read into memory at the start: a few hundred KB, and no path of a request ever reaches the disk.
"""

import hashlib
import io
import mimetypes
import re
import socket
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl

import segno
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from server.gateway.export import File, Wanted
from server.gateway.security import SECURITY_HEADERS, embed_headers, is_known_host
from server.gateway.shares import Share
from server.sessions.export import Lang
from server.store.redis_health import Unstored

_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
_QR = re.compile(r"/qr/([2-9A-HJKMNP-Za-hjkmnp-z]{4,12})\.svg")
_EXPORT = re.compile(r"/export/([2-9A-HJKMNP-Za-hjkmnp-z]{4,12})\.([a-z0-9]{1,8})")
_EMBED = re.compile(r"/embed/[2-9A-HJKMNP-Za-hjkmnp-z]{4,12}")
TOKEN = "X-Files-Token"
"""The header with what opens a file: an address stands in logs and histories."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".wav": "audio/wav",
}
_UNBUILT = b"<!doctype html><title>Banderilla</title><p>The client is not built: run <code>make run</code>.\n"


PICTURES = 512
"""So many QR pictures are kept; drawing one takes 10 ms of the loop."""


class StaticFile(NamedTuple):
    body: bytes
    content_type: str
    cache: str
    tag: str


class Pages:
    """Answers GETs. `ready` tells whether this node may be sent people; `export` finds the file that is asked for, `exists`
    whether a code is anything's.

    `near`: this machine's address among its neighbours, for pictures: a telephone cannot follow `localhost`. Empty: unknown.
    `hosts`: names under which the client is served beside addresses of numbers. `framing_origins`: whose pages may show a
    table in a frame.
    """

    def __init__(
        self,
        client_dir: str,
        *,
        public_url: str,
        near: str,
        hosts: frozenset[str],
        framing_origins: Sequence[str],
        ready: Callable[[], bool],
        export: Callable[[Wanted], Awaitable[File | None]],
        exists: Callable[[str], Awaitable[bool]],
    ) -> None:
        self._files = read_files(Path(client_dir))
        self._public_url = public_url.rstrip("/")
        self._near = near
        self._hosts = hosts
        self._embed_headers = embed_headers(framing_origins)
        self._ready = ready
        self._export = export
        self._exists = exists
        self._pictures: OrderedDict[str, bytes] = OrderedDict()

    async def answer(self, request: Request, share: Share) -> Response:
        """`share`: of the address that asks; a code that nothing has costs it a try."""
        # By hand: what splits URLs takes `//x/healthz` for the path `/healthz` of a host `x`, and a proxy does not.
        path, _, query = request.path.partition("?")
        if path == "/healthz":
            return _text(HTTPStatus.OK, b"ok\n")
        if path == "/readyz":
            return _text(HTTPStatus.OK, b"ready\n") if self._ready() else _text(HTTPStatus.SERVICE_UNAVAILABLE, b"not ready\n")
        if picture := _QR.fullmatch(path):
            return await self._guessed(share, lambda: self._picture(request, picture[1].upper()))
        if file_of_game := _EXPORT.fullmatch(path):
            asked = dict(parse_qsl(query))
            lang: Lang = "en" if asked.get("lang") == "en" else "es"
            wanted = Wanted(file_of_game[1].upper(), file_of_game[2], ", ".join(request.headers.get_all(TOKEN)), lang)
            return await self._guessed(share, lambda: self._exported(wanted))
        if _EMBED.fullmatch(path):
            page = self._files["/"]
            return _response(HTTPStatus.OK, page.body, page.content_type, {"Cache-Control": page.cache}, self._embed_headers)
        file = self._files.get(path)
        if file is None:
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        if file.tag in request.headers.get_all("If-None-Match"):
            return _response(HTTPStatus.NOT_MODIFIED, b"", file.content_type, {"Cache-Control": file.cache, "ETag": file.tag})
        return _response(HTTPStatus.OK, file.body, file.content_type, {"Cache-Control": file.cache, "ETag": file.tag})

    async def _guessed(self, share: Share, answer: Callable[[], Awaitable[Response]]) -> Response:
        """An answer that tells whether a code is anything's: asked for too often in vain, it is not given."""
        wait_ms = share.code_wait_ms("", time.monotonic() * 1000)
        if wait_ms:
            return too_many(wait_ms)
        try:
            found = await answer()
        except Unstored:
            return _text(HTTPStatus.SERVICE_UNAVAILABLE, b"not ready\n")
        if found.status_code == HTTPStatus.NOT_FOUND:
            share.wrong_code("", time.monotonic() * 1000)
        return found

    async def _exported(self, wanted: Wanted) -> Response:
        found = await self._export(wanted)
        if found is None:
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        named = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{wanted.code}.{wanted.kind}"'}
        return _response(HTTPStatus.OK, found.body, found.content_type, named)

    async def _picture(self, request: Request, code: str) -> Response:
        """The invitation under the address from the settings; else under the host that was asked, where that is one of ours."""
        if not self._public_url and not is_known_host(request.headers.get("Host"), self._hosts):
            return _text(HTTPStatus.MISDIRECTED_REQUEST, b"start the server with --public-url for pictures under this name\n")
        if not await self._exists(code):
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        address = f"{self._public_url or _address_of(request, self._near)}/#/r/{code}"
        return _response(HTTPStatus.OK, self._drawn(address), "image/svg+xml", {"Cache-Control": "private, max-age=3600"})

    def _drawn(self, address: str) -> bytes:
        drawn = self._pictures.get(address)
        if drawn is None:
            svg = io.BytesIO()
            segno.make(address, error="m").save(svg, kind="svg", scale=8, border=4, xmldecl=False, light="#fff")
            drawn = self._pictures[address] = svg.getvalue()
            if len(self._pictures) > PICTURES:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(address)
        return drawn


def read_files(folder: Path) -> dict[str, StaticFile]:
    """Every file of the built client under its path; `/` is `index.html`."""
    files = {
        f"/{path.relative_to(folder).as_posix()}": _static(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    index = files.get("/index.html") or StaticFile(_UNBUILT, "text/html; charset=utf-8", _ASK_AGAIN, '"unbuilt"')
    return files | {"/": index}


def _static(path: Path) -> StaticFile:
    body = path.read_bytes()
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if guessed.startswith("text/"):
        guessed += "; charset=utf-8"
    is_hashed = path.parent.name == "assets" and _HASHED.search(path.name)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return StaticFile(body, _TYPES.get(path.suffix, guessed), _FOREVER if is_hashed else _ASK_AGAIN, tag)


def _address_of(request: Request, near: str) -> str:
    scheme = "https" if "https" in [said.lower() for said in request.headers.get_all("X-Forwarded-Proto")] else "http"
    name, colon, port = request.headers.get("Host", "localhost").rpartition(":")
    name, port = (name, colon + port) if port.isdigit() and name else (name + colon + port, "")
    return f"{scheme}://{near if near and name in ('localhost', '127.0.0.1') else name}{port}"


def near_address(listening_on: str) -> str:
    """This machine's address in its network if the server listens there too; nothing is sent to find out."""
    if listening_on not in ("0.0.0.0", "", "::"):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:  # no network at all
            return ""
        return str(probe.getsockname()[0])


def _text(status: HTTPStatus, body: bytes) -> Response:
    return _response(status, body, "text/plain; charset=utf-8", {"Cache-Control": "no-store"})


def too_many(wait_ms: int) -> Response:
    response = _text(HTTPStatus.TOO_MANY_REQUESTS, b"too many requests from this address\n")
    response.headers["Retry-After"] = str(wait_ms // 1000 + 1)
    return response


def refused(status: HTTPStatus, reason: str) -> Response:
    """A handshake or a request that is turned away, with the reason as text."""
    return _text(status, reason.encode() + b"\n")


def _response(
    status: HTTPStatus,
    body: bytes,
    content_type: str,
    more: Mapping[str, str],
    security: Mapping[str, str] = SECURITY_HEADERS,
) -> Response:
    headers = Headers({"Content-Type": content_type, "Content-Length": str(len(body)), "Connection": "close"})
    headers.update(security)
    headers.update(more)
    return Response(status.value, status.phrase, headers, body)
