"""The tests of the project, and the modules that they share."""

import sys
from pathlib import Path

# The Python client is a separate package; a checkout does not install it.
sys.path.append(str(Path(__file__).parents[1] / "clients" / "python"))
