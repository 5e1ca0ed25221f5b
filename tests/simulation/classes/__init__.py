"""Classes in the simulated world: a tutor and pupils who open a class, play rounds, and erase names and classes."""
