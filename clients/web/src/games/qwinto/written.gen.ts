/* Made from the playthrough of qwinto by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "throw": [
    "roll oyp"
  ],
  "keep": [
    "reroll",
    "announce 4"
  ],
  "say": [
    "announce 11"
  ],
  "write": [
    "write o6 11"
  ],
  "review": [
    "ready"
  ]
};
