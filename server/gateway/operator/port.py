"""The port of the operator's page: a thread with a plain WSGI server, which answers only the holder of the operator's token.

The token is the password of HTTP's basic authentication, with any user name, so that a browser asks for the token and no
address contains the token.
"""

import base64
import binascii
import hmac
import socket
from collections.abc import Callable, Iterable
from socketserver import ThreadingMixIn
from threading import Thread
from typing import TYPE_CHECKING, Final
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from server.gateway.operator.page import POLICY, languages_of, page
from server.gateway.operator.report import Shown

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

HEADERS: Final = [
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
]
REQUEST_S: Final = 10
"""Time limit in seconds for a request. A client that sends no request in this time is disconnected."""


class _Quiet(WSGIRequestHandler):
    timeout = REQUEST_S

    def log_message(self, format: str, *args: object) -> None:
        """Logs nothing: a request has the token in a header, and the page reloads itself all the time."""


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _ServerV6(_Server):
    address_family = socket.AF_INET6


class OperatorPort:
    """Serves from its creation until `close`. Raises `OSError` if the port is taken."""

    def __init__(self, host: str, port: int, token: str, shown: Callable[[], Shown | None]) -> None:
        """`shown` returns the present numbers; the thread of this port calls it for each request."""
        self._token = token.encode()
        self._shown = shown
        self._server = make_server(host, port, self._answer, _ServerV6 if ":" in host else _Server, _Quiet)
        self._thread = Thread(target=self._server.serve_forever, daemon=True, name="operator page")
        self._thread.start()

    @property
    def port(self) -> int:
        return self._server.server_port

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _answer(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        if not self._has_token(environ.get("HTTP_AUTHORIZATION", "")):
            asks = ("WWW-Authenticate", 'Basic realm="Banderilla", charset="UTF-8"')
            return _said(start, "401 Unauthorized", b"the token of --operator-token is the password\n", asks)
        if environ["PATH_INFO"] != "/" or environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return _said(start, "404 Not Found", b"not found\n")
        body = page(self._shown(), languages_of(environ.get("HTTP_ACCEPT_LANGUAGE", "")))
        start("200 OK", [("Content-Type", "text/html; charset=utf-8"), ("Vary", "Accept-Language"), *HEADERS])
        return [body if environ["REQUEST_METHOD"] == "GET" else b""]

    def _has_token(self, header: str) -> bool:
        """Tells whether the header has the token. The comparison takes the same time for every guess, so its duration reveals
        nothing about the token."""
        kind, _, credentials = header.partition(" ")
        try:
            password = base64.b64decode(credentials, validate=True).partition(b":")[2]
        except binascii.Error:
            return False
        return hmac.compare_digest(password, self._token) and kind.lower() == "basic"


def _said(start: "StartResponse", status: str, body: bytes, *more: tuple[str, str]) -> Iterable[bytes]:
    start(status, [("Content-Type", "text/plain; charset=utf-8"), *HEADERS, *more])
    return [body]
