"""A ruling that is appealed, through all its opinions."""
