"""The addresses under which other devices can reach this server, in the same network or from outside.

A tutor who opened `http://localhost:8080` has a working page, but on another machine this address means that machine. So the
page asks the server (`GET /address`) and uses the answer in links, on the screen and in QR codes:

    the settings have an address                that address, for every request
    the page was opened under another name      that name: it works for other devices too
    the page was opened as `localhost`          this machine's addresses in its networks, the likeliest first
    as `localhost`, behind a proxy              none: the node's network is not the clients' network
"""

import json
import socket
from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Address, ip_address

import ifaddr
from websockets.http11 import Request

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "utun", "cni", "podman")
"""Prefixes of the names of virtual networks, which usually contain no other machine."""
MAX_ADDRESSES = 4


class Addresses:
    """The addresses of this server. `near`: this machine's addresses in its networks. `public_url`: the address in the
    settings, or empty. `is_proxied`: a proxy is in front of the server; only then does the server believe the forwarded scheme
    and host."""

    def __init__(self, near: Sequence[str], *, public_url: str, is_proxied: bool, server: str) -> None:
        self.near = () if is_proxied else tuple(near)[:MAX_ADDRESSES]
        self._public_url = public_url.rstrip("/")
        self._is_proxied = is_proxied
        self._server = server
        self._own = frozenset({*near, "127.0.0.1", "::1"})
        self.have_others_come = False
        """True once another machine has connected."""

    @property
    def public_url(self) -> str:
        return self._public_url

    def came(self, peer: str) -> None:
        """Notes the IP address of a connection. An address of another machine proves that others can reach this machine."""
        if not self.have_others_come:
            self.have_others_come = self._is_proxied or peer.removeprefix("::ffff:") not in self._own

    def of(self, request: Request) -> tuple[str, ...]:
        """Returns the addresses for other devices, the likeliest first; empty if none is known."""
        if self._public_url:
            return (self._public_url,)
        origin = self.origin_of(request)
        scheme, _, host = origin.partition("://")
        name, port = split_port(host)
        if name not in LOOPBACK_NAMES:
            return (origin,)
        return tuple(f"{scheme}://{each}{port}" for each in self.near)

    def chosen(self, request: Request, wanted: str) -> str:
        """Returns the address for a QR code: `wanted` if it is one of the server's addresses, otherwise the likeliest,
        otherwise the host in the request."""
        known = self.of(request)
        return wanted if wanted in known else next(iter(known), self.origin_of(request))

    def origin_of(self, request: Request) -> str:
        """Returns the origin (scheme and host) to which the browser sent this request."""
        headers = request.headers
        host, scheme = headers.get("Host", "localhost"), "http"
        if self._is_proxied:
            host = next(iter(headers.get_all("X-Forwarded-Host")), host).split(",")[0].strip()
            scheme = "https" if "https" in _words(headers.get_all("X-Forwarded-Proto")) else "http"
        return f"{scheme}://{host.lower()}"

    def answer(self, request: Request) -> bytes:
        """Returns the answer as JSON, with these keys. `addresses`: the addresses for other devices, as `of` returns them.
        `is_set`: whether the address comes from the settings, so that the page need not try it. `server`: an identity that lets
        a page recognise this server. `others_came`: whether another machine has connected."""
        shown = {
            "addresses": self.of(request),
            "is_set": bool(self._public_url),
            "server": self._server,
            "others_came": self.have_others_come,
        }
        return json.dumps(shown, separators=(",", ":")).encode()

    def may_ask(self, origin: str | None) -> bool:
        """Tells whether a page of that origin may read the answer. Pages at this machine's own addresses may, because they try
        the machine's other addresses."""
        if origin is None:
            return False
        name, _port = split_port(origin.rpartition("://")[2].lower())
        return name in LOOPBACK_NAMES or name in self.near

    @property
    def sources(self) -> str:
        """Returns the addresses that the page's security policy must allow, so that the page can try them."""
        return " ".join(f"http://{each}:*" for each in self.near)


def split_port(host: str) -> tuple[str, str]:
    """Splits a host into its name and `:port`, which may be empty: `[::1]:80` gives `[::1]` and `:80`."""
    name, colon, port = host.rpartition(":")
    return (name, colon + port) if port.isdigit() and name else (host, "")


def listening_hosts(host: str) -> list[str]:
    """Returns the addresses to listen on. If the setting `host` is empty, these are all addresses, with IPv6 if the machine has
    it."""
    if host:
        return [host]
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::", 0))
    except OSError:
        return ["0.0.0.0"]
    return ["0.0.0.0", "::"]


def near_addresses(
    listening_on: str,
    *,
    networks: Callable[[], Iterable[tuple[str, str]]] | None = None,
    routed: Callable[[], str] | None = None,
) -> tuple[str, ...]:
    """Returns the IPv4 addresses at which other machines may reach the server, the likeliest first: the address in the network
    with the route to the internet comes first, addresses in virtual networks come last. The function sends no packets.

    `listening_on`: the setting `host`. `networks` yields pairs of a network's name and this machine's address in that network.
    `routed` returns this machine's address in the network with the route to the internet.
    """
    if listening_on not in ("0.0.0.0", "", "::"):
        return () if split_port(listening_on)[0] in LOOPBACK_NAMES or listening_on == "::1" else (listening_on,)
    first = (routed or _routed)()
    found = [(name, number) for name, number in (networks or _networks)() if _leads_here(number)]
    found.sort(key=lambda each: (each[1] != first, each[0].startswith(VIRTUAL), not ip_address(each[1]).is_private))
    return tuple(dict.fromkeys(number for _name, number in found))


def _networks() -> Iterable[tuple[str, str]]:
    try:
        adapters = ifaddr.get_adapters()
    except OSError:
        return ()
    return [(str(adapter.name), ip.ip) for adapter in adapters for ip in adapter.ips if isinstance(ip.ip, str)]


def _leads_here(number: str) -> bool:
    known = ip_address(number)
    return isinstance(known, IPv4Address) and not known.is_loopback and not known.is_link_local


def _routed() -> str:
    """Returns this machine's address in the network with the route to the internet; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _words(lines: Sequence[str]) -> list[str]:
    return [word.strip().lower() for line in lines for word in line.split(",")]
