"""Who may come in: the request's head, sockets that wait, pages, tokens, and where from."""
