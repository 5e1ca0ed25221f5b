"""The frozen values of a room, and simple functions over them."""
