"""The restrictions that every answer sets in the browser, and the pages that may open a socket."""

from collections.abc import Mapping, Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

SECURITY_HEADERS: Final[dict[str, str]] = {
    # No inline script or style anywhere; sockets to this host only; no page may frame ours.
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
"""The headers for answers that are not a page or a worker, such as a script or a picture: the browser takes the policy from the
page that requests them."""


def page_headers(sources: str) -> Mapping[str, str]:
    """Returns the headers of the client's page. `sources`: addresses of this machine that the page may try, in addition to its
    own."""
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    return SECURITY_HEADERS | {
        "Content-Security-Policy": policy.replace("connect-src 'self'", f"connect-src 'self' {sources}".rstrip())
    }


def embed_headers(origins: Sequence[str]) -> Mapping[str, str]:
    """Returns the headers of the page `/embed/CODE`: as for any page, but pages of these origins (`*`: all) may frame it."""
    if not origins:
        return SECURITY_HEADERS
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    framed = policy.replace("frame-ancestors 'none'", f"frame-ancestors {' '.join(origins)}")
    others = {name: value for name, value in SECURITY_HEADERS.items() if name != "X-Frame-Options"}
    return others | {"Content-Security-Policy": framed, "Cross-Origin-Resource-Policy": "cross-origin"}


def developer_headers() -> Mapping[str, str]:
    """Returns the headers of the developer's table: as for a framed page of this origin, which may itself frame such pages."""
    headers = embed_headers(("'self'",))
    return {**headers, "Content-Security-Policy": f"{headers['Content-Security-Policy']}; frame-src 'self'"}


def may_connect(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """True if a page of that origin may open a socket: one of the same host or of an allowed origin.

    A program has no origin and may connect. The default port of the origin's scheme equals no port, on both sides.
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
    """Returns the scheme and `host:port` of an origin; without the port if it is the default. Raises `ValueError`."""
    parts = urlsplit(origin.strip().lower())
    port = "" if parts.port in (None, _DEFAULT_PORTS.get(parts.scheme)) else f":{parts.port}"
    return parts.scheme, f"{parts.hostname or ''}{port}"


def address_of(peer: str, forwarded: str | None, hops: int) -> str:
    """Returns the address whose limits a connection uses. Behind `hops` proxies of ours it is the address that the outermost
    proxy saw."""
    if hops and forwarded:
        named_hops = [part.strip() for part in forwarded.split(",")]
        return named_hops[-min(hops, len(named_hops))]
    return peer


def share_of(address: str) -> str:
    """Returns the share that an address uses. An IPv6 connection has a whole /64, which is one share; a mapped IPv4 address
    counts as that IPv4 address."""
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
    """Tells whether a Host header names us: by an IP address, as `localhost`, or by a name from the settings. An attacker
    cannot own an IP address as a name, and only the requester gets the answer.
    """
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
