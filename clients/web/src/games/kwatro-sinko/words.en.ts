/** The words of Kwatro-Sinko, in English. */
import { en as relocationWords } from "../../board/circles/relocation_words.en";
import { en as boardWords } from "../../board/words.en";
import { plainSide } from "../../board/seats/sides";
import { pretty } from "../../dice/sentence";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { awayOf, isChip, isEven, numberOf, seatOf, written } from "./view";
import { at, chipIn, isDone, list, spaced, spaceNumber, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Kwatro-Sinko", tag: "Three chips in a line that make 4 or 5" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "That chip has been moved in this turn and stays there: |pass the flag.",
    "kwatro-sinko.move-it-use-it": "Another chip has been moved in this turn, and only one is moved: |pass the flag.",
    "kwatro-sinko.off-numbers": "Not all chips of that player are off the numbers: |move all of them off before you declare.",
    "kwatro-sinko.win-path three": "Those are not three different circles: it takes exactly three, no more and no fewer.",
    "kwatro-sinko.win-path empty": "One of those circles is empty: |point out only circles with a chip.",
    "kwatro-sinko.win-path mixed": "It takes two chips of one colour and one of the other: |choose another three.",
    "kwatro-sinko.win-path line": "The circles are not on one line: |choose three on a single line.",
    "kwatro-sinko.win-path yellow": "Those circles lie on both sides of the yellow area: a path does not cross it.",
    "kwatro-sinko.win-path between": "There is one chip too many on that line: it takes just three. |Look for another path.",
    "kwatro-sinko.sentence": [
      "The sum is not that of these chips: |add the two of one colour, take off the other, and work it out again.",
      ({ said, right }) => `Those chips make ${pretty(right)}, and ${pretty(said)} was said: |add the two of one colour, take off the other.`,
    ],
    "kwatro-sinko.total": [
      "Those three chips make neither 4 nor 5: it takes 4 or 5 to win. |Look for others.",
      ({ sentence }) => `Those three chips make ${pretty(sentence)}: it takes 4 or 5 to win. |Look for others.`,
    ],
    "kwatro-sinko.win-relocated": "That path came from the relocated chip: it does not win in this turn. |Play on.",
  },
  missing: { move: "You have not moved yet: move a chip before you pass." },
  stakes: {
    relocate: "you relocate any chip of the other one to an empty circle",
    void_relocate: "the win is void and you relocate any chip of the other one to an empty circle",
    void_draw: "the win is void and the game ends in a draw",
  },
};

const chipEn = (chip: string): string => `${isEven(chip) ? "even" : "odd"} chip ${numberOf(chip)}`;

const rulesEn: typeof rulesEs = {
  "kwatro-sinko.route": "Route not allowed: a chip goes along one line, jumps no chip and does not cross the yellow area.",
  "kwatro-sinko.piece-placed": "A chip moved is a chip played: once let go it does not move again in that turn.",
  "kwatro-sinko.move-it-use-it": "Move it, use it: the first chip moved is the turn's chip; no other one moves.",
  "kwatro-sinko.off-numbers": "Chips off the numbers: to win, none of your five chips may be on a numbered circle.",
  "kwatro-sinko.win-path":
    "Winning path wrongly named: exactly three chips on one line, two of one colour and one of the other, no other chip between and not across the yellow area.",
  "kwatro-sinko.sentence":
    "The sum is wrong: add the two chips of one colour and subtract the other.",
  "kwatro-sinko.total": "The result is neither 4 nor 5: those three chips do not win.",
  "kwatro-sinko.win-relocated": "Win with the relocated chip: what was relocated does not win in that turn.",
  "kwatro-sinko.start": "Start: each picks a face-down chip; the lower number starts with the evens.",
  "kwatro-sinko.move-one": "Every turn moves a chip, if it can.",
  "kwatro-sinko.challenge": "Challenge when you receive the flag and before you touch a chip.",
  "kwatro-sinko.time": "The server keeps the time: nobody challenges it.",
  "kwatro-sinko.time-limit": "Time limit: if nobody has won, it is a draw.",
};

export const play: Words = {
  ...title,
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
  isDone,
  refusals: {
    ...relocationWords.refusals,
    already_drawn: "You have drawn your chip.",
    slot_taken: "The other one drew that chip.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    ...relocationWords.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} draws a face-down chip.`,
    start_shown: (event, names) =>
      `The chips: ${list(event.params?.numbers)}. The lower one is ${names(event.seat)}'s, who begins with the evens.`,
    touched: (event, names) => `${names(event.seat)} touches chip ${chipIn(event)}.`,
    moved: (event, names, hasCodes) => `${names(event.seat)} moves chip ${chipIn(event)}${hasCodes ? ` from ${at(event, "from")} to ${at(event, "to")}` : ""}.`,
    relocated: (event, names, hasCodes) =>
      `${names(event.seat)} relocates chip ${chipIn(event)}${hasCodes ? ` from ${at(event, "from")} to ${at(event, "to")}` : ""}.`,
    win_declared: (event, names, hasCodes) =>
      `${names(event.seat)} declares a win: ${spaced(at(event, "sentence"))}${hasCodes ? `, with ${list(event.params?.path)}` : ""}.`,
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
  reasons: { goal: "the sum of three in line is 4 or 5", time: "time limit" },
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
    /** The two aims on the board's corners, in their order. */
    steps: ["your 5 chips out", "3 in line: 4 or 5"] as readonly string[],
    watchedStep: "5 chips out",
    example: "for example",
    cheers: { 4: ": kwatro!", 5: ": sinko!" },
    board: "Star of circles",
    circle: (circle, chip) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`space ${spaceNumber(circle)}`]), chip === null ? "empty" : chipEn(chip)].join(
        ", ",
      ),
    faceDown: "Chips face down",
    slot: (place) => `Draw hidden chip ${place}`,
    slotOf: (place, name) => `Chip ${place}: drawn by ${name}`,
    letGo: (chip) => `Put the ${numberOf(chip)} there`,
    touch: (chip) => `Only touch ${numberOf(chip)}`,
    drawNow: "Pick a face-down chip. The lower number starts and plays even.",
    drawWait: "Both must draw a chip.",
    started: (one, first, other, second, starter) =>
      `${one} drew ${first} and ${other} drew ${second}. ${starter} begins, with the evens.`,
    answerNow: (name) => `${name} says that the marked chips win. Is it true? Accept, or challenge.`,
    acceptNow: (name: string) => `${name} wins with the marked chips. Accept the win.`,
    answerWait: (name) => `${name} looks at your path and your sum.`,
    nameNow: "Tap the three chips of the path.",
    sayNow: "Say the sum: the two of one colour, less the other.",
    form: "? + ? − ? = ?",
    unclear: "Say it like this: number + number − number = result.",
    letGoNow: (chip) => `${numberOf(chip)}: tap the circle where you let it go.`,
    passNow: "You have moved: pass the flag, or declare a win.",
    noHint: "You can declare no path now.",
    nothing: "Moved no chip.",
    moved: (chip, from, to, hasLeft) => `Moved the ${numberOf(chip)}${from && ` from ${from} to ${to}`}.${hasLeft ? " It is off its number." : ""}`,
    relocated: (chip) => `Relocated the ${numberOf(chip)}.`,
    declared: (sentence) => `Declared a win${sentence && `: ${sentence}`}.`,
    pad: {
      ...boardWords.pad,
      field: "Your sum",
      say: "Declare",
      tile: (value) => `chip: ${value}`,
    },
  },
  side: (view, seat) => {
    if (view.evens === null) return plainSide(view, seat);
    return view.evens === seat ? { color: "blue", form: "disc", name: "the evens" } : { color: "red", form: "hexagon", name: "the odds" };
  },
  sums: (view, rule) =>
    sums(view, rule, {
      off: "none of their chips is on a number",
      path: (path: string) => `${path} are on one line, with no other chip between them`,
    }),
  kept: {
    "kwatro-sinko.route": "the chip went along one straight line",
    "kwatro-sinko.move-it-use-it": "one chip was moved",
    "kwatro-sinko.piece-placed": "the chip stayed where it was put down",
    "kwatro-sinko.off-numbers": "none of their chips is on a number",
    "kwatro-sinko.win-path": "the three chips are on one line with none between them, and are neither all even nor all odd",
    "kwatro-sinko.sentence": "the sum is true",
    "kwatro-sinko.total": "the sum gives 4 or 5",
    "kwatro-sinko.win-relocated": "the path did not come from the moved-back chip",
  },
  tally: (view, seat) => {
    return view.evens === null || view.turn.sentence !== null ? {} : { value: awayOf(view, seat), label: "of 5 off" };
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

export const howto: Howto = {
  goal: "Bring your five chips off the numbered circles. Then point out three chips on one line, two of one colour and one of the other: add the two that are alike, subtract the other, and if it makes 4 or 5 you win.",
  turn: [
    "At the start each player picks a face-down chip. The lower number starts and plays even; the other player plays odd.",
    "In your turn you move one chip of yours along a line, over as many empty circles as you like. You jump no chip and do not cross the yellow area.",
    "You may touch a chip and choose another. But the one you move is the turn's chip, and where you let it go it stays.",
    "The three chips need not be neighbours: there may be empty circles between them, but no other chip. The path does not cross the yellow area.",
    "The pair may be yours or your opponent's: 7 + 3 − 6 = 4 wins too.",
    "Do you see a path, and are your five chips off the numbers? With the flag, before or after your move, declare a win: touch the three chips and say the sum, such as 6 + 2 − 3 = 5. If not, pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a chip: a route not allowed, a chip let go and moved again, or two chips moved.",
    "A declared win is challenged without the flag, within 20 seconds: a path wrongly named, a chip on a number, a wrong sum, or a result that is neither 4 nor 5.",
    "If you are right, you put a chip of the opponent on any empty circle, a numbered one too, and then play. You cannot win with that chip in that turn. A win that was wrong is void.",
    "If you are wrong, you lose the turn and get a strike; a win that you challenged is confirmed. Challenging at the wrong time is a strike. Three strikes lose.",
  ],
  end: [
    "The game ends when a declared win is accepted or nobody challenges it. If nobody sees a path, the game goes on.",
    "At the time limit, if the starter has touched or relocated a chip, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the table says otherwise. Then come a reminder and 10 more seconds.",
    "If you have moved a chip, it stays there and the flag passes; if not, you lose the turn. With the third reminder you lose the game.",
  ],
  line: [
    ["slot 3", "draw hidden chip 3 (of 0 to 9)"],
    ["4>e6", "move chip 4 to the circle e6"],
    [".4", "only touch chip 4"],
    ["win c6 e6 g6 6+2-3=5", "declare a win with those chips and that sum"],
    ["3/b8 · waive", "relocate chip 3 to b8 · give up the relocation"],
    ["!kwatro-sinko.route", "challenge that rule"],
    ["accept · pass", "accept the win · pass the flag"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "You play the even chips. A chip moves in a straight line and jumps no other. Tap the 4, then the marked circle.",
    "A chip that is put down stays.",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "The other one brought out the 5."],
  challenge: [
    "It is a tournament: nobody points out faults. The 5 crossed the yellow area in the middle, where there are no lines. Tap “{challenge}” and choose the rule about the way.",
    "It is a C (correct): the fault is there.",
  ],
  relocate: ["You were right, so you decide where the 5 goes. Tap it and send it back to its number.", "It has to start again!"],
  line: [
    "You win with three chips in a row, two of one kind and one of the other, that make 4 or 5, once your five chips have left their numbers. Bring the 6 to the marked circle, in the row of 2 and 3.",
    "2 and 6 are even, 3 is odd.",
  ],
  win: [
    "Add the two of a kind and take off the other one: 2+6-3=5. Tap “{declare_win}”, the three chips, write 2+6-3=5 and tap the marked button.",
    "It makes 5! If nobody challenges you, you have won.",
  ],
};
