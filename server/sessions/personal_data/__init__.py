"""All that is stored of one pupil: given out, and taken out."""
