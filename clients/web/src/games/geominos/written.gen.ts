/* Made from the playthrough of geominos by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "draw": [
    "throne B3 9 6"
  ],
  "turn": [
    "announce 0 0",
    "pass_flag",
    "table A3 9 12"
  ],
  "last": [
    "accept"
  ]
};
