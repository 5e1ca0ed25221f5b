"""A match: who sits on which side, the hands that are dealt, the points that are noted."""
