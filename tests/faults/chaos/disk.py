"""A small disk for the store, which a test can fill: a tmpfs, if this process may mount one."""

import contextlib
import os
import subprocess
from pathlib import Path

SIZE_MB = 512
_CHUNK = 1 << 20


class Disk:
    """A small disk in memory, mounted at `folder`. `is_mounted` is False if this process may not mount a disk; then do
    not call `fill`."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE_MB}m", "chaos", str(folder)]
        self.is_mounted = subprocess.run(mount, capture_output=True).returncode == 0
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Fills the disk completely."""
        with self._ballast.open("ab", buffering=0) as file:
            for size in (_CHUNK, 4096, 1):
                with contextlib.suppress(OSError):
                    while file.write(bytes(size)) == size:
                        pass

    def free(self) -> None:
        self._ballast.unlink(missing_ok=True)

    def close(self) -> None:
        if self.is_mounted:
            os.sync()
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)
