/** The words of Damas, in English. */
import { en as boardWords } from "../../board/words.en";
import type { Title, FaultWords, GameEvent, Names, Params } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { pieceAt, sideOf, squaresOf, planned, type Entry, type Piece, type Side, type View } from "./view";
import type { Words } from "./words.es";

export const title: Title = { name: "Draughts", tag: "Jump, crown and huff: let no capture slip by" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "damas.capture": [
      "Only a move that captures will do now: |choose a piece that can capture.",
      ({ pieces }) =>
        `Only a capture will do now: ${pieces === 1 ? "there is 1 piece that can" : `there are ${pieces} pieces that can`}. |Choose a marked one.`,
    ],
    "damas.capture omitted": [
      "There is a capture, and it must be made. |Play a piece that captures.",
      ({ pieces }) => `There is a capture, and it must be made: ${pieces === 1 ? "1 piece" : `${pieces} pieces`} can do it. |Play ${pieces === 1 ? "the marked one" : "a marked one"}.`,
    ],
    "damas.capture short": [
      "The capture goes on: |jump to the end of the way.",
      ({ pieces }) => `The capture goes on: the ${pieces === 1 ? "marked piece" : "piece"} must jump to the end of the way.`,
    ],
    "damas.capture lost": [
      "The turn was lost while there was a capture: play the piece that captures.",
      ({ pieces }) => `The turn was lost while ${pieces === 1 ? "1 piece" : `${pieces} pieces`} could capture, and capturing is a duty.`,
    ],
    "damas.touch-dead": [
      "That piece cannot move: |touch one that can play.",
      ({ pieces }) => `That piece cannot move: ${pieces === 1 ? "1 other can" : `${pieces} others can`}|, touch one that can play.`,
    ],
    "damas.draw": "It is no draw yet: the position has not come back often enough, or something has changed lately. |Play on.",
  },
  missing: {},
  stakes: {
    undone: "the position goes back and the move is made again",
    huffed_or_undone: "you huff the piece, or the position goes back and the move is made again",
  },
};

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

const rules = {
  "damas.colors": "Black begins; colours are swapped in every game.",
  "damas.match": "A match has an even number of games, so that both have the same chances.",
  "damas.step": "A man steps one square diagonally forwards; a king on any diagonal.",
  "damas.jump": "You capture by jumping over a neighbouring piece of your opponent to the empty square behind it.",
  "damas.crown": "A man that reaches the last row becomes a king.",
  "damas.crown-stops": "Being crowned ends the capture.",
  "damas.capture": "If you can capture, you must, to the end of the path.",
  "damas.touch-move": "Touched, moved.",
  "damas.touch-dead": "Touching a piece that cannot play loses the turn.",
  "damas.time": "After five minutes you may call “Time!”: one more minute is left.",
  "damas.blocked": "A player who cannot move on their turn has lost.",
  "damas.win": "You win by capturing everything or leaving your opponent without a move.",
  "damas.draw": "A draw: agreed, by repetition, or without progress for a long time.",
  "damas.time-limit": "When time is up the pieces are counted; if they are equal, the kings.",
};

const reasons: Record<string, string> = {
  captured_all: "all pieces captured",
  blocked: "the opponent cannot move",
  time: "out of time",
  strikes: "three wrong claims",
  resign: "resigned",
  agreed: "a draw by agreement",
  repetition: "a draw by repetition",
  no_progress: "a draw: nobody makes progress",
  time_limit: "by the time limit",
  referee: "by decision of the referee",
  match: "by points of the match",
};

function aims(rule: string, view: View): { label: string; with: Params }[] {
  if (rule === "damas.touch-dead") return [{ label: "Let them play again", with: { remedy: "rectify" } }];
  if (rule !== "damas.capture") return [];
  const side: Side = sideOf(view, view.flag) === "black" ? "white" : "black";
  return [
    { label: "Make them correct it", with: { remedy: "rectify" } },
    ...squaresOf(view.board, side).map((square) => ({
      label: `Huff the one on ${square}`,
      with: { remedy: "huff", target: square },
    })),
  ];
}

const colour = (side: Side): string => (side === "black" ? "Black" : "White");

function piece(each: Piece): string {
  return `${each.side} ${each.king ? "king" : "man"}`;
}

function listed(view: View, side: Side): string {
  const squares = squaresOf(view.board, side);
  const kings = squares.filter((square) => pieceAt(view.board, square)?.king);
  const men = squares.filter((square) => !kings.includes(square));
  return [men.length ? `men on ${men.join(", ")}` : "", kings.length ? `kings on ${kings.join(", ")}` : ""]
    .filter(Boolean)
    .join("; ");
}

function happened(event: GameEvent, names: Names): string {
  const { move, captured, crowned } = event.params ?? {};
  const taken = list(captured);
  return `${names(event.seat)} plays ${text(move)}${taken ? ` and captures on ${taken}` : ""}${crowned ? ". A king!" : "."}`;
}

export const play: Words = {
  ...title,
  phases: {
    turn: "A piece must move",
    blocked: "You cannot move",
    limit: "Time is up",
    between: "The game is over; the match goes on",
    over: "The match is over",
  },
  reviewing: {
    blocked: "You cannot move: only claims are left",
    limit: "Time is up: last claims",
  },
  watched: {
    turn: (names: string) => `${names} moves`,
    blocked: (names: string) => `${names} cannot move`,
    limit: (names: string) => `Time is up: ${names} checks the last move`,
    between: (names: string) => `Another game: waiting for ${names}`,
  },
  refusals: {
    not_your_turn: "It is not your turn yet.",
    not_now: "Not now.",
    not_your_piece: "There is no piece of yours.",
    touched_other: (params) => `You touched the piece on ${text(params.square)}: it must move.`,
    not_diagonal: "Pieces move diagonally, by a step or by jumps.",
    backwards: "A man only goes forwards.",
    occupied: "That square is taken.",
    nothing_to_jump: "There is no piece of your opponent to jump there.",
    jumped_twice: "That piece has been jumped already in this move.",
    crowned_stops: "Being crowned ends the capture.",
    already_touched: "You have touched a piece in this turn.",
    no_touch_rule: "At this table touching does not count.",
    no_challenges: "With help there are no claims: the server points out faults.",
    no_soplo: "There is no huffing at this table: the turn is made again.",
    not_their_piece: "There is no piece of your opponent.",
    not_your_rival: "“Time!” is called by the one who waits.",
    already_called: "It has been called.",
    too_early: "Their time is not over yet: look at their clock.",
    already_offered: "There is an offer of a draw already.",
    offer_too_soon: "You have offered a draw: play a turn first.",
    no_offer: "Nobody has offered you a draw.",
    not_a_referee: "Only a referee does that.",
    notation_illegal: "That move cannot be made.",
    notation_ambiguous: "There is more than one way: write every square.",
    game_over: "The game is over.",
    malformed: "Something is missing in that claim or move: to claim a capture, say whether you huff or want it corrected.",
  },
  rules,
  ...faults,
  happenings: {
    touched: (event, names) => `${names(event.seat)} touches the piece on ${text(event.params?.square)}.`,
    moved: happened,
    turn_lost: (event, names) =>
      `${names(event.seat)} touches the piece on ${text(event.params?.square)}, which cannot play, and loses the turn.`,
    blocked: (event, names) => `${names(event.seat)} has no move.`,
    last_claims: (event, names) => `Time is up. ${names(event.seat)} may still claim.`,
    huffed: (event, names) => `Huffed! ${names(event.seat)} takes off the piece on ${text(event.params?.square)}.`,
    rectified: (event, names) => `The position before comes back: ${names(event.seat)} plays again.`,
    waived: (event, names) => `${names(event.seat)} has nothing to claim.`,
    time_shouted: (event, names) => `${names(event.seat)}: “Time!” One minute is left.`,
    draw_offered: (event, names) => `${names(event.seat)} offers a draw.`,
    draw_accepted: (event, names) => `${names(event.seat)} accepts the draw.`,
    draw_declined: (event, names) => `${names(event.seat)} declines the draw.`,
    resigned: (event, names) => `${names(event.seat)} resigns the game.`,
    game_over: (event, names) =>
      event.params?.result === "win" ? `${names(event.seat)} wins the game.` : "The game is a draw.",
    next_game: (event, names) => `Game ${text(event.params?.game)}: ${names(event.seat)} has black.`,
  },
  actions: {
    touch: "Touch",
    move: "Move",
    challenge: "Challenge",
    waive: "Nothing to claim",
    shout_time: "Time!",
    offer_draw: "Offer a draw",
    accept_draw: "Accept the draw",
    decline_draw: "Decline the draw",
    claim_draw: "Claim a draw",
    resign: "Resign",
    ready: "Ready",
    declare: "Decide the game",
  },
  asks: (type: string): string | null => (type === "resign" ? "Resign? You lose this game." : type === "offer_draw" ? "Offer a draw?" : null),
  options: {
    ...boardWords.options,
    games: { label: "Games of the match", values: { "1": "1", "2": "2", "4": "4", "6": "6" } },
    black_first_seat: { label: "Black in the first", values: { lot: "By lot", "0": "The first player", "1": "The second player" } },
    capture_rule: {
      label: "Forgotten capture",
      values: { null: "As the mode says", soplo: "Huffed or corrected", rectify: "Corrected", forced: "Cannot be forgotten" },
    },
    touch_move: { label: "Touched piece", values: { null: "As the mode says", true: "Binds", false: "Does not bind" } },
    touch_dead: { label: "Touching a blocked piece", values: { lose_turn: "Loses the turn", free: "Does nothing" } },
    move_ms: {
      label: "“Time!” may be called",
      values: {
        "300000": "After 5 minutes",
        "120000": "After 2 minutes",
        "60000": "After 1 minute",
        "600000": "After 10 minutes",
        "0": "Never",
      },
    },
    time_loss: { label: "A player out of time loses", values: { game: "The game", match: "The match" } },
    game_ms: {
      label: "Limit of each game",
      values: { "0": "No limit", "900000": "15 min", "1200000": "20 min", "1800000": "30 min" },
    },
  },
  reasons,
  columns: {
    colour: "Colour",
    turns: "Turns",
    reason: "End",
    points: "Points",
    black: "black",
    white: "white",
    ...reasons,
  },
  hints: {
    move: ({ path }, view) => {
      const { from, to, king, taken, crowns } = planned(view, path);
      const reason = taken > 0 ? `you capture ${taken === 1 ? "a piece" : `${taken} pieces`}` : crowns ? "it becomes a king" : king ? "a king rules the whole board" : "it gets nearer to the crown";
      return `Try the ${king ? "king" : "man"} on ${from}: to ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }) => (ground === "repetition" ? "The position came up three times: you can claim a draw." : "Nobody has made progress for a long time: you can claim a draw."),
    ready: "Tap the marked button: the next game begins, with the colours swapped.",
  },
  ui: {
    moveNow: "Tap the piece you move.",
    captureNow: "You must jump: tap a piece with a red ring.",
    toNow: "Tap the square it goes to.",
    board: "Draughts board",
    square: (square, each, touched) => `${square}, ${each ? piece(each) : "empty"}${touched ? ", touched" : ""}`,
    light: "light square",
    calls: "What you can do",
    went: (name, taken, loser, from, to) =>
      `${name} ${taken === 0 ? "moved" : `captured ${taken === 1 ? "one piece" : `${taken} pieces`} of ${loser === null ? "yours" : `${loser}'s`},`} from ${from} to\u00a0${to}.`,
    rare: "Other things",
    back: "Back",
    turnBoard: "Turn the board",
    drop: (square) => `Leave the piece on ${square}`,
    jumpsOn: "Does the capture go on? Tap the next square, or leave the piece.",
    huff: "Huff!",
    rectify: "Make them correct it",
    giveBack: "Give the turn back",
    blowing: "Tap the piece that should have captured and did not.",
    window: "Did they forget a capture? Claim it before you touch a piece.",
    touchNotice: "Touched, moved.",
    bound: (square) => `You touched the piece on ${square}: play it.`,
    redo: (path) =>
      path.length > 1
        ? `Correct it: the way begins ${path.join(" – ")} and goes on.`
        : path.length === 1
          ? `Correct it with the piece on ${path[0]}.`
          : "Play this turn again, the right way.",
    called: (name, mine) => (mine ? "Time! You have one minute to play." : `Time! ${name} has one minute.`),
    timeCalled: "The time limit was called: the turn is completed and the pieces are counted.",
    more: "More about the position",
    theMove: (name) => `If nobody captures, ${name} moves last.`,
    grounds: { repetition: "The position came up three times", no_progress: "No progress for long" },
    between: "End of the game",
    won: (name) => `${name} wins.`,
    drawn: "A draw.",
    score: (game, games, points) => `Game ${game} of ${games} · ${points.join(" · ")}`,
    nextSoon: "The next one, with colours swapped, begins when both are ready.",
    nextGame: "Ready for the next!",
    declare: (name) => `${name} wins`,
    declareDraw: "Declare a draw",
    record: "Moves",
    /** A move of the record without its squares. */
    entry: (entry: Entry) =>
      entry.kind === "huff"
        ? `huff ${entry.text}`
        : entry.kind === "lost"
          ? `touch ${entry.text}`
          : entry.text.replace("~", "touch "),
    faulty: "forgot to capture",
  },
  side: (view: View, seat: number) =>
    sideOf(view, seat) === "white" ? { color: "white", form: "disc", name: "White" } : { color: "black", form: "disc", name: "Black" },
  sums: ({ last }: View, rule: string | null) =>
    last === null || last.path.length === 0 || (rule !== null && rule !== "damas.capture")
      ? []
      : [last.captured.length > 0 ? "it jumped to the end of the way" : "no piece could jump"],
  kept: {
    "damas.capture": "everything was captured that could be",
    "damas.touch-dead": "the touched piece could play",
  },
  tally: (view: View, seat: number) => ({
    value: squaresOf(view.board, sideOf(view, seat)).length,
    label: squaresOf(view.board, sideOf(view, seat)).length === 1 ? "piece" : "pieces",
    notes: [
      ...(view.points.some((each) => each > 0) ? [`points: ${view.points[seat] ?? 0}`] : []),
      ...(view.offer === seat ? ["offers a draw"] : []),
      ...(view.phase === "over" && view.ready[seat] ? ["ready"] : []),
    ],
  }),
  aims,
  aimed: ["damas.capture", "damas.touch-dead"] as readonly string[],
  oneRule: true as boolean,
  describe: (view: View, names: Names) => {
    const sides = [view.black_seat, 1 - view.black_seat].map((seat) => {
      const side = sideOf(view, seat);
      return `${colour(side)}, ${names(seat)}: ${listed(view, side) || "no pieces"}.`;
    });
    const match = view.games > 1 ? `Game ${view.game} of ${view.games}. ` : "";
    const turn = view.phase === "over" ? "The game is over." : `${colour(sideOf(view, view.flag))} to play.`;
    const touched = view.touched === null ? "" : ` The piece on ${view.touched} is touched.`;
    return `${match}${sides.join(" ")} ${turn}${touched}`;
  },
};

export const howto: Howto = {
  goal: "Capture all of your opponent's pieces, or leave them without any move.",
  turn: [
    "Play is on the dark squares, with twelve pieces each. Black begins.",
    "A man steps one square diagonally, always forwards.",
    "You capture by jumping over a neighbouring piece of your opponent, if the square behind it is empty. A man jumps forwards only, too.",
    "If it can jump again from there, it goes on. The captured pieces come off at the end.",
    "If you can capture, you must capture, and go on to the end of the path. Which capture is your choice: one piece or five.",
    "A man that reaches the last row is crowned: a king steps and jumps forwards and backwards, one square at a time. Crowning ends the turn.",
    "Touched, moved. In a tournament, touching a piece that cannot play loses the turn.",
    "To capture on the board: tap the piece, tap every square where it lands, and leave it there.",
  ],
  challenges: [
    "In a tournament the server lets you forget a capture. Your opponent may claim it before touching a piece.",
    "Huff: a piece that should have captured and did not is taken off. If it is the one that moved, name it where it is now. A huff is no turn: the one who huffed then plays.",
    "Correct it: the position before comes back and the opponent makes the capture.",
    "A turn lost by touching a blocked piece may be given back.",
    "A wrong claim is a strike: no turn is lost, but three strikes lose the game.",
  ],
  end: [
    "You win by capturing everything or leaving the other without a move, or if the other resigns.",
    "It is a draw if both agree. It may be claimed when the same position stands for the third time, or after eighty turns without a capture or a step of a man.",
    "A match has an even number of games, and colours are swapped. A win is 2 points, a draw 1. More points win the match.",
    "If the referee calls the time limit, the turn is completed and more pieces win; if they are equal, more kings.",
  ],
  clock: [
    "Each turn has five minutes. Then the one who waits may call “Time!”: the other must play within the next minute or loses the game.",
    "If nobody calls, there is no hurry.",
    "A player with no move has a minute to claim, in case a huff frees them.",
  ],
  line: [
    ["11-15", "move from 11 to 15"],
    ["14x23 · 14x23x32", "capture; with several, every square"],
    ["touch 14", "touch the piece on 14"],
    ["huff 15", "huff the piece on 15"],
    ["rectify", "make your opponent correct it"],
    ["give back", "the lost turn does not count: play again"],
    ["waive", "nothing to claim"],
    ["time", "Time!"],
    ["draw? · accept · decline", "offer, accept, decline a draw"],
    ["repetition · no progress", "claim a draw"],
    ["ready", "ready for the next game"],
    ["resign", "resign the game"],
  ],
};

export const lesson: LessonWords = {
  step: [
    "Your pieces go diagonally on the dark squares, one step forward. Tap your marked piece and the marked square.",
    "The white piece came in front of yours.",
  ],
  capture: [
    "You can capture! Jump over the white piece: tap your piece and the marked square behind it.",
    "Capturing is a duty. The other one captured too.",
  ],
  chain: [
    "One piece may jump several times. Tap your piece and the two marked squares, one after the other.",
    "Two at once! And at the far end it became a king.",
  ],
  king: ["A crowned piece is a king: it also goes backwards. Try it.", "So it moves along all four diagonals."],
  challenge: [
    "In a tournament nobody points out faults. White could have captured your marked piece and did not. Tap the huff button, then the white piece that should have captured.",
    "The piece that did not capture comes off.",
  ],
};
