"""The command line: `banderilla`, or `python -m server`."""
