"""Pairing: the opponents of a round, the player who begins, and pupils who must not meet."""
