/** The words of Sum Dominoes & Dice, in English. */
import { plainSide } from "../../board/seats/sides";
import { en as boardWords } from "../../board/words.en";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { shown } from "./shown.svelte";
import { awaitsDice, awaitsDraw } from "./view";
import type { Words } from "./words.es";
import { sums } from "./wording";

export const title: Title = { name: "Sum Dominoes & Dice", tag: "Domino tiles whose faces make the sum of the dice" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "The tile must touch just one face of another: not none, and not several. |Find it another place.",
      ({ faces }) =>
        `The tile touches ${faces === 0 ? "no face" : faces === 1 ? "1 face" : `${faces} faces`} of ${faces > 1 ? "other tiles" : "another"}, and must touch just one: |find it another place.`,
    ],
    "sum-dominoes.match-1 sum": [
      "The two faces that touch do not make the sum of the first part: |try another tile or another place.",
      ({ got, total }) =>
        `The two faces that touch make ${got}, and must make ${total}, the written sum: |try another tile or another place.`,
    ],
    "sum-dominoes.unplaced-1": [
      "A tile in the hand makes the written sum: |find it and place it before you go on.",
      ({ total }) => `A tile in the hand makes ${total}, the written sum: it has to be placed before going on.`,
    ],
    "sum-dominoes.match-2 contact": [
      "In the second part too just one face is touched: not none, and not several. |Find it another place.",
      ({ faces }) =>
        `The tile touches ${faces === 0 ? "no face" : faces === 1 ? "1 face" : `${faces} faces`} of ${faces > 1 ? "other tiles" : "another"}, and must touch just one in the second part too: |find it another place.`,
    ],
    "sum-dominoes.match-2 sum": [
      "The two faces that touch do not make the sum of the dice: |try another tile or another place.",
      ({ got, total }) =>
        `The two faces that touch make ${got}, and must make ${total}, that of this turn's dice: |try another tile or another place.`,
    ],
    "sum-dominoes.unplaced-2": [
      "A tile in the hand makes the sum of the dice: |find it and place it before you go on.",
      ({ total }) => `A tile in the hand makes ${total}, the sum of the dice: it has to be placed before going on.`,
    ],
    "sum-dominoes.sum": [
      "That is not the sum of the dice: |add them again and write it.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, not ${said}: |write that sum.`,
    ],
    "sum-dominoes.draw": "No tile was drawn from the bank: at the end of a turn one is drawn, if there is one.",
    "sum-dominoes.second-part": "The second part was left out: |roll the dice, write the sum and place another tile if you can.",
  },
  missing: {
    roll: "The second part is missing: roll the dice.",
    write_sum: "The sum is missing: write that of the three dice.",
    draw: "No tile drawn yet: draw one from the bank before you pass.",
  },
  stakes: {
    infraction_tile: "you get an infraction tile, but lose no turn",
    infraction_tile_result: "you get an infraction tile, which counts for the result",
    gives_tile: "the other one gets an infraction tile, and you lose no turn",
    gives_tile_result: "the other one gets an infraction tile, which counts for the result",
    tile_back: "that tile goes back to its hand and the other one gets an infraction tile",
    tile_laid: "the tile is laid where you show it and the other one gets an infraction tile",
    sum_corrected: "the sum is corrected and the other one gets an infraction tile",
    draws: "the other one draws the forgotten tile and gets an infraction tile",
    reroll: "the other one gets an infraction tile and you may roll again",
  },
};

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
const tiles = (count: number): string => `${count} ${count === 1 ? "tile" : "tiles"}`;
const on = (cells: unknown): string => (Array.isArray(cells) ? cells.join(" and ") : "");

const rules: Words["rules"] = {
  "sum-dominoes.match-1": "Tile that does not fit in the 1st part: it touches just one face and makes the sum on the card with it.",
  "sum-dominoes.unplaced-1": "Tile that should have been placed in the 1st part.",
  "sum-dominoes.match-2": "Tile that does not fit in the 2nd part: it touches just one face and makes the sum of the dice with it.",
  "sum-dominoes.unplaced-2": "Tile that should have been placed in the 2nd part.",
  "sum-dominoes.sum": "Wrong sum: the sum of the three dice is written on the card.",
  "sum-dominoes.draw": "No tile was drawn from the bank at the end of the turn.",
  "sum-dominoes.second-part": "The second part was forgotten: the dice are rolled before the flag is passed.",
  "sum-dominoes.edge": "Edge of the board: no tile goes beyond it.",
  "sum-dominoes.piece-played": "A tile let go stays where it is.",
  "sum-dominoes.start": "Start: the lower sum begins, and is written on the card.",
  "sum-dominoes.end-1": "The player who places the last tile in the first part wins.",
  "sum-dominoes.end-2": "With an empty bank, the player who places the last tile in the second part wins.",
  "sum-dominoes.end-3": "The player who gives away the last tile as an infraction tile wins.",
  "sum-dominoes.end-4": "No space is left on the board: pips are counted.",
  "sum-dominoes.end-5": "Empty bank and nobody could place: pips are counted.",
  "sum-dominoes.time-limit": "Time limit: the pips of the hands are counted.",
};

const reasons: Record<string, string> = {
  part1: "the last tile was placed",
  part2: "the last tile was placed",
  infraction: "gave away the last tile",
  full: "no space left on the board",
  dry: "nobody could place",
  time: "time limit",
};

export const play: Words = {
  ...title,
  phases: {
    part1: "First part: with the sum on the card",
    rolled: "Write the sum of the dice",
    part2: "Second part: with the sum of the dice",
    drawn: "Tile drawn: the flag is still to be passed",
    give: "Give an infraction tile",
    result_pending: "Result not final",
    over: "The game is over",
  },
  watched: {
    part1: (names: string) => `${names} looks for a tile with the sum on the card`,
    rolled: (names: string) => `${names} adds up the dice`,
    part2: (names: string) => `${names} looks for a tile with the sum of the dice`,
    drawn: (names: string) => `${names} ends the turn`,
    give: (names: string) => `${names} gives an infraction tile`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  doing: (view, name) => (awaitsDice(view) ? `${name} is about to roll the dice` : awaitsDraw(view) ? `${name} draws a tile` : null),
  refusals: {
    not_in_hand: "That tile is not in your hand.",
    occupied: "There is a tile already.",
    piece_played: "A tile has been played in this part already.",
    bank_empty: "The bank is empty.",
    window_open: "The other may still look at the first part: wait a few seconds.",
    no_offer: "You may not roll again now.",
  },
  rules,
  ...faults,
  happenings: {
    placed: (event, names, hasCodes) => `${names(event.seat)} places ${text(event.params?.tile)}${hasCodes ? ` on ${on(event.params?.cells)}` : ""}.`,
    rolled: (event, names) => `${names(event.seat)} rolls: ${list(event.params?.dice)}.`,
    rerolled: (event, names) => `${names(event.seat)} rolls again: ${list(event.params?.dice)}.`,
    sum_written: (event, names) =>
      event.params?.by === "monitor"
        ? `The referee writes the sum: ${text(event.params?.sum)}.`
        : `${names(event.seat)} writes the sum: ${text(event.params?.sum)}.`,
    drawn: (event, names) => `${names(event.seat)} draws ${text(event.params?.tile)} from the bank.`,
    drawn_late: (event, names) => `${names(event.seat)} draws the forgotten tile: ${text(event.params?.tile)}.`,
    infraction_tile: (event, names) => `Infraction tile for ${names(event.seat)}: ${text(event.params?.tile)}.`,
    given: (event, names) => `${names(event.seat)} gives ${text(event.params?.tile)} as an infraction tile.`,
    taken_back: (event, names) => `The tile ${text(event.params?.tile)} goes back to ${names(event.seat)}.`,
    laid: (event, names, hasCodes) =>
      `The referee lays ${text(event.params?.tile)} of ${names(event.seat)}${hasCodes ? ` on ${on(event.params?.cells)}` : ""}.`,
    sum_corrected: (event) => `The right sum is ${text(event.params?.sum)}.`,
    made_good: (event, names) =>
      event.params?.rule === "sum-dominoes.second-part"
        ? `${names(event.seat)} forgot the second part; the other may roll again.`
        : `${names(event.seat)} forgot to draw a tile.`,
    no_challenge: (event, names) => `${names(event.seat)} does not challenge.`,
    end_announced: (event) =>
      `The game ends, unless somebody challenges: ${reasons[text(event.params?.reason)] ?? text(event.params?.reason)}.`,
  },
  actions: {
    ...boardWords.actions,
    place: "Place",
    roll: "Roll the dice",
    write_sum: "Write the sum",
    draw: "Draw a tile",
    reroll: "Roll again",
    give: "Give a tile",
    no_challenge: "No challenge",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Who starts", values: { null: "The lower sum", "0": "The first player", "1": "The second player" } },
    incorrect_tile: {
      label: "The tile of an incorrect challenge goes to",
      values: { challenger: "The challenger", challenged: "The challenged" },
    },
  },
  scored: { points: "Pips in hand" },
  reasons,
  columns: {
    first_sum: "Sum",
    first_tile: "1st part",
    second_sum: "Sum",
    second_tile: "2nd part",
    draw: "Drew",
    note: "Note",
    forfeit: "out of time",
  },
  hints: {
    place: ({ tile }, view) => `Place tile ${tile} in the marked place: the faces that touch make ${view.turn.written ?? view.sum}.`,
    roll: "Roll the dice: with their sum you play another tile.",
    reroll: "Roll again: a sum that helps you more may come.",
    write_sum: ({ sum }, view) => `Write ${sum}: ${(view.turn.dice ?? []).join(" + ")} = ${sum}.`,
    draw: "Draw a tile from the bank: you can use it later.",
    give: ({ tile }) => `Give tile ${tile}: then you have fewer left.`,
    pass_flag: "Your turn is complete: pass the flag.",
  },
  ui: {
    board: "Domino board",
    square: (id, pips, tile, isLit) =>
      pips === null ? `${id}, free${isLit ? ", fits" : ""}` : `${id}, ${pips} of the tile ${tile}`,
    card: "Sum",
    cardIs: (sum) => `Sum on the card: ${sum}`,
    bank: (count) => `Bank: ${count}`,
    die: (value) => `die: ${value}`,
    seeAll: "See all",
    seeNear: "Zoom in",
    hand: "Your tiles",
    handOf: (name, count) => `Tiles of ${name}: ${count}`,
    tile: (tile) => `tile ${tile}`,
    calls: "What you can do",
    place: (tile) => `Place ${tile}`,
    give: (tile) => `Give ${tile}`,
    turn: "Turn",
    turnKey: "t",
    back: "Back",
    missed: (tile, part) => `Challenge: ${tile} belonged there (${part})`,
    canShow: "Was one left out? Tap it and show where it belonged.",
    sumOfDice: "Sum",
    steps: boardWords.number,
    turnSteps: ["Tile", "Dice", "Tile again", "Draw"],
    part1: "1st part",
    part2: "2nd part",
    withSum: (sum) => `sum ${sum}`,
    wrote: (sum) => `wrote ${sum}`,
    how: {
      placed: (tile, cells) => `placed ${tile} on ${cells.join(" and ")}`,
      back: (tile) => `${tile} went back`,
      laid: (tile, cells) => `the referee laid ${tile} on ${cells.join(" and ")}`,
    },
    noTile: "no tile",
    drew: (tile) => `Drew ${tile} from the bank`,
    nothingDone: "Nothing",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    giveOne: (name) => `The bank is empty: choose a tile of yours for ${name}.`,
    givesOne: (name) => `${name} is choosing a tile to give.`,
    pending: {
      mine: () => "Is it right? Accept the result or challenge.",
      accept: () => "Accept the result.",
      theirs: (name: string) => `${name} checks the result.`,
    },
    showWhere: "Show on the board where it belonged.",
    tapSquare: "Tap a square of the board.",
    turnOrPlace: "Turn it if need be, and place it.",
    placeOne: (sum) => `Place a tile ✓ that makes ${sum}.`,
    noneFits: (sum) => `None of your tiles makes ${sum} now.`,
    waitForLook: "The other is looking at your first part: wait a moment.",
    myTurn: {
      part1: (sum, isOpen) => (isOpen ? `Choose a tile that makes ${sum}, or roll the dice.` : "Now roll the dice."),
      rolled: () => "Add the three dice and write the sum.",
      part2: (_sum, isOpen) =>
        isOpen ? "Choose a tile that makes the sum of the dice, or finish your turn." : "Draw a tile and pass.",
      drawn: () => "Pass the flag.",
    },
  },
  sums: (view, rule) =>
    sums(view, rule, {
      drew: (tile: string) => `the ${tile} was taken from the bank`,
      rolled: (dice: string) => `the dice were rolled (${dice}) before the flag was passed`,
      needed: (faces: string, sum: number) => `to make ${sum} the board would need a face of ${faces}`,
      high: (sum: number) => `with the tiles in hand at that moment, ${sum} needs a face of more than 9`,
    }),
  kept: {
    "sum-dominoes.sum": "the dice were added rightly",
    "sum-dominoes.match-1": "the tile touches one face and makes the sum",
    "sum-dominoes.match-2": "the tile touches one face and makes the sum of the dice",
    "sum-dominoes.unplaced-1": "no tile of the hand could make the sum",
    "sum-dominoes.unplaced-2": "no tile of the hand could make the sum of the dice",
    "sum-dominoes.draw": "a tile was taken from the bank, or the bank is empty",
    "sum-dominoes.second-part": "the dice were rolled before the flag was passed",
  },
  side: plainSide,
  tally: (view, seat) => ({
    value: view.hands[seat]?.length ?? 0,
    label: "to place",
    notes: view.bank === 0 ? [`add up to ${view.pips[seat] ?? 0}`] : [],
  }),
  aims: (rule, _view, _names, _seat, made) => {
    const target = (made as typeof shown.target | undefined) ?? shown.target;
    return rule.includes(".unplaced-")
      ? [
          target
            ? { label: `${target.tile} on ${target.cells.join(" and ")}`, with: { target } }
            : { label: "First, tap the other's tile and where it belonged on the board", with: {} },
        ]
      : [];
  },
  describe: (view, names) => {
    const lies = view.board.map(([tile, low, high]) => `${tile} on ${low} and ${high}`).join("; ");
    const hands = view.hands.map((hand, seat) => `${names(seat)} has ${hand.join(", ") || "no tile"}`).join(". ");
    const dice = view.turn.dice ? ` Dice: ${view.turn.dice.join(", ")}.` : "";
    return `Sum on the card: ${view.sum}.${dice} On the board: ${lies || "nothing"}. ${hands}. Bank: ${tiles(view.bank)}. ${names(view.turn.seat)}'s turn.`;
  },
};

export const howto: Howto = {
  goal: "Get rid of your tiles before the other player. A tile fits if its face and the face it touches make the sum of the dice. If nobody does, fewer pips in the hand win.",
  turn: [
    "Each player takes seven tiles, open to both, and rolls three dice. The lower sum begins: it is written on the flag card, and a tile goes to the centre.",
    "First part: look for a tile of yours that makes the sum on the card with a face on the board. If the sum is 10 and you touch a 3, your face is a 7.",
    "The tile touches exactly one face of another tile, by any of its sides. A tile let go stays where it is.",
    "If a tile fits, it must be placed. If none fits, go on.",
    "Second part: roll the three dice, add them and write the sum on the card. Place a tile that makes that sum, if you have one.",
    "Draw a tile from the bank. You do not play it in this turn.",
    "Pass the flag. The other player begins with the sum that you wrote.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Watch the other, too: the first part is challenged without the flag, until a tile lies in the second part or the flag is passed. If you do not want to challenge, say “No challenge”.",
    "The second part and the sum are challenged until you, with the flag, place, roll or draw. So are a tile that was not drawn and a forgotten second part.",
    "If a tile was left out, show it: tap the other's tile, tap the board where it belonged, and challenge. The referee lays it there.",
    "If you are right, the wrong tile goes back, the sum is set right or the forgotten tile is drawn, and the other also gets an infraction tile from the bank. For a forgotten second part use the card's sum or roll again.",
    "If you are wrong, the infraction tile is yours and you get a strike. At the wrong time there is only the strike. Three strikes lose the game.",
    "If the bank is empty, the other player gives the infraction tile: one of their choice.",
  ],
  end: [
    "The player who places the last tile in the first part wins. In the second part only if the bank is empty: otherwise a tile must be drawn first.",
    "Giving away the last tile as an infraction tile wins, too.",
    "If no space is left on the board, or the bank is empty and two turns in a row end without a tile, the pips of the hands are counted: 10 fewer, or more than 10, win. A smaller difference is a draw.",
    "Before it ends, the other player may still challenge the last tile.",
    "At the time limit, if the starter has placed a tile in that round or passed, both complete their turn. Then pips are counted.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you are not done, the server writes the sum, draws your tile and passes the flag. Your placed tile stays. With the third reminder you lose the game.",
    "The clock waits during a challenge, or while somebody chooses a tile to give.",
  ],
  line: [
    ["2-7 G6 F6", "place the tile 2-7: the 2 on G6 and the 7 on F6"],
    ["7-2 F6 G6", "the same, the other way round"],
    ["roll", "roll the dice"],
    ["=12", "write the sum"],
    ["draw", "draw a tile"],
    ["pass", "pass the flag"],
    ["reroll", "roll again"],
    ["give 6-6", "give the tile 6-6"],
    ["!match-1", "challenge the tile of the 1st part"],
    ["!unplaced-1 2-7 G6 F6", "challenge that 2-7 was left out there"],
    ["!!sum|draw", "challenge two rules"],
    ["accept · nochallenge", "accept the result · no challenge"],
  ],
};

export const lesson: LessonWords = {
  first: [
    "The card says 10: your face and the one it touches must make 10. On the board is a 3, and you have a 7. Tap your marked tile, the marked place and the button.",
    "3 + 7 = 10.",
  ],
  roll: ["Second part: “{roll}”.", "4, 4 and 4."],
  sum: ["What do they make? Write 12 and tap the marked button.", "This is the new sum."],
  second: ["Now you need 12. At the other end is a 7: your 5 fits. Tap your marked tile, the place and the button.", "7 + 5 = 12."],
  draw: [
    "At the end you take a tile from the bank and pass the flag. The player with no tiles left wins.",
    "The other one starts with your sum, 12.",
  ],
  challenge: [
    "In a tournament nobody points out faults. The card says 10, and the computer put a 5 beside the 7. That makes 12! Tap “{challenge}” and choose the rule about the sum in the first part.",
    "It is a C (correct): it takes its tile back and gets another one.",
  ],
};
