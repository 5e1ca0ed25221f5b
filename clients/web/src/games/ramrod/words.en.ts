/** The words of Ramrod, in English. */
import { listed as listedIn } from "../../words/arithmetic";
import { en as boardWords } from "../../board/words.en";
import type { FaultWords, Names, Title } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { placeOf, planned, type Rod, rodOf, rodsIn } from "./view";
import { isTwin, list, seatOf, sideOf, text, withRods, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Ramrod", tag: "Coloured rods: fill rectangles and capture" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ramrod.hot-rod": "That rod is hot: it has just been moved or relocated. |Move another one in this turn.",
    "ramrod.fit": [
      "The rod does not fit: it is longer than the room left. |Choose another rectangle, or another rod.",
      ({ length, room }) => `The rod is ${length} long and there is room for ${Math.max(room, 0)}: |choose another rectangle, or another rod.`,
    ],
    "ramrod.capture other_rectangle": "Nothing was moved into that rectangle in this turn: only the one that the rod was put in is captured.",
    "ramrod.capture one_rod": [
      "There is a single rod in it: a capture takes two or more.",
      ({ rods, least }) => `There ${rods === 1 ? "is 1 rod" : `are ${rods} rods`} in it: a capture takes ${least} or more.`,
    ],
    "ramrod.capture not_full": [
      "The rectangle is not full yet: capture it when no room is left.",
      ({ room }) =>
        room > 0 ? `There is room for ${room} still: capture it when none is left.` : `The rods are ${-room} too long: a capture takes just a full one.`,
    ],
    "ramrod.win": [
      "The long rectangle is not full: declare as soon as it is full or more than full.",
      ({ content, goal }) => `The long rectangle has ${content} of ${goal}: declare as soon as it is full or more than full.`,
    ],
  },
  missing: { move: "You have not played yet: move a rod, or capture, before you pass." },
  stakes: {
    rods: "you relocate the rods of that play: back or to empty purple rectangles",
    captured_rods: "you relocate the captured rods: back or to empty purple rectangles",
    void: "the win is void",
    void_rods: "the win is void and you relocate the rods: back or to empty purple rectangles",
    void_captured_rods: "the win is void and you relocate the captured rods",
  },
};

const coloursEn: Record<string, string> = {
  white: "white",
  red: "red",
  lime: "light green",
  purple: "purple",
  yellow: "yellow",
  green: "dark green",
  black: "black",
  brown: "brown",
};

const listed = (items: readonly string[]): string => listedIn("en", items);

const colourEn = (rod: Rod): string => coloursEn[rod.colour] ?? rod.colour;

/** Both sides have a rod of each colour. */
const rodEn = (rod: Rod, names: Names): string => `${names(rod.side)}'s ${colourEn(rod)}`;

/** A rod in the sentence of a seat's act. */
const herRodEn = (seat: number | null, rod: Rod, names: Names): string => (rod.side === seat ? `their own ${colourEn(rod)} rod` : `${rodEn(rod, names)} rod`);

const rodsEn = (ids: unknown): string => listed(list(ids).map((id) => `the ${colourEn(rodOf(id))}`));

/** `seat` is the seat whose act the sentence tells. */
function placeEn(id: unknown, names: Names, hasCodes: boolean, seat?: number | null): string {
  const { zone, length, side } = placeOf(id);
  if (zone === "purple") return `the rectangle of ${length}${hasCodes ? ` (${text(id)})` : ""}`;
  return `${side === seat ? "their own" : `${names(side)}'s`} ${zone === "long" ? "long rectangle" : `start of ${length}`}`;
}

function wayEn(from: unknown, to: unknown, names: Names, hasCodes: boolean, seat: number | null): string {
  const target = isTwin(from, to) ? `the other one of ${placeOf(to).length}${hasCodes ? ` (${text(to)})` : ""}` : placeEn(to, names, hasCodes, seat);
  return `from ${placeEn(from, names, hasCodes, seat)} to ${target}`;
}

const rulesEn: typeof rulesEs = {
  "ramrod.hot-rod": "Hot rod: the rod that the other player has just moved is not shifted in the next turn.",
  "ramrod.fit": "The rod does not fit: less room is left in the rectangle than it is long.",
  "ramrod.capture": "Wrong capture: you capture the rectangle you moved into, exactly full, with two rods or more.",
  "ramrod.win": "Long rectangle not filled: a win is declared when it is full or more than full.",
  "ramrod.move-it-use-it": "Move it, use it: one rod a turn, and it stays where you let it go.",
  "ramrod.recycle": "Recycle: a rod of your long rectangle goes back to a start rectangle of yours where it fits.",
  "ramrod.start": "Start: two hidden rods; the shorter one gives the flag to the player who picked it.",
  "ramrod.copy": "No copying of the first play: not the same colour into a rectangle of the same length. The server checks this.",
  "ramrod.quiet": "No two shifts in a row that fill nothing. The server checks this.",
  "ramrod.no-move": "No possible move: only then may you pass without one.",
  "ramrod.challenge": "Challenges: when you receive the flag and before you touch a rod.",
  "ramrod.declared-win": "Declared win: the other player may challenge it without the flag.",
  "ramrod.roundoff": "End of the round: if the starter declares, the other player completes a turn.",
  "ramrod.time-limit": "Time limit: the round is completed; if nobody has filled the rectangle, it is a draw.",
  "ramrod.time": "The server keeps the time.",
};

export const play: Words = {
  ...title,
  phases: {
    start: "Two rods are hidden: a hand decides who begins",
    moving: "Move a rod",
    moved: "Capture if you filled the rectangle, and pass the flag",
    relocating: "The rods are relocated",
    result_pending: "Result not final",
    over: "The game is over",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: (names: string) => `${names} chooses in the draw`,
    moving: (names: string) => `${names} moves a rod`,
    moved: (names: string) => `${names} ends the turn`,
    relocating: (names: string) => `${names} relocates the rods`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  refusals: {
    not_caller: "The other player chooses the rods.",
    already_called: "The rods are hidden already.",
    not_picker: "The other player picks the hand.",
    not_called: "No rods are hidden yet.",
    relocation_pending: "First the challenged rods are relocated.",
    result_pending: "The result is not final: accept it or challenge it.",
    already_moved: "You have played: one rod a turn.",
    not_your_rod: "That rod is on the other side.",
    bad_destination: "That rod cannot be moved there.",
    copies_first_play: "That copies the first play: choose another colour or another length.",
    quiet_shift_again: "You shifted without filling in your last turn: do something else now.",
    already_captured: "You have captured in this turn.",
    empty_rectangle: "There are no rods in that rectangle.",
    no_relocation: "There is nothing to relocate.",
    not_challenger: "The challenger relocates.",
    not_to_relocate: "That rod is not in hand.",
    rectangle_not_empty: "That rectangle is not empty.",
    does_not_fit: "That rod does not fit there.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    rods_hidden: (event, names) =>
      `${names(event.seat)} chooses two rods: ${list(event.params?.colours)
        .map((colour) => coloursEn[colour])
        .join(" and ")}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} picks the ${event.params?.hand === "left" ? "left" : "right"} hand: the ${coloursEn[text(event.params?.colour)]} rod. ${names(Number(event.params?.starter))} begins.`,
    selected: (event, names) => `${names(event.seat)} touches ${herRodEn(seatOf(event), rodOf(text(event.params?.rod)), names)}.`,
    moved: (event, names, hasCodes) =>
      `${names(event.seat)} moves ${herRodEn(seatOf(event), rodOf(text(event.params?.rod)), names)} ${wayEn(event.params?.from, event.params?.to, names, hasCodes, seatOf(event))}.`,
    captured: (event, names, hasCodes) =>
      `${names(event.seat)} captures ${placeEn(event.params?.rectangle, names, hasCodes)}: ${rodsEn(event.params?.rods)}.`,
    lifted: (event) => `Lifted: ${rodsEn(event.params?.rods)}.`,
    relocated: (event, names, hasCodes) =>
      `${names(event.seat)} relocates ${herRodEn(seatOf(event), rodOf(text(event.params?.rod)), names)} to ${placeEn(event.params?.to, names, hasCodes, seatOf(event))}.`,
    minute_over: (event) => `The minute is over. Back in place: ${rodsEn(event.params?.rods)}.`,
    win_void: (event, names) => `${names(event.seat)}'s win is void.`,
    end_announced: () => "The round is over: the starter may still challenge the last turn.",
  },
  actions: {
    ...boardWords.actions,
    start_rods: "Hide the two rods",
    start_pick: "Pick a hand",
    select: "Touch a rod",
    move: "Move a rod",
    capture: "Capture",
    relocate: "Relocate",
    declare_win: "Declare a win",
  },
  options: {
    ...boardWords.options,
    hints: { label: "Help on the board", values: { true: "Yes", false: "No" } },
    starter: { label: "Who starts", values: { null: "Two hidden rods", "0": "The first", "1": "The second" } },
  },
  reasons: { goal: "long rectangle filled", both: "both filled their rectangle", no_moves: "nobody can move" },
  cell: (value) => withRods(value, (rod) => `${colourEn(rod)} ${sideOf(rod)}`),
  columns: {
    round: "Round",
    rod: "Rod",
    captured: "Capture",
    length: "Length",
    note: "Note",
    starter: "begins",
    declared: "declares",
    lost: "turn lost",
    no_move: "no move",
    undone: "challenged",
  },
  hints: {
    start_rods: "Tap any two and hide them: it is a random draw.",
    start_pick: "Tap either one: it is a random draw.",
    move: ({ rod, to }, view) => {
      const { zone, length, fills } = planned(view, rod, to);
      const colour = coloursEn[rodOf(rod).colour] ?? "";
      if (zone === "start") return `Take the ${colour} rod back to the marked place: you can use it again.`;
      return `Take the ${colour} rod to the marked rectangle of length ${length}: ${fills ? "it fills it exactly" : "it fits there"}.`;
    },
    capture: "The marked rectangle is full: capture its rods.",
    declare_win: "Your long rectangle is full: declare the win!",
  },
  ui: {
    board: "Board of Ramrod",
    calls: "What you can do",
    colour: (rod) => coloursEn[rod.colour] ?? rod.colour,
    rod: rodEn,
    rodIn: (rod, place, hot, names) => `${rodEn(rod, names)} rod, length ${rod.length}${hot ? ", hot" : ""}, in ${place}`,
    rectangle: (box, names) =>
      box.zone === "purple"
        ? `purple ${box.id}, length ${box.length}`
        : box.zone === "long"
          ? `the long rectangle of ${names(box.side)}`
          : `start ${box.id}`,
    room: (box, names, hints) => {
      const place =
        box.zone === "purple"
          ? `Purple ${box.id}, length ${box.length}`
          : box.zone === "long"
            ? `Long rectangle of ${names(box.side)}, length ${box.length}`
            : `Start ${box.id}`;
      if (box.lying.length === 0) return `${place}, empty`;
      const rods = box.lying.map(({ rod }) => colourEn(rod)).join(", ");
      return `${place}, with ${rods}${hints ? `, ${box.length - box.content} left` : ""}`;
    },
    hot: "Just moved: leave that one this turn.",
    hideTwo: "Draw: hide two rods of different colours. The player who picks the shorter one starts.",
    pickHand: (colours) =>
      `Two rods are hidden: ${colours.map((colour) => coloursEn[colour]).join(" and ")}. Pick a hand: if it holds the shorter one, you begin.`,
    hands: { left: "Left hand", right: "Right hand" },
    fill: (goal: number) => `Fill up to ${goal}`,
    lacks: (rest) => `${rest} to fill`,
    takeOne: "Tap a rod. Fill a rectangle exactly and you capture it.",
    takeRod: "Tap a rod, or a full rectangle to capture it.",
    passNow: "Done! Pass the flag.",
    takeTo: (rod, names) => `${rodEn(rod, names)}: tap where it goes.`,
    relocate: (rod, names) => `${rodEn(rod, names)}: tap an empty purple rectangle or put it back.`,
    inHand: "Rods to be relocated",
    which: "Which rod?",
    back: (rod, place, names, hasCodes) => `Put the ${colourEn(rod)} back to ${placeEn(place, names, hasCodes)}`,
    capture: (rectangle, hasCodes) => `Capture ${placeEn(rectangle, () => "", hasCodes)}`,
    letGo: "Back",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    moved: (seat, rod, from, to, names, hasCodes) =>
      `Moved ${herRodEn(seat, rod, names)} ${wayEn(from, to, names, hasCodes, seat)}.`,
    captured: (rectangle, rods, hasCodes) => `Captured ${placeEn(rectangle, () => "", hasCodes)}: ${listed(rods.map((rod) => `the ${colourEn(rod)}`))}.`,
    declared: "Declared a win.",
    turnLost: "Lost the turn.",
    noMove: "Passed without a move.",
  },
  sums,
  kept: {
    "ramrod.hot-rod": "it is not the rod that the other player had just moved",
    "ramrod.fit": "the rod fits",
    "ramrod.capture": "the rectangle was full, with two rods or more",
    "ramrod.win": "the long rectangle is full",
  },
  tally: (view, seat) => ({
    value: view.hints ? (view.lengths[seat] ?? 0) : undefined,
    label: `of ${view.goal}`,
    notes: view.declared[seat] ? ["Win declared"] : [],
  }),
  describe: (view, names) => {
    const places = [...new Set(Object.values(view.rods))].filter((place) => place !== null && place.startsWith("P"));
    const purple = places.map((place) => `${place}: ${rodsIn(view, place ?? "").map(colourEn).join(", ")}`);
    const seats = [0, 1].map((seat) => {
      const own = rodsIn(view, seat === 0 ? "AL" : "BL").map(colourEn);
      return `Long rectangle of ${names(seat)}: ${own.length ? own.join(", ") : "empty"}.`;
    });
    const middle = purple.length ? `Purple area: ${purple.join("; ")}.` : "The purple area is empty.";
    return `${middle} ${seats.join(" ")} ${names(view.turn.seat)}'s turn.`;
  },
};

export const howto: Howto = {
  goal: "Capture rods and lay them in your long rectangle. You win if at the end of the round only you have filled or passed it (30 long). If both have, it is a draw.",
  turn: [
    "At the start one player chooses two rods of different colours, which are hidden in two hands. The other picks a hand: if it holds the shorter rod, they begin; else the one who chose the rods begins.",
    "You receive the flag. Look at the last turn: you may still challenge it. Touching a rod ends that moment.",
    "Move one rod, only one. It may enter from a start rectangle of yours into a purple one; it may shift from one purple rectangle to another, whoever's it is; or you recycle one from your long rectangle to a start rectangle of yours where it fits.",
    "The rod has to fit. And the hot rod, the one that the other player has just moved, is not shifted.",
    "If your rod makes the purple rectangle exactly full, with two rods or more, capture it: they all go to your long rectangle. The server does not do it for you.",
    "If there is a full rectangle that nobody captured, capturing it may be your whole turn.",
    "The first play is not copied: not the same colour into a rectangle of the same length. And you may not shift twice running without filling anything.",
    "Pass the flag. You pass without a move only if you have none.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge when you receive the flag and before you touch a rod: hot rod, rod that does not fit, wrong capture, or long rectangle not filled.",
    "If you are right, you have the wrongly moved rod in hand and the rods captured in that turn. Put each where it was before or into an empty purple rectangle, then play. Those rods are hot for you.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time, or about the start, copying or the minute, is a strike too. Three strikes lose the game.",
    "A declared win is challenged without the flag. If the challenge is wrong, the win is confirmed.",
  ],
  end: [
    "When your long rectangle is full or more than full, declare the win before you pass the flag.",
    "If the starter declares, the other player completes a turn. If they fill theirs too, it is a draw.",
    "At the time limit the round is completed. If only one player has filled the rectangle, that player wins; if nobody has, it is a draw.",
    "Before a result at the end of a round, the starter may still challenge the last turn.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you have moved, the server passes the flag. If not, you lose the turn. With the third reminder you lose the game.",
    "Relocating rods has a minute of its own; what is left in hand goes back.",
  ],
  line: [
    ["hide red lime", "hide the red and the light green rod"],
    ["left · right", "pick the left hand · the right one"],
    ["touch red-A", "touch a rod"],
    ["red-A P9a", "move the red one of A to rectangle P9a"],
    ["lime-B A8", "recycle it to your start rectangle A8"],
    ["x P9a", "capture P9a"],
    ["win", "declare a win"],
    ["put red-A back", "put a rod back"],
    ["put red-A P13b", "relocate it to P13b"],
    ["!ramrod.hot-rod", "challenge that rule"],
    ["!!ramrod.fit|ramrod.capture", "challenge two rules"],
    ["pass · accept", "pass the flag · accept the result"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Fill the purple rectangles exactly. In the marked one lies a rod of 8, and 5 is missing. Tap your rod of 5, then the marked rectangle.",
    "8 + 5 = 13: full!",
  ],
  capture: ["You filled it: capture it. Tap the marked button.", "Both rods go to your long rectangle."],
  pass: ["“{pass_flag}”: this ends your turn. The player who fills the long rectangle wins.", "The other one came in with a rod of 3."],
  challenge: [
    "In a tournament nobody points out faults. In the rectangle of 9 lay a rod of 7: 2 were left. And the computer put a 3 in! Tap “{challenge}” and choose the rule about fitting.",
    "It is a C (correct): the fault is there.",
  ],
  relocate: ["You were right, so you decide where that rod goes. Send it back with the marked button.", "And now it is your turn!"],
};
