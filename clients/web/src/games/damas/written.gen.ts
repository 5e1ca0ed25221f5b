/* Made from the playthrough of damas by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "turn": [
    "10-14",
    "23x14"
  ]
};
