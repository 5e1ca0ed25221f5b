"""Real browsers on a real server: a person's actions and the resulting page."""
