/** The words of Juggle, in English. */
import { en as boardWords } from "../../board/words.en";
import { pretty } from "../../dice/sentence";
import { listed } from "../../words/arithmetic";
import { plural } from "../../words/plural";
import { notTrue } from "../../words/sums.en";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { challengedSeat, pieceOf, WILD, byDie, isDone, type Colour } from "./view";
import { list, text, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Juggle", tag: "Cover your board with polyominoes; no two of a colour may touch" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "juggle.exact-value": [
      "The die's number is not that of the piece's squares: |take another piece, or use another die.",
      ({ die, squares }) => `The piece has ${plural("en", Number(squares), "square", "squares")} and the die says ${die}: |take one of ${die}, or use another die.`,
    ],
    "juggle.calculated-value missing": "The sum is missing: |say it with both dice before you take the piece.",
    "juggle.calculated-value dice": [
      "The sum does not use the numbers of the dice: |use both, once each.",
      ({ used, dice }) => `The sum uses ${listed("en", used)}; the dice are ${listed("en", dice)}: |use both.`,
    ],
    "juggle.calculated-value value": [
      "The sum does not make what it says: |work it out again.",
      ({ wrong }) => (wrong === null ? "The sum does not make what it says." : `${notTrue(wrong)}: |work it out again.`),
    ],
    "juggle.calculated-value piece": [
      "The result is not the number of the piece's squares: |take another piece, or make another sum.",
      ({ stated, squares }) =>
        `The sum makes ${stated} and the piece has ${plural("en", Number(squares), "square", "squares")}: |take another piece, or make another sum.`,
    ],
    "juggle.how-many": "Those are too many pieces: one for each die, or a single one by a sum. |Use the other die, if it is left, or pass.",
    "juggle.six-is-wild":
      "That piece cannot be asked for: it takes an exact 6, and no identical one left in the bank. |Take one from the bank.",
    "juggle.after-return": "A piece has been returned in this turn: no other is taken. |Pass the flag.",
    "juggle.must-use": "The piece fits on the board: |turn it or flip it, and place it.",
    "juggle.removal-time": "Pieces are taken off before the roll: |now take one or pass.",
    "juggle.colours-touch": "It touches another piece of its colour, by a side or a corner: |find it another place.",
    "juggle.covered": [
      "The board is not covered: a win leaves no square empty.",
      ({ empty }) =>
        `${empty === 1 ? "1 square is" : `${empty} squares are`} empty: a win takes a covered board.`,
    ],
  },
  missing: {
    roll: "You have not rolled yet: roll the dice before you pass.",
    hand: "There is a piece in your hand: place it, or return it if it does not fit.",
  },
  stakes: {
    turn: "you lose this turn and what you took off goes back",
    pieces_home: "the piece that was chosen wrongly goes back",
    pieces_off: "the pieces that you point at leave the board",
  },
};

const COLOUR_EN: Record<Colour, string> = { red: "red", blue: "blue", green: "green", yellow: "yellow" };

const KIND_EN: Record<number, string> = { 1: "monomino", 2: "domino", 3: "tromino", 4: "tetromino", 5: "pentomino" };

const nameEn = (id: unknown): string => {
  const { colour, shape, size } = pieceOf(text(id));
  const letter = { "3I": "straight", "4I": "straight", "4O": "square" }[shape] ?? shape.slice(1);
  return [COLOUR_EN[colour], letter, KIND_EN[size]].filter(Boolean).join(" ");
};

/** Names a piece by its colour and its number of squares, for readers who see it. */
const pieceEn = (id: unknown): string => {
  const { colour, size } = pieceOf(text(id));
  return `a ${COLOUR_EN[colour]} piece of ${size}`;
};

const rulesEn: typeof rulesEs = {
  "juggle.exact-value": "Exact value: the piece does not match the die.",
  "juggle.calculated-value": "Calculated value: the sum is wrong or missing.",
  "juggle.how-many": "Too many pieces, or both methods at once.",
  "juggle.six-is-wild": "Only a 6 lets you take a piece from your opponent.",
  "juggle.after-return": "Another piece after returning one.",
  "juggle.must-use": "The piece fitted and was not placed.",
  "juggle.removal-time": "A piece taken off after the roll.",
  "juggle.colours-touch": "Pieces of the same colour touch (a corner counts too).",
  "juggle.covered": "It was not a win: the board is not covered.",
  "juggle.piece-played": "Piece placed, piece played: it is not moved in that turn.",
  "juggle.start": "Start: each throws a die; the lower begins.",
  "juggle.challenge": "Challenge when you receive the flag, before you roll.",
  "juggle.declared-win": "A declared win is challenged without the flag.",
  "juggle.roundoff": "End of the round: if the starter wins, the other completes its turn.",
  "juggle.time-limit": "Time limit: 3 empty spaces fewer win; else it is a draw.",
  "juggle.time": "A turn lasts one minute.",
};

export const play: Words = {
  ...title,
  phases: {
    start: "The dice are thrown to see who begins",
    review: "Roll the dice",
    rolled: "Choose a piece or pass",
    holding: "Place the piece",
    result_pending: "Result not final",
    over: "The game is over",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: () => "The dice are thrown to see who begins",
    review: (names: string) => `${names} rolls the dice`,
    rolled: (names: string) => `${names} chooses a piece`,
    holding: (names: string) => `${names} places a piece`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  isDone,
  refusals: {
    malformed: "I could not read that. Write a sum like this: 3 × 4 + 2 = 14. To challenge pieces that touch, point at them.",
    result_pending: "The result is not final: accept it or challenge it.",
    hand_full: "You have a piece in your hand: place it or return it.",
    hand_empty: "You have no piece in your hand.",
    not_on_board: "That piece is not on that board.",
    not_in_bank: "That piece is not in the bank.",
    already_rolled: "You have rolled already.",
    not_rolled: "Roll the dice first.",
    win_declared: "No piece is taken from a board with a declared win.",
    wrong_shape: "Those spaces do not have the shape of the piece.",
    occupied: "A piece lies there already.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    started: (event, names) => `Dice for the start: ${list(event.params?.dice)}. ${names(event.seat)} begins.`,
    rolled: (event, names) => `${names(event.seat)} rolls: ${list(event.params?.dice)}.`,
    removed: (event, names) => `${names(event.seat)} takes off: ${nameEn(event.params?.piece)}.`,
    taken: (event, names) =>
      `${names(event.seat)} ${event.params?.from === "opponent" ? "asks from the other board for" : "chooses"} ${pieceEn(event.params?.piece)}${
        event.params?.method === "exact"
          ? `, with the ${event.params.die === 1 ? "second" : "first"} die`
          : `; says: ${pretty(text(event.params?.sentence)) || "nothing"}`
      }.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} places ${pieceEn(event.params?.piece)}${hasCodes ? ` on ${list(event.params?.cells)}` : ""}.`,
    returned: (event, names) => `${names(event.seat)} returns the piece: ${nameEn(event.params?.piece)}.`,
    win_stands: (event, names) => `${names(event.seat)}'s win stands.`,
    restored: (event, names) => `${names(event.seat)}'s turn is corrected.`,
    end_announced: () => "Time limit: the empty spaces are counted.",
  },
  actions: {
    ...boardWords.actions,
    remove: "Take the piece off",
    roll: "Roll the dice",
    take: "Choose",
    place: "Place here",
    return: "Return the piece",
    declare_win: "Declare the win",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Who starts", values: { null: "The lower die", "0": "The first player", "1": "The second player" } },
    hints: { label: "Show where the piece fits (with help)", values: { true: "Yes", false: "No" } },
    touch_window: {
      label: "Colours that touch",
      values: { always: "May be challenged as long as they lie there", last_turn: "Only those of the last turn" },
    },
  },
  reasons: { goal: "board covered", false_win: "win wrongly declared", time: "time limit" },
  columns: {
    round: "Round",
    dice: "Dice",
    pieces: "Pieces",
    empty: "Empty",
    note: "Note",
    declared: "declares",
    challenged: "by challenge",
    forfeit: "by time",
    lost: "lost",
  },
  hints: {
    roll: "Roll the two dice: they say which pieces you may choose.",
    take: ({ piece, from, method, die, sentence }, view) => {
      if (from === "opponent") return `Ask for the ${nameEn(piece)} of the other board: a ${WILD} allows it.`;
      if (method === "calculated") return `Try the ${nameEn(piece)}: you get it with ${pretty(text(sentence))}.`;
      const value = view.dice?.[die ?? 0];
      return value === WILD ? `Try the ${nameEn(piece)}: with a ${WILD} you may take any.` : `Try the ${nameEn(piece)}: your die says ${text(value)}.`;
    },
    place: (_action, view) => `Place the ${nameEn(view.hand?.piece)} in the marked place: it touches none of its colour there.`,
    return: "That piece fits nowhere now: return it and go on.",
    remove: ({ piece }) => `Take off the ${nameEn(piece)}: that makes room for better pieces.`,
    pass_flag: (_action, view) => (isDone(view) ? "You have used both dice: pass the flag." : "Your board is fine as it is: pass the flag."),
    declare_win: "Your board is covered: declare the win!",
  },
  ui: {
    boardOf: (name, empty) => `${name}'s board: ${empty} empty ${empty === 1 ? "space" : "spaces"}`,
    see: "The other board",
    aim: "Whoever covers all 81 spaces first wins. Two pieces of one colour never touch, not even at a corner.",
    cell: (cell, piece) => `${cell}, ${piece === null ? "free" : nameEn(piece)}`,
    bank: "Bank",
    colours: "Colour",
    colour: COLOUR_EN,
    piece: nameEn,
    inBank: (piece, count) => `${nameEn(piece)}${count > 1 ? `, ${count} left` : ""}`,
    methods: "How you choose",
    byDie: (value) => `exact value, die ${value}`,
    calculated: "With a sum",
    silently: "Choose without saying it",
    calls: "What you can do",
    handling: "Move the piece",
    inHand: (piece) => `In your hand: ${pieceEn(piece)}`,
    hint: "Tap to try; tap again to place.",
    rollNow: "Roll the two dice.",
    reviewOrRemove: "Challenge, take pieces off, or roll",
    reviewOrRoll: "Challenge or roll the dice",
    removeOrRoll: "Roll the dice, or tap a piece of yours to take it off.",
    takeNow: (sizes) =>
      sizes.includes(WILD) ? "Choose a piece: the 6 gives any." : `Choose a piece of ${sizes.join(" or ")} ${sizes.join() === "1" ? "square" : "squares"}, or pass.`,
    passNow: "All done! Pass the flag.",
    winNow: "Your board is covered: declare the win.",
    take: (piece) => `Choose ${nameEn(piece)}`,
    ask: (piece) => `Ask for ${nameEn(piece)}`,
    with: (value) => `with the ${value}`,
    saying: (sentence) => (sentence ? pretty(sentence) : "no sum"),
    remove: (piece) => `Take off ${nameEn(piece)}`,
    place: "Place here",
    point: (count) => `Challenge: they touch (${count} ${count === 1 ? "piece" : "pieces"})`,
    pointHint: "Do pieces of one colour touch? Point at them on the other board.",
    handles: boardWords.handles,
    nowhere: "It fits nowhere: return it.",
    trouble: { occupied: "Another piece lies there.", touches: "There it touches its own colour." },
    declared: (name) => `${name} has declared the win and it stands: this is the last turn.`,
    turnLost: "Turn lost",
    nothingDone: "Nothing",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    deed: (deed, dice) => {
      const how =
        deed.method === "exact"
          ? byDie("with die", dice?.[deed.die ?? 0], "which gives any piece")
          : deed.sentence
            ? `with ${pretty(deed.sentence)}`
            : "without a sum";
      switch (deed.kind) {
        case "take":
          return `${deed.cells.length ? "Asked for" : "Chose"} ${pieceEn(deed.piece)} ${how}`;
        case "place":
          return `Placed on ${deed.cells.join(" ")}`;
        case "return":
          return `Returned ${nameEn(deed.piece)}`;
        case "remove":
          return `Took off ${nameEn(deed.piece)} from ${deed.cells.join(" ")}`;
        case "declare":
          return "Declared the win";
        default:
          return "";
      }
    },
    pad: boardWords.pad,
  },
  sums: (view, rule) =>
    sums(view, rule, {
      exact: (die: number) => `a ${die} gives a piece of ${die}`,
      wild: "a 6 gives any piece",
      full: "no space is empty",
      apart: "no new piece touches one of its colour",
      early: "the piece was taken off before the roll",
    }),
  kept: {
    "juggle.exact-value": "the piece is as large as the die says",
    "juggle.calculated-value": "the sum is true and gives the size of the piece",
    "juggle.must-use": "the piece had no place without touching one of its colour",
    "juggle.removal-time": "the piece was taken off before the roll",
    "juggle.covered": "no space is empty",
    "juggle.colours-touch": "no piece touches one of its colour",
    "juggle.how-many": "the right number of pieces was taken, by one method",
    "juggle.six-is-wild": "no piece was taken from the other player, or there was a 6",
    "juggle.after-return": "no piece was taken after one went back",
  },
  tally: (view, seat) => ({
    value: view.empty[seat] ?? 0,
    label: "to fill",
    notes: [`round ${view.round}`, ...(view.declared[seat] ? ["win declared"] : [])],
  }),
  aims: (rule, view) =>
    rule === "juggle.colours-touch"
      ? Object.entries(view.boards[challengedSeat(view)] ?? {}).map(([piece, cells]) => ({
          label: `${nameEn(piece)} (${cells[0] ?? ""})`,
          with: { target: [piece] },
        }))
      : [],
  aimed: ["juggle.colours-touch"] as readonly string[],
  describe: (view, names) => {
    const boards = view.boards.map((board, seat) => {
      const lying = Object.entries(board).map(([piece, cells]) => `${nameEn(piece)} on ${cells.join(" ")}`);
      return `${names(seat)}'s board, ${view.empty[seat]} empty: ${lying.join("; ") || "no piece"}.`;
    });
    const rolled = view.dice ? ` Dice: ${view.dice.join(" and ")}.` : "";
    const hand = view.hand ? ` In the hand: ${nameEn(view.hand.piece)}.` : "";
    return `Round ${view.round}. ${boards.join(" ")} ${names(view.turn.seat)}'s turn.${rolled}${hand}`;
  },
};

export const howto: Howto = {
  goal: "Cover your board of 9 × 9 with polyominoes before the other does. Two pieces of one colour may not touch, not even at a corner.",
  turn: [
    "At the start each throws a die: the lower begins.",
    "You receive the flag. Look at the other board and the last turn: you may still challenge.",
    "Before you touch the dice you may take pieces off your board. They go back to the bank.",
    "Roll the two dice. A die says how many squares the piece has. The 6 is a wild card: any piece.",
    "Exact value: one piece for each die, up to two. Or calculated value: one piece only, with a sum of both dice, such as 6 ÷ 2 = 3.",
    "With a 6 on a die you may ask for a piece of the other board if the bank has none like it. With a calculated 6, from the bank only.",
    "Turn and flip the piece and place it on your board. Piece placed, piece played: it is not moved.",
    "A chosen piece is used. If it fits nowhere, return it: then you choose no other in this turn.",
    "If your board is covered, declare the win. If not, pass the flag. You need not choose anything.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag, before you roll.",
    "Pieces that touch: point at them. You may challenge them in any turn as long as they lie there. Every other rule, only for the turn that has just ended.",
    "If you are right: a wrongly chosen piece goes back where it came from; pieces pointed at go to the bank; for a piece wrongly returned or taken off the whole turn is undone. Then you play.",
    "A declared win is challenged without the flag. If colours touch or spaces are empty, you win.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time is a strike only. Three strikes lose the game.",
  ],
  end: [
    "The player who covers the board and declares it wins. If that is the starter, the other completes its turn; if that board is covered too, it is a draw.",
    "At the time limit the round is completed and the empty spaces are counted: 3 or more fewer win; else it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the table says otherwise. Then come a reminder and 10 more seconds.",
    "If you have rolled and your hand is empty, the flag passes by itself. If not, all that you did in the turn is undone. With the third reminder you lose.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["roll", "roll the dice"],
    ["+r5P d1", "choose the red P pentomino with the first die (r, b, g, y: red, blue, green, yellow)"],
    ["+g3L 6/2=3", "choose with a sum"],
    ["+g3L ?", "choose by calculated value without saying the sum"],
    ["<r5X d2", "ask from the other board with the second die"],
    ["@A1,A2,B1", "place on those spaces"],
    ["return", "return the piece"],
    ["-r1#2", "take the second red monomino off your board"],
    ["win", "declare the win"],
    ["!juggle.colours-touch @r1#2,r5P", "challenge those two pieces that touch"],
    ["!juggle.must-use", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept", "accept the result"],
  ],
};

export const lesson: LessonWords = {
  roll: ["Cover your board with pieces before the other one does. “{roll}”.", "3 and 4: a piece of 3 squares and one of 4."],
  take: ["Tap the die with 3, a piece of three squares, the marked one, and the button.", "A piece that is chosen must be used."],
  place: ["Place it: tap the board where you want it, or leave it there, and tap the marked button.", "A piece that is placed stays."],
  second: [
    "Now the die with 4: choose blue and the square piece. Then place it. Two pieces of one colour never touch, not even at a corner.",
    "Blue beside red: that is fine.",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "The other one rolled and placed nothing."],
  challenge: [
    "In a tournament nobody points out faults. On the other board two red pieces touch at a corner. Tap “{challenge}”, the rule about colours and the red piece that came second.",
    "It is a C (correct): that piece goes back to the bank.",
  ],
};
