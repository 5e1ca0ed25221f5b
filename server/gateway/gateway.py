"""The gateway: the websockets server with all its connections, from the handshake to the end, and the plain GETs."""

import asyncio
import logging
import secrets
import socket as socket_module
import tempfile
from functools import partial
from http import HTTPStatus
from pathlib import Path
from time import monotonic
from typing import Any, Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from engines.contract import Refusal
from protocol import codec, errors, messages
from protocol.errors import Malformed
from protocol.messages import FromClient, Hello, Notice
from protocol.version import SHORT_SUBPROTOCOL, SOCKET_PATH, SUBPROTOCOL
from server import metrics
from server.aggregate.newer_version import Newer
from server.gateway.admission.browser_security import address_of, may_connect, share_of
from server.gateway.admission.identity import identify, welcome
from server.gateway.admission.pending_connections import PendingConnections
from server.gateway.channels.hub import Hub
from server.gateway.http.addresses import Addresses, listening_hosts, near_addresses
from server.gateway.http.developer import Developer
from server.gateway.http.export import Exports
from server.gateway.http.family import FamilyReplays
from server.gateway.http.metrics_port import MetricsPort
from server.gateway.http.pages import Pages, refused, too_many
from server.gateway.http.public_page import PublicPages
from server.gateway.limits import message_costs
from server.gateway.limits.address_limits import MAX_WAIT_MS, Shares
from server.gateway.limits.connection_limit import ConnectionLimits, Entry, SocketsOfPeople, Unheard
from server.gateway.limits.file_descriptors import MAX_CONNECTIONS, raise_limit
from server.gateway.limits.loop_turns import Turns
from server.gateway.messages.dispatch import HANDLERS
from server.gateway.messages.services import Services
from server.gateway.sockets.arrival_time import arrival_of
from server.gateway.sockets.connection import CLOSE_LATER, CLOSE_POLICY, Connection, Crowded
from server.gateway.sockets.farewell import say_farewell
from server.gateway.sockets.tcp_connection import WireConnection
from server.json_log import about
from server.settings import Settings
from server.store.health.redis_health import Unstored
from server.store.health.store_time import steady_ms

log = logging.getLogger("banderilla.gateway")

PING_S = 20.0
CLOSE_S = 2.0
SUBPROTOCOLS: Final = (Subprotocol(SHORT_SUBPROTOCOL), Subprotocol(SUBPROTOCOL))
ANSWER_S = 60.0
"""Seconds that a plain GET may take. The report of a class takes long on a busy machine, because the server computes it board
by board."""
MALFORMED_STRIKES = 5
MAX_LOGGED_ORIGINS = 64
"""Maximum number of refused pairs of origin and host that a node logs. Each pair is logged once."""
MAX_STRIKES = 200
"""Strikes after which the gateway closes a connection. A rate-limited message adds one strike, a malformed one adds
`MALFORMED_STRIKES`; a good message removes one strike."""
GUESSED = (errors.ROOM_UNKNOWN, errors.DEVICE_CODE, errors.FRIEND_CODE)
"""The refusals of a wrong room code, device code or friend code. They count against the client, because it may be guessing."""
FRAME_FACTOR = 4
"""Factor for the size of a frame. If a frame exceeds the maximum size of a message but not this multiple of it, the client gets
a typed refusal. For a larger frame the gateway closes the connection."""


class Gateway:
    """The server's sockets. `start` accepts connections; `drain` ends them politely."""

    def __init__(self, settings: Settings, services: Services, hub: Hub, site: str = "") -> None:
        """`site`: the identity of the whole server if a door (`server.workers.door`) accepts the connections and hands them to
        this gateway (`take`). Empty if the gateway listens itself."""
        self._settings = settings
        self._is_fed = bool(site)
        self._services = services
        self._hub = hub
        self._link = services.rooms.link
        most = settings.connections or MAX_CONNECTIONS
        self._limits = ConnectionLimits(most, settings.connections_per_address)
        self._shares = Shares(rate_per_s=settings.rate_per_s, burst=settings.rate_burst, room_cost=message_costs.ROOM)
        # Behind a proxy all connections come from the proxy. Only the request has the client's address.
        self._pending = PendingConnections(most, 0 if settings.proxy_hops else settings.connections_per_address)
        self.addresses = Addresses(
            near_addresses(settings.host),
            public_url=settings.public_url,
            is_proxied=settings.proxy_hops > 0,
            server=site or secrets.token_hex(8),
        )
        exports = Exports(services.rooms, services.beside)
        self._pages = Pages(
            settings.client_dir,
            addresses=self.addresses,
            hosts=settings.own_hosts | {socket_module.gethostname().lower(), f"{socket_module.gethostname().lower()}.local"},
            framing_origins=settings.framing_origins,
            ready=self._is_ready,
            export=exports.find,
            look=exports.look,
            now_ms=services.rooms.link.now_ms,
            public=PublicPages(services.rooms),
            family=FamilyReplays(services.rooms.link),
            beside=services.beside,
            developer=Developer(services.rooms) if settings.development else None,
        )
        self._open = services.connections
        self._people: SocketsOfPeople[Connection] = SocketsOfPeople()
        self._unheard: Unheard[Connection] = Unheard()
        self._turns = Turns()
        self._server: Server | None = None
        self.metrics: MetricsPort | None = None
        self._draining = False
        self._logged_origins: set[tuple[str | None, str | None]] = set()

    async def start(self) -> None:
        room_for = raise_limit(self._settings.connections)
        self._limits.shrink(room_for)
        self._pending.shrink(room_for)
        if self._settings.metrics_address is not None:
            try:
                self.metrics = MetricsPort(*self._settings.metrics_address)
            except OSError as error:
                error.filename = "--metrics-listen"
                raise
        where: dict[str, Any] = {"host": listening_hosts(self._settings.host), "port": self._settings.port}
        self._server = await serve(
            self._connected,
            subprotocols=SUBPROTOCOLS,
            compression=None,
            process_request=self._requested,
            max_size=self._max_frame,
            ping_interval=PING_S,
            ping_timeout=PING_S,
            close_timeout=CLOSE_S,
            open_timeout=ANSWER_S,
            server_header=None,
            create_connection=self._wire_connection,
            logger=logging.getLogger("websockets.server"),
            **({"unix": True, "sock": _unreachable()} if self._is_fed else where),
        )

    @property
    def _max_frame(self) -> int:
        return FRAME_FACTOR * self._settings.message_bytes

    @property
    def _wire_connection(self) -> Any:
        settings = self._settings
        return partial(
            WireConnection,
            pending=self._pending,
            turns=self._turns,
            rate_per_s=settings.rate_per_s,
            burst=settings.rate_burst,
            request_s=settings.hello_ms / 1000,
        )

    async def take(self, socket: socket_module.socket, *, others_came: bool) -> None:
        """Serves a connection that the door has accepted without reading from it. `others_came`: the door has seen a connection
        from another machine."""
        if others_came:
            self.addresses.have_others_come = True

        def connection() -> WireConnection:
            assert self._server is not None
            logger = logging.getLogger("websockets.server")
            protocol = ServerProtocol(subprotocols=SUBPROTOCOLS, max_size=self._max_frame, logger=logger)
            wire_connection: WireConnection = self._wire_connection(
                protocol, self._server, ping_interval=PING_S, ping_timeout=PING_S, close_timeout=CLOSE_S
            )
            return wire_connection

        await asyncio.get_running_loop().connect_accepted_socket(connection, socket)

    @property
    def port(self) -> int:
        """Returns the port on which this gateway listens; 0 if a door listens instead."""
        assert self._server is not None
        port: int = 0 if self._is_fed else next(iter(self._server.sockets)).getsockname()[1]
        return port

    async def drain(self) -> None:
        """Accepts no more connections, warns the clients, and closes the connections. Clients reconnect to other nodes."""
        self._draining = True
        self._hub.drain()
        if self._server is None:  # the gateway has never started
            return
        self._server.close(close_connections=False)
        await say_farewell(self._server, self._open, self._pending, self._settings.drain_ms)
        if self.metrics is not None:
            await asyncio.to_thread(self.metrics.close)

    def _is_ready(self) -> bool:
        # In a Cluster each master serves its own rooms. A node is useful as long as one master answers.
        return any(part.is_open and part.is_fit for part in self._link.parts) and not self._draining

    # Handshake

    async def _requested(self, socket: ServerConnection, request: Request) -> Response | None:
        response = await self._paced(socket, request)
        if response is not None and request.method == "HEAD":
            response.body = b""
        return response

    async def _paced(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answers a plain GET, or checks a request for a socket: returns its refusal, or None if the socket may open. Before
        that, delays the request if its address has sent many. A client that would wait too long gets status 429 with
        Retry-After."""
        address, now_ms = self._address_of(socket, request), monotonic() * 1000
        share = self._shares.of(address, now_ms)
        is_plain = request.headers.get("Upgrade", "").lower() != "websocket"
        self.addresses.came(socket.remote_address[0] if socket.remote_address else "")
        refusal = None if is_plain else self._refused(request)
        turns = share.fetches if is_plain or refusal is not None else share.handshakes
        wait_ms = turns.charge(now_ms)
        if wait_ms > MAX_WAIT_MS:
            turns.refund()
            return too_many(wait_ms)
        if wait_ms:
            await asyncio.sleep(wait_ms / 1000)
        await self._turns.take(address)
        if not is_plain:
            return refusal
        return await self._pages.answer(request, share, address, lambda: not socket.transport.is_closing())

    def _refused(self, request: Request) -> Response | None:
        """Returns the refusal of a request for a socket; None if the socket may open."""
        if request.method != "GET":
            return refused(HTTPStatus.METHOD_NOT_ALLOWED, "a socket must begin with GET")
        if request.path.partition("?")[0] != SOCKET_PATH:
            return refused(HTTPStatus.NOT_FOUND, f"sockets are at {SOCKET_PATH}")
        offered = [name.strip() for line in request.headers.get_all("Sec-WebSocket-Protocol") for name in line.split(",")]
        if SUBPROTOCOL not in offered and SHORT_SUBPROTOCOL not in offered:
            return refused(HTTPStatus.BAD_REQUEST, f"a socket must offer the subprotocol {SUBPROTOCOL}")
        return None

    def _is_foreign(self, request: Request) -> bool:
        """Tells whether the request comes from a page of an origin that is not allowed. The caller lets such a page open its
        socket and then closes the socket with a reason, because a browser would hide an HTTP refusal from the page."""
        origin, host = request.headers.get("Origin"), request.headers.get("Host")
        if may_connect(origin, host, self._settings.allowed_origins):
            return False
        if (origin, host) not in self._logged_origins and len(self._logged_origins) < MAX_LOGGED_ORIGINS:
            self._logged_origins.add((origin, host))
            log.warning(
                "refused a page of %.200r at the host %.200r: set --public-url to the page's address, or add it to --origins",
                origin,
                host,
            )
        return True

    def _address_of(self, socket: ServerConnection, request: Request) -> str:
        peer = socket.remote_address[0] if socket.remote_address else ""
        forwarded = ",".join(request.headers.get_all("X-Forwarded-For"))
        return share_of(address_of(peer, forwarded, self._settings.proxy_hops))

    # One connection

    async def _connected(self, socket: ServerConnection) -> None:
        settings = self._settings
        assert isinstance(socket, WireConnection)
        assert socket.request is not None
        address = self._address_of(socket, socket.request)
        connection = Connection(
            socket,
            rate_per_s=settings.rate_per_s,
            burst=settings.rate_burst,
            send_buffer=settings.send_buffer,
            share=self._shares.of(address, monotonic() * 1000),
            behind=self._hub.behind,
            address=address,
            reads_short=socket.subprotocol == SHORT_SUBPROTOCOL,
        )
        if self._is_foreign(socket.request):
            await connection.close(errors.BYE_ORIGIN)
            return
        entry = None if self._draining else self._limits.enter(address)
        if entry is None:
            await connection.close(errors.BYE_SHUTDOWN if self._draining else errors.RATE_CONNECTIONS, CLOSE_LATER)
            return
        if entry == "reserved":
            silent = self._unheard.add(address, connection)
            if silent is not None:
                self._let_go(address, silent)
        self._open.add(connection)
        socket.address = address
        socket.on_flood = connection.ended_badly
        metrics.CONNECTIONS.inc()
        try:
            if await self._greet(socket, connection, entry):
                await self._converse(socket, connection)
        except ConnectionClosed:
            pass
        finally:
            self._open.discard(connection)
            self._limits.leave(address)
            self._unheard.remove(address, connection)
            if connection.identity is not None:
                self._people.remove(connection.person, connection)
            metrics.CONNECTIONS.dec()
            if self._draining:
                self._hub.drop(connection)
            elif connection.identity is not None:
                for code in list(connection.subscriptions):
                    await self._hub.leave(connection, code)

    def _let_go(self, address: str, connection: Connection) -> None:
        """Closes a socket because another socket needs its place."""
        self._unheard.remove(address, connection)
        connection.end(errors.RATE_CONNECTIONS, CLOSE_LATER)

    async def _greet(self, socket: WireConnection, connection: Connection, entry: Entry) -> bool:
        """Handles the first message. Returns True if it is a valid hello."""
        try:
            async with asyncio.timeout(self._settings.hello_ms / 1000):
                frame = await socket.next_message()
            connection.arrived_ms = arrival_of(socket)
            hello = _message_of(frame)
            if not isinstance(hello, Hello):
                raise Refusal(errors.HELLO_MISSING)
            self._unheard.remove(connection.address, connection)
            may_be_new = connection.wait_for_guest if entry == "free" else _nobody_new
            identity = await identify(self._link, hello, may_be_new)
            if entry == "reserved" and self._people.has(identity.id):
                raise Crowded
            connection.identity = identity
        except TimeoutError:
            await connection.close(errors.BYE_IDLE)
            return False
        except Crowded:
            await connection.close(errors.RATE_CONNECTIONS, CLOSE_LATER)
            return False
        except (Malformed, Refusal, Unstored) as error:
            connection.send(_refusal(error, None))
            await connection.close(errors.BYE_PROTOCOL if not isinstance(error, Unstored) else errors.SERVER_BUSY, CLOSE_POLICY)
            return False
        oldest = self._people.add(connection.person, connection)
        if oldest is not None:
            self._let_go(oldest.address, oldest)
        settings, now_ms = self._settings, self._link.now_ms()
        connection.send(
            welcome(
                connection.identity,
                now_ms,
                open_tables=settings.open_tables,
                by_room=settings.by_room,
                friends=settings.friends,
                short_patches=connection.reads_short,
                weekend=self._services.weekends.shown if self._services.weekends is not None else None,
            )
        )
        if connection.identity.has_news:
            connection.send(Notice(errors.NOTICE_DEVICE))
        return True

    async def _converse(self, socket: WireConnection, connection: Connection) -> None:
        about.set({"person": connection.person, "connection": connection.number})
        while True:
            frame = await socket.next_message()
            connection.arrived_ms = arrival_of(socket)
            if connection.is_ending:
                return  # the client repeats, in order, everything that it sent before our last message
            wait_ms = connection.take_tokens()
            if wait_ms:
                connection.strikes += 1
                cid = codec.cid_of(frame) if isinstance(frame, bytes) else None
                connection.send(messages.Refusal(errors.RATE_FAST, cid, None, {"wait_ms": wait_ms}))
            else:
                await self._answer(connection, frame)
            if connection.strikes > MAX_STRIKES:
                connection.ended_badly()
                await connection.close(errors.BYE_PROTOCOL)
                return

    async def _answer(self, connection: Connection, frame: str | bytes) -> None:
        """Carries out one message, or answers it with a typed refusal. An internal error is logged and reported to the client,
        and the connection stays open."""
        cid: str | None = None
        try:
            message = _message_of(frame)
            cid = getattr(message, "cid", None)
            if cid is not None and connection.arrived_ms <= connection.failed_ms:
                # The client sent this message before it knew that an earlier one failed. Carried out now, it would come before
                # the repeat of the earlier message.
                connection.send(messages.Refusal(errors.SERVER_UNSTORED, cid))
                return
            connection.may_try(getattr(message, "room", None))
            await HANDLERS[type(message)](self._services, connection, message)
            if connection.strikes:
                connection.strikes -= 1
        except Malformed as error:
            connection.strikes += MALFORMED_STRIKES
            connection.send(_refusal(error, codec.cid_of(frame) if isinstance(frame, bytes) else None))
        except Refusal as refusal:
            if refusal.code in GUESSED:
                connection.tried_in_vain()
            connection.send(_refusal(refusal, cid))
        except Unstored as error:
            if error.doubt or cid is None:
                # Only a repeated command shows whether the first was stored: the client reconnects and asks again.
                await connection.close(errors.BYE_SHUTDOWN, CLOSE_LATER)
            else:
                connection.failed_ms = steady_ms()
                connection.send(_refusal(error, cid))
        except Newer:
            # Another node may be able to handle the message, so the client reconnects and asks there.
            log.info("left the data of a newer version to newer nodes", extra={"room": getattr(message, "room", None)})
            await connection.close(errors.BYE_SHUTDOWN, CLOSE_LATER)
        except ConnectionClosed:
            raise
        except Exception:  # an error of the server: it goes to the log, and the client gets a typed refusal
            what = {"asked": type(message).__name__, "room": getattr(message, "room", None), "cid": cid}
            log.exception("a command failed unexpectedly", extra=what)
            connection.send(messages.Refusal(errors.SERVER_INTERNAL, cid))
            if cid is None:
                # This message has no id that would allow a repeat. After it reconnects, the client requests everything.
                await connection.close(errors.BYE_SHUTDOWN, CLOSE_LATER)


def _unreachable() -> socket_module.socket:
    """Returns a listening socket that nobody can reach, because the websockets library needs one."""
    listening = socket_module.socket(socket_module.AF_UNIX)
    with tempfile.TemporaryDirectory() as folder:
        listening.bind(str(Path(folder) / "none"))
    return listening


async def _nobody_new() -> None:
    """Refuses a new guest on a reserved place. These places are for people with a token."""
    raise Crowded


def _message_of(frame: str | bytes) -> FromClient:
    if isinstance(frame, str):
        raise Malformed(errors.FRAME_NOT_BINARY)
    message: FromClient = codec.decode(frame)
    return message


def _refusal(error: Malformed | Refusal | Unstored, cid: str | None) -> messages.Refusal:
    match error:
        case Malformed():
            return messages.Refusal(error.code, cid, None, {"detail": error.detail} if error.detail else {})
        case Refusal():
            params = dict(error.params)
            rule = params.pop("rule", None)
            return messages.Refusal(error.code, cid, rule if isinstance(rule, str) else None, params)
        case _:
            return messages.Refusal(errors.SERVER_UNSTORED, cid)
