"""FIDE's Dutch system (C.04.3, the edition in force since 1 February 2026)."""
