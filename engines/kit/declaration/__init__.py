"""The types for a game's declaration: its lobby entry, options, rules, faults, and the data of its edition."""
