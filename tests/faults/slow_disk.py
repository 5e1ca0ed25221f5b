"""A slow disk: every fdatasync takes longer in a Valkey that starts with this environment."""

from pathlib import Path

from tests.faults.chaos.shim import Shim, compiled


def slow_disk(folder: Path, ms: int) -> dict[str, str]:
    """Slows each fdatasync by `ms`. Without a C compiler nothing is slow, and a test proves its point on the real
    disk."""
    shim = Shim(compiled(folder), folder / "slow_disk.shim")
    shim.slow_fsync(ms)
    return shim.environment
