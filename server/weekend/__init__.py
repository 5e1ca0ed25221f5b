"""The weekend hour. In one hour of the week, strangers play for points, under nicknames. All tables of an hour play the same
game, with options that make it quick."""
