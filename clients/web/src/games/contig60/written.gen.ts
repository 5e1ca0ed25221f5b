/* Made from the playthrough of contig60 by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "review": [
    "roll"
  ],
  "rolled": [
    "@2",
    "\"1+5/5=2\"",
    "=60"
  ]
};
