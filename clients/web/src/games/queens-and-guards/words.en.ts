/** The words of Queens & Guards, in English. */
import { en as boardWords } from "../../board/words.en";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { CROWNS, colorOf, guardsInRing, held, isQueen, THRONE, whyMove, type Color } from "./view";
import { isDone, listed, many, text, kept } from "./wording";
import { type Words, play as playEs, type rulesEs } from "./words.es";

export const title: Title = { name: "Queens & Guards", tag: "Your Queen on the throne and six guards round her; beware of the traps" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "queens-and-guards.one-space": "That space is too far: |move the piece to one of its neighbouring spaces.",
    "queens-and-guards.backwards": "That takes the piece away from the middle: |move it inwards, or sideways along its band.",
    "queens-and-guards.throne": "The middle is the throne, and only a Queen enters it: |take the guard to another space.",
    "queens-and-guards.crown": "That crown belongs to another piece: only its Queen enters it. |Choose another space.",
    "queens-and-guards.into-trap": "There the piece would stand between two enemies: |choose another space.",
    "queens-and-guards.move-it-use-it": "A move has been made in this turn, and there is only one move: |pass the flag.",
    "queens-and-guards.win": [
      "This is no win yet: it takes the Queen on the throne and her six guards round it.",
      ({ guards, needed, has_queen }) =>
        `The Queen is ${has_queen ? "" : "not "}on the throne, with ${guards} of her ${needed} guards round it: it takes the Queen and all ${needed}.`,
    ],
  },
  missing: { move: "You can still move: move a piece before you pass." },
  stakes: {
    banish: "you may put that piece on the outer band",
  },
};

const rulesEn: typeof rulesEs = {
  "queens-and-guards.one-space": "One space a turn: a move goes to a neighbouring space.",
  "queens-and-guards.backwards": "Moving backwards: no piece walks away from the middle by itself.",
  "queens-and-guards.throne": "The throne is the Queen's: no guard enters the middle.",
  "queens-and-guards.crown": "The crown is the Queen's: only she enters her start space.",
  "queens-and-guards.into-trap": "Moving into a trap: nobody walks between two enemy pieces.",
  "queens-and-guards.move-it-use-it": "Move it, use it: only one move a turn.",
  "queens-and-guards.win": "It was not a win: it takes the Queen on the throne and her six guards round it.",
  "queens-and-guards.trap": "Trap: it is announced, not challenged (the server reminds you of the word).",
  "queens-and-guards.start": "Start: one calls the colour that begins, the other picks a hand.",
  "queens-and-guards.move-one": "A turn moves a piece; only a player who cannot move may pass.",
  "queens-and-guards.trap-moment": "Trap at the wrong moment: without the flag, the piece just walks out.",
  "queens-and-guards.blocked": "Blocked guard: if it cannot go back, another piece moves.",
  "queens-and-guards.trapped-no-trap": "A trapped piece does not trap: go back first.",
  "queens-and-guards.ring-draw": "Draw: six guards round the throne and their Queen not on it.",
  "queens-and-guards.agreed-draw": "Agreed draw: both see that nobody can move without a fault.",
  "queens-and-guards.no-moves": "Draw: nobody can move.",
  "queens-and-guards.time-limit": "Time limit: if nobody has won, it is a draw.",
  "queens-and-guards.challenge": "Challenges: at their time and with their rule.",
  "queens-and-guards.time": "The minute of each turn.",
};

const namedEn = (piece: string): string =>
  `the ${colorOf(piece)} ${isQueen(piece) ? "Queen" : `guard ${piece.slice(1)}`}`;

const and = (value: unknown): string => listed(value, "and", namedEn);

const first = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const pieceEn = (piece: string): string =>
  isQueen(piece) ? `${colorOf(piece)} Queen` : `${colorOf(piece)} guard ${piece.slice(1)}`;

const placeEn = (space: string, crown: Color | null): string =>
  space === THRONE ? "throne" : crown ? `${crown} crown ${space}` : space;

export const play: Words = {
  ...title,
  phases: {
    start: "A colour and a hand decide who begins",
    play: "Move, then pass the flag",
    penalty: "A piece may go to the outer band",
    result_pending: "Result not final",
    over: "The game is over",
  },
  watched: {
    start: (names: string) => `${names} chooses in the draw`,
    play: (names: string) => `${names} moves`,
    penalty: (names: string) => `${names} may take a piece to the outer band`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  isDone,
  refusals: {
    not_caller: "The other player calls the colour.",
    not_picker: "The other player picks the hand.",
    already_called: "The colour has been called.",
    not_called: "First the colour that begins is called.",
    penalty_pending: "First it is decided whether the piece goes to the outer band.",
    result_pending: "The result is not final yet.",
    unknown_piece: "That piece is not in the game.",
    not_yours: "That piece is not yours.",
    unknown_space: "There is no such space.",
    same_space: "The piece stands there already.",
    occupied: "That space is taken.",
    turn_done: "You have gone back or walked out of the trap: pass the flag.",
    piece_trapped: "That piece is trapped and blocked: move another.",
    must_retreat: (params) => `Trap: ${and(params.pieces)} must go back${many(params.pieces) ? " (choose which first)" : ""}.`,
    must_leave_trap: (params) => `${first(and(params.pieces))} must walk out of the trap by a move without a fault.`,
    not_opponents: "You can only trap the other's pieces.",
    you_are_trapped: "A trapped piece does not trap: move your piece back first.",
    wrong_moment: "Too late for that trap: right after making it, or at the start of your turn.",
    no_trap: "There is no unannounced trap of yours.",
    too_late: "Without the flag and after the move it does not count. Wait for your turn.",
    already_held: "The other player has a trapped piece already.",
    no_penalty: "There is no piece to put on the outer band.",
    not_challenger: "The challenger decides that.",
    wrong_piece: "That piece may not be put on the outer band.",
    not_outer_band: "It must be a space of the outer band, and no crown.",
    moves_left: "There are moves without a fault left: it is no draw.",
  },
  rules: rulesEn,
  ...faults,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} says that ${text(event.params?.color)} begins.`,
    start_picked: (event, names) =>
      `${names(event.seat)} picks the ${text(event.params?.hand)} hand and plays ${text(event.params?.color)}. ${names(Number(event.params?.starter))} begins.`,
    touched: (event, names) => `${names(event.seat)} touches ${namedEn(text(event.params?.piece))}.`,
    moved: (event, names, hasCodes) => {
      const { piece, from, to, kind } = event.params ?? {};
      const way = hasCodes ? ` from ${text(from)} to ${text(to)}` : to === THRONE ? " to the throne" : "";
      return `${names(event.seat)}: ${namedEn(text(piece))} ${{ retreat: "goes back", leave: "walks out of the trap" }[text(kind)] ?? "moves"}${way}.`;
    },
    trap_announced: (event, names) => {
      const pieces = and(event.params?.pieces);
      const said = `“Trap!”, says ${names(event.seat)}: ${pieces}.`;
      if (event.params?.way === "wrong_moment") return `${said} Without the flag: the piece walks out.`;
      const back = and(event.params?.returned);
      return back ? `${said} The last move is taken back: ${back}.` : said;
    },
    say_trap: (event, names) =>
      `${names(event.seat)}: the word is “trap”, not “challenge”.${event.params?.effect ? " And there is no trap to announce now." : ""}`,
    banished: (event, names, hasCodes) =>
      `${names(event.seat)} puts ${namedEn(text(event.params?.piece))} on the outer band${hasCodes ? `, ${text(event.params?.to)}` : ""}.`,
    banish_waived: (event, names) => `${names(event.seat)} leaves the piece where it is.`,
    restored: (event, names) => `${names(event.seat)}'s turn is taken back.`,
    flag_passed: (event, names) =>
      `${names(event.seat)} passes the flag${event.params?.is_pass ? " without a move" : ""}.`,
    end_announced: (event) =>
      event.params?.reason === "ring"
        ? "Six guards round the throne without their Queen: a draw."
        : "A Queen is on the throne with her six guards.",
  },
  actions: {
    ...boardWords.actions,
    start_call: "Call the colour",
    start_pick: "Pick a hand",
    select: "Touch",
    move: "Move",
    announce_trap: "Trap!",
    declare_win: "Declare the win",
    banish: "Put on the outer band",
    waive_banish: "Leave it where it is",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Who starts", values: { null: "Colour and hand", "0": "The first player", "1": "The second player" } },
    max_turns: { label: "Turns at most", values: { "400": "400", "200": "200", "100": "100", "0": "No limit" } },
    hints: { label: "Show traps that are not announced (with help)", values: { false: "No", true: "Yes" } },
    repetition: {
      label: "Draw by repetition (three times)",
      values: { assisted: "Only with help", always: "Always", never: "Never" },
    },
    check_agreed_draw: {
      label: "Check an agreed draw",
      values: { assisted: "Only with help", always: "Always", never: "Never" },
    },
  },
  reasons: {
    goal: "the Queen on the throne with her six guards",
    ring: "the guards without their Queen",
    no_moves: "nobody can move",
    repetition: "the same position for the third time",
  },
  columns: { turns: "Turns", traps: "Traps", retreats: "Retreats" },
  hints: {
    start_call: "Tap either one: it is a random draw.",
    start_pick: "Tap either one: it is a random draw.",
    move: ({ piece, to }, view) => {
      const reasons = { trap: "it leaves the trap", throne: "that is her place", ring: "it stands round the throne", nearer: "it gets nearer to the throne", other: "it looks for a better place" };
      return `Move ${namedEn(piece)} ${to === THRONE ? "to the throne" : "to the marked space"}: ${reasons[whyMove(view, piece, to)]}.`;
    },
    announce_trap: ({ pieces }) => `You trapped ${pieces.map(namedEn).join(" and ")}! Announce the trap.`,
    declare_win: "Your Queen is on the throne with her six guards: declare the win!",
  },
  ui: {
    passesSoon: "passes by itself",
    board: "Hexagonal board of 91 spaces",
    cell: (space, crown, piece, trapped) =>
      `${placeEn(space, crown)}, ${piece === null ? "free" : pieceEn(piece)}${trapped ? ", in a trap" : ""}`,
    calls: "What you can do",
    callNow: "Draw: choose a colour. The other player picks a hand without looking.",
    pickNow: "Pick a hand: you play the colour in it.",
    calling: (name) => `${name} calls the colour that begins.`,
    picking: (name) => `${name} picks a hand.`,
    called: (color) => `${color === "red" ? "Red" : "Blue"} begins.`,
    starts: (color) => (color === "red" ? "Red begins" : "Blue begins"),
    hand: { left: "Left hand", right: "Right hand" },
    goNow: (piece: string) => `Move ${namedEn(piece)} there, or tap another space.`,
    pickPiece: "Tap one of your pieces, then a space next to it.",
    pickSpace: (piece) => `Where does ${namedEn(piece)} go? Tap a space.`,
    move: (space, hasCodes) => (space === THRONE ? "Move to the throne" : hasCodes ? `Move to ${space}` : "Move there"),
    judge: "Is it true? Accept the result or challenge it.",
    judging: (name: string) => `${name} checks the result.`,
    movedNow: "Did you trap a piece? Announce it. Then pass.",
    acceptNow: "Accept the result.",
    passNow: "Done! Pass the flag.",
    won: "I won!",
    trap: "I trapped a piece",
    nameThem: "Tap the other's pieces that are trapped.",
    naming: (pieces) => `Trapped: ${and(pieces)}.`,
    nobodyNamed: "Announce the trap",
    announce: (pieces) => `Announce the trap: ${and(pieces)}`,
    back: "Back",
    mustRetreat: (pieces) => `Trap: ${and(pieces)} must go back${many(pieces) ? ", one each turn" : ""}.`,
    mustLeave: (pieces) =>
      many(pieces) ? `One must walk out of the trap: ${and(pieces)}.` : `${first(and(pieces))} must walk out of the trap.`,
    banishNow: (pieces) => `You may put ${and(pieces)} on a free space of the outer band.`,
    banishing: (name, pieces) => `${name} may put ${and(pieces)} on the outer band.`,
    banish: (piece, space, hasCodes) => `Put ${namedEn(piece)} ${hasCodes ? `on ${space}` : "there"}`,
    moved: (piece, from, to, kind, hasCodes) =>
      `${{ retreat: "Went back with", leave: "Left the trap with" }[kind] ?? "Moved"} ${namedEn(piece)}${hasCodes ? ` from ${from} to ${to}` : to === THRONE ? " to the throne" : ""}.`,
    endings: { pass: "Passed without a move.", lost: "Lost the turn.", undone: "The move was taken back." },
    nothingDone: "No move.",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
  },
  side: (view, seat) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "shield" : "hexagon", name: color === "red" ? "red" : "blue" };
  },
  sums: (view, rule) => kept(view, rule, {
    "one-space": (from, to) => `${from} and ${to} are neighbours`,
    backwards: () => "it does not go away from the centre",
    throne: () => "it does not enter the throne",
    "into-trap": () => "it is not between two enemies",
  }),
  kept: {
    "queens-and-guards.one-space": "the move went to a neighbouring space",
    "queens-and-guards.backwards": "the piece did not move away from the centre",
    "queens-and-guards.throne": "no guard entered the throne",
    "queens-and-guards.crown": "no guard entered the crown",
    "queens-and-guards.into-trap": "the piece is not between two others",
    "queens-and-guards.move-it-use-it": "only one move was made",
    "queens-and-guards.win": "the Queen is on the throne with her six guards around her",
    "queens-and-guards.trap": "the trap was announced in time",
  },
  tally: (view, seat) => {
    const color = view.colors?.[seat];
    return color
      ? { value: guardsInRing(view, color), label: "of 6 at throne" }
      : {};
  },
  aims: playEs.aims,
  describe: (view, names) => {
    if (!view.colors) return "Nobody knows yet who begins.";
    const seats = view.colors.map((color, seat) => {
      const own = Object.entries(view.board).filter(([piece]) => colorOf(piece) === color);
      const places = own.map(([piece, space]) => `${isQueen(piece) ? "Queen" : `guard ${piece.slice(1)}`} on ${space === THRONE ? "the throne" : space}`);
      return `${names(seat)}, ${color}, crown on ${CROWNS[color]}: ${places.join(", ")}.`;
    });
    const caught = held(view);
    return `${seats.join(" ")} ${caught.length ? `Trapped: ${and(caught)}.` : "No trap announced."} ${names(view.turn.seat)}'s turn.`;
  },
};

export const howto: Howto = {
  goal: "Be the first to have your Queen on the throne, the middle of the board, with your six guards round her.",
  turn: [
    "At the start one calls the colour that begins and the other picks a hand, and plays the colour in it.",
    "You receive the flag. Look at the turn before: until you touch a piece you may challenge it, or say “trap”.",
    "Move one piece one space, towards the middle or sideways, to a free space. Never back, and only one.",
    "The throne is the Queen's. So are the crowns, where the Queens begin: each Queen enters only her own.",
    "Two of your pieces on both sides of an enemy, in a straight line, are a trap: the piece that arrives makes it. Nobody walks between two enemy pieces.",
    "A trap counts if you announce it with the flag: after making it and before passing; or at the start of your turn, before touching, and then the other's last move is taken back.",
    "A trapped guard goes one space back in its turn; a trapped Queen goes to her crown. The Queen goes first; between guards their player chooses. A player who cannot go back is blocked and moves another piece.",
    "While you are trapped you neither announce nor make a trap, unless you are blocked.",
    "If you say “trap” without the flag and the other player has not moved yet, the piece does not go back: it walks out by a move without a fault.",
    "Pass the flag. Only a player with no move without a fault may pass without moving.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a piece.",
    "If you are right about a space too far, the throne, a crown or a second move, the board goes back and it is your turn.",
    "If you are right about moving backwards or into a trap, you may put that piece on a free space of the outer band that is no crown. Then it is your turn.",
    "A declared win is challenged without the flag, within 20 seconds. If it was false, you win.",
    "If you are wrong, you lose the turn and get a strike. At the wrong time, or about what cannot be challenged, you only get the strike. Three strikes lose the game.",
    "A trap is not challenged: it is announced. If you say “challenge” instead of “trap”, you are reminded, and that is all.",
  ],
  end: [
    "You win with your Queen on the throne and your six guards round her. Announce it; if not, the server does as the flag is passed.",
    "It is a draw if your six guards are round the throne and your Queen is not on it; if both agree that nobody can move without a fault; or if both pass without a move.",
    "At the time limit, if the starter has moved, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the table says otherwise. Then come a reminder and 10 more seconds.",
    "A piece you moved stays and the flag passes; if you have not moved, you lose the turn. With the third reminder you lose.",
    "The game lasts 30 minutes.",
  ],
  line: [
    ["call red · left", "red begins · the left hand"],
    ["B1 4.15", "move B1 to the space 4.15"],
    ["trap R1 · trap R1 RQ", "announce the trap of those pieces"],
    ["B1", "touch B1 without moving it"],
    ["R1 > 5.10", "put R1 on the outer band"],
    ["waive", "leave it where it is"],
    ["win", "declare the win"],
    ["!queens-and-guards.backwards", "challenge that rule"],
    ["pass", "pass the flag"],
    ["draw? · draw+ · draw-", "offer a draw · accept · decline"],
    ["accept · resign", "accept the result · resign"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Bring your queen to the throne in the middle, with your six guards around it. You play blue. One step: tap the marked guard, then the marked space and the button.",
    "You go inwards or sideways, never back.",
  ],
  trap: [
    "A trap! A red guard stands between two of yours. Say it: tap the trap button, the red piece and the marked button.",
    "Now that piece must go one step back.",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "The trapped piece went back."],
  challenge: [
    "It is a tournament: nobody points out faults. The marked red piece went away from the middle without being trapped. Tap “{challenge}” and choose the rule about going backwards.",
    "It is a C (correct): now you may send it to the edge.",
  ],
  ring: ["Your queen is on the throne and one guard is missing. Move it to the empty place of the ring.", "Six guards around it!"],
  win: ["Say that you have won: tap the marked button.", "If the other one does not challenge it, the game is yours."],
};
