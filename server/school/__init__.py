"""The referees' school: exercises that engines make and judge."""
