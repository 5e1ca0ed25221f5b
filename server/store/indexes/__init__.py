"""Lists beside the rooms: tables that may be found, and tables at which a person sat."""
