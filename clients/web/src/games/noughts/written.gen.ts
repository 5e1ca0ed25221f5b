/* Made from the playthrough of noughts by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "turn": [
    "b2"
  ]
};
