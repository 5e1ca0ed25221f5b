"""Deadlines, and the credit for an outage."""
