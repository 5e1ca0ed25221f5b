"""The weekend hour: one hour a week in which strangers play quick games of one game, with nicknames and a table of points."""
