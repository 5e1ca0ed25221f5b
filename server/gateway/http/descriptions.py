"""The descriptions of the protocol for other people's programs: `protocol/asyncapi.json`, `protocol/openapi.json`.

They are made from the declarations by `python -m tools.asyncapi` and `python -m tools.openapi`, and are part of the package.
"""

import gzip
import hashlib
import json
from importlib.resources import files
from typing import Final

from server.gateway.http.static_files import ASK_AGAIN, Encoded, StaticFile

DESCRIPTIONS: Final = ("asyncapi", "openapi")


def read_description(name: str) -> StaticFile:
    """Returns the file as the server sends it: without line breaks, and compressed once."""
    text = files("protocol").joinpath(f"{name}.json").read_text(encoding="utf-8")
    body = json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False).encode()
    tag = hashlib.sha256(body).hexdigest()[:20]
    packed = gzip.compress(body, mtime=0)
    return StaticFile("application/json", ASK_AGAIN, (Encoded(packed, "gzip", f'"{tag}-gzip"'), Encoded(body, "", f'"{tag}"')))
