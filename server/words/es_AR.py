"""What the server writes in the Spanish of Argentina: Spanish, but for the word for a challenge."""

from server.words import es

WORDS = es.WORDS._replace(report=tuple("Desafíos errados" if word == "Retos errados" else word for word in es.WORDS.report))
