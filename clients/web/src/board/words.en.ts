/** The few words of the kits that every game needs; a game's own words take them in, in English. */
import type { es } from "./words.es";

export const en: typeof es = {
  options: {
    mode: { label: "Mode", values: { assisted: "At home, with help", tournament: "Tournament" } },
    turn_ms: {
      label: "Time for a turn",
      values: { "60000": "1 minute", "90000": "90 seconds", "120000": "2 minutes", "0": "No limit" },
    },
    game_ms: {
      label: "Time of the game",
      values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "No limit" },
    },
    starter: { label: "Begins", values: { null: "By lot", "0": "The first player", "1": "The second player" } },
    auto_flag: { label: "Pass the flag by itself", values: { true: "Yes", false: "No" } },
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
    field: "Number sentence",
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
    missing: "Your sentence is missing.",
  },
};
