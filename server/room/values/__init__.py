"""What a room consists of: frozen values, and the plain questions about them."""
