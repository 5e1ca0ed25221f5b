"""The people of a room: joining, sitting, invitations, absence, names."""
