"""The parts that rooms and sessions (classes) share: commands, events, frames, secrets. All of it is pure."""
