"""The few words that the server itself writes: names of guests and of the computer, the tables of a class, the text on the
terminal.

Each language has one file, which the server finds by its name: `es.py`, `en.py`, `pt.py`. To add a language, add a file.
"""
