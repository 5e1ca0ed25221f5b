/* Made from the playthrough of fab-a-diffy by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "review": [
    "draw"
  ],
  "sampled": [
    "pass",
    ".5/6",
    "\"5/6 - 7/12 = 1/4\""
  ]
};
