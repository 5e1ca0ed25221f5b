"""A disk on which every fdatasync takes long, for a Valkey that is started with this environment."""

from pathlib import Path

from tests.faults.chaos.shim import Shim, compiled


def slow_disk(folder: Path, ms: int) -> dict[str, str]:
    """Each fdatasync takes that much longer. Without a C compiler none does: a test proves its point on the disk as it is."""
    shim = Shim(compiled(folder), folder / "slow_disk.shim")
    shim.slow_fsync(ms)
    return shim.environment
