/* Made from the playthrough of sum-dominoes by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "part1": [
    "5-8 G6 G5",
    "nochallenge",
    "roll"
  ],
  "rolled": [
    "=12",
    "nochallenge"
  ],
  "part2": [
    "3-9 K6 J6",
    "draw",
    "nochallenge"
  ],
  "drawn": [
    "pass"
  ]
};
