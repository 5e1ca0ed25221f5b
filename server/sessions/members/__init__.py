"""The people of the class: its list, names, invitations, roles, its screen, joining and leaving."""
