"""Homework: setting it, and the work of the pupils on it."""
