/** The words of Geominos, in English. */
import { tiles } from "../../../../../engines/geominos/board.json";
import { en as boardWords } from "../../board/words.en";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { count, isDone, matched, scored, sums } from "./wording";
import type { Words, rulesEs } from "./words.es";

export const title: Title = { name: "Geominos", tag: "Dominoes of shapes: turn, flip and join equal numbers for few points" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "geominos.coincidencia": "The tile touches no equal number by a side: |turn it, flip it or find it another place.",
    "geominos.puntos": [
      "Those are not the points: |add the sections on light cells, without the one in the middle.",
      ({ said, right, dots }) =>
        `On light cells there ${dots.length === 0 ? "is no section: it is 0" : dots.length === 1 ? `is one section of ${dots[0]}: it is ${right}` : `are ${dots.join(" + ")} = ${right}`}, not ${said}.`,
    ],
    "geominos.total": [
      "The total is added up wrongly: it is the one before and the points of this turn.",
      ({ before, points, right, said }) => `The total is added up wrongly: ${before} + ${points} = ${right}, not ${said}.`,
    ],
  },
  missing: {
    place: "You have laid no tile yet: lay one before you pass.",
    announce: "You have not written yet: write the points and the total.",
  },
  stakes: {
    tile_back: "the tile goes back to its hand and costs points",
    corrected: "the count is corrected",
  },
};

const tilesEn: Record<string, string> = Object.fromEntries(tiles.map((tile) => [tile.id, tile.en]));

const tileEn = (id: unknown): string => tilesEn[String(id)] ?? String(id);

const rulesEn: typeof rulesEs = {
  "geominos.coincidencia": "Match: the tile touches an equal number of another tile by a side.",
  "geominos.puntos": "Points of the turn: those on light squares, without the centre.",
  "geominos.total": "New total: the old total and the points of the turn.",
  "geominos.centro": "The centre tile scores for nobody.",
  "geominos.reparto": "Tiles are dealt by cards.",
  "geominos.cinco-piezas": "Five tiles in hand, replenished.",
  "geominos.una-pieza": "A card is drawn and that tile is laid.",
  "geominos.lados": "Either side may be used.",
  "geominos.dentro": "A tile lies on the board and on free cells.",
  "geominos.turno": "One tile a turn, to the left.",
  "geominos.tiempo": "No tile in time: five points and an extra minute.",
  "geominos.sin-lugar": "If no place is possible you pass, without a penalty.",
  "geominos.fin": "When all tiles are laid the fewest points win.",
  "geominos.partido": "A match has as many games as players.",
  "geominos.impugnar": "Challenges.",
};

export const play: Words = {
  ...title,
  phases: {
    draw: "Draw a card",
    turn: "Lay a tile, write the points and pass",
    last: "Last check: agree",
    over: "The game is over",
  },
  reviewing: {
    last: "Last check: challenge or agree",
  },
  watched: {
    draw: (names: string) => `${names} draws a card`,
    turn: (names: string) => `${names} lays a tile and counts`,
    last: (names: string) => `Last check: waiting for ${names}`,
  },
  isDone,
  refusals: {
    out: "You are out of this game.",
    not_now: "Not now.",
    not_your_tile: "That tile is not yours.",
    off_board: "The tile leaves the board.",
    occupied: "Another tile is there.",
    nothing_placed: "Lay a tile first.",
    tile_on_board: "You have laid a tile.",
    placement_exists: "One of your tiles has a place.",
    own_turn: "That turn is your own.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    game_started: (event, names) =>
      event.params?.centre
        ? `${names(event.seat)} begins. In the centre: ${tileEn(event.params?.centre)}.`
        : "The game begins!",
    flag: (event, names) => `${names(event.seat)} plays.`,
    drawn: (event, names) => `${names(event.seat)} draws ${tileEn(event.params?.tile)}.`,
    placed: (event, names) => `${names(event.seat)} lays ${tileEn(event.params?.tile)}.`,
    lifted: (event, names) => `${names(event.seat)} lifts ${tileEn(event.params?.tile)}.`,
    announced: (event, names) => `${names(event.seat)} writes ${event.params?.points}, total ${event.params?.total}.`,
    turn_ended: (event, names) => `${names(event.seat)} ends the turn with ${event.params?.total} in all.`,
    refilled: (event, names) => `${names(event.seat)} receives ${tileEn(event.params?.tile)}.`,
    passed_over: (event, names) => `${names(event.seat)} has no place to lay.`,
    last_window: () => "All tiles are laid: last check.",
    accepted: (event, names) => `${names(event.seat)} agrees.`,
    penalty: (event, names) => `${names(event.seat)}: ${event.params?.points} penalty points.`,
    extra_minute: (event, names) => `Extra minute for ${names(event.seat)}.`,
    tile_back: (event, names) => `${tileEn(event.params?.tile)} goes back to ${names(event.seat)}'s hand.`,
    corrected: (event, names) =>
      `Corrected: ${names(event.seat)}, ${event.params?.points} points, total ${event.params?.total}.`,
    out: (event, names) => `${names(event.seat)} is out of the game.`,
  },
  actions: {
    draw: "Draw a card",
    place: "Lay",
    lift: "Lift",
    announce: "Write",
    pass_flag: "Done",
    no_place: "It fits nowhere",
    accept: "Agreed",
    challenge: "Challenge",
  },
  options: {
    mode: { label: "Mode", values: { assisted: "At home, with help", tournament: "Tournament" } },
    distribution: { label: "Dealing", values: { five: "Five tiles", all: "All tiles", one: "One tile" } },
    minutes: { label: "Minutes per turn", values: { "0": "No limit", "1": "1", "2": "2", "3": "3" } },
    match: { label: "Match", values: { false: "One game", true: "As many games as players" } },
    starter: {
      label: "Who starts",
      values: { lot: "By lot", "0": "The first player", "1": "The second", "2": "The third", "3": "The fourth" },
    },
    auto_flag: { label: "Pass automatically", values: { true: "Yes", false: "No" } },
    game_ms: {
      label: "Game time",
      values: { "0": "No limit", "1800000": "30 min", "2700000": "45 min", "3600000": "1 hour" },
    },
  },
  reasons: { all_laid: "all tiles laid; the fewest points win", match: "end of the match; the fewest points win", last_seat: "one was left" },
  columns: { ...tilesEn, game: "Game", what: "Tile", points: "Points", total: "Total", penalty: "Penalty" },
  hints: {
    draw: "Draw a card: you play its tile.",
    place: ({ tile, side, turn }) =>
      `Try the tile ${tileEn(tile)}${side === "B" ? ", flipped" : ""}${turn > 0 ? ", turned" : ""}, in the marked place: it touches an equal number there.`,
    announce: ({ points, total }) => `Your tile counts ${points}: write ${points}, and ${total} as the total.`,
    no_place: "None of your tiles has a place: tap the marked button and play goes on.",
    accept: "Everything is right: say “agreed”.",
  },
  ui: {
    pickNow: "Tap a tile and join it to an equal number.",
    layNow: "Bring it there with a tap, turn it if you must, and place it.",
    countNow: "Add the numbers that lie on light squares. The fewest points win.",
    passNow: (next) => `Press “Done”, and ${next ?? "the next player"} plays.`,
    noted: (points, total) => `You noted ${count(points, "point", "points")}. Then you have\u00a0${total}.`,
    fix: "Recount",
    drawNow: "Draw a card.",
    board: "Board of Geominos, 21 by 21 cells",
    cell: (row, col, light, dots, tile) =>
      `row ${row}, column ${col}, ${light ? "light" : "dark"}${dots === null ? ", free" : `, ${dots} of ${tileEn(tile)}`}`,
    tile: tileEn,
    game: (number, games) => `Game ${number} of ${games}`,
    retry: "This time the tile must match. You have the extra minute.",
    hand: "Your tiles",
    handOf: (name, count) => `${name}'s tiles: ${count}`,
    handling: "Move the tile",
    hint: "Tap a cell to bring the tile there; tap it again to lay it.",
    keysHint: "On the keyboard: arrows, T turns, F flips.",
    handles: boardWords.handles,
    place: (tile) => `Lay ${tile}`,
    back: "Back",
    seeAll: "See the whole board",
    seeNear: "Zoom in",
    points: "Points",
    total: (before) => `Total (you had ${before})`,
    numberMissing: boardWords.number.missing,
    write: "Write",
    calls: "What you can do",
    lastWas: (points) => `scored ${count(points, "point", "points")}. The fewest\u00a0win.`,
  },
  proof: matched,
  sums: (view, rule) =>
    sums(view, rule, {
      equal: (dots: number) => `a ${dots} touches another ${dots}`,
      one: (dots: number) => `only one section counts, on a light cell: ${dots}`,
      none: "no section that counts is on a light cell: 0 points",
    }),
  kept: {
    "geominos.coincidencia": "the piece touches an equal number",
    "geominos.puntos": "the points of the light cells were written",
    "geominos.total": "the total was added rightly",
  },
  tally: (view, seat) => ({
    value: scored(view, seat),
    label: view.totals[seat] === 1 ? "point" : "points",
    notes: [view.out[seat] ? "out of the game" : count(view.hands[seat]?.length ?? 0, "tile", "tiles")],
  }),
  describe: (view, names) => {
    const seats = view.totals.map(
      (total, seat) =>
        `${names(seat)}: ${total} points, tiles ${(view.hands[seat] ?? []).map(tileEn).join(", ") || "none"}.`,
    );
    const laid = view.board
      .map((tile) => `${tileEn(tile.tile)} at row ${tile.row + 1}, column ${tile.col + 1}`)
      .join("; ");
    return `${seats.join(" ")} On the board: ${laid}. ${view.flag === null ? "" : `${names(view.flag)}'s turn.`}`;
  },
};

export const howto: Howto = {
  goal: "Lay all your tiles by joining equal numbers. Mind the points: the fewest win.",
  turn: [
    "In the centre lies a tile that scores for nobody. The others are dealt by cards: five in hand that are refilled, all at once, or one card each turn.",
    "In “One tile”, draw your card first.",
    "Choose a tile. You may turn it and flip it: either side may be used.",
    "Lay it on the board, on free cells. At least one of its numbers must touch an equal number of another tile, side to side. A corner is not enough. Other numbers that touch need not be equal.",
    "Until you say that you are done, you may move it or take another instead.",
    "Add up the dots that lie on light squares. Dark ones do not count, nor does the centre square.",
    "Write down the points of the turn and your new total. Say that you are done. The player on your left is next.",
    "Is there no place for any tile? Say so: the server checks it and you are passed over, without a penalty.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Any other player may challenge from the end of the turn until the next player lays a tile.",
    "Match: if no equal numbers touch, the tile goes back to the hand, its points are struck out, 5 are added, and there is an extra minute to lay one properly.",
    "Points or total: the right number is written. If the one announced was too low, the difference is added once more; for a total, 5 points at most.",
    "If you are wrong, or challenge at the wrong time, you get a strike. You lose no turn. Three strikes lose the game.",
  ],
  end: [
    "The game ends when all tiles are laid. The others accept, or may challenge the last turn for 30 seconds.",
    "The fewest points win; equal points share the win.",
    "A match has as many games as players, and each time another one starts. The total runs on from game to game. The lowest total wins; if they are equal, more games won.",
  ],
  clock: [
    "A turn lasts 1, 2 or 3 minutes, as the table says. In “One tile” the clock starts when the card is drawn.",
    "If it runs out and your tile lies on the board, your turn ends there. If you wrote nothing, the server counts.",
    "If you have laid no tile you get 5 points and an extra minute. If you lay none in that either, you lose the game.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["snake A0 4 8", "lay the snake: side A, not turned, row 4, column 8 (from 0, top left)"],
    ["snake B3 4 8", "side B, three quarter turns"],
    ["lift", "take the tile back"],
    ["announce 6 7", "write 6 points, total 7"],
    ["pass_flag", "done"],
    ["draw", "draw a card"],
    ["no_place", "no place for any tile"],
    ["challenge puntos", "challenge the points; also coincidencia (match) or total"],
    ["accept", "accept"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Place your tiles with equal numbers side by side. Tap the marked tile, turn it twice, tap the marked place and the button: your 1 lies beside a 1.",
    "The other numbers that touch do not matter.",
  ],
  say: [
    "Add the dots that lie on light squares: only the 1. Write 1, and 1 in total, and tap the marked button.",
    "Dark squares do not count. The lowest total wins.",
  ],
  pass: ["“{pass_flag}”: you are done.", "The other one put 5 beside 5 and got 4."],
  second: ["Another one: tap the marked tile, the marked place and the button.", "Before you are done you may move it again."],
  challenge: [
    "In a tournament nobody points out faults. The computer placed a tile and said 4 points, but on light squares lie 1 and 5. Tap “{challenge}” and choose the rule about points.",
    "It is a C (correct): it gets the 6, and 2 more as a penalty: 8.",
  ],
};
