"""Connections to Redis: its address, its servers, and direct connections without a client library."""
