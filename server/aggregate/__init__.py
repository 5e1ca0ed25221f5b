"""The shared parts of rooms and classes: commands, events, frames, secrets. Pure; rooms and classes import it."""
