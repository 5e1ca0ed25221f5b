"""Parsers for number sentences and fraction sentences."""
