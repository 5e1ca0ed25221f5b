"""Rounds from draft to end, also those of a pentathlon, which are planned together."""
