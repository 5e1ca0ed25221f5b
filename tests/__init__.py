"""Tests, and what they stand on."""

import sys
from pathlib import Path

# The Python client is a package of its own; in a checkout it is not installed.
sys.path.append(str(Path(__file__).parents[1] / "clients" / "python"))
