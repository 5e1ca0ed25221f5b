"""Chips on a net of circles, and remedies that put them back: what FIAR and Kwatro-Sinko share."""
