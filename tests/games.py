"""The games for which a shared test runs."""

from engines.registry import engine_of, slugs

REFEREED = [slug for slug in slugs() if engine_of(slug).stakes]
"""Games in which a seat can challenge. Tests of faults, windows and exercises need one."""
