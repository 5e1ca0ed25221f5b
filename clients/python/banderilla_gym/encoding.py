"""A seat's view as numbers (hashed features). The same view gives the same numbers on every machine.

Each value in the view and the status makes one token, `path=value`. Each token adds +1 or −1 to one of `FEATURES`
numbers. The CRC-32 of the token decides the number and the sign. Two things are left out: the text for screen readers,
which repeats the view, and absolute times.
"""

from binascii import crc32
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

FEATURES: Final = 512
BOUND: Final = 16.0
"""Maximum absolute value of each number."""
LEFT_OUT: Final = frozenset({"text", "clock", "due_at_ms", "closes_at_ms"})


def encoded(shown: Mapping[str, Any]) -> NDArray[np.float32]:
    """Returns the view as `FEATURES` numbers between −`BOUND` and `BOUND`."""
    features = np.zeros(FEATURES, dtype=np.float32)
    for token in tokens(shown):
        place, sign = _place(token)
        features[place] += sign
    return np.clip(features, -BOUND, BOUND)


def tokens(value: Any, path: str = "") -> Iterator[str]:
    """Yields `path=value` for each text, number or other single value, and for each empty list or map. Skips the keys in
    `LEFT_OUT`."""
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
