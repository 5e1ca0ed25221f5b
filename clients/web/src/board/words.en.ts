/** The English words of the kits that every game needs. A game's own words include them. */
import type { es } from "./words.es";

export const en: typeof es = {
  options: {
    mode: { label: "Mode", values: { assisted: "At home, with help", tournament: "Tournament" } },
    turn_ms: {
      label: "Turn time",
      values: { "60000": "1 minute", "90000": "90 seconds", "120000": "2 minutes", "0": "No limit" },
    },
    game_ms: {
      label: "Game time",
      values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "No limit" },
    },
    starter: { label: "Who starts", values: { null: "By draw", "0": "The first player", "1": "The second player" } },
    auto_flag: { label: "Pass automatically", values: { true: "Yes", false: "No" } },
  },
  actions: {
    pass_flag: "Pass the flag",
    accept_result: "Accept the result",
    challenge: "Challenge",
  },
  reviewing: { result_pending: "Accept the result, or challenge" },
  handles: {
    turn: "Turn",
    flip: "Flip",
    up: "Up",
    down: "Down",
    left: "To the left",
    right: "To the right",
    keys: { turn: "t", flip: "f" },
  },
  number: {
    less: "one less",
    more: "one more",
    before: (value) => `before: ${value}`,
    needed: (min, max) => `A number from ${min} to ${max} is needed.`,
    missing: "A number is missing.",
  },
  pad: {
    keys: "Keys",
    field: "Your sum",
    say: "Say",
    undo: "Take back the last",
    signs: {
      "+": "plus",
      "-": "minus",
      "*": "times",
      "/": "divided by",
      "(": "open bracket",
      ")": "close bracket",
      "=": "equals",
      ";": "and then",
    },
    tile: (value) => `die: ${value}`,
    said: (value) => `You said: ${value}`,
    missing: "Your sum is missing.",
  },
};
