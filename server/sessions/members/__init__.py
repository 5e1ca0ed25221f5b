"""Who is in the class: its list, names, invitations, roles, the screen, and how somebody comes in or leaves."""
