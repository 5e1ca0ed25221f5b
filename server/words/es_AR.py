"""The server's words in Argentine Spanish: the same as in Spanish, except for the word for a challenge."""

from server.words import es

_OWN = {"Retos": "Desafíos", "Retos errados": "Desafíos errados"}

WORDS = es.WORDS._replace(
    cards=tuple(_OWN.get(word, word) for word in es.WORDS.cards),
    report=tuple(_OWN.get(word, word) for word in es.WORDS.report),
)
