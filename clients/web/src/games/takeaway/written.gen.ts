/* Made from the playthrough of takeaway by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "review": [
    "take 3"
  ],
  "taken": [
    "say 12",
    "pass"
  ],
  "result_pending": [
    "accept"
  ]
};
