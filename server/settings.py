"""The settings of the server, with types. A flag counts more than an environment variable, which counts more than a default.

Each field of `Settings` is one setting, with a line that explains the setting. Its flag is `--field-name` and its variable
`BANDERILLA_FIELD_NAME` (only `REDIS_URL` has the name that every hosting service uses). The server refuses a variable that
matches no field, so that a typing mistake does not go unnoticed.
"""

import argparse
import os
import re
import socket
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import quote

import msgspec

from server.allowed_settings import converted, meant

PREFIX = "BANDERILLA_"
_PUBLIC = re.compile(r"https?://[^\s/?#]+/?", re.IGNORECASE)
MAX_WORKERS = 64
MIN_TOKEN = 16
"""Minimum length of the operator's token. The token protects a page where the number of guesses is not limited."""
CAN_SHARE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
"""True if a process can hand a socket to another process, which Windows cannot."""
LOOPBACK = ("127.0.0.1", "::1", "localhost")
"""Host names that only programs on this machine can reach."""
_ORIGIN = re.compile(r"\*|https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")

Count = Annotated[int, msgspec.Meta(ge=0)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


def _note(text: str) -> Any:
    return msgspec.Meta(description=text)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that an operator may choose. The name of a duration ends with its unit; sizes are in bytes unless the name has
    a unit."""

    host: Annotated[str, _note("address to listen on; empty: all addresses of this machine, IPv4 and IPv6")] = ""
    port: Annotated[Port, _note("port to listen on, up to 65535; 0 takes a free one")] = 8080
    workers: Annotated[
        str,
        _note("processes that serve, from 1 to 64, behind one port; auto: as many as cores"),
    ] = "1"
    redis_password: Annotated[str, _note("password of Redis, unescaped, for an address without one; any characters")] = ""
    redis_url: Annotated[
        str,
        _note("redis://, redis+sentinel:// or redis+cluster:// with your servers; rediss for TLS; empty: the embedded Valkey"),
    ] = ""
    replicas: Annotated[
        Count,
        _note("replicas of your own Redis that must have an action before its ack (WAIT); 0: the primary is enough"),
    ] = 0
    replica_disks: Annotated[
        bool,
        _note("wait for the disks of your own Redis and of those replicas too (WAITAOF)"),
    ] = False
    data_dir: Annotated[str, _note("folder of the embedded Valkey")] = "data"
    fsync: Annotated[
        Literal["everysec", "always", "no"],
        _note("disk syncs of the embedded Valkey. always: after each write; everysec: each second; no: left to the system"),
    ] = "everysec"
    memory_mb: Annotated[
        Count,
        _note("MB that the embedded Valkey may fill; above that the server refuses all commands; 0 for no bound"),
    ] = 1_024
    room_mb: Annotated[Positive, _note("MB of steps that a table may have")] = 16
    room_steps: Annotated[Positive, _note("steps that a table may have")] = 20_000
    client_dir: Annotated[
        str,
        _note("folder of the built web client; empty: that of the package, or of the checkout"),
    ] = ""
    public_url: Annotated[
        str,
        _note("address that people use, for QR pictures; empty: the host of the request, if it is a number"),
    ] = ""
    origins: Annotated[str, _note("further origins whose pages may connect, separated by commas")] = ""
    embed_origins: Annotated[
        str,
        _note("origins whose pages may show a table in a frame (/embed/CODE), separated by commas, * for all; empty: none"),
    ] = ""
    proxy_hops: Annotated[Count, _note("reverse proxies in front; the server trusts their X-Forwarded-For")] = 0
    metrics_listen: Annotated[str, _note("host:port of /metrics, to keep private; empty: none")] = ""
    operator_listen: Annotated[str, _note("host:port of the operator's page; empty: none")] = ""
    operator_token: Annotated[str, _note("password of that page, 16 characters or more; every node with it reports there")] = ""
    message_bytes: Annotated[Positive, _note("largest message of a client")] = 16_384
    rate_per_s: Annotated[Positive, _note("messages a second of a connection over time")] = 20
    rate_burst: Annotated[Positive, _note("messages that a connection may send at once")] = 60
    connections: Annotated[
        Count,
        _note("connections of this node; 0: as many as the descriptors allow, at most 20000"),
    ] = 0
    connections_per_address: Annotated[Positive, _note("connections of one address; a whole class may share one")] = 500
    busy_ms: Annotated[
        Count,
        _note("average delay of the loop above which a node with a busy core opens no new tables; 0: no limit"),
    ] = 100
    rooms_per_connection: Annotated[Positive, _note("rooms that one connection may subscribe to at once")] = 160
    hello_ms: Annotated[Positive, _note("time for the first message of a connection")] = 10_000
    send_buffer: Annotated[Positive, _note("unsent bytes above which a connection gets one snapshot instead")] = 131_072
    slow_ms: Annotated[Positive, _note("time after which the server disconnects a reader that does not catch up")] = 20_000
    away_ms: Annotated[Count, _note("time without a socket after which a person counts as away")] = 3_000
    wait_ms: Annotated[Positive, _note("time that a command waits for an unreachable Redis")] = 8_000
    drain_ms: Annotated[Count, _note("time between the notice of a restart and the closing of connections")] = 500
    idle_days: Annotated[Positive, _note("days after which the store forgets an unused room")] = 14
    finished_days: Annotated[Positive, _note("days after which the store forgets a finished room")] = 30
    session_days: Annotated[
        int,
        msgspec.Meta(ge=1, le=365),
        _note("days that the store keeps a session after its last round, unless its director says otherwise"),
    ] = 30
    open_tables: Annotated[
        bool,
        _note("let hosts list their tables; false: this server has no list"),
    ] = True
    weekend_hour: Annotated[
        str,
        _note("start of the weekend hour, such as sat 17:00 -03:00; empty: this server has none"),
    ] = ""
    weekend_games: Annotated[
        str,
        _note("games of the weekend hour, one a week in turn, with options if needed, such as fiar damas:games=2"),
    ] = ""
    friends: Annotated[
        bool,
        _note("let two people pair their devices as friends; false: this server has no friends"),
    ] = True
    by_room: Annotated[
        bool,
        _note(
            "the proxy in front sends a socket to a node by the code in its address (`?room=`): clients dial so when they enter"
        ),
    ] = False
    substitute_ms: Annotated[
        int,
        msgspec.Meta(ge=0, le=600_000),
        _note("time after which the computer takes the free seats of a listed table until people come; 0: never"),
    ] = 20_000
    bot_workers: Annotated[
        int,
        msgspec.Meta(ge=0, le=64),
        _note("processes for the computer's higher levels; 0: it answers at once, without search"),
    ] = 1
    bot_think_ms: Annotated[Positive, _note("time after which the computer moves although its search is not complete")] = 10_000
    development: Annotated[
        bool,
        _note("serve the developer's table at /developer; only with a --host of this machine and the embedded Valkey"),
    ] = False
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        _note("lowest level of the log on stderr; on a terminal, `info` prints only warnings, in plain words"),
    ] = "info"

    def __post_init__(self) -> None:
        if self.workers != "auto" and not (
            self.workers.isascii() and self.workers.isdigit() and 0 < int(self.workers) <= MAX_WORKERS
        ):
            raise ValueError(f"workers must be auto or a whole number from 1 to 64, not {self.workers}")
        if self.public_url and _PUBLIC.fullmatch(self.public_url) is None:
            raise ValueError(
                f"public_url must be an address such as https://school.example, without a path, not {self.public_url}"
            )
        address_in(self.metrics_listen)
        address_in(self.operator_listen, "operator_listen")
        if len(self.operator_token) < MIN_TOKEN and (self.operator_listen or self.operator_token):
            raise ValueError(f"operator_token needs at least {MIN_TOKEN} characters, to open the page of operator_listen")
        if self.development and (self.host not in LOOPBACK or self.redis_url or self.public_url or self.proxy_hops):
            raise ValueError(
                "development is for a server that only this machine reaches: it needs --host 127.0.0.1, and goes with neither "
                "--redis-url nor --public-url nor --proxy-hops"
            )
        if self.development and self.workers != "1":
            raise ValueError("development needs a single worker: leave --workers out")
        for origin in self.origins.split(","):
            if origin.strip() and _PUBLIC.fullmatch(origin.strip()) is None:
                raise ValueError(f"origins must have addresses such as https://school.example, not {origin.strip()}")
        for origin in self.framing_origins:
            if _ORIGIN.fullmatch(origin) is None:
                raise ValueError(f"embed_origins must have * or origins such as https://school.example, not {origin}")

    @property
    def worker_count(self) -> int:
        """Returns the number of workers; 1 on a system where a process cannot hand a socket to another."""
        if not CAN_SHARE:
            return 1
        return min(MAX_WORKERS, cores()) if self.workers == "auto" else int(self.workers)

    @property
    def framing_origins(self) -> tuple[str, ...]:
        return tuple(origin.strip().rstrip("/") for origin in self.embed_origins.split(",") if origin.strip())

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Returns the origins whose pages may always connect: those in the setting `origins`, and the origin of the public
        address."""
        named = (*self.origins.split(","), self.public_url)
        return frozenset(origin.strip().rstrip("/").lower() for origin in named if origin.strip())

    @property
    def own_hosts(self) -> frozenset[str]:
        """Returns the host names in the setting `origins`. People can reach the server under these host names."""
        return frozenset(origin.partition("://")[2].partition(":")[0] for origin in self.allowed_origins)

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        return address_in(self.metrics_listen)

    @property
    def operator_address(self) -> tuple[str, int] | None:
        return address_in(self.operator_listen, "operator_listen")


def cores() -> int:
    """Returns the number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def address_in(text: str, field: str = "metrics_listen") -> tuple[str, int] | None:
    """Splits `host:port`. Returns None if the text is empty. Raises `ValueError`, whose message names the field, for any other
    text."""
    if not text:
        return None
    host, colon, port = text.rpartition(":")
    if not colon or not port.isdigit() or int(port) > 65_535:
        raise ValueError(f"{field} must be host:port, not {text}")
    return host.strip("[]") or "127.0.0.1", int(port)


def explanations() -> dict[str, str]:
    """Returns for each setting the line that explains it."""
    hints = get_type_hints(Settings, include_extras=True)
    return {field: _line_of(hints[field]) for field in Settings.__struct_fields__}


def _line_of(hint: Any) -> str:
    return str(next(meta.description for meta in hint.__metadata__ if getattr(meta, "description", None)))


def variable_of(field: str) -> str:
    return "REDIS_URL" if field == "redis_url" else PREFIX + field.upper()


def flag_of(field: str) -> str:
    return "--" + field.replace("_", "-")


def add_flags(parser: argparse.ArgumentParser, fields: Sequence[str] = Settings.__struct_fields__) -> None:
    """Adds a flag for each of these settings to the parser. A flag that the user does not give has no value, so that the caller
    can tell such a flag from a flag with the default value."""
    defaults = Settings()
    lines = explanations()
    for field in fields:
        line = lines[field]
        default = getattr(defaults, field)
        shown = default if default != "" else "empty"
        parser.add_argument(
            flag_of(field),
            dest=field,
            default=None,
            metavar=type(default).__name__.upper(),
            help=f"{line} [{shown}; {variable_of(field)}]",
        )


def read_settings(environment: Mapping[str, str], flags: Mapping[str, str | None]) -> Settings:
    """Returns the settings from the flags and the environment. Raises `ValueError` that names the field and the mistake."""
    known = {variable_of(field): field for field in Settings.__struct_fields__}
    chosen: dict[str, str] = {}
    for name, text in environment.items():
        if name in known:
            chosen[known[name]] = text
        elif name.startswith(PREFIX):
            raise ValueError(f"unknown setting {name}{meant(name, known)}")
    chosen |= {field: text for field, text in flags.items() if field in Settings.__struct_fields__ and text is not None}
    hints = get_type_hints(Settings, include_extras=True)
    values: dict[str, Any] = {}
    for field, text in chosen.items():
        try:
            values[field] = converted(text, hints[field])
        except ValueError as error:
            raise ValueError(f"{flag_of(field)} ({variable_of(field)}): {error}") from None
    return _with_password(Settings(**values))


def _with_password(settings: Settings) -> Settings:
    """Returns the settings with the password added to the Redis address, unless the address has a login already."""
    scheme, _, rest = settings.redis_url.partition("://")
    if not settings.redis_password or not rest or "@" in rest.partition("/")[0]:
        return settings
    return msgspec.structs.replace(settings, redis_url=f"{scheme}://:{quote(settings.redis_password, safe='')}@{rest}")
