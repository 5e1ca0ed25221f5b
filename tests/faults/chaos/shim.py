"""A library that a process loads before all others. It slows down fsync or shifts the wall clock."""

import mmap
import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")
_TOLD = struct.Struct("=qqq")


def compiled(folder: Path) -> Path | None:
    """Builds the library with the machine's C compiler; returns None if there is none."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    library = folder / "shim.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"], check=True)
    return library


class Shim:
    """Controls the library in one process and its children. `environment`: variables for starting the process; empty
    without a library."""

    def __init__(self, library: Path | None, file: Path) -> None:
        file.write_bytes(_TOLD.pack(0, 0, 0))
        with file.open("r+b") as opened:
            self._orders = mmap.mmap(opened.fileno(), _TOLD.size)
        self._fsync_ms = self._node_ms = self._store_ms = 0
        self.environment = {"LD_PRELOAD": str(library), "CHAOS_SHIM": str(file)} if library else {}

    def slow_fsync(self, ms: int) -> None:
        """Adds this delay to each fsync from now on."""
        self._fsync_ms = ms
        self._tell()

    def step_node(self, ms: int) -> None:
        """Shifts the wall clock of a node this far from the true time."""
        self._node_ms = ms
        self._tell()

    def step_store(self, ms: int) -> None:
        """Shifts the wall clock of a store this far from the true time."""
        self._store_ms = ms
        self._tell()

    def _tell(self) -> None:
        self._orders[:] = _TOLD.pack(self._fsync_ms, self._node_ms, self._store_ms)
