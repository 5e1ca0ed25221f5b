"""Removes erased data from Redis and from the disk."""
