/* Made from the playthrough of ajedrez by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "playing": [
    "g1f3"
  ]
};
