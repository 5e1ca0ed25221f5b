"""Replaces the names of erased people in texts of other people."""

import re
from collections.abc import Collection
from typing import Any, Final

SHORTEST_PART: Final = 3
"""Minimum length of a part of a name that is replaced even without the rest of the name."""


class Blank:
    """Replaces each of the `names` in a text with `neutral`, if it is a whole word, in small or capital letters."""

    def __init__(self, names: Collection[str], neutral: str) -> None:
        self.neutral = neutral
        parts = {part for name in names for part in name.split() if len(part) >= SHORTEST_PART and not part.isdigit()}
        found = sorted({name for name in (*names, *parts) if name.strip()}, key=len, reverse=True)
        whole = "|".join(map(re.escape, found))
        self._pattern = re.compile(rf"(?<!\w)(?:{whole})(?!\w)", re.IGNORECASE) if found else None

    def is_in(self, text: str) -> bool:
        return self._pattern is not None and self._pattern.search(text) is not None

    def text(self, text: str) -> str:
        return text if self._pattern is None else self._pattern.sub(lambda _found: self.neutral, text)

    def plain(self, value: Any) -> Any:
        """Returns plain data with the names replaced in every text. The keys of maps stay."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return {key: self.plain(part) for key, part in value.items()}
        if isinstance(value, list | tuple):
            return type(value)(map(self.plain, value))
        return value
