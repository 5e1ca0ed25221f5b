"""People who try every message and command with random values. The server must answer each of them correctly or refuse it."""
