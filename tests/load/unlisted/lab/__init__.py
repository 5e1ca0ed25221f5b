"""The bench's game as `engines.lab`, where `tests.load.lab_server` has put this folder among the engines."""

from tests.load.lab import ENGINE

__all__ = ["ENGINE"]
