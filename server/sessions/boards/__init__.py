"""The boards of a round: opening, seating, orders to all boards, round time, simultaneous play, and home games."""
