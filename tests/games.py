"""The games that the shared tests use."""

from engines.registry import engine_of, slugs

REFEREED = [slug for slug in slugs() if engine_of(slug).stakes]
"""Slugs of the games with challenges, for tests of faults, windows and exercises."""
