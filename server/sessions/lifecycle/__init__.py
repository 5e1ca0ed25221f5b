"""The life of a session: its settings, its end, the next session of the class, and erasure."""
