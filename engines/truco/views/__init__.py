"""The parts of a view: the public part, the part of a seat, the part of referees, the short text, the score card."""
