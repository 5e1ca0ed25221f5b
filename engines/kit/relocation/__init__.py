"""Chips on a net of circles, and remedies that move them: the parts that FIAR and Kwatro-Sinko share."""
