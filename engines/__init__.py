"""The rules of the games. Each game is a folder of pure functions. The folder `kit` holds the parts that several games
share."""
