"""Lists of rooms: tables that people may find, and the tables at which a person sat."""
