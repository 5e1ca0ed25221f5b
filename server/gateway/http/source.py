"""Serves the source of the running server as one file: players at a changed server may have the change (AGPL-3.0, section 13).

The server's source is read from the folder where it runs, so the version is always right; the client's source is in the
package, or in the checkout next to the server.
"""

import asyncio
import io
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from server import __version__
from server.jobs.archive import Work

PACKAGES = ("engines", "protocol", "server")
SERVER = Path(__file__).parents[2]
CLIENTS = (SERVER / "client_source", SERVER.parent / "clients" / "web")
"""Folders of the client's source: in the package, or in the checkout that the code runs from."""
TOP = ("LICENSE", "Makefile", "pyproject.toml", "requirements.txt", "README.md")
LEFT_OUT = frozenset({"node_modules", "dist", "__pycache__", "client", "client_source"})
NAME = f"banderilla-{__version__}-source"
DAY = (1980, 1, 1, 0, 0, 0)
"""Timestamp of every file: with equal timestamps the archive is reproducible."""

_turn = asyncio.Lock()
_made: dict[str, bytes] = {}


async def source(work: Work) -> bytes:
    """A zip. `work` makes it once, when it is first asked for."""
    async with _turn:
        if NAME not in _made:
            _made[NAME] = await work(packed)
        return _made[NAME]


@cache
def packed() -> bytes:
    whole = io.BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED, compresslevel=9) as file:
        for name, path in listed():
            entry = ZipInfo(f"{NAME}/{name}", DAY)
            entry.compress_type = ZIP_DEFLATED
            file.writestr(entry, path.read_bytes())
    return whole.getvalue()


def listed() -> Iterator[tuple[str, Path]]:
    """Yields every file with its name in the zip, as in a checkout."""
    for package in PACKAGES:
        yield from _below(Path(str(files(package))), package)
    client = next((folder for folder in CLIENTS if folder.is_dir()), None)
    if client is not None:
        yield from _below(client, "clients/web")
    for name in TOP:
        path = next((folder / name for folder in (SERVER.parent, SERVER) if (folder / name).is_file()), None)
        if path is not None:
            yield name, path


def _below(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        # No `.npmrc` either: a developer's token may be in it.
        hidden = any(part in LEFT_OUT or part.startswith(".") for part in parts)
        if path.is_file() and not hidden and path.suffix != ".pyc":
            yield f"{name}/{'/'.join(parts)}", path
