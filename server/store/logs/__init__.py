"""Logs of games that are over: packed, or written again."""
