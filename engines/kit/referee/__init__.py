"""Refereeing that all games share: faults, rulings, marks, strikes, and the actions that go with them."""
