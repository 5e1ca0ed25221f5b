"""Parses `REDIS_URL`: one Redis, the primary that Sentinels name, or a Cluster; with or without TLS, with or without a user.

    redis://USER:PASSWORD@HOST:PORT/DB          one Redis; rediss:// with TLS, unix:///PATH for a socket
    redis+sentinel://…@HOST:PORT,HOST:PORT/NAME/DB   the primary NAME of these Sentinels; rediss+sentinel:// with TLS
    redis+cluster://…@HOST:PORT,HOST:PORT       a Cluster, found through these nodes; rediss+cluster:// with TLS

After a `?` come the options of the `redis` package, for example `ssl_ca_certs=/path`, and `sentinel_username` and
`sentinel_password` if the Sentinels need a separate login.
"""

from typing import Any, Final, Literal, NamedTuple, TypeAlias
from urllib.parse import parse_qsl, urlencode, urlsplit

from redis.asyncio.connection import SSLConnection, parse_url

Kind: TypeAlias = Literal["one", "sentinel", "cluster"]
SCHEMES: Final = ("redis", "rediss", "unix")
_PORTS: Final = {"sentinel": 26_379, "cluster": 6_379}


class Unfit(Exception):
    """This Redis or this address cannot be used for rooms, and waiting does not help."""


class RedisAddress(NamedTuple):
    """A parsed `REDIS_URL`. `hosts`: the Sentinels or Cluster nodes to ask for the servers; empty for a single Redis. `name`:
    the name of the primary at the Sentinels."""

    kind: Kind
    url: str
    hosts: tuple[tuple[str, int], ...] = ()
    name: str = ""
    db: int = 0

    def url_at(self, host: str, port: int) -> str:
        """Returns the URL of one server of this store, with the same user and options."""
        asked = urlsplit(self.url)
        login, at, _hosts = asked.netloc.rpartition("@")
        place = f"[{host}]" if ":" in host else host
        options = urlencode([(name, value) for name, value in parse_qsl(asked.query) if not name.startswith("sentinel_")])
        question = "?" if options else ""
        return f"{asked.scheme.partition('+')[0]}://{login}{at}{place}:{port}/{self.db}{question}{options}"

    def options_at(self, host: str, port: int) -> dict[str, Any]:
        """Returns user, password and TLS settings as options for a client of the `redis` package."""
        asked: dict[str, Any] = dict(parse_url(self.url_at(host, port)))
        is_secure = asked.pop("connection_class", None) is SSLConnection
        for known in ("host", "port", "db"):
            asked.pop(known, None)
        return asked | ({"ssl": True} if is_secure else {})

    def sentinel_options(self) -> dict[str, Any]:
        """Returns the options for connections to the Sentinels, which have a login of their own."""
        said = dict(parse_qsl(urlsplit(self.url).query))
        login = {name: said[f"sentinel_{name}"] for name in ("username", "password") if f"sentinel_{name}" in said}
        (host, port), *_ = self.hosts
        others = {name: value for name, value in self.options_at(host, port).items() if name not in ("username", "password")}
        return others | login


def read_address(url: str) -> RedisAddress:
    """Parses `REDIS_URL`. Raises `Unfit` if it is not an address of a Redis."""
    scheme, _, how = url.partition("://")[0].partition("+")
    if how not in ("", "sentinel", "cluster") or scheme not in SCHEMES or (how and scheme == "unix"):
        known = ", ".join(f"{each}://" for each in (*SCHEMES, "redis+sentinel", "redis+cluster"))
        raise Unfit(f"REDIS_URL must begin with {known} (rediss+… with TLS)")
    asked = urlsplit(url)
    if not how:
        if "," in asked.netloc:
            raise Unfit(
                "REDIS_URL names several servers: begin it with redis+sentinel:// or redis+cluster://, "
                "or give the address of one Redis (or of a proxy before them)"
            )
        _parsed(url)
        return RedisAddress("one", url)
    hosts = tuple(_host(text, _PORTS[how]) for text in asked.netloc.rpartition("@")[2].split(","))
    name, _, db = asked.path.strip("/").partition("/")
    if how == "cluster":
        if name not in ("", "0"):
            raise Unfit("REDIS_URL names a database of a Cluster, which has only 0")
        found = RedisAddress("cluster", url, hosts)
    else:
        if not name:
            raise Unfit("REDIS_URL of Sentinels ends with the name of the primary: redis+sentinel://HOST:PORT,HOST:PORT/NAME")
        if db and not db.isdigit():
            raise Unfit(f"REDIS_URL cannot be read: {db} is no number of a database")
        found = RedisAddress("sentinel", url, hosts, name, int(db or 0))
    _parsed(found.url_at(*hosts[0]))
    return found


def _host(text: str, usual: int) -> tuple[str, int]:
    try:
        read = urlsplit(f"//{text}")
        port = read.port
    except ValueError as error:
        raise Unfit(f"REDIS_URL cannot be read: {error}") from None
    if not read.hostname:
        raise Unfit("REDIS_URL cannot be read: a host has no name")
    return read.hostname, usual if port is None else port


def _parsed(url: str) -> None:
    try:
        parse_url(url)
    except ValueError as error:
        raise Unfit(f"REDIS_URL cannot be read: {error}") from None
