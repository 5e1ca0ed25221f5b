"""The plain GETs on the public port: the built client, health, QR codes of invitations, and files of games and classes.

The metrics have another port (`metrics_port.py`). The client's files are in memory (`static_files.py`), so no path of a request
ever reaches the disk.
"""

import contextlib
import io
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from http import HTTPStatus
from typing import NamedTuple, cast
from urllib.parse import parse_qsl, unquote

import msgspec
import segno
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from protocol import kernel
from protocol.version import VERSION
from server import __version__
from server.gateway.admission.browser_security import (
    ASSET_HEADERS,
    SECURITY_HEADERS,
    developer_headers,
    embed_headers,
    is_known_host,
    page_headers,
)
from server.gateway.http import source
from server.gateway.http.addresses import Addresses
from server.gateway.http.calendar_file import CONTENT_TYPE, calendar_of
from server.gateway.http.descriptions import DESCRIPTIONS, description
from server.gateway.http.developer import SEAT, Developer, is_from_table
from server.gateway.http.export import File, Wanted
from server.gateway.http.family import FamilyReplays
from server.gateway.http.game_files import game_files
from server.gateway.http.previews import Preview, language_of, page_with, picture_of, preview_of
from server.gateway.http.public_page import PublicPages, Withdrawn
from server.gateway.http.routes import FAMILY_HEADER, ROUTES, TOKEN_HEADER, VersionAnswer
from server.gateway.http.school import Asker, School
from server.gateway.http.static_files import StaticFile, read_files
from server.gateway.limits.address_limits import Share
from server.jobs.beside import RETRY_MS, Beside, Busy, Gone
from server.room.values.state import Room
from server.school.moment import Question
from server.sessions.values.state import Session
from server.store.health.redis_health import Unstored

PICTURES = 512
"""Maximum number of QR codes in memory. Drawing one takes 10 ms of the event loop."""

_LINK = re.compile(r"^[/#!]*([cr]/[2-9A-Za-z-]{5,7}(?:/[\w-]+){0,2})", re.ASCII)
"""A link to a class or a table in which the `#` is missing or encoded. Some programs change links of the client in this way."""

EVERYBODY = {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"}
"""Headers that let tools of other origins read the descriptions of the protocol."""


class Asked(NamedTuple):
    """A request for one of the `ROUTES`. `places`: the values of the variable parts of the route's path."""

    request: Request
    share: Share
    asker: Asker
    places: Mapping[str, str]
    query: Mapping[str, str]


class Pages:
    """Answers plain GETs. `ready` tells whether this node accepts people. `export` finds a file. `look` finds the room or the
    class of a code. `now_ms`: the time of the store.

    `addresses`: where other devices reach the server. `hosts`: the names of the server, in addition to IP addresses.
    `framing_origins`: origins whose pages may show a table in a frame. `developer`: answers requests for the developer's table;
    None without `--development`.
    """

    def __init__(
        self,
        client_dir: str,
        *,
        addresses: Addresses,
        hosts: frozenset[str],
        framing_origins: Sequence[str],
        ready: Callable[[], bool],
        export: Callable[[Wanted], Awaitable[File | None]],
        look: Callable[[str], Awaitable[Room | Session | None]],
        now_ms: Callable[[], int],
        public: PublicPages,
        family: FamilyReplays,
        beside: Beside,
        developer: Developer | None,
    ) -> None:
        self._files = read_files(client_dir) | game_files()
        self._addresses = addresses
        self._hosts = hosts
        self._page_headers = page_headers(addresses.sources)
        self._embed_headers = embed_headers(framing_origins)
        self._ready = ready
        self._export = export
        self._look = look
        self._now_ms = now_ms
        self._public = public
        self._family_replays = family
        self._beside = beside
        self._school = School(beside)
        self._developer = developer
        self._developer_headers = developer_headers()
        self._pictures: OrderedDict[str | Preview, bytes] = OrderedDict()
        self._font = next((file.forms[-1].body for path, file in self._files.items() if path.endswith(".woff2")), None)
        self._answers: dict[str, Callable[[Asked], Awaitable[Response]]] = {
            "healthz": self._healthz,
            "readyz": self._readyz,
            "version": self._version,
            "address": self._address,
            "source": self._source,
            "picture": self._qr,
            "link": self._link,
            "preview": self._preview,
            "calendar": self._calendar,
            "export": self._exporting,
            "page": self._public_page,
            "page_board": self._public_board,
            "family": self._family,
            "family_game": self._family_game,
            "embed": self._embed,
            "school": self._exercise,
            "lesson": self._lesson,
            "attempt": self._attempt,
            **{name: self._description(name) for name in DESCRIPTIONS},
        }

    async def answer(self, request: Request, share: Share, address: str, is_there: Callable[[], bool]) -> Response:
        """Answers a request. `share`: the limits of the client's `address`; an unknown code counts in `share` as a wrong code.

        `is_there` tells whether the client is still connected.
        """
        # Do not use a URL parser: it takes `//x/healthz` for the path `/healthz` of the host `x`, and a proxy does not.
        path, _, query = request.path.partition("?")
        for route in ROUTES:
            if found := route.pattern.fullmatch(path):
                asker = Asker(address, lambda cost: share.pay_fetches(cost, time.monotonic() * 1000), is_there)
                asked = Asked(request, share, asker, found.groupdict(), dict(parse_qsl(query)))
                return await self._answers[route.id](asked)
        file = self._files.get(path)
        if file is not None:
            return _file(request, file, self._page_headers)
        if self._developer is not None and (path == "/developer" or path.startswith("/developer/")):
            return await self._developing(self._developer, request, path, query)
        link = _LINK.search(unquote(unquote(path)))
        return _text(HTTPStatus.NOT_FOUND, b"not found\n") if link is None else _moved(f"/#/{link[1]}")

    async def _developing(self, developer: Developer, request: Request, path: str, query: str) -> Response:
        if path == "/developer" or SEAT.fullmatch(path):
            return _file(request, self._files["/"], self._developer_headers)
        if not is_from_table(request):
            return _text(HTTPStatus.FORBIDDEN, b"only the developer's table may ask\n")
        try:
            found = await developer.answer(path, dict(parse_qsl(query)))
        except Unstored:
            return _text(HTTPStatus.SERVICE_UNAVAILABLE, b"not ready\n")
        if found is None:
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        return _response(HTTPStatus.OK, msgspec.json.encode(found), "application/json", {"Cache-Control": "no-store"})

    async def _healthz(self, _asked: Asked) -> Response:
        return _text(HTTPStatus.OK, b"ok\n")

    async def _readyz(self, _asked: Asked) -> Response:
        return _text(HTTPStatus.OK, b"ready\n") if self._ready() else _text(HTTPStatus.SERVICE_UNAVAILABLE, b"not ready\n")

    async def _version(self, _asked: Asked) -> Response:
        answer: VersionAnswer = {"name": "banderilla", "version": __version__, "protocol": VERSION, "kernel": kernel.NAME}
        return _response(HTTPStatus.OK, msgspec.json.encode(answer), "application/json", {"Cache-Control": "no-store"})

    async def _source(self, asked: Asked) -> Response:
        named = {"Cache-Control": "no-cache", "Content-Disposition": f'attachment; filename="{source.NAME}.zip"'}
        try:
            body = await source.source(partial(self._beside.run, asked.asker.address))
        except Busy:
            return too_many(RETRY_MS)
        return _response(HTTPStatus.OK, body, "application/zip", named)

    def _description(self, name: str) -> Callable[[Asked], Awaitable[Response]]:
        async def answer(asked: Asked) -> Response:
            file = await description(name, self._beside.run_or_thread)
            return _file(asked.request, file, SECURITY_HEADERS | EVERYBODY)

        return answer

    async def _embed(self, asked: Asked) -> Response:
        return _file(asked.request, self._files["/"], self._embed_headers)

    async def _exercise(self, asked: Asked) -> Response:
        places, question = asked.places, cast("Question", asked.places["question"])
        number, kind = int(places["number"]), asked.query.get("kind", "")
        return await _made(self._school.exercise(places["game"], question, number, kind, asked.asker), "public, max-age=3600")

    async def _lesson(self, asked: Asked) -> Response:
        lesson = self._school.lesson(asked.places["game"], int(asked.places["number"]), asked.asker)
        return await _made(lesson, "public, max-age=300")

    async def _attempt(self, asked: Asked) -> Response:
        game, number, action = asked.places["game"], int(asked.places["number"]), asked.query.get("action", "")
        return await _made(self._school.attempt(game, number, action, asked.asker), "no-store")

    async def _address(self, asked: Asked) -> Response:
        request = asked.request
        more = {"Cache-Control": "no-store", "Vary": "Origin"}
        origin = request.headers.get("Origin")
        if origin is not None and self._addresses.may_ask(origin):
            more |= {"Access-Control-Allow-Origin": origin, "Cross-Origin-Resource-Policy": "cross-origin"}
        return _response(HTTPStatus.OK, self._addresses.answer(request), "application/json", more)

    async def _qr(self, asked: Asked) -> Response:
        code, at = asked.places["code"].upper(), asked.query.get("at", "")
        return await self._guessed(asked.share, lambda: self._picture(asked.request, code, at))

    async def _exporting(self, asked: Asked) -> Response:
        lang = asked.query.get("lang", "")
        token = ", ".join(asked.request.headers.get_all(TOKEN_HEADER))
        wanted = Wanted(asked.places["code"].upper(), asked.places["kind"], token, lang, asked.asker.address)
        return await self._guessed(asked.share, lambda: self._exported(wanted))

    async def _public_page(self, asked: Asked) -> Response:
        return await self._guessed(asked.share, lambda: _published(self._public.find(asked.places["page"], asked.asker.pay)))

    async def _public_board(self, asked: Asked) -> Response:
        key, number, place = (asked.places[name] for name in ("page", "number", "board"))
        found = partial(self._public.board, key, int(number), int(place), asked.asker.pay)
        return await self._guessed(asked.share, lambda: _published(found()))

    async def _family(self, asked: Asked) -> Response:
        key = ", ".join(asked.request.headers.get_all(FAMILY_HEADER))
        return await self._guessed(asked.share, lambda: _unlisted(self._family_replays.find(key)))

    async def _family_game(self, asked: Asked) -> Response:
        key, after = ", ".join(asked.request.headers.get_all(FAMILY_HEADER)), asked.query.get("after", "")
        start = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
        found = partial(self._family_replays.replay, key, int(asked.places["board"]), start, asked.asker.pay)
        return await self._guessed(asked.share, lambda: _unlisted(found()))

    async def _guessed(self, share: Share, answer: Callable[[], Awaitable[Response]]) -> Response:
        """Answers a request whose answer reveals whether a code is in use. Refuses after too many wrong codes."""
        wait_ms = share.code_wait_ms("", time.monotonic() * 1000)
        if wait_ms:
            return too_many(wait_ms)
        try:
            found = await answer()
        except Unstored:
            return _text(HTTPStatus.SERVICE_UNAVAILABLE, b"not ready\n")
        except Busy:
            return too_many(RETRY_MS)
        if found.status_code == HTTPStatus.NOT_FOUND:
            share.wrong_code("", time.monotonic() * 1000)
        return found

    async def _exported(self, wanted: Wanted) -> Response:
        found = await self._export(wanted)
        if found is None:
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        named = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{wanted.code}.{wanted.kind}"'}
        return _response(HTTPStatus.OK, found.body, found.content_type, named)

    async def _picture(self, request: Request, code: str, wanted: str) -> Response:
        """Draws the QR code of an invitation. The link in the picture has the address `wanted`, if that is one of the server's
        addresses, or else the likeliest address. Without a public URL, refuses a request whose host is not one of the server's
        names."""
        host = self._addresses.origin_of(request).partition("://")[2]
        if not self._addresses.public_url and not is_known_host(host, self._hosts):
            return _text(HTTPStatus.MISDIRECTED_REQUEST, b"start the server with --public-url for pictures under this name\n")
        if await self._look(code) is None:
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        address = f"{self._addresses.chosen(request, wanted)}/#/r/{code}"
        return _response(HTTPStatus.OK, self._drawn(address), "image/svg+xml", {"Cache-Control": "private, max-age=3600"})

    def _drawn(self, address: str) -> bytes:
        drawn = self._kept(address)
        if drawn is None:
            svg = io.BytesIO()
            segno.make(address, error="m").save(svg, kind="svg", scale=8, border=4, xmldecl=False, light="#fff")
            drawn = self._keep(address, svg.getvalue())
        return drawn

    def _kept(self, subject: str | Preview) -> bytes | None:
        if subject in self._pictures:
            self._pictures.move_to_end(subject)
        return self._pictures.get(subject)

    def _keep(self, subject: str | Preview, picture: bytes) -> bytes:
        self._pictures[subject] = picture
        if len(self._pictures) > PICTURES:
            self._pictures.popitem(last=False)
        return picture

    async def _link(self, asked: Asked) -> Response:
        """Sends the client's page with the preview of the link in its head."""
        code, lang = asked.places["code"].upper(), language_of(asked.request.headers.get("Accept-Language", ""))
        room: Room | Session | None = None
        if not asked.share.code_wait_ms("", time.monotonic() * 1000):
            with contextlib.suppress(Unstored):
                room = await self._look(code)
                if room is None:
                    asked.share.wrong_code("", time.monotonic() * 1000)
        origin = self._addresses.public_url or self._addresses.origin_of(asked.request)
        preview = preview_of(room, lang, self._now_ms())
        picture = f"{origin}/icons/icon-512.png" if preview.says_nothing else f"{origin}/preview/{code}.png?lang={lang}"
        page = self._files["/"].forms[-1].body
        body = page_with(page, preview, f"{origin}/{asked.places['way']}/{code}", picture)
        more = {"Cache-Control": "no-store", "Vary": "Accept-Language"}
        return _response(HTTPStatus.OK, body, "text/html; charset=utf-8", more, self._page_headers)

    async def _preview(self, asked: Asked) -> Response:
        code, lang = asked.places["code"].upper(), language_of(asked.query.get("lang", ""))
        return await self._guessed(asked.share, lambda: self._preview_picture(asked, code, lang))

    async def _calendar(self, asked: Asked) -> Response:
        code = asked.places["code"].upper()
        origin = self._addresses.public_url or self._addresses.origin_of(asked.request)
        return await self._guessed(asked.share, lambda: self._dates(code, f"{origin}/c/{code}"))

    async def _dates(self, code: str, address: str) -> Response:
        session = await self._look(code)
        found = calendar_of(session, address) if isinstance(session, Session) else None
        if found is None:
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        named = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{code}.ics"'}
        return _response(HTTPStatus.OK, found, CONTENT_TYPE, named)

    async def _preview_picture(self, asked: Asked, code: str, lang: str) -> Response:
        room = await self._look(code)
        if room is None or self._font is None:
            return _text(HTTPStatus.NOT_FOUND, b"not found\n")
        subject = preview_of(room, lang, self._now_ms())
        drawn = self._kept(subject)
        if drawn is None:
            drawn = self._keep(subject, await self._beside.run(asked.asker.address, picture_of, subject, self._font))
        return _response(HTTPStatus.OK, drawn, "image/png", {"Cache-Control": "public, max-age=3600"})


def _file(request: Request, file: StaticFile, security: Mapping[str, str]) -> Response:
    """Returns a file in an encoding that the browser accepts; without content if the browser already has it."""
    if file.is_asset:
        security = ASSET_HEADERS
    sent = file.fitting(request.headers.get_all("Accept-Encoding"))
    more = {"Cache-Control": file.cache, "ETag": sent.tag, "Vary": "Accept-Encoding"}
    if sent.tag in [tag.strip() for line in request.headers.get_all("If-None-Match") for tag in line.split(",")]:
        return _response(HTTPStatus.NOT_MODIFIED, b"", file.content_type, more, security)
    if sent.encoding:
        more["Content-Encoding"] = sent.encoding
    return _response(HTTPStatus.OK, sent.body, file.content_type, more, security)


def _text(status: HTTPStatus, body: bytes) -> Response:
    return _response(status, body, "text/plain; charset=utf-8", {"Cache-Control": "no-store"})


async def _made(making: Awaitable[bytes | None], cache: str) -> Response:
    """Returns JSON that is made outside the event loop; status 404 if the result is None."""
    try:
        found = await making
    except (Busy, Gone):
        return too_many(RETRY_MS)
    if found is None:
        return _text(HTTPStatus.NOT_FOUND, b"not found\n")
    return _response(HTTPStatus.OK, found, "application/json", {"Cache-Control": cache})


async def _published(making: Awaitable[bytes | None]) -> Response:
    """Sends a part of a public page. Status 404 answers an unknown key, 410 the key of a page that is no longer published. Only
    an unknown key counts as a wrong code (`_guessed`)."""
    try:
        return await _made(making, "no-store")
    except Withdrawn:
        return _text(HTTPStatus.GONE, b"no longer published\n")


async def _unlisted(making: Awaitable[bytes | None]) -> Response:
    """Sends an answer to a family's link, and tells search engines not to list this answer."""
    response = await _published(making)
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def _moved(address: str) -> Response:
    return _response(HTTPStatus.FOUND, b"", "text/plain; charset=utf-8", {"Location": address, "Cache-Control": "no-store"})


def too_many(wait_ms: int) -> Response:
    response = _text(HTTPStatus.TOO_MANY_REQUESTS, b"too many requests from this address\n")
    response.headers["Retry-After"] = str(wait_ms // 1000 + 1)
    return response


def refused(status: HTTPStatus, reason: str) -> Response:
    """Returns a refusal of a handshake or a request, with the reason as text."""
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
