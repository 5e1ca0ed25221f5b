"""The ruling on a challenge, and the appeals against it up to the last opinion."""
