"""Under which address others come to this server: those on the same network, and those from outside.

A tutor who opened `http://localhost:8080` has a page that works, and an address that leads every other machine to itself. So
the page asks here (`GET /address`), and shows in links, on the screen and in QR pictures what is answered:

    the address in the settings                 that one, whatever was asked
    opened under any other name or number       the same: who came that way can send others that way
    opened as `localhost`                       this machine's addresses in its networks, the likely one first
    the same behind a proxy                     none: the node's network is not that of those who come
"""

import json
import socket
from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Address, ip_address

import ifaddr
from websockets.http11 import Request

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "utun", "cni", "podman")
"""How the names of networks begin in which no other machine is."""
MAX_ADDRESSES = 4


class Addresses:
    """`near`: this machine's numbers in its networks; `public_url`: the address in the settings, or empty; `is_proxied`: people
    come through a proxy, whose word on scheme and host is believed, and nobody else's.
    """

    def __init__(self, near: Sequence[str], *, public_url: str, is_proxied: bool, server: str) -> None:
        self.near = () if is_proxied else tuple(near)[:MAX_ADDRESSES]
        self._public_url = public_url.rstrip("/")
        self._is_proxied = is_proxied
        self._server = server
        self._own = frozenset({*near, "127.0.0.1", "::1"})
        self._others_came = False

    @property
    def public_url(self) -> str:
        return self._public_url

    def came(self, peer: str) -> None:
        """A connection from that number; with one from another machine it is known that this one can be reached."""
        if not self._others_came:
            self._others_came = self._is_proxied or peer.removeprefix("::ffff:") not in self._own

    def of(self, request: Request) -> tuple[str, ...]:
        """Where others come to who asks, the likely one first; empty where that is not known."""
        if self._public_url:
            return (self._public_url,)
        origin = self.origin_of(request)
        scheme, _, host = origin.partition("://")
        name, port = split_port(host)
        if name not in LOOPBACK_NAMES:
            return (origin,)
        return tuple(f"{scheme}://{each}{port}" for each in self.near)

    def chosen(self, request: Request, wanted: str) -> str:
        """The one that a picture bears: the one that the page wants, if it is one of them; else the likely one, or that which
        was asked where none is known.
        """
        known = self.of(request)
        return wanted if wanted in known else next(iter(known), self.origin_of(request))

    def origin_of(self, request: Request) -> str:
        """The origin that the asker's browser shows."""
        headers = request.headers
        host, scheme = headers.get("Host", "localhost"), "http"
        if self._is_proxied:
            host = next(iter(headers.get_all("X-Forwarded-Host")), host).split(",")[0].strip()
            scheme = "https" if "https" in _words(headers.get_all("X-Forwarded-Proto")) else "http"
        return f"{scheme}://{host.lower()}"

    def answer(self, request: Request) -> bytes:
        """`addresses`: as `of`; `is_set`: by the settings, so not to be doubted; `server`: by which a page knows that it has
        reached this one; `others_came`: somebody on another machine has reached it.
        """
        shown = {
            "addresses": self.of(request),
            "is_set": bool(self._public_url),
            "server": self._server,
            "others_came": self._others_came,
        }
        return json.dumps(shown, separators=(",", ":")).encode()

    def may_ask(self, origin: str | None) -> bool:
        """Whether a page of that origin may read the answer: one that was opened on this machine and tries its addresses."""
        if origin is None:
            return False
        name, _port = split_port(origin.rpartition("://")[2].lower())
        return name in LOOPBACK_NAMES or name in self.near

    @property
    def sources(self) -> str:
        """What the policy of our page must let it connect to, to try these addresses."""
        return " ".join(f"http://{each}:*" for each in self.near)


def split_port(host: str) -> tuple[str, str]:
    """The name and `:port`, which may be empty: `[::1]:80` is `[::1]` and `:80`."""
    name, colon, port = host.rpartition(":")
    return (name, colon + port) if port.isdigit() and name and not port.endswith("]") else (host, "")


def listening_hosts(host: str) -> list[str]:
    """The addresses to listen on for the setting `host`: empty means every address, IPv6 where the machine has it."""
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
    """This machine's IPv4 numbers in its networks, if the server listens there: first the one that leads to the internet, then
    the others, virtual networks last. `networks`: pairs of a network's name and the number in it; nothing is sent to find out.
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
    """The number of the network through which the internet is reached; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _words(lines: Sequence[str]) -> list[str]:
    return [word.strip().lower() for line in lines for word in line.split(",")]
