/* Made from the playthrough of fiar by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "start": [
    "call red",
    "pick left"
  ],
  "placing": [
    "R1@c7r2",
    "pass"
  ],
  "moving": [
    "R2>c1r4",
    "pass"
  ]
};
