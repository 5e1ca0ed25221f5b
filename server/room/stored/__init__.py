"""Encodes and decodes a room and its log."""
