"""Chips on a net of circles, and challenges whose remedy lets the challenger move (relocate) a chip of the other seat. FIAR and
Kwatro-Sinko share these parts."""
