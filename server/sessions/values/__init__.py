"""The frozen values of a session, and simple questions about them."""
