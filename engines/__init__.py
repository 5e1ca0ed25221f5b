"""The rules of the games: each game is a folder of pure functions; `kit` holds the parts that games share."""
