/* Made from the playthrough of queens-and-guards by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "start": [
    "call red",
    "left"
  ],
  "play": [
    "RQ 4.0",
    "pass",
    "trap RQ"
  ]
};
