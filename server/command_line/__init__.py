"""The command line of the server: `banderilla`, or `python -m server` in a checkout."""
