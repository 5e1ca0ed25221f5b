"""The way to Redis: its address, its servers, and connections without anything between."""
