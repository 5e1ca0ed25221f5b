"""A slow disk for a Valkey: environment variables that make every fdatasync take longer."""

from pathlib import Path

from tests.faults.chaos.shim import Shim, compiled


def slow_disk(folder: Path, ms: int) -> dict[str, str]:
    """Returns environment variables that slow each fdatasync by `ms`. Without a C compiler nothing is slower, and the
    test runs on the real disk."""
    shim = Shim(compiled(folder), folder / "slow_disk.shim")
    shim.slow_fsync(ms)
    return shim.environment
