"""A room and its log as bytes, and back."""
