"""The boards of a round: opened, seated, ordered together, played against the clock, by one against many, or at home."""
