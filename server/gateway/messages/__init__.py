"""Handlers of client messages, by subject."""
