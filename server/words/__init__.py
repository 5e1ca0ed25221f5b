"""The few words that the server itself writes: names of guests and of the computer, the tables of a class's files.

One file a language, found by its name: `es.py`, `en.py`, `pt.py`. Another language is another file.
"""
