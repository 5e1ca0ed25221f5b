"""The declaration of a game: its lobby entry, options, rules and faults, and the data of its edition."""
