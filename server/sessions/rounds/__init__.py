"""Rounds from their draft to their end, including the rounds of a pentathlon, which a tutor plans together."""
