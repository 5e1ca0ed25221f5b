"""Tests with real browsers on a real server: they act as a person does and check the page."""
