"""Puts the built client and the client's source into the wheel. The build tool hatchling calls this (`pyproject.toml`).

The built client goes in unchanged, with one exception: if a file also has a compressed form, only that form goes in, and the
server unpacks it. `index.html` goes in plain too, because `doctor` and `serve` look for it. The source is one archive for
people who request it from a running server (`/source.zip`). The archive has no tests. A picture or a font that is also in the
built client is a link to the built file.
"""

import io
import tarfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "src",
    "tools",
    "client/src",
    "client/package.json",
    "client/tsconfig.json",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "tsconfig.json",
    "svelte.config.js",
)
EPOCH_S = 0
"""The time of every file in the archive. Equal times make the archive the same bytes each time."""


class WheelFiles(BuildHookInterface[Any]):  # type: ignore[misc]  # hatchling is not installed where the types are checked
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "clients" / "web"
        archive = Path(self.root) / "build" / "client_source.tar.xz"
        archive.parent.mkdir(exist_ok=True)
        archive.write_bytes(packed(web))
        build_data["force_include"] |= {
            **{str(path): f"server/client/{path.relative_to(web / 'dist').as_posix()}" for path in built(web / "dist")},
            str(archive): "server/client_source.tar.xz",
        }


def built(dist: Path) -> list[Path]:
    """Returns the files of the built client. Raises `FileNotFoundError` if the client was not built; `make wheel` builds the
    client first."""
    if not (dist / "index.html").is_file():
        raise FileNotFoundError(f"{dist} has no client: run `make wheel`")
    paths = [path for path in sorted(dist.rglob("*")) if path.is_file() and ".vite" not in path.parts]
    return [path for path in paths if path.name == "index.html" or not Path(f"{path}.gz").is_file()]


def packed(web: Path) -> bytes:
    """Returns the client's source as a tar archive with paths relative to `clients/web`."""
    whole = io.BytesIO()
    assets = (web / "dist").glob("assets/*.*")
    built_files = {path.read_bytes(): path.name for path in assets if path.suffix in (".webp", ".woff2", ".wav", ".svg")}
    with tarfile.open(fileobj=whole, mode="w:xz", preset=9) as archive:
        for name in SOURCES:
            top = web / name
            for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
                if path.is_file() and not path.name.endswith(".test.ts") and "__pycache__" not in path.parts:
                    entry, body = tarfile.TarInfo(path.relative_to(web).as_posix()), path.read_bytes()
                    entry.size, entry.mtime = len(body), EPOCH_S
                    if body in built_files:
                        entry.type, entry.linkname, entry.size = tarfile.SYMTYPE, f"assets/{built_files[body]}", 0
                    archive.addfile(entry, io.BytesIO(body))
    return whole.getvalue()
