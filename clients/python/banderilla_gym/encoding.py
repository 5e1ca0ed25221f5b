"""A seat's view as numbers: hashed features, the same for the same view on every machine.

Each leaf of the view and of the status makes one token, `path=value`, and each token adds +1 or −1 at one of `FEATURES`
places; place and sign come from its CRC-32. The features leave out the text for screen readers, which repeats the view, and
the absolute times.
"""

from binascii import crc32
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

FEATURES: Final = 512
BOUND: Final = 16.0
"""Maximum absolute value of a feature."""
LEFT_OUT: Final = frozenset({"text", "clock", "due_at_ms", "closes_at_ms"})


def encoded(shown: Mapping[str, Any]) -> NDArray[np.float32]:
    """Returns the view as `FEATURES` numbers of −`BOUND` … `BOUND`."""
    features = np.zeros(FEATURES, dtype=np.float32)
    for token in tokens(shown):
        place, sign = _place(token)
        features[place] += sign
    return np.clip(features, -BOUND, BOUND)


def tokens(value: Any, path: str = "") -> Iterator[str]:
    """Yields `path=value` of every leaf that counts; an empty list or map is a leaf too."""
    if isinstance(value, Mapping) and value:
        for key, item in value.items():
            if key not in LEFT_OUT:
                yield from tokens(item, f"{path}/{key}")
    elif isinstance(value, list | tuple) and value:
        for number, item in enumerate(value):
            yield from tokens(item, f"{path}/{number}")
    else:
        yield f"{path}={value}"


@lru_cache(maxsize=65_536)
def _place(token: str) -> tuple[int, int]:
    number = crc32(token.encode())
    return number % FEATURES, 1 if number & 0x8000_0000 else -1
