"""The immutable values of a room, and simple functions over them."""
