"""What rooms and classes share: commands, events, frames, secrets. Pure, and below both."""
