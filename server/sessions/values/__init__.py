"""What a session consists of: frozen values, and the plain questions about them."""
