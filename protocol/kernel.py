"""Loads the compiled versions of hot functions (`protocol/kernel.c`), if this machine has built them from exactly this source.

`make` builds them next to this file (`tools/kernel.py`). Otherwise, for example in the wheel or without a compiler,
`protocol.patch` and `protocol.short_patch` use their Python versions, which give the same results.
"""

from hashlib import sha256
from pathlib import Path
from typing import Final

DIGEST_LENGTH: Final = 16
"""Number of hexadecimal digits of the digest of the C source."""
SOURCE: Final = Path(__file__).with_name("kernel.c")


def digest() -> str:
    """Return the digest of the C source, empty if the source is missing. A kernel built from that source has the same
    digest in `SOURCE`."""
    return sha256(SOURCE.read_bytes()).hexdigest()[:DIGEST_LENGTH] if SOURCE.is_file() else ""


try:
    from protocol import _kernel as found
except ImportError:
    found = None  # type: ignore[assignment]

COMPILED: Final = found if found is not None and digest() == found.SOURCE else None
"""The compiled functions; None if there are none for this source."""

NAME: Final = "python" if COMPILED is None else "compiled"
"""Name of the version in use, for `doctor`, `/version` and the metrics."""
