/* Made from the playthrough of juggle by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "start": [
    "roll"
  ],
  "rolled": [
    "+y4L d2",
    "+y2#1 d1",
    "pass"
  ],
  "holding": [
    "@A8,A9,B9,C9",
    "@I8,I9",
    "@H9,I6,I7,I8,I9"
  ],
  "review": [
    "roll"
  ]
};
