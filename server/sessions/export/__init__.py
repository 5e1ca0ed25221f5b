"""Exports a class: its files, and the tutor's reports."""
