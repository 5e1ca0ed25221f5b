"""Guests and their tokens. A person may use several devices, each with its own token."""
