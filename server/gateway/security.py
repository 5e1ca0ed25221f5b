"""What every answer tells the browser to forbid, and whose pages may open a socket."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

SECURITY_HEADERS: Final[Mapping[str, str]] = {
    # No inline script or style anywhere; sockets to this host only; nobody may frame us.
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


def may_connect(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a page of that origin may open a socket: its own host's, one from the settings, or a program (no origin)."""
    if origin is None:
        return True
    if origin.rstrip("/").lower() in allowed:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


def address_of(peer: str, forwarded: str | None, hops: int) -> str:
    """The address that a connection counts for: behind `hops` proxies of ours, what the outermost of them saw."""
    if hops and forwarded:
        seen = [part.strip() for part in forwarded.split(",")]
        return seen[-min(hops, len(seen))]
    return peer
