"""A match: the sides of the seats, the deal of the hands, the scoring of points."""
