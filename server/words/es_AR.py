"""The server's words in the Spanish of Argentina: Spanish, except for the word for a challenge."""

from server.words import es

WORDS = es.WORDS._replace(report=tuple("Desafíos errados" if word == "Retos errados" else word for word in es.WORDS.report))
