"""Admission of clients: the request's head, waiting sockets, pages, tokens, and the client's address."""
