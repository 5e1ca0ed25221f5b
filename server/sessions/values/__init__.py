"""The immutable values of a session, and simple functions that read them."""
