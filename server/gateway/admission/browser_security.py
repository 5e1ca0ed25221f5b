"""Security headers of the answers, and checks of the Origin and Host headers and of the client's address."""

from collections.abc import Mapping, Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

SECURITY_HEADERS: Final[dict[str, str]] = {
    # The policy allows no inline script or style, sockets to this host only, and no frame around a page.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


ASSET_HEADERS: Final[Mapping[str, str]] = {
    name: SECURITY_HEADERS[name] for name in ("X-Content-Type-Options", "X-Frame-Options", "Cross-Origin-Resource-Policy")
}
"""The security headers of an answer that is neither a page nor a web worker, such as a script or a picture. For these, a
browser uses the policy of the page that contains them."""


def page_headers(sources: str) -> Mapping[str, str]:
    """Returns the security headers of the client's page. `sources`: further addresses of this machine that the page may connect
    to."""
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    return SECURITY_HEADERS | {
        "Content-Security-Policy": policy.replace("connect-src 'self'", f"connect-src 'self' {sources}".rstrip())
    }


def embed_headers(origins: Sequence[str]) -> Mapping[str, str]:
    """Returns the security headers of the page `/embed/CODE`. They differ from the headers of other pages in one thing: pages
    of `origins` (`*`: of all origins) may show this page in a frame."""
    if not origins:
        return SECURITY_HEADERS
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    framed = policy.replace("frame-ancestors 'none'", f"frame-ancestors {' '.join(origins)}")
    others = {name: value for name, value in SECURITY_HEADERS.items() if name != "X-Frame-Options"}
    return others | {"Content-Security-Policy": framed, "Cross-Origin-Resource-Policy": "cross-origin"}


def developer_headers() -> Mapping[str, str]:
    """Returns the security headers of the developer's table. Pages of this origin may show the table in a frame, and the table
    may show pages of this origin in frames."""
    headers = embed_headers(("'self'",))
    return {**headers, "Content-Security-Policy": f"{headers['Content-Security-Policy']}; frame-src 'self'"}


def may_connect(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Tells whether a page of that origin may open a socket: the origin has the host of the server, or the settings allow the
    origin.

    A program that is no browser sends no origin and may connect. It makes no difference whether an origin contains its scheme's
    default port.
    """
    if origin is None:
        return True
    try:
        scheme, page = _scheme_and_host(origin)
        if not page:
            return False
        if host is not None and page == _scheme_and_host(f"{scheme}://{host}")[1]:
            return True
        return (scheme, page) in {_scheme_and_host(each) for each in allowed}
    except ValueError:  # `http://[` is no origin
        return False


_DEFAULT_PORTS: Final = {"http": 80, "https": 443}


def _scheme_and_host(origin: str) -> tuple[str, str]:
    """Returns the scheme and `host:port` of an origin, without the port if it is the scheme's default. Raises `ValueError`."""
    parts = urlsplit(origin.strip().lower())
    port = "" if parts.port in (None, _DEFAULT_PORTS.get(parts.scheme)) else f":{parts.port}"
    return parts.scheme, f"{parts.hostname or ''}{port}"


def address_of(peer: str, forwarded: str | None, hops: int) -> str:
    """Returns the address of a client for the limits. `hops` is the number of our own proxies in front of the server; if `hops`
    is not 0, the function returns the address that the outermost proxy reported."""
    if hops and forwarded:
        named_hops = [part.strip() for part in forwarded.split(",")]
        return named_hops[-min(hops, len(named_hops))]
    return peer


def share_of(address: str) -> str:
    """Returns the name under which the limits count an address. All IPv6 addresses of one /64 network count as one. An IPv4
    address written as IPv6 counts as the IPv4 address."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> 64 << 64)}/64"


def is_known_host(host: str | None, names: frozenset[str]) -> bool:
    """Tells whether a Host header names this server: by an IP address, as `localhost`, or by a name in the settings. IP
    addresses are safe, because an attacker cannot register an IP address as the name of a website."""
    if host is None or len(host) > 80:
        return False
    name = host.lower()
    if not name.endswith("]") and name.rpartition(":")[2].isdigit():
        name = name.rpartition(":")[0]
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return name == "localhost" or name in names
    return True
