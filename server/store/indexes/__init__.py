"""Lists of rooms: tables that people may find, and the tables of a person."""
