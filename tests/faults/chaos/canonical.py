"""One text for each plain value, so that equal values have equal texts."""

import json
import re
from typing import Final

_WHOLE: Final = re.compile(r"(?<=\d)\.0(?=[,}\]]|\Z)")


def canonical(plain: object) -> str:
    """Returns the text. A whole number has the same text as an int and as a float, because a client cannot tell them
    apart."""
    return _WHOLE.sub("", json.dumps(plain, sort_keys=True, separators=(",", ":")))
