"""The few words that the server itself writes: names of guests and of the computer, a class's tables, the terminal's welcome.

Each language has one file, which the server finds by its name: `es.py`, `en.py`, `pt.py`. To add a language, add a file.
"""
