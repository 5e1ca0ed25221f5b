"""The deadlines of rooms, and the time that clocks get back after an outage."""
