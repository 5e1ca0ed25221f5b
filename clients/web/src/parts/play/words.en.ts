/** The English words of the table that the lobby does not need. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const en: typeof es = {
  written: "Play with text and voice",
  quick: "Quick moves",
  quickHint: "You play with one tap and the turn passes by itself.",
  codes: "Codes on the board",
  codesHint: "As moves are written: each place with its own.",
  earlier: "Go back in the game",
  fromPosition: "from a prepared position",
  hint: "What can I do?",
  notation: {
    words: {},
    examples: (texts) => `For example: ${texts}`,
  },
  takeBack: "Undo",
  clockWaits: "The clock waits while the rules are read.",
  hints: {
    pass_flag: "All is done: pass the flag.",
    accept_result: "The result is right: accept it.",
    accept_draw: "It is a fair draw: accept it.",
    no_challenge: "The other player's move is right: go on.",
    decline_draw: "You can still win: play on and decline the draw.",
    other: "Try the marked button.",
  },
  marked: "marked",
  cards: "Score cards and dice",
  spectators: (count) => plural("en", count, "person watches", "people watch"),
  pause: {
    title: "Pause",
    reasons: {
      pause: "The referee has stopped the game.",
      adjourned: "The game was put away for another day.",
      hand: "A hand is up.",
      limit: "Time is up: the referee decides.",
      home: "Somebody is missing: the game waits.",
      ruling: "Waiting for the referee's ruling.",
      window: "A player may ask for another opinion.",
      appeal: "An appeal is open.",
    },
  },
  match: {
    youWin: "You won the match!",
    win: (names) => `${names} won the match.`,
    draw: "The match ends in a draw",
  },
  /** One kind and true line for the loser of a game. */
  kind: {
    near: (by, name) => `So close! You finished ${by} away from ${name}.`,
    faults: (seen, all) => (all === 1 ? "You saw the only fault there was." : `You saw ${seen} of the ${all} faults there were.`),
    clean: "You played without a fault.",
    stayed: "You played to the end. The next game may be yours.",
  },
  endings: {
    resign: "by resignation",
    agreement: "by agreement",
    draw: "by agreement",
    agreed: "by agreement",
    strikes: "by three strikes",
    time_violations: "by three time warnings",
    time: "on time",
    flag: "on time",
    time_limit: "by the time limit",
    declared: "a declared win",
    false_win: "by a win wrongly declared",
    absent: "by absence",
    forced: "by the director's decision",
    director: "by the director's decision",
    take_game: "by a sanction",
    expel: "by a sanction",
  },
};
