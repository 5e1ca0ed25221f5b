"""Pairing: opponents, first turns, and pupils kept apart."""
