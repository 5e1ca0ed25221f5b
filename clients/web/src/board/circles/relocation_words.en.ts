/** The shared English words of games that reward a correct challenge with a relocation. A game's own words include them. */
import { en as boardWords } from "../words.en";
import type { es } from "./relocation_words.es";

export const en: typeof es = {
  phases: {
    relocating: "A chip is relocated",
    result_pending: "Win declared",
    over: "The game is over",
  },
  watched: {
    relocating: (names: string) => `${names} was right: moving a rival chip`,
    result_pending: (names: string) => `${names} checks the declared win`,
  },
  refusals: {
    relocation_pending: "The chip of the challenge is relocated first.",
    result_pending: "A win is declared: it is accepted or challenged first.",
    unknown_chip: "That chip is not in this game.",
    not_yours: "That chip is not yours.",
    same_space: "The chip is on that circle already.",
    unknown_space: "There is no such circle.",
    occupied: "That circle is occupied.",
    no_relocation: "There is no chip to relocate.",
    not_challenger: "The challenger relocates.",
    not_opponents: "A chip of the opponent is relocated.",
    no_result_pending: "No win is declared.",
    own_result: "You declared that win: the other answers.",
    time_already_called: "The time limit has been called.",
  },
  /** The mistakes in a chip's route. */
  routes: {
    jump: "There is a chip in the way, and none is jumped: |move up to it, or along another line.",
    yellow: "The way would cross the yellow area: |choose a circle on this side.",
    off_line: "No line leads there in that way: |move along one of the lines that leave its circle.",
  },
  happenings: {
    relocation_waived: (event, names) => `${names(event.seat)} gives up a relocation.`,
    win_void: (event, names) => `${names(event.seat)}'s win is void.`,
  },
  actions: {
    select: "Touch",
    move: "Move",
    pass_flag: "Pass the flag",
    declare_win: "Declare a win",
    accept_result: "Accept the win",
    challenge: "Challenge",
    relocate: "Relocate a chip",
    waive_relocation: "Leave them as they are",
  },
  options: {
    ...boardWords.options,
    game_ms: {
      label: "Game time",
      values: { "1500000": "25 min", "900000": "15 min", "2400000": "40 min", "0": "No limit" },
    },
    move_range: { label: "Each move", values: { any: "As far as the line is free", one: "One step only" } },
    hints: { label: "Show winning paths (with help)", values: { true: "Yes", false: "No" } },
  },
  columns: {
    turn: "Turn",
    chip: "Chip",
    from: "From",
    to: "To",
    note: "Note",
    lost: "turn lost",
    relocated: "relocated",
    declared: "win declared",
    void: "void",
  },
  ui: {
    passesSoon: "passes by itself",
    calls: "What you can do",
    back: "Back",
    relocateNow: (name: string, count: number) =>
      `You were right! Your prize: take a chip of ${name} to any empty circle.${count > 1 ? ` ${count} left.` : ""}`,
    relocateWait: (name: string, count: number) =>
      `${name} was right and moves ${count > 1 ? `${count} of your chips` : "a chip of yours"}.`,
    aimNow: "Tap the circle again to let it go there.",
    hint: (path) => `There is a winning path: ${path.join(", ")}.`,
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
  },
};
