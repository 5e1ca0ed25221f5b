/** The words of Qwinto, in English. */
import { en as boardWords } from "../../board/words.en";
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { boxOf, type Box, type Colour } from "./view";
import { boxInRow, colourNames, entries, fourth, numbers, rowsOf, shownEntries, where, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Qwinto", tag: "Three coloured dice and a sheet: everybody writes at once" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "qwinto.sum": [
      "That is not the sum of the dice: |add them again.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `The die says ${right}`}, not ${said}: that is the sum to say.`,
    ],
    "qwinto.number": [
      "That is not the number that was said: |write the one that was said.",
      ({ said, right }) => `The number said was ${right}, and ${said} was written: |write the one that was said.`,
    ],
    "qwinto.color": [
      "Not in that row: write in the row of the colour of a die that was thrown.",
      ({ color, dice }) =>
        `The row is ${color}, and ${dice.length > 1 ? `the dice thrown are ${listed("en", dice)}` : `only the ${dice.join("")} die was thrown`}: |write in a row of ${dice.length > 1 ? "those colours" : "that colour"}.`,
    ],
    "qwinto.row": [
      "The numbers of a row rise from left to right: |find a place between a smaller and a larger one.",
      ({ number, left, right }) =>
        `${number} cannot go there: ${left !== null ? `on the left there is ${left}` : `on the right there is ${right}`}, and numbers rise from left to right.`,
    ],
    "qwinto.column": [
      "That number is in the column already: |find another place.",
      ({ number }) => `That column has ${number === 8 || number === 11 || number === 18 ? "an" : "a"} ${number} already: |find another place.`,
    ],
  },
  missing: {},
  stakes: {
    sum_corrected: "the right sum is said",
    erased: "that number is erased",
  },
};

const coloursEn: Record<Colour, string> = { orange: "orange", yellow: "yellow", purple: "purple" };

const boxEn = (box: Box | undefined): string => (box ? `${coloursEn[box.row]} ${box.index}` : "");

const rulesEn: typeof rulesEs = {
  "qwinto.start": "Lot: the server draws who begins.",
  "qwinto.throw": "One, two or three dice are thrown, and once more the same ones.",
  "qwinto.sum": "The number said is the sum of the dice thrown.",
  "qwinto.number": "The number written is the number said.",
  "qwinto.color": "It is written in a row of a colour that was thrown.",
  "qwinto.row": "Numbers rise from left to right.",
  "qwinto.column": "No number twice in a column.",
  "qwinto.single": "One box a round.",
  "qwinto.write": "All write at once, unseen by the others.",
  "qwinto.misthrow": "A misthrow is the active player's only.",
  "qwinto.review": "Everybody checks before the next round.",
  "qwinto.late-error": "An error found late is erased and not written again.",
  "qwinto.round": "Then the next clockwise plays.",
  "qwinto.end": "End: two complete rows or the fourth misthrow.",
  "qwinto.score": "Counting the points.",
  "qwinto.time": "When time is up the server acts.",
  "qwinto.retire": "A player who retires cannot win.",
  "qwinto.strikes": "Three wrong challenges put you out.",
};

export const play: Words = {
  ...title,
  phases: {
    throw: "Choose the dice and throw",
    keep: "Throw again or say the sum",
    say: "Say the sum",
    write: "Everybody writes the number, or does not",
    review: "Check the sheets and say “ready”",
    over: "The game is over",
  },
  reviewing: {
    review: "Everybody checks: challenge an error or say “ready”",
  },
  watched: {
    throw: (names: string) => `${names} throws the dice`,
    keep: (names: string) => `${names} throws again or says the sum`,
    say: (names: string) => `${names} adds up the dice`,
    write: (names: string, count: number) => `${names} write${count === 1 ? "s" : ""} the number, or not`,
    review: (names: string, count: number) => `${names} check${count === 1 ? "s" : ""} the sheets`,
  },
  refusals: {
    retired: "You have retired from the game.",
    not_now: "Not now.",
    already_rerolled: "It was thrown again already: say the sum.",
    box_filled: "That box has a number.",
    active_must_miss: "The active player writes or takes a misthrow.",
    not_active: "A misthrow is the active player's.",
    rewrite_first: "First write it again or leave it.",
    empty_box: "That box is empty.",
    not_an_error: "That number is no error.",
    own_entry: "That number is yours: tap “My mistake: erase”.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    round: (event, names) => `Round ${event.params?.round}. ${names(event.seat)} plays.`,
    rolled: (event, names) => `${names(event.seat)} throws ${numbers(event.params?.throw)}.`,
    rerolled: (event, names) => `${names(event.seat)} throws again: ${numbers(event.params?.throw)}.`,
    announced: (event, names) => `${names(event.seat)} says ${event.params?.sum}.`,
    committed: (event, names) => `${names(event.seat)} has decided.`,
    revealed: (event, names) =>
      `The sheets are shown. ${shownEntries(event, (seat, number, box) => `${names(seat)} writes ${number} in ${boxEn(box)}.`, (seat) => `A misthrow for ${names(seat)}.`)}`.trim(),
    erased: (event, names) => `${names(event.seat)}'s ${event.params?.number} is erased (${boxEn(where(event))}).`,
    rewritten: (event, names) => `${names(event.seat)} writes ${event.params?.number} in ${boxEn(where(event))}.`,
    left_empty: (event, names) => `${names(event.seat)} leaves it.`,
    misthrow: (event, names) => `A misthrow for ${names(event.seat)}.`,
    sum_corrected: (event) => `The right sum is ${event.params?.sum}. Everybody writes again.`,
    ready: (event, names) => `${names(event.seat)}: ready!`,
    retired: (event, names) => `${names(event.seat)} retires.`,
    skipped: (event, names) => `${names(event.seat)} is away: the round is skipped.`,
  },
  actions: {
    roll: "Throw",
    reroll: "Throw again",
    announce: "Say the sum",
    write: "Write",
    pass: "Do not write",
    miss: "Misthrow",
    fix: "My mistake: erase",
    rewrite: "Write again",
    leave: "Leave it",
    ready: "Ready",
    retire: "Retire",
    challenge: "Challenge",
  },
  options: {
    mode: { label: "Mode", values: { assisted: "At home, with help", tournament: "Tournament" } },
    absent: { label: "A missing player", values: { skip: "Is skipped", play: "Plays all the same" } },
    throw_ms: {
      label: "Time to throw",
      values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "No limit" },
    },
    write_ms: {
      label: "Time to write",
      values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "No limit" },
    },
    review_ms: { label: "Review", values: { "20000": "20 s", "40000": "40 s", "60000": "60 s", "0": "No limit" } },
    keep_ms: { label: "Time to keep the throw or throw again", values: { "30000": "30 s", "60000": "60 s", "0": "No limit" } },
    say_ms: { label: "Time to say the sum", values: { "30000": "30 s", "60000": "60 s", "0": "No limit" } },
    rewrite_ms: { label: "Time to write again", values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "No limit" } },
    game_ms: {
      label: "Game time",
      values: { "0": "No limit", "1200000": "20 min", "1800000": "30 min", "2700000": "45 min" },
    },
  },
  reasons: {
    two_rows: "two complete rows",
    four_misses: "fourth misthrow",
    time_limit: "time limit",
    last_seat: "one was left",
    agreed: "draw agreed",
  },
  ended: (reason, view, names) => (reason === "four_misses" ? `Fourth misthrow of ${listed("en", fourth(view).map(names))}.` : undefined),
  columns: {
    ...rowsOf(coloursEn, "Row", "Bonus column"),
    what: "What",
    count: "Count",
    points: "Points",
    misthrows: "Misthrows",
  },
  hints: {
    roll: ({ dice }) =>
      dice.length === 3 ? "Throw the three dice: you can write in any row." : `Throw the ${colourNames(dice, coloursEn, "and")} ${dice.length === 1 ? "die" : "dice"}: you can write in ${dice.length === 1 ? "that row" : "those rows"}.`,
    reroll: "Throw the same dice again: a better number may come.",
    announce: ({ sum }, view) => (view.throw.length > 1 ? `Say ${sum}: ${view.throw.join(" + ")} = ${sum}.` : `Say ${sum}: that is what came.`),
    write: ({ box, number }) => `Write ${number} in ${boxInRow(box, (row, index) => `box ${index} of the ${coloursEn[row]} row`)}: the row still rises there.`,
    pass: "Do not write it: you keep room for a better number.",
    miss: "That number fits none of your rows: take the misthrow and go on.",
    ready: "Everything is written right: say “ready”.",
  },
  ui: {
    rollNow: "Choose the dice that you throw, and throw them.",
    sayNow: "Add up the dice and say the sum.",
    rerollOrSay: "Add up the dice and say the sum. Or throw them once more.",
    writeNow: (sum: number) => `Tap the box where you write ${sum}. If it is no use to you, leave it.`,
    missNow: (sum: number) => `${sum} fits none of your boxes: take a misthrow.`,
    skipNow: (sum: number) => `${sum} fits none of your boxes: do not write it.`,
    writeThere: (sum: number) => `Write ${sum} there, or tap another box.`,
    dice: "Dice",
    colours: coloursEn,
    die: (colour, value) => `${coloursEn[colour]} die${value === null ? "" : `: ${value}`}`,
    throw: (count) => (count === 1 ? "Throw 1 die" : `Throw ${count} dice`),
    announced: "Said",
    sum: "Sum",
    steps: boardWords.number,
    sheets: "Sheets",
    ownSheet: "My sheet",
    sheetOf: (name) => `${name}'s sheet`,
    box: boxEn,
    boxLabel: (box, entry) =>
      `${boxEn(box)}, column ${box.column}${box.pentagon ? ", pentagon" : ""}, ${entry ? entry.number : "empty"}`,
    fits: "it may go here",
    printed: { rows: "rows", extra: "columns", misses: "missed", point: "point", points: "points" },
    summary: (misses, total, rows) => `Points of the rows: ${rows.join(", ")}. Misthrows: ${misses}. Points: ${total}.`,
    hasWritten: "has decided",
    writing: "thinking…",
    isReady: "ready",
    reading: "checking…",
    retired: "retired",
    chooseBox: "Tap a box of your sheet",
    mayReplace: "You have decided. You may change it until it is shown.",
    rewriteIn: (box) => `Write in ${box}`,
    entry: (entry) => `round ${entry.round}, ${entry.announced} was said, dice: ${entry.dice.join(", ")}`,
    before: "Last round:",
    wrote: (name, number, colour) => `${name}: ${number} in ${coloursEn[colour]}.`,
    aboutEntry: "About this number",
    challenges: {
      "qwinto.number": "Challenge: not the number said",
      "qwinto.color": "Challenge: wrong row",
      "qwinto.row": "Challenge: the row does not rise",
      "qwinto.column": "Challenge: twice in the column",
    },
    calls: "What you can do",
  },
  sums: (view, rule, accused) =>
    sums(view, rule, accused, {
      same: (number: number) => `${number} was said and ${number} was written`,
      alone: (number: number) => `its column has no other ${number}`,
      first: (number: number) => `${number} is the only number of the row`,
    }),
  kept: {
    "qwinto.sum": "the sum of the dice was said",
    "qwinto.number": "the number that was said was written",
    "qwinto.color": "the row has the colour of a thrown die",
    "qwinto.row": "the numbers of the row rise",
    "qwinto.column": "no number comes twice in the column",
  },
  tally: (view, seat) => ({
    value: view.totals[seat] ?? 0,
    label: view.totals[seat] === 1 ? "point" : "points",
    notes: [view.retired[seat] ? "retired" : `misthrows: ${view.misses[seat] ?? 0}`],
  }),
  aims: (rule, view, names) => entries(rule, view, names, boxEn),
  aimed: ["qwinto.number", "qwinto.color", "qwinto.row", "qwinto.column"] as readonly string[],
  oneRule: true as boolean,
  describe: (view, names) => {
    const thrown = view.throw.length
      ? ` Dice: ${view.dice.map((die, place) => `${coloursEn[die]} ${view.throw[place]}`).join(", ")}.`
      : "";
    const said = view.announced === null ? "" : ` ${view.announced} was said.`;
    const sheets = view.sheets.map((sheet, seat) => {
      const filled = Object.entries(sheet).map(([id, entry]) => `${boxEn(boxOf(id))}: ${entry.number}`);
      return `${names(seat)}, ${view.totals[seat]} points, ${view.misses[seat]} misthrows${filled.length ? `: ${filled.join("; ")}` : ""}.`;
    });
    return `Round ${view.round}.${thrown}${said} ${sheets.join(" ")}`;
  },
};

export const howto: Howto = {
  goal: "Fill your three rows with numbers that rise from left to right. The most points on a sheet win.",
  turn: [
    "The first active player is drawn at random. After that it goes round clockwise.",
    "The active player chooses one, two or three dice and throws them. If the throw is no good, they may throw all of those same dice again, once.",
    "They say the sum of the dice.",
    "Everybody writes that sum at the same time in an empty box, or writes nothing. Nobody sees the others' choice until all are done, and until then you may change yours.",
    "Write in a row that has the colour of one of the dice thrown. In a row the numbers rise and never repeat; you may skip boxes. No number stands twice in a column.",
    "Only the active player must write: if you are active and do not, you take a misthrow, which costs 5 points at the end.",
    "Then comes the review. Look at everybody's sheet and say that you are ready. Then the next round begins.",
  ],
  challenges: [
    "In a tournament the server does not mark mistakes. Anybody may challenge anybody, with or without the flag.",
    "The sum said: challenge it while everybody is writing. If it was wrong it is put right and all write again. Nobody is punished. If nobody challenges, the number said counts.",
    "A number of this round is challenged in the review: it is not the number said, the row has no colour of a die thrown, the row does not rise, or the column repeats it. It is erased, and its owner writes it in another box or leaves it out. An active player who leaves it out takes a misthrow.",
    "A number of an earlier round may be challenged until the end, except while people write. It is only erased. Of two numbers that clash, the newer one is the mistake.",
    "Is the mistake your own? Say so, and you get no strike. A wrong or badly timed challenge is a strike. You lose no turn, but three strikes put you out.",
  ],
  end: [
    "The game ends after the round in which somebody has two complete rows or a fourth misthrow.",
    "A complete row is worth the number in its last box, on the right. A row with gaps: one point for each number.",
    "A full column of three is worth the number in its pentagon. Each misthrow takes off 5.",
    "The highest total wins. Equal totals share the win. A player who retires cannot win.",
  ],
  clock: [
    "You have 60 seconds to throw, 30 to keep the throw or throw again, 60 to write and 20 to review. If you must write again you have 60.",
    "When time is up the server acts: it throws all three dice, says the true sum, counts you as writing nothing, or marks a misthrow if you are the active player.",
  ],
  line: [
    ["roll oyp", "throw the orange (o), yellow (y) and purple (p) dice, or those you like"],
    ["reroll", "throw again"],
    ["announce 9", "say the sum"],
    ["write y5 9", "write 9 in yellow box 5"],
    ["pass", "write nothing"],
    ["miss", "misthrow"],
    ["challenge row 1 y5", "challenge the second player: the row does not rise, yellow box 5"],
    ["challenge sum", "challenge the sum"],
    ["fix y5", "my own mistake"],
    ["rewrite y6 · leave", "write it again · leave it out"],
    ["ready", "ready"],
    ["retire", "retire"],
  ],
};

export const lesson: LessonWords = {
  roll: [
    "Fill your three rows with rising numbers. Choose the dice, or leave all three, and tap the marked button.",
    "4, 5 and 2. If you do not like it, you may throw once more.",
  ],
  sum: ["Say the sum: write 11 and tap the marked button.", "Everybody may write this sum."],
  write: [
    "Write it in a free box of your sheet: tap the marked one, then the button.",
    "The other one wrote too. Nobody sees what the others write until all are done.",
  ],
  theirs: ["The other one threw 10: you may write it too. Tap the marked box and the button.", "On another's turn you may also pass."],
  between: [
    "In a row the numbers rise and never repeat. You threw 6: in the purple row it fits between 4 and 9. Write it in the marked box.",
    "And no column has two equal ones.",
  ],
  challenge: [
    "In a tournament nobody points out faults. The dice show 4 and 5, and the computer said 10. Tap “{challenge}” and choose the rule about the sum.",
    "It is a C (correct): the sum is put right, it is 9.",
  ],
};
