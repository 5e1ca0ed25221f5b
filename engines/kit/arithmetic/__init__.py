"""Readers of number sentences and fraction sentences."""
