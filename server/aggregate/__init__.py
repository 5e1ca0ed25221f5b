"""The shared parts of rooms and classes: commands, events, frames, secrets. Pure, and below both."""
