"""`python -m server`: the command line of a checkout."""

import sys

from server.command_line.main import main

if __name__ == "__main__":
    sys.exit(main())
