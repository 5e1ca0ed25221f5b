"""Who comes, sits, is invited, is away, and under which name."""
