"""A partial game, which all seats of a hand play or, in a duel, two of them: its phases, its tricks, the rights of a seat, its
end."""
