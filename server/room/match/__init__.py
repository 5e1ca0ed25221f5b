"""The games of a match, their score cards, and the seals of the cards."""
