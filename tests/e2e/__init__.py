"""Real browsers on a real server: what a person does and sees."""
