/* Made from the playthrough of par55 by `python -m tools.game_types`. Do not edit. */
export const written: Record<string, readonly string[]> = {
  "start": [
    "call red",
    "left"
  ],
  "placing": [
    "lyc A2T",
    "lys A1R",
    "lyt A1L"
  ],
  "scoring": [
    "=5",
    ">5",
    "pass"
  ],
  "result_pending": [
    "accept"
  ]
};
