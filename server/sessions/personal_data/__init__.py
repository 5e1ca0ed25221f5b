"""All stored data of one pupil: its export and its erasure."""
