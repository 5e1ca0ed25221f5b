"""`python -m server`: the command line of a checkout."""

import sys

from server.commands.command_line import main

if __name__ == "__main__":
    sys.exit(main())
