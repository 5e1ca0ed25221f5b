/** The words of FIAR, in English. */
import { en as relocationWords } from "../../board/circles/relocation_words.en";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { bestRow, colorOf, isChip, isMarked, WIN_LENGTH } from "./view";
import { at, isDone, list, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "FIAR", tag: "Four in a row on a net of circles" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "That chip was let go in this turn and stays there: |pass the flag.",
    "fiar.move-it-use-it": "Another chip has been played in this turn, and only one is played: |pass the flag.",
    "fiar.win-path few": [
      "Those are too few circles: |point out four or more, all different.",
      ({ circles, least }) => `Those are ${circles} different circles: |point out ${least} or more.`,
    ],
    "fiar.win-path empty": "One of those circles is empty: |point out only circles with a chip.",
    "fiar.win-path mixed": "There are chips of both colours: all must be of one colour.",
    "fiar.win-path line": "The circles are not on one line: |follow a single one.",
    "fiar.win-path yellow": "Those circles lie on both sides of the yellow area: a path does not cross it.",
    "fiar.win-path between": "A chip of the other colour is between them: that is no winning path. |Look for another.",
    "fiar.win-path extinguished": "An extinguisher of the other colour is joined to one of those chips: |look for another path, or move away from it.",
    "fiar.win-relocated": "That path came from the relocated chip: it does not win in this turn. |Play on.",
  },
  missing: { place: "You have placed nothing yet: place a chip.", move: "You have not moved yet: move a chip before you pass." },
  stakes: {
    relocate: "you relocate any chip of the other one to an empty circle",
    void_relocate: "the win is void and you relocate any chip of the other one to an empty circle",
    void_draw: "the win is void and the game ends in a draw",
  },
};

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
  "fiar.opponent-path": "Winning with your opponent's chips: their path counts too, if they let it pass or if you complete it.",
  "fiar.start": "Start: one calls the colour that begins and the other picks a hand.",
  "fiar.alternate": "Taking turns to place: one chip a turn; nothing moves until both hands are empty.",
  "fiar.move-one": "Every turn plays a chip, if it can.",
  "fiar.challenge": "Challenge when you receive the flag and before you touch a chip.",
  "fiar.time": "The server keeps the time: nobody challenges it.",
  "fiar.time-limit": "Time limit: if nobody has won, it is a draw.",
};

const AREAS_EN = [
  ["at the top left", "at the top", "at the top right"],
  ["at the left", "in the middle", "at the right"],
  ["at the bottom left", "at the bottom", "at the bottom right"],
];

export const play: Words = {
  ...title,
  phases: {
    ...relocationWords.phases,
    start: "Who begins",
    placing: "Phase I: place a chip from your hand",
    moving: "Phase II: move a chip",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string) => `${names} chooses in the draw`,
    placing: (names: string) => `${names} places a chip and passes`,
    moving: (names: string) => `${names} moves a chip and passes`,
  },
  isDone,
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
  ...faults,
  happenings: {
    ...relocationWords.happenings,
    start_called: (event, names) => `${names(event.seat)} calls: ${at(event, "color")} begins.`,
    start_picked: (event, names) =>
      `${names(event.seat)} picks the ${at(event, "hand")} hand and plays ${at(event, "color")}. ${names(Number(event.params?.starter))} begins.`,
    touched: (event, names) => `${names(event.seat)} touches ${oneEn(at(event, "chip"))}.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} places ${oneEn(at(event, "chip"))}${hasCodes ? ` on ${at(event, "to")}` : ""}.`,
    moved: (event, names, hasCodes) => `${names(event.seat)} moves ${oneEn(at(event, "chip"))}${hasCodes ? ` from ${at(event, "from")} to ${at(event, "to")}` : ""}.`,
    relocated: (event, names, hasCodes) =>
      `${names(event.seat)} relocates ${oneEn(at(event, "chip"))}${hasCodes ? ` from ${at(event, "from")} to ${at(event, "to")}` : ""}.`,
    win_declared: (event, names, hasCodes) => `${names(event.seat)} declares a win${hasCodes ? ` with ${list(event.params?.path)}` : ""}.`,
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
    puts: "puts rivals out",
    /** Beside a dark chip. */
    isOut: "doesn't count",
    inRow: (count) => ` That makes ${count} in line.`,
    putOut: (color) => ` A ${color} X puts it out.`,
    putsOut: (count) => (count === 1 ? " It puts a rival chip out." : ` It puts ${count} rival chips out.`),
    aim: "4 in line",
    board: "Net of circles",
    circle: (space, chip) => `${space}, ${chip === null ? "empty" : chipEn(chip)}`,
    chip: chipEn,
    yourHand: "Your hand",
    handOf: (name, count) => `In ${name}'s hand: ${count}`,
    colors: { blue: "Blue begins", red: "Red begins" },
    hands: { left: "Left hand", right: "Right hand" },
    letGo: () => "Put it there",
    touch: () => "Only touch it",
    named: (count) => (count === 1 ? "1 circle" : `${count} circles`),
    callNow: "Draw: choose a colour. The other player picks a hand without looking.",
    callWait: (name) => `${name} says which colour begins.`,
    pickNow: (color) => `${color === "blue" ? "Blue" : "Red"} begins. Pick a hand: your colour is in it.`,
    pickWait: (name, color) => `${color === "blue" ? "Blue" : "Red"} begins. ${name} picks a hand.`,
    answerNow: (name) => `${name} says that the marked circles win. Is it true? Accept, or challenge.`,
    acceptNow: (name: string) => `${name} wins with the marked circles. Accept the win.`,
    answerWait: (name) => `${name} looks at your path.`,
    nameNow: (count) => `Tap the circles of the path (${count} or more).`,
    letGoNow: () => "Tap the circle where you put it.",
    passNow: "You have played: pass the flag, or declare a win.",
    noHint: "There is no winning path now.",
    nothing: "Played no chip.",
    area: (down, across) => AREAS_EN[down]?.[across] ?? "",
    placed: (chip, to, area) => `Placed ${oneEn(chip)}${to ? ` on ${to}` : ` ${area}`}.`,
    moved: (chip, from, to, area) => `Moved ${oneEn(chip)}${from ? ` from ${from} to ${to}` : `; it is now ${area}`}.`,
    relocated: (chip) => `Relocated ${oneEn(chip)}.`,
    declared: (count) => `Declared a win with ${count === 4 ? "four" : count} chips.`,
  },
  side: (view, seat) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "red" : "blue" };
  },
  sums: (view, rule) =>
    sums(view, rule, {
      placed: "the chip was put on a free circle and was not moved again",
      path: (path: string) => `${path} are on one line, with no chip of the other colour between them and no extinguisher of the other colour joined to them`,
    }),
  kept: {
    "fiar.route": "the chip went along one straight line",
    "fiar.piece-placed": "the chip stayed where it was let go",
    "fiar.move-it-use-it": "one chip was moved",
    "fiar.win-path": "the chips are on one line, with no chip of the other colour between them",
    "fiar.win-relocated": "the path did not come from the moved-back chip",
  },
  /** In a tournament the players count for themselves. */
  tally: (view, seat) => {
    const color = view.mode === "assisted" ? view.colors?.[seat] : undefined;
    return color ? { value: Math.min(bestRow(view, color).length, WIN_LENGTH), label: "of 4 in line" } : {};
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

export const howto: Howto = {
  goal: "The first to point out a path wins: four or more chips of one colour on one line of circles, with no chip of the other colour between. The chips may be your opponent's!",
  turn: [
    "At the start one calls the colour that begins and the other picks a hand: their colour is in it.",
    "Each player has seven chips. Two bear an X: they are extinguishers.",
    "Phase I: taking turns, each player places a chip on an empty circle and passes the flag, until both hands are empty.",
    "Phase II: in your turn you move one chip of yours along a line, over as many empty circles as you like. You jump no chip and do not cross the yellow area.",
    "You may touch a chip and choose another. But the one you move is the turn's chip, and where you let it go it stays.",
    "The four chips need not be neighbours: there may be empty circles between them, but the path does not cross the yellow area.",
    "An extinguisher puts out the chips of the other colour that a line joins to it: they are no good for a path.",
    "Do you see a path, of either colour? With the flag, before or after your move, declare a win and touch its circles. If not, pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a chip: a route not allowed, a chip let go and moved again, or two chips moved.",
    "A declared win is challenged without the flag, within 20 seconds.",
    "If you are right, you put a chip of the opponent on any empty circle, and then play. You cannot win with that chip in that turn. A win that was wrong is void.",
    "If you are wrong, you lose the turn and get a strike; a win that you challenged is confirmed. Challenging at the wrong time is a strike. Three strikes lose.",
  ],
  end: [
    "The game ends when a declared win is accepted or nobody challenges it. If nobody sees a path, the game goes on.",
    "At the time limit, if the starter has touched or relocated a chip, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the table says otherwise. Then come a reminder and 10 more seconds.",
    "If you have let a chip go, it stays there and the flag passes; if not, you lose the turn. With the third reminder you lose the game.",
  ],
  line: [
    ["call blue · pick left", "blue begins · pick the left hand"],
    ["B1@c3r3", "place B1 on the circle c3r3"],
    ["B1>c3r0", "move B1 to c3r0"],
    [".B1", "only touch B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declare a win with those circles"],
    ["R1/c0r3 · waive", "relocate R1 to c0r3 · give up the relocation"],
    ["!fiar.route", "challenge that rule"],
    ["accept · pass", "accept the win · pass the flag"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "In FIAR you win when you point out four chips of one colour in a line. You play blue. Tap a chip of your hand and an empty circle: the marked ones.",
    "First all chips are placed, one a turn.",
  ],
  pass: ["“{pass_flag}”: your turn ends and the other one plays.", "When the hands are empty, the chips on the board move."],
  challenge: [
    "Now it is a tournament: nobody points out faults. The red chip crossed the yellow area in the middle, where no line goes. Tap “{challenge}” and choose the rule about the way.",
    "It is a C (correct): the fault is there.",
  ],
  relocate: [
    "You were right, so you put that chip where you like. Tap it, then the marked circle, far away.",
    "There it is out of your way!",
  ],
  move: [
    "With empty hands a chip moves along a straight line and jumps nothing. Bring your chip down to the marked circle.",
    "Four blue ones in a row!",
  ],
  win: [
    "Nobody tells you: say it yourself. Tap “{declare_win}”, the four circles and the marked button.",
    "If the other one does not challenge it, you have won.",
  ],
};
