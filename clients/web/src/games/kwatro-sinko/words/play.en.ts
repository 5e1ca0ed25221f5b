/** The words of Kwatro-Sinko on the screen in English. */
import { en as boardWords } from "../../../board/words.en";
import { en as relocationWords } from "../../../board/circles/relocation_words.en";
import { isChip, isEven, numberOf, seatOf, written } from "../view";
import { en as sentencesEn } from "./faults.en";
import type { Words, rulesEs } from "./play.es";
import { at, chipIn, list, pretty, spaceNumber } from "./wording";

const chipEn = (chip: string): string => `${isEven(chip) ? "even" : "odd"} chip ${numberOf(chip)}`;

const rulesEn: typeof rulesEs = {
  "kwatro-sinko.route": "Route not allowed: a chip goes along one line, jumps no chip and does not cross the yellow area.",
  "kwatro-sinko.piece-placed": "A chip moved is a chip played: once let go it does not move again in that turn.",
  "kwatro-sinko.move-it-use-it": "Move it, use it: the first chip moved is the turn's chip; no other one moves.",
  "kwatro-sinko.off-numbers": "Chips off the numbers: to win, none of your five chips may be on a numbered circle.",
  "kwatro-sinko.win-path":
    "Winning path wrongly named: exactly three chips on one line, two of one colour and one of the other, no other chip between and not across the yellow area.",
  "kwatro-sinko.sentence":
    "The sum is wrong: the two chips of one colour are added, the other one is subtracted, and the sum must be right.",
  "kwatro-sinko.total": "The result is neither 4 nor 5: those three chips do not win.",
  "kwatro-sinko.win-relocated": "Win with the relocated chip: what was relocated does not win in that turn.",
  "kwatro-sinko.start": "Start: each picks a face-down chip; the lower number starts with the evens.",
  "kwatro-sinko.move-one": "Every turn moves a chip, if it can.",
  "kwatro-sinko.challenge": "Challenge when you receive the flag and before you touch a chip.",
  "kwatro-sinko.time": "The server keeps the time: nobody challenges it.",
  "kwatro-sinko.time-limit": "Time limit: if nobody has won, it is a draw.",
};

export const en: Words = {
  name: "Kwatro-Sinko",
  tag: "Three chips in a line that make 4 or 5",
  phases: {
    ...relocationWords.phases,
    start: "Who starts: pick a face-down chip",
    moving: "Move a chip",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string, count: number) => `${names} draw${count === 1 ? "s" : ""} a face-down chip`,
    moving: (names: string) => `${names} moves a chip`,
  },
  refusals: {
    ...relocationWords.refusals,
    already_drawn: "You have drawn your chip.",
    slot_taken: "The other one drew that chip.",
  },
  rules: rulesEn,
  ...sentencesEn,
  happenings: {
    ...relocationWords.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} draws a face-down chip.`,
    start_shown: (event, names) =>
      `The chips: ${list(event.params?.numbers)}. The lower one is ${names(event.seat)}'s, who begins with the evens.`,
    touched: (event, names) => `${names(event.seat)} touches chip ${chipIn(event)}.`,
    moved: (event, names) => `${names(event.seat)} moves chip ${chipIn(event)} from ${at(event, "from")} to ${at(event, "to")}.`,
    relocated: (event, names) =>
      `${names(event.seat)} relocates chip ${chipIn(event)} from ${at(event, "from")} to ${at(event, "to")}.`,
    win_declared: (event, names) =>
      `${names(event.seat)} declares a win: ${pretty(at(event, "sentence"))}, with ${list(event.params?.path)}.`,
  },
  actions: {
    ...relocationWords.actions,
    draw_chip: "Pick a face-down chip",
  },
  options: {
    ...relocationWords.options,
    pair: { label: "The two like chips", values: { either: "Of either colour", own: "The declarer's" } },
    three_on: { label: "Exactly three chips", values: { path: "From end to end of the path", line: "On the whole line" } },
  },
  reasons: { goal: "4 or 5 on a path", time: "time limit" },
  columns: relocationWords.columns,
  cell: (value) => (isChip(value) ? chipEn(value) : undefined),
  hints: {
    draw_chip: "Tap any one: it is a random draw.",
    move: ({ chip }, view) =>
      `Move your ${numberOf(chip)} to the marked circle: ${spaceNumber(view.board[chip] ?? "") === null ? "you prepare three in a line" : "it leaves its numbered space"}.`,
    declare_win: ({ sentence }) => `Declare the win with the marked chips: ${written(sentence)}.`,
  },
  ui: {
    ...relocationWords.ui,
    passOnly: "All done! Pass the flag.",
    moveNow: "Tap one of your chips, then a free circle.",
    board: "Star of circles",
    circle: (circle, chip) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`space ${spaceNumber(circle)}`]), chip === null ? "empty" : chipEn(chip)].join(
        ", ",
      ),
    faceDown: "Chips face down",
    slot: (place) => `Draw hidden chip ${place}`,
    slotOf: (place, name) => `Chip ${place}: drawn by ${name}`,
    letGo: (chip, to) => `Put ${numberOf(chip)} on ${to}`,
    touch: (chip) => `Only touch ${numberOf(chip)}`,
    drawNow: "Pick a face-down chip. The lower number starts and plays even.",
    drawWait: "Both must draw a chip.",
    started: (one, first, other, second, starter) =>
      `${one} drew ${first} and ${other} drew ${second}. ${starter} begins, with the evens.`,
    answerNow: (name) => `${name} says that the marked chips win. Is it true? Accept, or challenge.`,
    acceptNow: (name: string) => `${name} wins with the marked chips. Accept the win.`,
    answerWait: (name) => `${name} looks at your path and your sum.`,
    nameNow: "Touch the three chips of the path.",
    sayNow: "Say the sum: the two of one colour, less the other.",
    form: "? + ? − ? = ?",
    unclear: "Say it like this: number + number − number = result.",
    letGoNow: (chip) => `${numberOf(chip)}: touch the circle where you let it go.`,
    passNow: "You have moved: pass the flag, or declare a win.",
    noHint: "You can declare no path now.",
    nothing: "Moved no chip",
    moved: (chip, from, to) => `moved ${numberOf(chip)}: ${from} → ${to}`,
    relocated: (chip, to) => `relocated ${numberOf(chip)} to ${to}`,
    declared: (path, sentence) => `declared ${sentence} with ${path.join(", ")}`,
    pad: {
      ...boardWords.pad,
      field: "Your sum",
      say: "Declare",
      tile: (value) => `chip: ${value}`,
    },
  },
  side: (view, seat) => {
    if (view.evens === null) return null;
    return view.evens === seat ? { color: "blue", form: "disc", name: "the evens" } : { color: "red", form: "hexagon", name: "the odds" };
  },
  tally: (view, seat) => {
    if (view.evens === null) return {};
    const left = Object.entries(view.board).filter(([chip, circle]) => seatOf(view, chip) === seat && spaceNumber(circle) !== null);
    return { notes: [`still to leave: ${left.length}`] };
  },
  describe: (view, names) => {
    const { evens } = view;
    if (evens === null) return "The starter is not known yet. The chips lie face down.";
    const seats = [evens, 1 - evens].map((seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => seatOf(view, chip) === seat)
        .map(([chip, circle]) => `${numberOf(chip)} on ${circle}${spaceNumber(circle) === null ? "" : ` (space ${spaceNumber(circle)})`}`);
      return `${names(seat)}, ${seat === evens ? "evens" : "odds"}: ${lie.join(", ")}.`;
    });
    return `${seats.join(" ")} The yellow area in the middle is not crossed. ${names(view.turn.seat)}'s turn.`;
  },
};
