/* Made from the playthrough of ramrod by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "start": [
    "hide green yellow",
    "left"
  ],
  "moving": [
    "lime-A P12a"
  ],
  "moved": [
    "pass",
    "x P9b",
    "win"
  ],
  "result_pending": [
    "accept"
  ]
};
