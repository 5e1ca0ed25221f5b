"""The built client in memory: each file by its path, plain and in the compressed forms that the build made.

The build writes `app.js.br` and `app.js.gz` next to `app.js`, so the running server compresses nothing. The package has no
`app.js`, to be smaller; the server unpacks it from `app.js.gz`.
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{7,}\.[a-z0-9]+$")
_TAG_LENGTH = 20
"""Number of hexadecimal digits of a file's hash in its entity tag."""
_FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".wav": "audio/wav",
    ".webp": "image/webp",
}
_UNBUILT = b"<!doctype html><title>Banderilla</title><p>The client is not built: run <code>make run</code>.\n"

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The compressed forms by their names in HTTP, the smallest first, each with the ending of its file."""


class Encoded(NamedTuple):
    """One form of a file. `encoding`: the name of the form's encoding in HTTP, empty for the plain file. `tag`: the form's
    entity tag. Each form has another tag, because its bytes differ."""

    body: bytes
    encoding: str
    tag: str


class StaticFile(NamedTuple):
    content_type: str
    cache: str
    forms: tuple[Encoded, ...]
    """The forms of the file, the smallest first, the plain file last."""

    @property
    def is_asset(self) -> bool:
        """Tells whether the file's name contains a hash of its content, as the names of scripts, styles and pictures do. The
        names of pages and workers do not."""
        return self.cache == _FOREVER

    def fitting(self, accepted: Sequence[str]) -> Encoded:
        """Returns the smallest form that the request's `Accept-Encoding` headers allow."""
        taken = accepted_encodings(accepted)
        return next(form for form in self.forms if not form.encoding or form.encoding in taken)


def accepted_encodings(lines: Sequence[str]) -> frozenset[str]:
    """Returns the encodings that these `Accept-Encoding` headers name. A `*` adds nothing to the result, because a client that
    can read our encodings names them."""
    taken = set()
    for part in ",".join(lines).split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip().lower())
    return frozenset(taken)


def read_files(client_dir: str) -> dict[str, StaticFile]:
    """Returns every file of the built client by its path; `/` is `index.html`. For an empty folder name there are no files."""
    folder = Path(client_dir)
    paths = [path for path in (folder.rglob("*") if client_dir else ()) if path.is_file()]
    endings = tuple(ENCODINGS.values())
    plain = {path.with_suffix("") if path.name.endswith(endings) else path for path in paths}
    names = [path.relative_to(folder) for path in sorted(plain)]
    shown = [name for name in names if not any(part.startswith(".") for part in name.parts)]
    files = {f"/{name.as_posix()}": _read(folder / name) for name in shown}
    unbuilt = StaticFile("text/html; charset=utf-8", ASK_AGAIN, (Encoded(_UNBUILT, "", '"unbuilt"'),))
    return files | {"/": files.get("/index.html") or unbuilt}


def with_forms(name: str, body: bytes, packed: Mapping[str, bytes]) -> StaticFile:
    """Returns a file that browsers must check for changes each time. `packed`: the compressed forms of the file, the smallest
    first."""
    forms = [_encoded(form, encoding) for encoding, form in packed.items()]
    return StaticFile(_type_of(name), ASK_AGAIN, (*forms, _encoded(body, "")))


def _type_of(name: str) -> str:
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return _TYPES.get(Path(name).suffix, f"{guessed}; charset=utf-8" if guessed.startswith("text/") else guessed)


def _read(path: Path) -> StaticFile:
    is_hashed = path.parent.name == "assets" and _HASHED.search(path.name)
    packed = [(name, Path(f"{path}{ending}")) for name, ending in ENCODINGS.items()]
    forms = [_encoded(each.read_bytes(), name) for name, each in packed if each.is_file()]
    return StaticFile(_type_of(path.name), _FOREVER if is_hashed else ASK_AGAIN, (*forms, _encoded(plain_body(path), "")))


def plain_body(path: Path) -> bytes:
    """Returns the plain form of a file. The package has only the form `.gz` of such a file."""
    return path.read_bytes() if path.is_file() else gzip.decompress(Path(f"{path}.gz").read_bytes())


def _encoded(body: bytes, encoding: str) -> Encoded:
    tag = hashlib.sha256(body).hexdigest()[:_TAG_LENGTH]
    return Encoded(body, encoding, f'"{tag}-{encoding}"' if encoding else f'"{tag}"')
