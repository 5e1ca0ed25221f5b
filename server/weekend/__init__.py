"""The weekend hour. In one hour of the week, strangers play quick games of one game for points, under nicknames."""
