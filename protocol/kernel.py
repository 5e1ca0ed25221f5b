"""The compiled kernel: `protocol/kernel.c`, if it was built on this machine from this source.

`make` builds it next to this file (`tools/kernel.py`). Without a compiler, and in the wheel, there is none, and the Python
versions do the same: `protocol.patch` and `protocol.short_patch` choose here. They ignore a kernel from another source.
"""

from hashlib import sha256
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("kernel.c")


def digest() -> str:
    """Returns the digest of the source, which a kernel built from it has in `SOURCE`; empty if the source is missing."""
    return sha256(SOURCE.read_bytes()).hexdigest()[:16] if SOURCE.is_file() else ""


try:
    from protocol import _kernel as found
except ImportError:
    found = None  # type: ignore[assignment]

COMPILED: Final = found if found is not None and digest() == found.SOURCE else None
"""The functions of the kernel; None without one."""

NAME: Final = "python" if COMPILED is None else "compiled"
"""The kernel in use, as `doctor`, `/version` and the metrics name it."""
