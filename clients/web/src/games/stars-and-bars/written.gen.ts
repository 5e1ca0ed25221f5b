/* Made from the playthrough of stars-and-bars by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "review": [
    "s2bh@c2",
    "peek"
  ],
  "placed": [
    "+14=14",
    "pass",
    "flip c2"
  ]
};
