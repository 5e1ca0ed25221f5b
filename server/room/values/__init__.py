"""The frozen values of a room, and simple questions about them."""
