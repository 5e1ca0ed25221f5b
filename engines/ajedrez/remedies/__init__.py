"""The remedies of broken rules: they restore earlier positions, clocks and score sheets."""
