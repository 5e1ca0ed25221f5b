/* Made from the playthrough of qwinto by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "throw": [
    "roll oyp"
  ],
  "keep": [
    "reroll",
    "announce 7"
  ],
  "say": [
    "announce 11"
  ],
  "write": [
    "write o7 11",
    "pass"
  ],
  "review": [
    "ready"
  ]
};
