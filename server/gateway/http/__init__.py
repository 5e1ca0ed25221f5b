"""Plain GETs: the built client, files of games and classes, descriptions of the protocol, health."""
