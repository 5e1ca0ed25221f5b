"""Rounds from their draft to their end, and a pentathlon's, which are planned together."""
