"""The people of the class: its list of names, invitations, roles, screens, joining and leaving."""
