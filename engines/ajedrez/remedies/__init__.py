"""The consequences of a broken rule: earlier positions, clocks and sheets."""
