"""Geometry of boards: hexagons, nets of circles."""
