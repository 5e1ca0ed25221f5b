"""The bench's game as `engines.lab`. `tests.load.lab_server` adds this folder to the engines."""

from tests.load.lab import ENGINE

__all__ = ["ENGINE"]
