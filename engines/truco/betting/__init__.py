"""The bets: envido, flor, truco."""
