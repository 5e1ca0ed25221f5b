"""A library that is loaded into a process before any other, so that its fsync is slow or its wall clock wrong."""

import mmap
import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")
_TOLD = struct.Struct("=qqq")


def compiled(folder: Path) -> Path | None:
    """The library, made with the machine's C compiler; None where there is none."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    library = folder / "shim.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"], check=True)
    return library


class Shim:
    """What one process and its children are told. `environment` is for their start; without a library nothing is."""

    def __init__(self, library: Path | None, file: Path) -> None:
        file.write_bytes(_TOLD.pack(0, 0, 0))
        with file.open("r+b") as opened:
            self._orders = mmap.mmap(opened.fileno(), _TOLD.size)
        self._fsync_ms = self._node_ms = self._store_ms = 0
        self.environment = {"LD_PRELOAD": str(library), "CHAOS_SHIM": str(file)} if library else {}

    def slow_fsync(self, ms: int) -> None:
        """From now on each fsync takes so much longer."""
        self._fsync_ms = ms
        self._tell()

    def step_node(self, ms: int) -> None:
        """The wall clock of a node is so far from the true one."""
        self._node_ms = ms
        self._tell()

    def step_store(self, ms: int) -> None:
        """The same of a store."""
        self._store_ms = ms
        self._tell()

    def _tell(self) -> None:
        self._orders[:] = _TOLD.pack(self._fsync_ms, self._node_ms, self._store_ms)
