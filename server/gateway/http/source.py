"""Serves the source of the running server as one file. The licence (AGPL-3.0, section 13) gives everybody who plays on a
modified server the right to get its source.

The server's source comes from the folder where the server runs, so it always fits the running version. The client's source is
in the package, or in the checkout next to the server.
"""

import asyncio
import io
import tarfile
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from server import __version__
from server.gateway.http.static_files import ENCODINGS, plain_body
from server.jobs.archive import Work

PACKAGES = ("engines", "protocol", "server")
SERVER = Path(__file__).parents[2]
CHECKOUT = SERVER.parent / "clients" / "web"
"""The folder with the client's source in a checkout."""
PACKAGED = SERVER / "client_source.tar.xz"
"""The archive of the client's source in the package (`tools/wheel_files.py`). The archive lacks the folder `public`, because
the built client has copies of its files. A symbolic link in the archive names a file of the built client that has the same
content."""
BUILT = SERVER / "client"
NOT_PUBLIC = frozenset({"assets", "index.html"})
"""The parts of the built client that the build makes. All other parts are copies of files in the source's folder `public`."""
TOP = ("LICENSE", "Makefile", "pyproject.toml", "requirements.txt", "README.md")
LEFT_OUT = frozenset({"node_modules", "dist", "__pycache__", "client", "client_source.tar.xz"})
NAME = f"banderilla-{__version__}-source"
DAY = (1980, 1, 1, 0, 0, 0)
"""The timestamp of every file. Equal timestamps make the archive reproducible."""

_turn = asyncio.Lock()
_made: dict[str, bytes] = {}


async def source(work: Work) -> bytes:
    """Returns the source as a zip file. At the first request, `work` packs it outside the event loop."""
    async with _turn:
        if NAME not in _made:
            _made[NAME] = await work(packed)
        return _made[NAME]


@cache
def packed() -> bytes:
    whole = io.BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED, compresslevel=9) as file:
        for name, body in listed():
            entry = ZipInfo(f"{NAME}/{name}", DAY)
            entry.compress_type = ZIP_DEFLATED
            file.writestr(entry, body)
    return whole.getvalue()


def listed() -> Iterator[tuple[str, bytes]]:
    """Yields every file of the source: its name in the zip, which is its path in a checkout, and its bytes."""
    for package in PACKAGES:
        yield from _below(Path(str(files(package))), package)
    if PACKAGED.is_file():
        yield from _packaged()
    else:
        yield from _below(CHECKOUT, "clients/web")
    for name in TOP:
        path = next((folder / name for folder in (SERVER.parent, SERVER) if (folder / name).is_file()), None)
        if path is not None:
            yield name, path.read_bytes()


def _packaged() -> Iterator[tuple[str, bytes]]:
    with tarfile.open(PACKAGED) as archive:
        for entry in archive:
            if entry.issym():
                yield f"clients/web/{entry.name}", (BUILT / entry.linkname).read_bytes()
            elif (body := archive.extractfile(entry)) is not None:
                yield f"clients/web/{entry.name}", body.read()
    yield from public(BUILT)


def public(built: Path) -> Iterator[tuple[str, bytes]]:
    """Yields the files of the folder `public` of the client's source, taken from the built client."""
    forms = {path for path in built.rglob("*") if path.is_file()}
    for path in sorted({path.with_suffix("") if path.suffix in ENCODINGS.values() else path for path in forms}):
        name = path.relative_to(built)
        if name.parts[0] not in NOT_PUBLIC:
            yield f"clients/web/public/{name.as_posix()}", plain_body(path)


def _below(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        # Leave out `.npmrc` too, because a developer's token may be in it.
        hidden = any(part in LEFT_OUT or part.startswith(".") for part in parts)
        if path.is_file() and not hidden and path.suffix != ".pyc":
            yield f"{name}/{'/'.join(parts)}", path.read_bytes()
