"""The server: rooms and classes, their store, their gateway."""

import sys

__version__ = "0.2.0"

# This runs on every old Python too, and says which Python is needed. Otherwise Python would report a SyntaxError somewhere.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("banderilla needs Python 3.11 or newer, and this is Python %d.%d: https://www.python.org" % sys.version_info[:2])  # noqa: UP031
