"""The games of a match, their score cards and the seal of these."""
