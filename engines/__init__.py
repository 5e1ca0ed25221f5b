"""The referees: each game a folder of pure functions, what games share in `kit`."""
