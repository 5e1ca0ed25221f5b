"""Describes a failed connection to Redis in a sentence for an operator, without Python objects and error numbers."""

import re
from typing import Final

_TABLE: Final[tuple[tuple[str, str], ...]] = (
    (r"No master found for '?([^' :]+)", r"the Sentinels that answer know no primary called \1"),
    (r"reset by peer|Connection closed by server", "it ended the connection (is this a TLS port? then use rediss://)"),
    (r"WRONG_VERSION_NUMBER|wrong version number", "it does not use TLS (use redis:// with one s)"),
    (
        r"CERTIFICATE_VERIFY_FAILED.*?: ([^(\]]*[^(\] ])",
        r"its certificate is not trusted: \1 (for your own CA add ?ssl_ca_certs=/path/ca.pem)",
    ),
    (r"Error -?\d+ connecting to (\S+)\. (.+?)\.?$", r"no server answers at \1: \2"),
    (r"Timeout connecting to server|Timeout reading from", "it does not answer in time"),
)
_OBJECTS: Final = re.compile(r"<[\w.]+\(.*\)>|<[^>]*object at[^>]*>")
_NUMBER: Final = re.compile(r"\[Errno -?\d+\] ")
MAX_LETTERS: Final = 200


def failure_words(error: BaseException) -> str:
    """Returns the sentence for an error. For an unknown error, the sentence is the error's own text, without Python objects and
    error numbers."""
    text = str(error)
    for pattern, words in _TABLE:
        found = re.search(pattern, text, re.DOTALL)
        if found:
            return found.expand(words)
    return _NUMBER.sub("", _OBJECTS.sub("…", text))[:MAX_LETTERS] or "it does not answer in time"
