"""The written record of a game: algebraic notation, score sheets, the export as PGN."""
