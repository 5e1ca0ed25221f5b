"""Plain GETs: the built client, files, descriptions, health."""
