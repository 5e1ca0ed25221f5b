"""The games of the shared tests."""

from engines.registry import engine_of, slugs

REFEREED = [slug for slug in slugs() if engine_of(slug).stakes]
"""Games with challenges. Tests of faults, windows and exercises need one."""
