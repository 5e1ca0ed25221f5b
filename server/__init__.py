"""The hall: rooms, their store, their doors."""
