"""The frozen values of a session, and simple functions over them."""
