/* Made from the playthrough of kwatro-sinko by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "start": [
    "slot 1"
  ],
  "moving": [
    "N2>e9",
    "pass",
    "win e7 f7 g7 4+8-7=5"
  ],
  "result_pending": [
    "accept"
  ]
};
