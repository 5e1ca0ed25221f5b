"""Commands for developers."""

import sys
from pathlib import Path

# The conformance kit is in the folder of the Python client, which a checkout does not install.
sys.path.append(str(Path(__file__).parents[1] / "clients" / "python"))
