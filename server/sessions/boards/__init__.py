"""The boards of a round: opening, seating, orders to all boards, the round's time, simultaneous play, and home games."""
