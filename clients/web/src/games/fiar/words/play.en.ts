/** The words of FIAR on the screen in English. */
import { en as relocationWords } from "../../../board/circles/relocation_words.en";
import { colorOf, isChip, isMarked } from "../view";
import { en as sentencesEn } from "./faults.en";
import type { Words, rulesEs } from "./play.es";
import { at, list } from "./wording";

const chipEn = (chip: string): string => `${colorOf(chip)} ${isMarked(chip) ? "extinguisher" : "chip"}`;

/** The sign on a chip, for sentences near the board. */
const oneEn = (chip: string): string => (isMarked(chip) ? "a chip with an X" : "a chip");

const rulesEn: typeof rulesEs = {
  "fiar.route": "Route not allowed: a chip goes along one line, jumps no chip and does not cross the yellow area.",
  "fiar.piece-placed": "A chip placed is a chip played: once let go it does not go to another circle.",
  "fiar.move-it-use-it": "Move it, use it: the first chip moved is the turn's chip; no other one moves.",
  "fiar.win-path":
    "Winning path wrongly named: four or more chips of one colour on one line, no chip of the other colour between, and no extinguisher against them joined to them.",
  "fiar.win-relocated": "Win with the relocated chip: what was relocated does not win in that turn.",
  "fiar.opponent-path": "Winning with your rival's chips: their path counts too, if they let it pass or if you complete it.",
  "fiar.start": "Start: one calls the colour that begins and the other picks a hand.",
  "fiar.alternate": "Taking turns to place: one chip a turn; nothing moves until both hands are empty.",
  "fiar.move-one": "Every turn plays a chip, if it can.",
  "fiar.challenge": "Challenge when you receive the flag and before you touch a chip.",
  "fiar.time": "The server keeps the time: nobody challenges it.",
  "fiar.time-limit": "Time limit: if nobody has won, it is a draw.",
};

export const en: Words = {
  name: "FIAR",
  tag: "Four in a row on a net of circles",
  phases: {
    ...relocationWords.phases,
    start: "Who begins",
    placing: "Phase I: place a chip from your hand",
    moving: "Phase II: move a chip",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string) => `${names} chooses in the draw`,
    placing: (names: string) => `${names} places a chip`,
    moving: (names: string) => `${names} moves a chip`,
  },
  refusals: {
    ...relocationWords.refusals,
    not_caller: "The other one calls the colour.",
    not_picker: "The other one picks the hand.",
    already_called: "The colour has been called.",
    not_called: "The colour must be called first.",
    moving_phase: "All chips are placed: now they move.",
    not_in_hand: "That chip is not in your hand.",
    already_placed: "You have placed a chip in this turn.",
    not_on_board: "That chip is not on the board.",
    placing_phase: "There are chips left to place: none moves yet.",
  },
  rules: rulesEn,
  ...sentencesEn,
  happenings: {
    ...relocationWords.happenings,
    start_called: (event, names) => `${names(event.seat)} calls: ${at(event, "color")} begins.`,
    start_picked: (event, names) =>
      `${names(event.seat)} picks the ${at(event, "hand")} hand and plays ${at(event, "color")}. ${names(Number(event.params?.starter))} begins.`,
    touched: (event, names) => `${names(event.seat)} touches ${oneEn(at(event, "chip"))}.`,
    placed: (event, names) => `${names(event.seat)} places ${oneEn(at(event, "chip"))} on ${at(event, "to")}.`,
    moved: (event, names) => `${names(event.seat)} moves ${oneEn(at(event, "chip"))} from ${at(event, "from")} to ${at(event, "to")}.`,
    relocated: (event, names) =>
      `${names(event.seat)} relocates ${oneEn(at(event, "chip"))} from ${at(event, "from")} to ${at(event, "to")}.`,
    win_declared: (event, names) => `${names(event.seat)} declares a win with ${list(event.params?.path)}.`,
  },
  actions: {
    ...relocationWords.actions,
    start_call: "Call the starting colour",
    start_pick: "Pick a hand",
    place: "Place",
  },
  options: {
    ...relocationWords.options,
    extinguisher: {
      label: "An extinguisher puts out",
      values: { other_color: "Paths of the other colour", declarers_opponent: "Paths that the opponent declares" },
    },
  },
  reasons: { goal: "four chips of one colour in line were pointed out", time: "time limit" },
  columns: relocationWords.columns,
  cell: (value) => (isChip(value) ? chipEn(value) : undefined),
  hints: {
    start_call: "Tap either one: it is a random draw.",
    start_pick: "Tap either one: it is a random draw.",
    place: ({ chip }) => `Place ${oneEn(chip)} on the marked circle: you prepare your line of four.`,
    move: ({ chip }) => `Move ${oneEn(chip)}, the marked one, to the free marked circle: you prepare your line of four.`,
    declare_win: "The marked chips stand in a line: declare the win!",
  },
  ui: {
    passOnly: "All done! Pass the flag.",
    placeNow: "First tap a chip of your hand, then a free circle.",
    moveNow: "Tap a chip of yours on the board, then where it goes.",
    ...relocationWords.ui,
    board: "Net of circles",
    circle: (space, chip) => `${space}, ${chip === null ? "empty" : chipEn(chip)}`,
    chip: chipEn,
    yourHand: "Your hand",
    handOf: (name, count) => `In ${name}'s hand: ${count}`,
    colors: { blue: "Blue begins", red: "Red begins" },
    hands: { left: "Left hand", right: "Right hand" },
    letGo: (_chip, to) => `Put it on ${to}`,
    touch: () => "Only touch it",
    named: (count) => (count === 1 ? "1 circle" : `${count} circles`),
    callNow: "Draw: choose a colour. The other player picks a hand without looking.",
    callWait: (name) => `${name} says which colour begins.`,
    pickNow: (color) => `${color === "blue" ? "Blue" : "Red"} begins. Pick a hand: your colour is in it.`,
    pickWait: (name, color) => `${color === "blue" ? "Blue" : "Red"} begins. ${name} picks a hand.`,
    answerNow: (name) => `${name} says that the marked circles win. Is it true? Accept, or challenge.`,
    acceptNow: (name: string) => `${name} wins with the marked circles. Accept the win.`,
    answerWait: (name) => `${name} looks at your path.`,
    nameNow: (count) => `Touch the circles of the path (${count} or more).`,
    letGoNow: () => "Touch the circle where you put it.",
    passNow: "You have played: pass the flag, or declare a win.",
    noHint: "There is no winning path now.",
    nothing: "Played no chip",
    placed: (chip, to) => `placed ${oneEn(chip)} on ${to}`,
    moved: (chip, from, to) => `moved ${oneEn(chip)}: ${from} → ${to}`,
    relocated: (chip, to) => `relocated ${oneEn(chip)} to ${to}`,
    declared: (path) => `declared ${path.join(", ")}`,
  },
  side: (view, seat) => {
    const color = view.colors?.[seat] ?? null;
    return color && { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "red" : "blue" };
  },
  describe: (view, names) => {
    if (view.colors === null) return "The starter is not known yet.";
    const seats = view.colors.map((color, seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => colorOf(chip) === color)
        .map(([chip, space]) => `${space}${isMarked(chip) ? " (with an X)" : ""}`);
      const held = view.hand[seat]?.length ?? 0;
      return `${names(seat)}, ${color}: ${lie.length ? `chips on ${lie.join(", ")}` : "nothing on the board"}${held ? `; ${held} in hand` : ""}.`;
    });
    return `${seats.join(" ")} Chips with an X are extinguishers. ${names(view.turn.seat)}'s turn.`;
  },
};
