"""The referees' school: exercises about faults and challenges. A game's engine makes each exercise and knows the answer."""
